"""Where every text stands, how wide that place is, and the longest that is put into the text.

PLACES names each text of firmware/words by module and name, or one of a tuple as NAME[0]. A new
text needs a row, so that it is measured in every language; test_words.py does that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.arabana.map import INITIALS, NAMES, SEAS, name_place, name_sea
from engine.arabana.map import PLACES as BRIDGES
from firmware.graphics.canvas import width

Values = tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """room: dots of a line; lines: how many there are, 0 where the text is wrapped and turns pages.

    fill: what may stand in a text's own places; "module.NAME" stands for those texts. beside: other
    texts on the same line, two spaces between. foot: the line is that of the keys, where "Ⓐ " may
    become "Ⓐ…". flat: no letter may hang below the line.
    """

    room: int
    lines: int = 1
    fill: Mapping[str, Values] = field(default_factory=dict)
    beside: tuple[Values, ...] = ()
    foot: bool = False
    flat: bool = False


def line(room: int, *beside: Values, **fill: str | Values) -> Place:
    """Return a line of so many dots; each of `beside` stands on it, too, two spaces between."""
    return Place(room, 1, _values(fill), beside)


def flat(room: int, *beside: Values, **fill: str | Values) -> Place:
    """Return a line below which there is no room."""
    return Place(room, 1, _values(fill), beside, flat=True)


def hint(*beside: Values, **fill: str | Values) -> Place:
    """Return the last line of the display, which other texts may share."""
    return Place(128, 1, _values(fill), beside)


def confirm(*beside: Values, **fill: str | Values) -> Place:
    """Return the last line where A may have to be held."""
    return Place(128, 1, _values(fill), beside, True)


def wraps(room: int, lines: int = 0, **fill: str | Values) -> Place:
    """Return lines of so many dots, 0 for as many as it takes."""
    return Place(room, lines, _values(fill))


def row(*values: str, room: int = 111, **fill: str | Values) -> Place:
    """Return the row of a menu, beside an arrow; values: what may be chosen there, behind it."""
    if values:
        return Place(room - width("←→") - 1, 1, _values(fill), (values,))
    return Place(room, 1, _values(fill))


def level(*values: str, n: str = "") -> Place:
    """Return such a row whose values are the levels and others."""
    return row("common.LEVEL", *values, n=n) if n else row("common.LEVEL", *values)


def _values(fill: Mapping[str, str | Values]) -> dict[str, Values]:
    return {name: (value,) if isinstance(value, str) else value for name, value in fill.items()}


SIGN = ("🦐2", "🦀2", "🐦2", "🦭2", "🐳2", "common.SHORT")
PLAYER = ("common.YOU", "common.PLAYER")
RIVAL = ("common.NAMES", "common.PLAYER")
WALKED = ("🐳  24:24", *(f"{sign}  88pt" for sign in ("🐳2", "P6", "J6", "S6")))  # in a replay
WHERE = (
    "menus.IN_LESSON",
    "hashi.PROGRESS",
    "arabana.PROGRESS",
    "atoll.PROGRESS",
    "common.AT_MOVE",
    "menus.UNREADABLE",
)
UNDO = ("hashi.UNDO", "hashi.MENU")
SPOTS = tuple("-".join(name_place(k)) for k in range(BRIDGES))
WATERS = tuple("-".join(name_sea(e)) for e in range(SEAS))
COURSE = tuple(name_sea(e) for e in range(SEAS))
SOME = "+".join(INITIALS[:4])  # more islands are hardly ever won at once
EFFECTS = ("arabana.CHANGES", "arabana.FELLS")

COST = ("10.9", "99%")
THEMES = ("arabana_themes.THEMES", "atoll_themes.THEMES", "hashi_themes.THEMES")

STEPS = {"STEPS": wraps(117, 5), "END": wraps(117)}
PLACES = {
    "hashi": {
        "MATCH_TITLE": line(122),
        "MATCH_CARD": line(128, n="17", of="17"),
        "MASTER": line(68, ("60",)),
        "MATCH_END": line(128),
        "MASTER_NO_ROOM": wraps(128, 3),
        "PRACTICE, RANK, RANKS": line(109),
        "SUM": line(108, ("hashi.TO_BEAT", "hashi.BEST", "hashi.NEW_BEST"), n="60"),
        "TO_BEAT, BEST, NEW_BEST": line(80, n="60"),
        "HINT_RESULT, HINT_TABLE, HINT_BOARD": hint(who=PLAYER, n="60"),
        "MASTER_MISSING": wraps(122, 3),
        "NUMBERED": row(room=99),
        "SIDE": row("hashi.SIDES"),
        "OPPONENTS": level("hashi.NONE", "common.PERSON"),
        "SIDES, NONE": row(),
        "TAKE, NOT_HERE, DRAW": hint(("hashi.SKIP", *UNDO)),
        "WRITE": hint(("hashi.SKIP",), ("hashi.MENU",), n="5"),
        "START": hint(("hashi.MENU", *UNDO), n="5"),
        "START_GO": confirm(("hashi.START",)),
        "NEXT, FINISH, CONFIRM": confirm(UNDO),
        "PUZZLE_AWAY": hint(("hashi.WRITE",), ("hashi.SKIP",)),
        "PUZZLE_ASK": hint(n="5", m="3"),
        "CARD": line(122, n="17", number="5", m="3"),
        "NEVER_FINISHED": hint(n="5"),
        "NOTHING_FITS": hint(n="3"),
        "SPOILS": hint(arrow=tuple("↑↓←→"), n="5"),
        (
            "SKIP, UNDO, MENU, HELD, WAIT, "
            "NO_NEEDS_BRIDGE, NO_HAS_NUMBER, NO_TOO_MANY, NO_FLAG_START, "
            "NO_LINE, NO_BRIDGE_HERE, NO_BRIDGE, NO_SKIP"
        ): hint(),
        "CATEGORIES": line(127, ("88", "✓ 88", "hashi.WORTH")),
        "NEWS": wraps(117, 3, what=("hashi.FINISHED",), n="8"),
        "FINISHED": line(117),
        "PROGRESS": line(111, n="10"),
        "MENU_SKIP, MENU_CARDS, SCORE_TITLE, MENU_MASTER": row(),
        "MENU_BOARDS, MENU_WARN, MENU_RECAP": row(),
        "CARDS_TITLE": line(120),
        "ISLANDS": line(127, ("18 × 2 = 36",)),
        "WORTH": line(64, n="8", card="12"),
        "HINT_BOARDS": hint(who=PLAYER),
        "PASSING": line(128),
        "GOT": wraps(128, 2, n="4", who=PLAYER),
        "TOLD": line(68),  # in the middle, with the round at the right
        "HINT_RECAP": hint(),
    },
    "arabana": {
        "PROGRESS": line(111, n="2", own="88", other="88"),
        "MENU, VALUES, IN_TURN": row(),
        "NO_LAST_TURN": wraps(117, name=RIVAL),
        "ROUND": line(12, n="3"),
        "DONE": line(27),
        "TAKE": hint(("arabana.DOWN",), island=NAMES),
        "OPEN, LAY_OFF, TAKES": hint(island=NAMES),
        "PUZZLE_ASK": hint(),
        "STACK": hint(n="24"),
        "FREE_BRIDGE, SAIL, ENDS, CONFIRM": confirm(),
        "PLACE": hint(place=SPOTS),
        "SHIP": hint(place=WATERS),
        "GO": hint(start=COURSE, end=COURSE[:1]),
        "ISLAND": hint(island=NAMES, own="6", other="6", n="4"),
        (
            "DOWN, FOR_OTHER, LAYS_OFF, TAKES_STACK, "
            "PASSES, NO_PLACE, NO_BEFORE, NO_MORE_SAILED, NO_MORE_LAID, NO_BRIDGES, "
            "NO_DRAW_YET, NO_DRAW_FULL, NO_CARD"
        ): hint(),
        "OTHERS_TURN": hint(name=RIVAL),
        "HINT_RESULT": hint(),
        "CHANGES": hint(islands=(*NAMES, SOME)),
        "FELLS, SINKS": hint(n="27"),
        "DOES": hint(effects=EFFECTS),
        "SWAPS, TAKES_AWAY": hint(effects=""),
        "PLAYED": hint(cards="M", place=SPOTS),
        "SWAPPED, FELLED": hint(cards="D+H", place=SPOTS),
        "FREE_ON": hint(place=SPOTS),
        "SHIP_IN": hint(cards="D+H+G", place=WATERS),
        "SHIP_TO": hint(place=WATERS),
        "HINT_LAY_OFF, DID, REASONS": wraps(122, 3, island=NAMES, other=NAMES, n="6", name=RIVAL),
        "SCORED, NOTED": wraps(117, 0, n="12", name=RIVAL),
        "LAST_PLAYS": wraps(117),
        "OPTIONS[0]": level("common.PERSON"),
        "OPTIONS[1]": row("arabana.VALUES[0]", "arabana.IN_TURN"),
        "OPTIONS[2]": row("arabana.VALUES[1]"),
        "OPTIONS[3], OPTIONS[4]": row("arabana.VALUES[2]"),
        "STRICT": hint(),
        "HANDICAP[0]": row("arabana.VALUES[0]"),
        "HANDICAP[1], HANDICAP[2], HANDICAP[3]": row("5"),
        "UNSEEN[0]": line(120),
        "UNSEEN[1]": line(127, ("M M M M M M",), name=RIVAL),
        "UNSEEN[2]": line(127, ("arabana.UNSEEN[3]",), n="24"),
        "UNSEEN[3]": line(127, n="24"),
        "SCORINGS, NO_BRIDGE_LEFT, NOW": line(127, ("24 : 12",)),
        "VERSUS": line(96, own=("common.YOU", "common.SHORT"), other=RIVAL),
        "TOURNAMENT": line(127, ("5 : 0", "records.PRACTICE", "888 : 888")),
        "SERIES": line(90),
        "SERIES_GAMES": line(127, ("255",)),
        "ISLAND_POINTS": line(127, ("8888 : 8888",)),
        "SERIES_ASK, SERIES_ANEW": wraps(117, 2),
        "SERIES_POINTS": wraps(117, 2, n="888", other="888"),
        "SERIES_END": wraps(117, 3, own=PLAYER, name=RIVAL, n="888", other="888 (8888:8888)"),
        "HINT_SERIES, HINT_TO_SERIES": hint(),
    },
    "atoll": {
        "HINT_WAIT": hint(n="5"),
        "HINT_SURE": confirm(n="24"),
        "HINT_HAND, HINT_LAID, HINT_TAKE, HINT_DONE": hint(n="24"),
        "LAY": hint(spot="    "),
        "REQUESTS, TERRAINS": wraps(122, 1),
        "REASONS": wraps(
            122,
            3,
            request=("atoll.REQUESTS",),
            terrain=("atoll.TERRAINS",),
            award=("atoll.AWARDS[0]",),
            n="40",
            other="40",
        ),
        "OPTIONS[0], OPTIONS[1]": row("6"),
        "OPTIONS[2]": level(),
        "OPTIONS[3]": row("atoll.ONE"),
        "AS_ALL": row(),
        "ONE": row(n="10"),
        "COMPUTER": level("atoll.AS_ALL", n="5"),
        "COUNT": line(122, who=PLAYER, n="88"),
        "COUNTS": line(23),
        "NONE": line(116),
        "SUMS": line(124, n="100"),
        "AWARDS_GIVEN": line(122),
        "GOES_TO": line(62, who=PLAYER),
        "TIED": line(62),
        "ROUND_TWO": line(122),
        "ROUND_TWO_TEXT": wraps(126, 4),
        "AWARDS": wraps(122, 0),
        "AWARDS_TITLE": line(120, n="10", all="10"),
        "LEADS": line(44, who=("common.YOU", "common.SHORT"), n="20"),
        "TIE": line(44, n="20"),
        "REQUESTS_TITLE": line(124),
        "NO_CARD, NO_UNDO": hint(),
        "HINT_RESULT": hint(),
        "HINT_TURN, HINT_AWARDS, HINT_REQUESTS, HINT_ISLANDS": hint(),
        "SHEETS": row(),
        "PROGRESS": line(111, n="2", card="10"),
    },
    "common": {
        "HINT_PAGES, HINT_HELP, HINT_BACK, HINT_GO_ON, HINT_ASK, HINT_MENU_BACK": hint(),
        "WAIT, HOLD, NO_UNDO": hint(),
        "BACK_AT": hint(where=WHERE),
        "AT_MOVE": line(111, n="999"),
        "HOW_TO, LEAVE, LEAVE_KEPT, TAKE_NEW, GO_ON, HINT, REPLAY, TAKE_BACK": row(),
        "TURN": line(128, WALKED, n="57", all="57"),
        "START": line(122, WALKED),
        "STEP": line(128, WALKED, n="20", at="18"),
        "START_STEP": line(128, WALKED, at="18"),
        "HINT_REPLAY": hint(),
        "NONE, FULL, KEYS": hint(),
        "OTHERS": wraps(122, 2, why=""),  # two lines more than the reason's three: five have room
        "NAMES, PERSON": row(),
        "LEVEL": line(60, n="5", name="common.NAMES"),
        "YOU, PLAYER": line(50, n="6"),
        "SHORT": line(24, n="6"),
        "POINTS": line(26, n="60"),
        "TOTAL": line(127, ("24 : 12",)),
        "HINT_RECAP": hint(),
        "NOTHING": wraps(122, 3),
        "CODE": row(code="0000-0000…"),
    },
    "guest": {
        "PLAY, PLACE, NEXT, NOT_HERE": hint(),
        "PASS": row(),
        "SECOND": hint(what="guest.PASS"),
        "DO": hint(what="guest.PASS"),
        "DID": hint(name=RIVAL, what="guest.PASS"),
        "THINKS": hint(name=RIVAL),
    },
    "menus": {
        "MANY, PEOPLE, OTHERS, BEGINS": row(),  # with its values: test_guests.py
        "ENTER_CODE, NUMBERS": line(102),
        "LOW, SAVE_FULL": wraps(117),
        "COVER": wraps(128, 3, n="6"),
        "STOPPED, REPL": line(128),
        "AGAIN, RESET, REPL_BACK": wraps(128, 3),
        "SAFE_MODE, HUNG, REPL_WHY": wraps(128, 3),
        "NO_PROFILE": wraps(128, 4, name="raspberry_pi_pico"),
        "CONTINUE_AT[0]": row(where=("menus.IN_LESSON", "hashi.PROGRESS", "menus.UNREADABLE")),
        "CONTINUE_AT[1]": row(where=WHERE),
        "NO_GAME": wraps(117, 0, name="tombolo"),
        "WRONG": wraps(117, 5, name="TOMBOLO_LANGUAGE", value="Schwyzerdütsch, bitte"),
        "IN_LESSON, UNREADABLE": line(111),
        "NEW_OVER, NEW_OVER_MORE, NEW_OVER_NEWER, TAKE_NEW_ASK, GOES_ON": wraps(
            117, 0, where=WHERE
        ),
        "NEW_OVER_OTHER": wraps(117, 0, game="Arabana-Ikibiti"),
        "REASONS": wraps(117, 0, game="Arabana-Ikibiti"),
        "REFUSED": wraps(117, 0, game="Arabana-Ikibiti", about="no module named engine.x"),
        "FOUND, FOREIGN": wraps(117),
        "PRACTICE_ASK": wraps(117),
        "SETTINGS": line(102),
        "GROUPS": row(),
        "SETTING": row(),  # with its values: test_settings.py
        "LANGUAGE": row(name=("English", "Français", "Deutsch")),
        "ERASE": row(),
        "ERASE_ASK, ERASE_SURE": wraps(117),
        "HINT_CHANGE, BRIGHTEST": hint(),
        "CONTINUE, LESSON, PAGES": row(),
        "LAST_RESULT, PUZZLES, PUZZLE_TODAY": row(),
        "TODAY": line(102, game="★", puzzle=""),
        "TODAY_BOTH": line(102),
        "TODAY_TITLE": line(102),
        "TODAY_GAME, TODAY_PUZZLE": row(game="Arabana", n="9999", done="★"),
        "IN_A_ROW": hint(n="9999"),
        "YOUR_GAMES, STATISTICS": line(102),
        "CONTINUE_WITH": line(108, game="Arabana"),
        "NEW_GAME": line(102),
        "SERIES": row(),
        "HINT_MENU, HINT_NEW_GAME, HINT_SHOW": hint(),
    },
    "records": {
        "TYPE_NUMBER, AGAINST_WHOM": line(102),
        "HINT_CODE, HINT_NUMBER": hint(),
        "NO_CODE": wraps(117),
        "NUMBERS_OF": line(122, n="6"),
        "NEXT, LAST": row(n="9999"),
        "MAP": row(),
        "STATES, BEATEN": line(127, ("records.PAR",)),
        "NO_NUMBER": line(127, n="9999"),
        "YOU_WIN, TIE": line(56),
        "YOU_LOSE": line(128),
        "WINS": line(56, name=SIGN),
        "THE_END": line(52),
        "HINT_RESULT": hint(back="records.BACK"),
        "SENT": hint(n="188", other="188"),
        "AFTER": line(122),
        "REVIEW": row(),
        "BACK": line(26),
        "KNOWN": line(127, ("0000-0000…",)),
        "QR": line(127, ("common.CODE",)),
        "NUMBER": line(127, ("records.STATES", "records.BEATEN"), ("records.PAR",), n="512"),
        "PAR": line(127, ("hashi.SUM",), n="60"),
        "TAKEN": line(50, n="63"),
        "PRACTICE": line(52),
        "LAST_GAMES, SAME_CARDS": line(118),
        "ASK_SAME, NO_GAMES, NO_MAP, RESET_ASK, RESET_SURE": wraps(117, 0, game="Arabana-Ikibiti"),
        "POINTS": line(124, n="188"),
        "POINTS_WON": line(124, points="188 points"),
        "FOR_NO_BEST": wraps(124, 3),
        "HINT_GAME, HINT_KEPT, HINT_ALL": hint(),
        "SHOWN": row(),
        "NO_REPLAY, NO_REVIEW": wraps(117),
        "FROM_HERE": row(),
        "PLAY_ON, PLAY_INSTEAD": wraps(117),
        "ALONE, PEOPLE, AGAINST, OF_MANY, OTHERS": line(100, n="6", name="common.NAMES"),
        "PLAYED": line(126, ("records.FINISHED",), n="999"),
        "FINISHED": line(126, ("records.PLAYED", "records.WON"), n="999"),
        "WON": line(126, ("records.FINISHED",), n="999"),
        "BEST": line(126, ("records.MEAN",), n="150"),
        "BEST_OF": line(126, n="150", of="250"),
        "MEAN": line(126, ("records.BEST", "records.FINISHED"), n="150.0"),
        "STREAK": line(126, ("records.LONGEST",), n="255"),
        "LONGEST": line(126, ("records.STREAK",), n="255"),
        "HINTS": line(126, n="63.0"),
        "DECIMAL": line(126, n="188", tenth="8"),
        "RANKS": line(104, n="12", all="12"),
        "NO_BEST": line(100),
        "NO_BEST_TEXT": wraps(124, 5, n="999", all="999"),
        "STRONGER, WEAKER, STAY, MORE": wraps(
            124, 3, n="5", name="common.NAMES", other="common.NAMES"
        ),
        "LAST_FIVE, FIRST_FIVE, LOST, NO_ROOM": wraps(124, 3, mean="188.8", best="188"),
    },
    "review": {
        "REVIEW": line(108),
        "DONE": line(128, n="100"),
        "NO_ROOM": wraps(128, 5),
        "AGAIN, AGAIN_KEYS, AGAIN_NO_HINT, FULL": hint(),
        "MISSING": wraps(122, 4),
        "CLOSER": line(128),
        "LOSS": wraps(128, 4, n="verdict.GIVE"),
        "DEALS": line(128, n="128"),
    },
    "verdict": {
        "POINTS": line(30, n="10", to="9"),
        "PERCENT": line(30, n="100"),
        "UNITS": wraps(122, 2, n=COST),
        "GIVE": wraps(122, 3, n="verdict.UNITS", more=COST),
        "FOOT_YOURS, FOOT_OTHER, FOOT_WHY": hint(page="42/44"),
        "FOOT_CURVE, FOOT_PAGES": hint(),
        "ROUND": line(122, round="3", n="44"),
        "RETRY, KEEP, CLOSER": row(),
        "COST": wraps(122, 4, n="verdict.GIVE"),
        "BRIEF": line(128, n=COST),
    },
    "coach": {
        "MENU, SAID": row(),
        "COST": hint(n=("10.9", "100%")),
        "EVEN, FULL, MISSING, FOOT": hint(),
    },
    "sums": {
        "CURVE": line(108),
        "SUM[0]": wraps(124, 4, n="10.9", by="120.9"),
        "SUM[1]": wraps(124, 6, start="56%", end="100%", luck="+10.9%", lost="-10.9%"),
        "STRENGTH": wraps(124, 2, like=("sums.LEVEL[0]", "sums.LEVEL[1]")),
        "LEVEL[0]": line(124, like="sums.NAMED", n="3"),
        "LEVEL[1]": line(124, like="sums.BRIEF", n="3–4"),
        "LIKE, NAMED": line(124),
        "BETWEEN, BRIEF": line(127, low="sums.NAMED", high="sums.NAMED"),
        "NO_MISTAKE": wraps(124, 4),
        "SHARED, SHARED_PAR, SHARED_LUCK": wraps(
            117, game="Arabana-Ikibiti", which="AJ20-06N4", points="60", par="par 60", n="+10.2"
        ),
        "SHARE_QR": wraps(62, 4),
        "REVIEWS": line(100, ("B",)),
        "REVIEWS_FOUR": line(100),
        "LOST": line(124, n="12.3%"),
        "LUCK": line(126, n="+127.0"),
    },
    "themes": {
        "TITLE": line(104),
        "MOST, MORE": wraps(125, 3, theme=THEMES, n=("themes.POINTS", "62.5%")),
        "NEXT": wraps(125, 2, theme=THEMES, n="12.5%"),
        "POINTS": line(125, n="12.5"),
        "WAY": line(125, before="12.5%", now="12.5%"),
        "NONE, FEW": wraps(125, 6, n="20"),
        "HINT_THEME": hint(),
        "NO_PUZZLE": wraps(117),
    },
    "puzzle": {
        "TITLE, MISSED": line(120, n="6"),
        "TITLE_RUN": line(120, n="255"),
        "ROWS": line(124, ("20/20",)),
        "ROWS[3]": line(72, ("8/8",)),
        "REMOVE": wraps(117),
        "HINT_LIST, NO_HINT, KEYS, SOLVED_KEYS, ASK": hint(),
        "NO_ROOM": wraps(122, 3),
        "SOLVED": wraps(122, 3),
        "SOLVED_RUN": wraps(122, 3, n="255"),
        "WHY": wraps(122, 5, why="hashi_hints.REASONS"),
        "DAMAGED": wraps(117),
        "COSTS": wraps(122, 3, n="25", to="5"),
        "COSTS_CHANCE": wraps(122, 3, n="100"),
    },
    "arabana_themes": {"THEMES": line(125)},
    "atoll_themes": {"THEMES": line(125)},
    "hashi_themes": {"THEMES": line(125)},
    "arabana_help": STEPS,
    "atoll_help": {**STEPS, "INTRO": wraps(117), "INTRO_TERRAINS": wraps(122, 3)},
    "hashi_help": STEPS,
    "hashi_hints": {
        "HINT_MASTER": hint(),
        "PUZZLE_KEPT": wraps(122, 3, n="8"),
        "SKIP_NUMBER, SKIP_BRIDGES, SKIP_BOTH, REASONS, DID_NUMBER, DID_BRIDGES, DID_BOTH": wraps(
            122, 3, n="9", more="6", left="12", cards="12"
        ),
    },
}
# Tables, measured by functions of their own.
TABLES = ("TOPICS", "AWARDS")


def place_of(module: str, name: str) -> Place:
    """Return the place of a text: the first row that names it. KeyError if there is none."""
    for one in (name, name.split("[")[0]):
        for names, place in PLACES[module].items():
            if one in names.split(", "):
                return place
    raise KeyError(f"{module}.{name} has no place in tests/firmware/places.py")
