"""A case to print and a board to solder, for the usual builds: made from tables of parts."""
