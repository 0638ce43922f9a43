"""English for Mines."""

OPENED = "{n} cells open"
FLAG = "flag"
UNFLAG = "no flag"
FLAGGED = "There is a flag"
IS_OPEN = "It is open"
OF = "{n} of {of} cells"
END = ("The rest is yours.",)
STEPS = (
    "The cells are closed, and ten have mines.|Open the one in the frame: Ⓐ.",
    "The 1 above has only this closed neighbour: it is a mine.|Hold Ⓐ for a flag.",
    "The 1 beside the flag has its mine, so this cell has none.|Open it: Ⓐ.",
)
OPTIONS = (("Mines", ("10", "14", "6")),)
NUMBERED = ("10 mines", "14 mines")
TOPICS = (
    "Open|Open all cells without a mine. A number says how many of its neighbours have one; where"
    " none has, all of them open.",
    "Flags|A held puts a flag on a cell, or takes it off. A flag keeps you from opening it.",
    "The end|A mine ends the game. Each open cell is a point, and all of them ten more.",
)
