"""English: menus, settings, and how a game begins."""

# How a game begins, and for what was found in the store.
CONTINUE_AT = ("Continue: {where}", "→ {where}")  # the first that its row has room for
NO_GAME = "There is no game {name}."
WRONG = "settings.toml: {name} cannot be {value}, so it is left out."

# How far a game is: the {where} of the others.
IN_LESSON = "the lesson"
UNREADABLE = "not readable"

# Asked before a new game replaces a saved one; the second text is for a game that cannot be read.
NEW_OVER = (
    "Your game is at {where}. Start a new one?",
    "The saved game cannot be read. Start a new one?",
)
NEW_OVER_OTHER = "No room for more games: {game} is removed. Start a new one?"
NEW_OVER_MORE = "You can get it back until your first turn ends."
NEW_OVER_NEWER = (
    "Your game at {where} has only just begun. Start another one?",
    "The saved game cannot be read. Start another one?",
)
TAKE_NEW_ASK = "Take back the new game?"
GOES_ON = ("Then the game at {where} goes on.", "The saved game cannot be read.")

# Why a saved game cannot be read.
REASONS = {
    "damaged": "The saved game is damaged.",
    "version": "The saved game is of another version of {game}.",
    "unreadable": "The saved game cannot be read.",
}

# Why a guest cannot be played.
REFUSED = {
    "broken": "{game} cannot be loaded: {about}",
    "newer": "{game} is made for a newer Tombolo.",
    "large": "{game} is too large for this board.",
    "name": "No game can be called {about}: rename its folders.",
    "same": "{game} and {about} cannot be told apart: rename the folders of one.",
}

# What was found, by the state of the store.
FOUND = {
    1: ("The power went off while saving: the last turn may be missing.",),
    2: ("Some of what was saved cannot be read. All else is here.",),
}
FOREIGN = ("What is saved here cannot be read.", "Erase it? Until then no game can be saved.")

# The title and the menus before a game.
CONTINUE_WITH = "Continue: {game}"
SERIES = "The series"
NEW_GAME = "New game"
LESSON = "A short lesson"
PUZZLES = "Puzzles"
PUZZLE_TODAY = "Puzzle of the day"
# The games and puzzles of the day: the row on the title, with a star behind what is done, or both;
# the title and the rows of its menu; then how many days in a row one was done, beside the keys.
TODAY = "Today: game{game}, puzzle{puzzle}"
TODAY_BOTH = "Today: both done ★"
TODAY_TITLE = "Today"
TODAY_GAME = "{game}: No. {n}{done}"
TODAY_PUZZLE = "{game}: puzzle{done}"
IN_A_ROW = "Ⓐ go   {n} days in a row"
PAGES = "The pages"
HINT_MENU = "Ⓐ go   Ⓑ…settings"
HINT_NEW_GAME = "←→ change  Ⓐ play Ⓑ back"
HINT_SHOW = "A demo: press any key"

# Before what was revealed is taken back.
PRACTICE_ASK = (
    "Take back the turn?",
    "You have seen what came, so it will not count for your best.",
)

# The settings.
SETTINGS = "Settings"
GROUPS = ("Display", "Playing")
SETTING = {  # by its name: the label of its row, and what its values are called; times follow
    "level": ("Brightness", ()),
    "dim": ("Dim after", ("never",)),
    "off": ("Off after", ("never",)),
    "hand": ("Main hand", ("right", "left")),
    "flip": ("Picture", ("upright", "turned")),
    "pace": ("Rivals move", ("at once", "fast", "normal", "slow")),
    "asks": ("Atoll: confirm", ("no", "yes")),
    "hold": ("Confirm by", ("press", "hold Ⓐ")),
    "calm": ("Reduce motion", ("no", "yes")),
    "sound": ("Sound", ("no", "yes")),
}
BRIGHTEST = "Wears out the display"
LANGUAGE = "Language: {name}"
ERASE = "Erase all…"
ERASE_ASK = ("Erase all?", "All games, all results and all settings.")
ERASE_SURE = ("Really everything?", "You cannot get it back.")
HINT_CHANGE = "Ⓐ←→ choose   Ⓑ back"

# When the program stops or does not start.
STOPPED = "Tombolo has stopped."
AGAIN = "It starts again…"
RESET = "Switch it off and on, or see the serial console."
SAFE_MODE = "CircuitPython is in safe mode."
HUNG = "The program hung, and was stopped."

# B was held during the start.
REPL = "Tombolo is not running."
REPL_WHY = "B was held during the start, or it is stuck."
REPL_BACK = "Let go of B, then switch off and on to play."

# The board has no profile.
NO_PROFILE = "There is no profile for the board {name} in boards/."

# Said seldom in a game: the battery, no room, the next person.
LOW = ("The battery is low.", "Your game is saved. Charge it soon.")
SAVE_FULL = ("There is no room to save this game: it will be lost when the power goes off.",)
COVER = "Pass to\nplayer {n}"

# The rows that lead to codes and numbered games, and their titles.
ENTER_CODE = "Enter a code"
NUMBERS = "Numbered games"

# Games that are over.
LAST_RESULT = "The last result"
YOUR_GAMES = "Your games"
STATISTICS = "Statistics"
# A new game of a guest: how many play, how many of them are people, who else does; who begins,
# and its values.
MANY = "Players"
PEOPLE = "People"
OTHERS = "Others"
BEGINS = ("Begins", "you", "others")
