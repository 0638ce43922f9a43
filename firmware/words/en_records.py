"""English: what has been played: the last games, statistics, numbers; codes."""

# The rows that lead there, and titles.
LAST_GAMES = "The last games"
SAME_CARDS = "Same cards again"
ASK_SAME = ("Play the same cards again?", "It does not count for your best: you know them.")

# One of the last games.
POINTS = ("1 point", "{n} points")
POINTS_WON = "{points}, won"
FOR_NO_BEST = {
    "hints": "Hints: it does not count for your best.",
    "practice": "Practice: it does not count for your best.",
    "known": "Known cards: it does not count for your best.",
}
HINT_GAME = "Ⓐ same cards   Ⓑ back"
HINT_KEPT = "Ⓐ same cards  Ⓐ…replay"  # of one whose moves are kept
NO_GAMES = "No game is over yet."

# What was played: alone, with people, against a level; of more than two players; all others.
ALONE = "Alone"
PEOPLE = "With people"
AGAINST = "Against {name}"
OF_MANY = "{n} players, {name}"
OTHERS = "Other settings"

# In a replay: its menu, and why there is none.
SHOWN = ("Show all", "What you knew")  # what each player saw, or only what the person did
NO_REPLAY = "There is no room for a replay."
FROM_HERE = "Play on from here"
PLAY_ON = "Play on from here? It counts as practice."
PLAY_INSTEAD = "Play on from here? Once you do, your other game is gone."

# The figures.
PLAYED = "Played {n}"
FINISHED = "Finished {n}"
WON = "Won {n}"
BEST = "Best {n}"
BEST_OF = "Best of {of}: {n}"  # where others count for none
MEAN = "Mean {n}"
STREAK = "In a row {n}"
LONGEST = "longest {n}"
HINTS = "Hints per game {n}"
DECIMAL = "{n}.{tenth}"
RANKS = "Ranks: {n} of {all}"
NO_BEST = "Not for your best"
NO_BEST_TEXT = "Games that do not count for your best: {n} of {all}, with hints, a coach, moves taken back, or known cards."

# What is best next.
STRONGER = "You win {n} of 5 against {name}: try {other}."
WEAKER = "You win {n} of 5 against {name}: {other} is easier."
STAY = "You win {n} of 5 against {name}. Go on."
MORE = "Play {n} more against {name} to get advice."
LAST_FIVE = (
    "Your last five: {mean} on average. Can you beat {best}?",
    "Your last five: {mean} on average. Your best that counts is {best}.",
)
FIRST_FIVE = "Play five games to see how you do."
LOST = "What was counted could not be read."
NO_ROOM = "Eight other games have statistics already: there is no room for these."
NO_MAP = "Four other maps are kept already: there is no room for this one. Its games still count."

HINT_ALL = "←→ pages  Ⓐ reset  Ⓑ back"
RESET_ASK = ("Reset these statistics?", "All of {game} starts at zero.")
RESET_SURE = ("Really?", "You cannot get them back.")

# On a result: why it counts for no best, hints taken, how a phone gets the code; a numbered game.
PRACTICE = "Practice"
TAKEN = ("1 hint", "{n} hints")
QR = "Ⓐ…QR"
KNOWN = "known cards"
NUMBER = "No. {n}"
PAR = "par {n}"

# On a result: who has won; the last line of a guest's; where B leads, {back} there.
YOU_WIN = "You win!"
YOU_LOSE = "You have lost"
WINS = "{name} wins"
TIE = "A tie"
THE_END = "The end"
HINT_RESULT = "Ⓐ new  ↓ more  Ⓑ {back}"
# The same where a link to these cards had a result: one's own points, and those.
SENT = "You {n}, link {other}  ↓ more"
# The menu of a game that is over.
AFTER = "After the game"
REVIEW = "Review of your turns"
# Where a drive is too small.
NO_REVIEW = (
    "This board has no room for reviews. The web page has them: hold Ⓐ on the result for its code."
)
BACK = ("title", "menu")

# Codes, and who plays against the person; numbered games.
HINT_CODE = "Ⓐ take   Ⓑ remove"
NO_CODE = {
    "code": "This is not the code of a game: a character is wrong.",
    "game": "The game of this code is not here.",
    "version": "This code is of another version of the game.",
}
AGAINST_WHOM = "Against"
NUMBERS_OF = "Numbers: {n} players"
NEXT = "Next: No. {n}"
LAST = "Last: No. {n}"
TYPE_NUMBER = "Type a number"
MAP = "The map"
STATES = ("", "played", "won")
BEATEN = "beaten"
HINT_NUMBER = "Ⓐ play   Ⓑ back"
NO_NUMBER = "From 1 to {n}"
