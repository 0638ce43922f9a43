"""English for Hashi's stories at a table."""

# What the others did.
BOARD = "{who}  Ⓐ next Ⓑ skip all"
FINISHED = "{who} finished {n} Ⓐ next"
HINT = "Ⓐ next  Ⓑ skip all"
BRINGS = "{who}: +{n}"
TAKEN = (
    "Pennants are taken:\n{n} from now on",
    "Squares are taken:\n{n} from now on",
    "Six is taken:\n{n} from now on",
)

# The start.
PASSING = "All boards go one seat on"
WROTE = "Everybody has written a number into an island."
GOT = "Your new board has the {n} of player {giver}."
