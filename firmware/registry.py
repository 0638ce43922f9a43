"""The games on the drive: each folder of firmware/games with an info module is one.

info.py says what is known of a game before it is played; all but TITLE may be left out (what each
may be is in checks.py):
    NAME, TITLE          its folder, what the title screen calls it
    TIER                 "guest"; "house": its own and has all that a game can have; "template": a
                         guest that is not on the title
    CONTRACT             the number below, of the program that it was made for
    VERSION              of its rules, as engine/<game>/rules.py has it
    NUMBERED             of each setting of its numbered games how many play, 0 for as many as the
                         rules say, and the place of its options in usual(); of several, its words
                         have NUMBERED, their names
    LEVELS               of a guest, names of its computer players, at least one; seats count them
                         from 1, and the weakest come first; a house game has those of catalog.py
    SEAT                 of a person against computer players: 0, or -1 for the last
    choices              a byte for each row of a new game, kept between visits
    progress(session)    how far a game is, from 0 to 65535; it is saved with each turn
    where(progress)      the same in a few words; both left out: the number of the move
    turn(game, n)        of a game that can be reviewed: which turn begins, in words; n: its number
    RECORD               bytes that a running game takes in the store at most
    room(options)        optional: the same of a game with these options, where that is less
    SIGN, SCENE          its pictures on the title, by their numbers in graphics/scene.txt; SIGN may
                         be a picture of its own, 8x7 dots at most, as text: pictures.drawn()
    PLACE                of a house game: on the title, from 1
    SETTINGS             of a house game: rows as in firmware/storage/settings.py
Beside it lie
    view.py    view(session, seat, context): a View (firmware/screens/view.py)
and, if the ones in firmware/guest will not do,
    new.py     options(), rows (label, values) in the order of choices; if not all of them always
               matter, shown(choices), how many of the first do;
               start_options(choices), the engine's option bytes;
               seats(choices), PERSON or the number of a level for each seat;
               choose(choices, setting), optional: choices from settings.toml;
               fit(choices, n), optional: make the choices agree, now that row n has changed;
               note(choices, n), optional: what the last line says while row n is marked, or "";
               settle(options, store), optional: the options of a game that begins now, where they
               depend on the last game
    counts.py  optional: variant(options), 0 or 1, what statistics keep apart;
               mark(game, seats), what they keep of a game that counts for a best, 1 to 15, or 0;
               if that is shown, title(marks) and draw(c, marks), a bit for each;
               over(play), optional: count more of a game that is over, once, though it may be
               called again after a power cut
    series.py  optional: Standing(app, info, back), how a series of games stands;
               begin(app, info, asked), which begins one if new.py says is_series(choices)
    result.py  class Result(play, seen, seat) (firmware/screens/result.py)
    puzzles.bin  optional: its puzzles, and puzzle.py, see firmware/screens/puzzles/list.py
    puzzle_keep.py  optional: keep(store, game, moves, why), which keeps a turn of a
               review as a puzzle and returns a sentence
    hints.py   class Ladder (firmware/screens/hint.py)
and, if there is anything to explain, one of
    help.py    pages with drawings and a lesson: firmware/screens/pages.py and lesson.py
    TOPICS     in words/en.py: a tuple of topics, title|page|page...

A game that cannot be loaded stays on the title, marked; choosing it says why.
"""

import os

from engine import catalog
from engine.crc import checksum
from firmware import memory
from firmware.words import strings

CONTRACT = 1  # raised when a game made for the one before may not run
_GAMES = "firmware.games."
_LAST = 255  # the place on the title of guests
_WARNING = 4  # the sign of a game that cannot be played

games = []  # a Found of each, in their order on the title
settings = []  # the rows of SETTINGS of all games
loaded = ""  # the name of the game whose info was read last
# Of menus, by their titles, two bytes each: the row that was entered last, and the first one shown.
# Bytes, since what lasts must not come to lie between what goes (memory.py).
places = bytearray(2 * 64)


class Found:
    """The facts of a game that stay in memory while it is not loaded.

    why: "" if it can be played, else a key of words.REFUSED; about: what those sentences name.
    """

    is_house = False
    is_shown = True
    place = _LAST
    record = 0
    sign = _WARNING
    scene = 0
    why = ""
    about = ""
    choices = None  # info.choices and info.number_setting, as chosen last
    number_setting = 0

    def __init__(self, name):
        self.name = self.title = name
        self.key = catalog.key(name)

    def refuse(self, error):
        """Note why a guest cannot be loaded. Raises the error of a house game."""
        if self.is_house:
            raise error
        self.mark("large" if isinstance(error, MemoryError) else "broken", said(error))

    def mark(self, why, about=""):
        self.why = why
        self.about = about
        self.sign = _WARNING


def find():
    """Look which games are on the drive."""
    packs = _packs()
    for name in os.listdir("/firmware/games"):
        if "." not in name and name[0] != "_":
            game = Found(name)
            try:
                is_pack = name + ".json" in packs
                if is_pack:
                    _check_whole(name)
                _read(game, is_pack)
            except Exception as error:  # whatever it is, the other games can be played
                game.refuse(error)
            memory.unload(_GAMES + name + ".")  # else all that are on the drive lie side by side
            other = by_key(game.key)
            if other and game.is_house:
                other.mark("same", game.title)
            elif other:
                game.mark("same", other.title)
            games.append(game)
    games.sort(key=lambda game: (game.place, game.title))


def _packs():
    """Return what lies in the folder of the packs' manifests."""
    try:
        return os.listdir("/packs")
    except OSError:  # there is none
        return ()


def _check_whole(name):
    """Raise ValueError if a file of a pack was cut short: the import of one never ends."""
    from firmware.recovery import damaged

    path = damaged.find("/packs/" + name + ".json")
    if path:
        raise ValueError(path + " was cut short")


def _read(game, is_pack):
    """Enter what info.py says. Raises ValueError if a guest says what cannot be."""
    found = info(game.name)
    if is_pack or found.TIER != "house":
        _check(game, found, is_pack)
    game.title = found.TITLE
    if found.CONTRACT > CONTRACT:
        game.mark("newer")
    if game.why:
        return
    game.is_shown = found.TIER != "template"
    game.record = found.RECORD
    game.sign = found.SIGN
    game.scene = found.SCENE
    if found.TIER == "house":
        settings.extend(found.SETTINGS)
        game.place = found.PLACE
        game.is_house = True  # now that nothing of it is wrong


def _check(game, found, is_pack):
    """Check what a guest says of itself, and its name. Raises ValueError if a value is wrong."""
    from firmware import checks

    if checks.is_title(found.TITLE):
        game.title = found.TITLE
    wrong = checks.wrong(found, CONTRACT, is_pack)
    if wrong:
        raise ValueError(wrong)
    if checks.is_taken(game.name):
        game.mark("name", game.name)


def check(name, test, given):
    """Raise ValueError if a test of checks.py finds something wrong with a guest.

    given: what the test takes after the info module: a new Game, or a session.
    """
    if not by_name(name).is_house:
        from firmware import checks

        wrong = getattr(checks, test)(info(name), given)
        if wrong:
            raise ValueError(wrong)


def info(name):
    """Return the info module of a game."""
    return filled(module(name, "info"), name)


def filled(found, name):
    """Return the info module of a game with what it leaves out."""
    usual = {
        "TITLE": None,
        "TIER": "guest",
        "CONTRACT": CONTRACT,
        "VERSION": 1,
        "NUMBERED": ((0, 0),),
        "LEVELS": _levels(getattr(found, "TIER", "")),
        "SEAT": 0,
        "choices": bytearray(16),
        "number_setting": 0,  # of its numbered games, as chosen last
        "progress": lambda session: len(session.moves) + 1,
        "where": lambda progress: strings().AT_MOVE.format(n=progress),
        "SETTINGS": (),
        "PLACE": _LAST,
        "RECORD": 300,
        "SIGN": 3,
        "SCENE": 0,
    }
    for word in usual:
        if not hasattr(found, word):
            setattr(found, word, usual[word])
    found.NAME = name
    game = by_name(name)
    if game:  # what was chosen stays while the module comes and goes
        game.choices = found.choices = game.choices or found.choices
        found.number_setting = game.number_setting
    return found


def _levels(tier):
    """Return the names of levels by their numbers in seats."""
    if tier != "house":
        return "random", "greedy", "search"
    numbers = range(1, len(catalog.LEVELS) + 1)
    return tuple([catalog.LEVELS[catalog.NUMBERS.find(bytes((n,)))] for n in numbers])


def place(title):
    """Return where in `places` a menu's bytes are."""
    name = title.encode()
    return 2 * (checksum(name, 0, len(name)) & 63)


def said(error):
    """Return what an error says, its name if it says nothing."""
    return str(error) or type(error).__name__


def by_key(key):
    """Return the Found of a game, None if it is not here."""
    for game in games:
        if game.key == key:
            return game
    return None


def by_name(name):
    """Return the Found of a game, None if it is not here."""
    for game in games:
        if game.name == name:
            return game
    return None


def read(name):
    """Return the info module of a game. Raises ValueError if the words of a guest will not do."""
    global loaded
    loaded = name
    found = info(name)
    if has(name, "words"):
        check(name, "misworded", strings(name))
    return found


def check_game(name):
    """Raise ValueError if the rules or the words of a guest will not do."""
    if not by_name(name).is_house:
        read(name)
        check(name, "unfit", catalog.make(name))


def levels():
    """Return the levels to choose from, the weakest first, as in "1 🦐 Krill"."""
    words = strings()
    return tuple([words.LEVEL.format(n=n, name=name) for n, name in enumerate(words.NAMES, 1)])


def has(name, leaf):
    """Return True if a game has a module, or a folder, of its own."""
    return lies("firmware/games/" + name, leaf)


def has_reviews():
    """Return True if the drive has the screens of reviews."""
    return lies("firmware/screens/after", "review")


def lies(folder, leaf):
    """Return True if a module, or a folder, lies in a folder."""
    return leaf in [file.split(".")[0] for file in os.listdir(folder)]


def has_help(name):
    """Return True if a game can be explained: by help.py, or by TOPICS in its words."""
    if has(name, "help"):
        return True
    return has(name, "words") and hasattr(strings(name), "TOPICS")


def module(name, leaf):
    """Return the module firmware.games.<name>.<leaf>, firmware.guest.<leaf> where it has none."""
    place = _GAMES + name if has(name, leaf) else "firmware.guest"
    return __import__(place + "." + leaf, None, None, (leaf,))


def view(name, session, seat, context):
    """Return a new View of a person's seat in a game."""
    return module(name, "view").view(session, seat, context)
