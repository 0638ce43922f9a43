"""Where every text stands, how wide that place is, and the longest that is put into the text.

PLACES names each text of firmware/words as "module.NAME". A new text needs a row, so that it is
measured in every language; test_words.py does that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from types import ModuleType
from typing import Any

from engine.arabana.map import INITIALS, NAMES, SEAS, name_place, name_sea
from engine.arabana.map import PLACES as BRIDGES
from firmware.canvas import width

REFERENCE = re.compile(r"[a-z_]+\.[A-Z_]+")
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


def _values(fill: Mapping[str, str | Values]) -> dict[str, Values]:
    return {name: (value,) if isinstance(value, str) else value for name, value in fill.items()}


PLAYER = ("hashi_table.YOU", "hashi_table.SEAT")
ISLANDERS = ("atoll_story.YOURSELF", "atoll_story.PLAYER")
WHERE = (
    "begin.IN_LESSON",
    "begin.CARD",
    "begin.ROUND_CARD",
    "begin.ROUND_SCORE",
    "begin.UNREADABLE",
)
UNDO = ("hashi.UNDO", "hashi.MENU")
SPOTS = tuple("-".join(name_place(k)) for k in range(BRIDGES))
WATERS = tuple("-".join(name_sea(e)) for e in range(SEAS))
COURSE = tuple(name_sea(e) for e in range(SEAS))
SOME = "+".join(INITIALS[:4])  # more islands are hardly ever won at once
EFFECTS = ("arabana.WINS", "arabana.FREES", "arabana.LOSES", "arabana.FELLS_ONE", "arabana.FELLS")

HASHI = {
    "TAKE, NOT_HERE": hint(("hashi.SKIP", ""), UNDO),
    "WRITE": hint(("hashi.SKIP",), ("hashi.MENU",), n="5"),
    "SKIP, UNDO, MENU": hint(),
    "HELD": hint(),
    "NEXT, START_GO, FINISH": confirm(UNDO),
    "IN_VAIN": hint(n="5"),
    "SPOILS": hint(arrow=tuple("↑↓←→"), n="5"),
    "NOTHING_FITS": hint(),
    "NO_*": hint(),
    "SKIP_NUMBER, SKIP_BRIDGES, AFTER, CARDS, SCORE": row(),
    "WARN": row(value=("hashi.WARNINGS",)),
    "WARNINGS": row(),
    "CARDS_TITLE, SCORE_TITLE": line(120),
    "CATEGORIES": line(127, ("88", "✓ 88", "hashi.NOW", "hashi.UNTIL_CARD")),
    "ISLANDS": line(127, ("18 × 2 = 36",)),
    "NOW, UNTIL_CARD": line(64, n="8", card="12"),
    "TOTAL": line(127, ("60",)),
    "PRACTICE, RANKS": line(109),
    "SUM": line(108, ("hashi.TO_BEAT",), n="60"),
    "TO_BEAT": line(80, n="60"),
    "CODE": line(127, side="B", n="4294967295"),
    "POINTS": line(26, n="60"),
    "HINT_*": hint(),
    "NEWS": wraps(117, 3, n="8"),
}
HASHI_NEW = {
    "SIDE": row("hashi_new.SIDES"),
    "START": row("4"),
    "OPPONENTS": row("hashi_new.NONE", "hashi_new.PERSON", "levels.NAMES"),
    "SIDES, NONE, PERSON": row(),
}
HASHI_STORY = {
    "BOARD": hint(who=PLAYER),
    "FINISHED": hint(who=PLAYER, n="4"),
    "HINT, HINT_*": hint(who=PLAYER, n="60"),
    "BRINGS": line(128, who=PLAYER, n="9"),
    "TAKEN": wraps(128, 2, n="5"),
    "PASSING": line(128),
    "WROTE": wraps(128, 2),
    "GOT": wraps(128, 2, n="4", giver="4"),
    "RESULT, PRACTICE": line(52),
    "RANK": line(109),
}
HASHI_MATCH = {
    "TITLE": line(122),
    "YOU, MASTER": line(68, ("60",)),
    "CARD": line(128, n="17", of="17"),
    "AHEAD, EQUAL": line(128),
    "MISSING": wraps(128, 3),
}
HASHI_TABLE = {
    "YOU, SEAT": line(56, n="4"),
    "SHORT": line(26, n="4"),
    "CONFIRM": confirm(UNDO),
    "WAIT": hint(),
    "BOARDS": row(),
    "STORY": row(value=("hashi_table.STORIES",)),
    "STORIES": row(),
    "BOARDS_HINT": hint(who=PLAYER),
}
ARABANA = {
    "ROUND": line(12, n="3"),
    "DONE": line(27),
    "TAKE": hint(("arabana.TO_DRAW", "arabana.TO_DONE"), island=NAMES),
    "TO_DRAW, TO_DONE": hint(),
    "OPEN, LAY_OFF, TAKES": hint(island=NAMES),
    "STACK": hint(n="24"),
    "FREE_BRIDGE, SAIL, END_LAST, END_BEFORE": confirm(),
    "CONFIRM, CONFIRM_LOST": confirm(),
    "PLACE, PLACE_OR": hint(place=SPOTS),
    "SHIP, SHIP_OR": hint(place=WATERS),
    "GO, GO_OR": hint(start=COURSE, end=COURSE[:1]),
    "OTHERS_TURN": hint(),
    "ISLAND": hint(island=NAMES, own="6", other="6", n="4"),
    "NO_LAST_TURN": wraps(117),
    "NO_*": hint(),
    "WINS, FREES, LOSES": hint(islands=(*NAMES, SOME)),
    "FELLS, FELLS_ONE, SINKS": hint(n="27"),
    "DOES": hint(effects=EFFECTS),
    # With effects, or another way, where that holds; DOES is there for where it does not.
    "SWAPS_AND, TAKES_AWAY_AND": hint(effects=""),
    "SWAPS, TAKES_AWAY": hint(),
    "FOR_OTHER": hint(),
    "PLAYED": hint(cards="M", place=SPOTS),
    "SWAPPED, FELLED": hint(cards="D+H", place=SPOTS),
    "FREE_ON": hint(place=SPOTS),
    "SHIP_IN": hint(cards="D+H+G", place=WATERS),
    "SHIP_TO": hint(place=WATERS),
    "LAYS_OFF, TAKES_STACK, PASSES": hint(),
    "SCORED, SCORED_*": wraps(117, 0, n="12"),
    "LAST_PLAYS": wraps(117),
    "LAST_TURN, CARDS, SCORE": row(),
}
ARABANA_SHEETS = {
    "OPPONENT": row("levels.NAMES", "arabana_sheets.PERSON"),
    "BEGINS": row("arabana_sheets.BEGINNERS"),
    "READING": row("arabana_sheets.READINGS"),
    "SEAFARER": row("arabana_sheets.NO_YES"),
    "WEAKER": row("arabana_sheets.SEATS"),
    "FREE, EXTRA, LIMIT": row("5"),
    "PERSON, BEGINNERS, READINGS, NO_YES, SEATS": row(),
    "CARDS_TITLE, SCORE_TITLE": line(120),
    "RESULT_TITLE, RESULT_SHARED": line(122),
    "CARDS_OTHER": line(127, ("M M M M M M",)),
    "CARDS_STACK": line(127, ("arabana_sheets.CARDS_DISCARDS",), n="24"),
    "CARDS_DISCARDS": line(127, n="24"),
    "SCORINGS, NO_BRIDGE_LEFT, NOW, BRIDGES, TOTAL": line(127, ("24 : 12",)),
    "PLAYER_WINS, WON, LOST, TIE": flat(127, ("24 : 12",)),
    "TOURNAMENT": line(127, ("5 : 0", "arabana_sheets.PRACTICE")),
    "PRACTICE": line(60),
    "SEED": flat(127, n="4294967295"),
    "HINT_*": hint(),
}
ATOLL = {
    "HINT_WAIT": hint(n="5"),
    "HINT_SURE": confirm(n="24"),
    "HINT_*": hint(n="24"),
    "NO_*": hint(),
    "LAY": hint(),
    "LAY_ON": hint(one=("atoll.TERRAINS",)),
    "LAY_ON_TWO": hint(one=("atoll.TERRAINS",), two=("atoll.TERRAINS",)),
    "TERRAINS": hint(),
}
ATOLL_NEW = {
    "PLAYERS, PEOPLE": row("6"),
    "LEVEL": row("levels.NAMES"),
    "AS_ALL": row(),
    "ROUNDS": row("atoll_new.ONE"),
    "ONE": row(n="10"),
    "COMPUTER": row("atoll_new.AS_ALL", "levels.NAMES", n="5"),
}
ATOLL_SHEETS = {
    "REQUESTS, AWARDS, ISLANDS": row(),
    "AWARDS_TITLE": line(120, n="10", all="10"),
    "REQUESTS_TITLE": line(124),
    "YOU, SHORT": line(24, n="6"),
    "LEADS": line(40, who=("atoll_sheets.YOU", "atoll_sheets.SHORT"), n="20"),
    "TIE": line(44, n="20"),
    "POINTS": line(26, n="9"),
    "HINT_*": hint(),
}
ATOLL_STORY = {
    "PLAYER, YOURSELF": line(50, n="6"),
    "LAYS, SWAPS": hint(who=ISLANDERS),
    "CLAIMS": line(122, who=ISLANDERS),
    "YOU_CLAIM": line(122),
    "NEXT": line(27),
    "AWARD": line(128, name=("atoll_awards.AWARDS[0]",)),
    "YOU_WIN, NOBODY": line(128),
    "WINS": line(128, who=ISLANDERS),
    "ROUND_TWO": line(122),
    "ROUND_TWO_TEXT": wraps(126, 4),
    "HINT_*": hint(),
    "RESULT, PRACTICE": line(52),
    "SEED": line(104, n="4294967295"),
    "COUNT": line(122, who=ISLANDERS, n="88"),
    "COUNTS": line(23),
    "WINNER": line(7),
    "NO_REQUEST, NO_AWARD": line(116),
    "REQUEST_SUM, AWARD_SUM": line(124, n="100"),
}
BEGIN = {
    "CONTINUE_AT": row(where=WHERE),
    "NO_GAME": wraps(117, 0, name="tombolo"),
    "CARD, ROUND_CARD, ROUND_SCORE, IN_LESSON, UNREADABLE": line(
        111, n="2", card="10", own="88", other="88"
    ),
    "NEW_*, TAKE_NEW, GOES_ON": wraps(117, 0, where=WHERE),
    "REASONS": wraps(117, 0, game="Arabana-Ikibiti"),
    "FOUND, FOREIGN": wraps(117),
}
COMMON = {
    "HOW_TO": row(),
    "HINT_*, WAIT, HOLD, NO_UNDO": hint(),
    "LOW, SAVE_FULL": wraps(117),
}
FAULT = {
    "STOPPED, BARE": line(128),
    "AGAIN, RESET, BARE_BACK": wraps(128, 3),
    "SAFE_MODE, HUNG, BARE_WHY": wraps(128, 3),
    "NO_PROFILE, NO_SUCH_PROFILE": wraps(128, 4, name="raspberry_pi_pico"),
}
LESSON = {"NOT_NOW, PLAY_ON, PLAY_INSTEAD": wraps(117)}
STEPS = {"STEPS": wraps(117, 5), "END": wraps(117)}
HINT = {
    "NONE, FULL, KEYS": hint(),
    "WAIT": line(122),
    "TAKEN": line(50, n="63"),
}
ARABANA_HINT = {
    "*": wraps(122, 3, island=NAMES, other=NAMES, n="6"),
}
ATOLL_HINT = {
    "REQUESTS": wraps(122, 2),
    "*": wraps(
        122,
        3,
        request=("atoll_hint.REQUESTS",),
        terrain=("atoll.TERRAINS",),
        award=("atoll_awards.AWARDS[0]",),
        n="40",
        other="40",
    ),
}
HASHI_HINT = {
    "KEYS": hint(),
    "SCORE": wraps(122, 3, n="10", to="9", more="10", by="9"),
    "*": wraps(122, 3, n="9", more="6", left="12", cards="12"),
}
PAUSE = {
    "LEAVE, LEAVE_KEPT, TAKE_NEW, GO_ON, HINT, TAKE_BACK": row(),
    "PRACTICE_ASK": wraps(117),
    "COVER": wraps(128, 3, n="6"),
}
SETTINGS = {
    "SETTINGS": line(102),
    "BRIGHTNESS": row("★★★★★"),
    "DIM": row("settings.DIM_TIMES"),
    "OFF": row("settings.OFF_TIMES"),
    "HAND": row("settings.HANDS"),
    "PICTURE": row("settings.PICTURES"),
    "PACE": row("settings.PACES"),
    "ASKS": row("settings.ASKED"),
    "CONFIRM": row("settings.CONFIRMS"),
    "CALM": row("settings.CALMS"),
    "SOUND": row("settings.CALMS"),
    "DIM_TIMES, OFF_TIMES, HANDS, PICTURES, PACES, ASKED, CONFIRMS, CALMS": row(),
    "LANGUAGE": row(name=("English", "Français", "Deutsch")),
    "ERASE": row(),
    "ERASE_ASK, ERASE_SURE": wraps(117),
    "HINT_*, BRIGHTEST": hint(),
}
TITLE = {
    "TITLE": line(46),
    "CONTINUE, LESSON, PAGES": row(),
    "CONTINUE_WITH": line(108, game="Arabana"),
    "NEW_GAME": line(102),
    "HINT_*": hint(),
}
MODULES = {
    "hashi": HASHI,
    "hashi_hint": HASHI_HINT,
    "hashi_match": HASHI_MATCH,
    "hashi_new": HASHI_NEW,
    "hashi_story": HASHI_STORY,
    "hashi_table": HASHI_TABLE,
    "arabana": ARABANA,
    "arabana_hint": ARABANA_HINT,
    "arabana_sheets": ARABANA_SHEETS,
    "atoll": ATOLL,
    "atoll_hint": ATOLL_HINT,
    "atoll_new": ATOLL_NEW,
    "atoll_sheets": ATOLL_SHEETS,
    "atoll_story": ATOLL_STORY,
    "begin": BEGIN,
    "common": COMMON,
    "fault": FAULT,
    "lesson": LESSON,
    "levels": {"NAMES": row()},
    "arabana_lesson": STEPS,
    "atoll_lesson": STEPS,
    "hashi_lesson": STEPS,
    "hint": HINT,
    "pause": PAUSE,
    "settings": SETTINGS,
    "title": TITLE,
}
# Measured by functions of their own: tables.
OTHERS = ("arabana_help", "atoll_help", "hashi_help", "atoll_awards")


def place_of(module: str, name: str) -> Place:
    """Return the place of a text: the first row that names it. KeyError if there is none."""
    for names, place in MODULES[module].items():
        for pattern in names.split(", "):
            if re.fullmatch(pattern.replace("*", ".*"), name):
                return place
    raise KeyError(f"{module}.{name} has no place in tests/firmware/places.py")


def strings(value: Any) -> Iterator[str]:
    """Yield the strings in a value of a words module."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from strings(tuple(value.values()))
    else:
        for part in value:
            yield from strings(part)


def filled(words: Mapping[str, ModuleType], reference: str) -> Iterator[str]:
    """Yield the texts that "module.NAME" can become in a language; anything else is as it is."""
    if not REFERENCE.match(reference):
        yield reference
        return
    module, name = reference.split("[")[0].split(".")
    value = getattr(words[module], name)
    if reference.endswith("]"):  # a table's names
        value = tuple(row.split("|")[0] for row in value.split("\n"))
    if (module, name) == ("begin", "REASONS"):
        value = tuple(sentence for _, sentence in value)
    fill = {} if module in OTHERS else place_of(module, name).fill
    choices = {
        key: [text for one in values for text in filled(words, one)] for key, values in fill.items()
    }
    for text in strings(value):
        for chosen in product(*choices.values()):
            yield text.format(**dict(zip(choices, chosen, strict=True)))


def lines(words: Mapping[str, ModuleType], module: str, name: str) -> Iterator[str]:
    """Yield all that can stand on the line of a text, those beside it included."""
    place = place_of(module, name)
    beside = [[text for one in row for text in filled(words, one)] for row in place.beside]
    for text in filled(words, f"{module}.{name}"):
        for others in product(*beside):
            whole = "  ".join(filter(None, (text, *others)))
            yield whole
            if place.foot:
                yield whole.replace("Ⓐ ", "Ⓐ…", 1)
