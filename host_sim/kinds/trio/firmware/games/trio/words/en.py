"""English for Trio."""

TAKEN = "A piece is here"
TOPICS = ("Goal|Put your pieces in turn. Three in a row, up, across or aslant, win.",)
