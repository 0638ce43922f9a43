"""The rules of the games. Imports only engine: no display, clock, file or platform."""
