"""Where every text stands, how wide that place is, and the longest that is put into the text.

PLACES names each text of firmware/words by module and name. A new text needs a row, so that it is
measured in every language; test_words.py does that.
"""

from __future__ import annotations

import re

from engine.arabana.map import INITIALS, NAMES, SEAS, name_place, name_sea
from engine.arabana.map import PLACES as BRIDGES
from tests.firmware.room import Place, confirm, flat, hint, line, row, wraps

PLAYER = ("hashi_table.YOU", "hashi_table.SEAT")
ISLANDERS = ("atoll_result.YOURSELF", "atoll_result.PLAYER")
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

STEPS = {"STEPS": wraps(117, 5), "END": wraps(117)}
PLACES = {
    "hashi": {
        "TAKE, NOT_HERE": hint(("hashi.SKIP", ""), UNDO),
        "WRITE": hint(("hashi.SKIP",), ("hashi.MENU",), n="5"),
        "SKIP, UNDO, MENU": hint(),
        "HELD": hint(),
        "NEXT, START_GO, FINISH": confirm(UNDO),
        "IN_VAIN": hint(n="5"),
        "SPOILS": hint(arrow=tuple("↑↓←→"), n="5"),
        "NOTHING_FITS": hint(),
        "NO_*": hint(),
        "CATEGORIES": line(127, ("88", "✓ 88", "hashi_sheets.NOW", "hashi_sheets.UNTIL_CARD")),
        "POINTS": line(26, n="60"),
        "NEWS": wraps(117, 3, n="8"),
    },
    "hashi_hint": {
        "KEYS": hint(),
        "SCORE": wraps(122, 3, n="10", to="9", more="10", by="9"),
        "*": wraps(122, 3, n="9", more="6", left="12", cards="12"),
    },
    "hashi_match": {
        "TITLE": line(122),
        "YOU, MASTER": line(68, ("60",)),
        "CARD": line(128, n="17", of="17"),
        "AHEAD, EQUAL": line(128),
        "MISSING, FULL": wraps(128, 3),
    },
    "hashi_new": {
        "SIDE": row("hashi_new.SIDES"),
        "START": row("4"),
        "OPPONENTS": row("hashi_new.NONE", "hashi_new.PERSON", "levels.NAMES"),
        "SIDES, NONE, PERSON": row(),
    },
    "hashi_result": {
        "ISLANDS": line(127, ("18 × 2 = 36",)),
        "PRACTICE, RANK, RANKS": line(109),
        "SUM": line(108, ("hashi_result.TO_BEAT",), n="60"),
        "TO_BEAT": line(80, n="60"),
        "CODE": line(127, side="B", n="4294967295"),
        "RESULT": line(52),
        "HINT_*": hint(who=PLAYER, n="60"),
    },
    "hashi_sheets": {
        "CARDS_TITLE, SCORE_TITLE": line(120),
        "ISLANDS": line(127, ("18 × 2 = 36",)),
        "NOW, UNTIL_CARD": line(64, n="8", card="12"),
        "TOTAL": line(127, ("60",)),
    },
    "hashi_story": {
        "BOARD": hint(who=PLAYER),
        "FINISHED": hint(who=PLAYER, n="4"),
        "HINT": hint(),
        "BRINGS": line(128, who=PLAYER, n="9"),
        "TAKEN": wraps(128, 2, n="5"),
        "PASSING": line(128),
        "WROTE": wraps(128, 2),
        "GOT": wraps(128, 2, n="4", giver="4"),
    },
    "hashi_table": {
        "YOU, SEAT": line(56, n="4"),
        "SHORT": line(26, n="4"),
        "CONFIRM": confirm(UNDO),
        "WAIT": hint(),
        "BOARDS": row(),
        "STORY": row(value=("hashi_table.STORIES",)),
        "STORIES": row(),
        "BOARDS_HINT": hint(who=PLAYER),
    },
    "arabana": {
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
    },
    "arabana_hint": {
        "*": wraps(122, 3, island=NAMES, other=NAMES, n="6"),
    },
    "arabana_news": {
        "SCORED, SCORED_*": wraps(117, 0, n="12"),
        "LAST_PLAYS": wraps(117),
    },
    "arabana_sheets": {
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
    },
    "atoll": {
        "HINT_WAIT": hint(n="5"),
        "HINT_SURE": confirm(n="24"),
        "HINT_*": hint(n="24"),
        "NO_*": hint(),
        "LAY": hint(spot="    "),
    },
    "atoll_hint": {
        "REQUESTS": wraps(122, 2),
        "TERRAINS": wraps(122, 1),
        "*": wraps(
            122,
            3,
            request=("atoll_hint.REQUESTS",),
            terrain=("atoll_hint.TERRAINS",),
            award=("atoll_awards.AWARDS[0]",),
            n="40",
            other="40",
        ),
    },
    "atoll_new": {
        "PLAYERS, PEOPLE": row("6"),
        "LEVEL": row("levels.NAMES"),
        "AS_ALL": row(),
        "ROUNDS": row("atoll_new.ONE"),
        "ONE": row(n="10"),
        "COMPUTER": row("atoll_new.AS_ALL", "levels.NAMES", n="5"),
    },
    "atoll_result": {
        "PLAYER, YOURSELF": line(50, n="6"),
        "RESULT, PRACTICE": line(52),
        "SEED": line(104, n="4294967295"),
        "COUNT": line(122, who=ISLANDERS, n="88"),
        "COUNTS": line(23),
        "WINNER": line(7),
        "NO_REQUEST, NO_AWARD": line(116),
        "REQUEST_SUM, AWARD_SUM": line(124, n="100"),
        "HINT_RESULT": hint(),
    },
    "atoll_round": {
        "AWARD": line(128, name=("atoll_awards.AWARDS[0]",)),
        "YOU_WIN, NOBODY": line(128),
        "WINS": line(128, who=ISLANDERS),
        "ROUND_TWO": line(122),
        "ROUND_TWO_TEXT": wraps(126, 4),
    },
    "atoll_awards": {
        "AWARDS": wraps(122, 0),  # a table: test_words.py measures its rows
        "AWARDS_TITLE": line(120, n="10", all="10"),
        "YOU, SHORT": line(24, n="6"),
        "LEADS": line(40, who=("atoll_awards.YOU", "atoll_awards.SHORT"), n="20"),
        "TIE": line(44, n="20"),
        "HINT_AWARDS": hint(),
    },
    "atoll_sheets": {
        "REQUESTS_TITLE": line(124),
        "POINTS": line(26, n="9"),
        "HINT_*": hint(),
    },
    "atoll_story": {
        "PLAYER": line(50, n="6"),
        "LAYS, SWAPS": hint(who=ISLANDERS),
        "CLAIMS": line(122, who=ISLANDERS),
        "YOU_CLAIM": line(122),
        "NEXT": line(27),
        "HINT_STORY": hint(),
    },
    "begin": {
        "CONTINUE_AT": row(where=WHERE),
        "NO_GAME": wraps(117, 0, name="tombolo"),
        "CARD, ROUND_CARD, ROUND_SCORE, IN_LESSON, UNREADABLE": line(
            111, n="2", card="10", own="88", other="88"
        ),
        "NEW_*, TAKE_NEW, GOES_ON": wraps(117, 0, where=WHERE),
        "REASONS": wraps(117, 0, game="Arabana-Ikibiti"),
        "FOUND, FOREIGN": wraps(117),
    },
    "common": {
        "HOW_TO": row(),
        "HINT_*, WAIT, HOLD, NO_UNDO": hint(),
        "TAKEN": line(50, n="63"),
    },
    "fault": {
        "STOPPED, REPL": line(128),
        "AGAIN, RESET, REPL_BACK": wraps(128, 3),
        "SAFE_MODE, HUNG, REPL_WHY": wraps(128, 3),
        "NO_PROFILE, NO_SUCH_PROFILE": wraps(128, 4, name="raspberry_pi_pico"),
    },
    "lesson": {"NOT_NOW, PLAY_ON, PLAY_INSTEAD": wraps(117)},
    "arabana_lesson": STEPS,
    "atoll_lesson": STEPS,
    "hashi_lesson": STEPS,
    "hint": {"NONE, FULL, KEYS": hint()},
    "pause": {
        "LEAVE, LEAVE_KEPT, TAKE_NEW, GO_ON, HINT, TAKE_BACK": row(),
        "SKIP_NUMBER, SKIP_BRIDGES, AFTER, CARDS, SCORE": row(),
        "WARN": row(value=("pause.WARNINGS",)),
        "WARNINGS": row(),
        "REQUESTS, AWARDS, ISLANDS": row(),
        "LAST_TURN, THE_CARDS, THE_SCORE": row(),
        "PRACTICE_ASK, LOW, SAVE_FULL, NO_LAST_TURN": wraps(117),
        "COVER": wraps(128, 3, n="6"),
    },
    "settings": {
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
    },
    "title": {
        "TITLE": line(46),
        "CONTINUE, LESSON, PAGES": row(),
        "CONTINUE_WITH": line(108, game="Arabana"),
        "NEW_GAME": line(102),
        "HINT_*": hint(),
    },
    "levels": {"NAMES": row()},
}
# Measured by functions of their own: tables.
OTHERS = ("arabana_help", "atoll_help", "hashi_help")


def place_of(module: str, name: str) -> Place:
    """Return the place of a text: the first row that names it. KeyError if there is none."""
    for names, place in PLACES[module].items():
        for pattern in names.split(", "):
            if re.fullmatch(pattern.replace("*", ".*"), name):
                return place
    raise KeyError(f"{module}.{name} has no place in tests/firmware/places.py")
