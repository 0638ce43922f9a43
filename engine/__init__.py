"""The rules of the games. Imports only engine; knows no display, clock or platform."""
