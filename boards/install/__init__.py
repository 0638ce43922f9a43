"""From a clone to a handheld: check a board's profile, make its bundle or UF2, and flash it."""
