"""What moves of Arabana-Ikibiti do, in words of one line.

Nothing here tells what is hidden: a card laid off is told without its island.
"""

from engine.arabana.map import INITIALS, ISLANDS, NAMES, PLACES, SEAS, name_place, name_sea
from engine.arabana.moves import (
    DISCARD,
    DRAW,
    DRAW_STACK,
    FREE_BRIDGE,
    MOVE_SHIP,
    PASS,
    SHIP,
    SWAP,
    cards_of,
    course,
    place_of,
    sea_of,
)
from engine.game import HIDDEN
from firmware.canvas import WIDTH, width
from firmware.views.arabana.map import SEA
from firmware.words.en import arabana as words


def target_of(move):
    """Return the target (see arabana_map) of a move, or HIDDEN if it touches nothing."""
    if move < SHIP:
        return place_of(move)
    if move < MOVE_SHIP:
        return SEA + sea_of(move)
    if move < DISCARD:
        return SEA + course(move)[1]
    return HIDDEN


def aim_of(move):
    """Return the target that a person aims at for a move: for a ship the place it crosses."""
    if MOVE_SHIP <= move < DISCARD:
        return (move - MOVE_SHIP) >> 1
    return target_of(move)


def name_of(target):
    """Return the name of a target, as D-H or D-E-H."""
    return "-".join(name_place(target) if target < SEA else name_sea(target - SEA))


def _cards(move):
    return "+".join([INITIALS[card] for card in cards_of(move)])


class Story:
    """What has changed between two positions: islands won and lost, bridges and ships gone."""

    def __init__(self, before, after):
        won, lost, fallen = after.changes(before)
        self.won = _initials(won)
        self.lost = _initials(lost)
        self.fallen = []
        for k in range(PLACES):
            if fallen >> k & 1:
                self.fallen.append(k)
        self.sunk = []  # seas that an opposing ship has left: it can only have gone down
        rival = 1 - before.player()
        if after.is_seafarer():
            for e in range(SEAS):
                if before.ship_owner(e) == rival and after.ship_owner(e) != rival:
                    self.sunk.append(e)

    def crosses(self, but):
        """Return the targets where something fell, but for one, as bytes."""
        out = self.fallen + [SEA + e for e in self.sunk]
        return bytes([t for t in out if t != but])

    def effects(self, but):
        """Return the effects in words, longest first; but: the place the move was about."""
        fallen = [name_place(k) for k in self.fallen if k != but]
        lost = "".join([" -" + i for i in self.lost])
        sunk = " " + words.SHIP_SINKS if self.sunk else ""
        won = (" " + words.WINS + " ".join(self.won)) if self.won else ""
        short = (" +" + "".join(self.won)) if self.won else ""
        fell = "".join([" ×" + name for name in fallen])
        count = (" ×" + str(len(fallen))) if fallen else ""
        return (
            won + lost + fell + sunk,
            short + lost + fell + sunk,
            won + lost + count + sunk,
            short + lost + count,
        )


def _initials(islands):
    return "".join([INITIALS[i] for i in range(ISLANDS) if islands >> i & 1])


def _fit(starts, ends):
    """Return the first start with the first end that hold on a line together."""
    for end in ends:
        for start in starts:
            if width(start + end) <= WIDTH:
                return start + end
    return (starts[-1] + ends[-1])[:21]


def promise(move, before, after, other):
    """Return what a move would do, before it is made; other: another way that a long Ⓐ leads to."""
    target = target_of(move)
    story = Story(before, after)
    effects = story.effects(target)
    if move >= MOVE_SHIP:
        start, end = course(move)
        name = name_sea(start) + "→" + name_sea(end)
        return _fit((name + ":",), effects) if effects[0] else name + words.GO
    name = name_of(target)
    if move < SWAP:
        if not effects[0]:
            return name + words.PLACE
        return _fit((name + ":",), effects)
    by = _cards(move)
    if move >= SHIP:
        starts = (name + words.SHIP + words.BY + by, name + words.BY + by, name + ":")
    else:
        is_own = after.owner(target) == before.player()
        what = words.YOURS if is_own else words.FALLS
        starts = (name + what + words.BY + by, name + what)
    if other:
        more = words.FOR_OTHER
        starts = tuple([start + more for start in starts]) + starts[-1:]
    return _fit(starts, effects)


def tell(move, before, after):
    """Return what a move that was made has done; a draw tells what everybody saw."""
    if move == PASS:
        return words.PASSES
    if move == DRAW_STACK:
        return words.TAKES_STACK
    if move >= DRAW:
        return words.TAKES + NAMES[before.face_up(move - DRAW)]
    if move >= DISCARD:
        return words.LAYS_OFF
    target = target_of(move)
    effects = Story(before, after).effects(target)
    starts = _starts(move, target, before, after)
    if effects[0]:
        starts = tuple([start + "," for start in starts])
    return _fit(starts, effects)


def _starts(move, target, before, after):
    """Return what a move was, in words, the longest first."""
    name = name_of(target)
    if move >= MOVE_SHIP:
        start, end = course(move)
        return words.SHIP_TO + name, name_sea(start) + "→" + name_sea(end)
    if FREE_BRIDGE <= move < SWAP:
        return words.FREE_ON + name, "★ " + name
    by = _cards(move)
    if move < SWAP:
        return words.PLAYS + by + words.ON + name, by + words.ON + name
    if move >= SHIP:
        return by + words.SHIP_IN + name, by + ": " + name
    if after.owner(target) == before.player():
        return words.SWAPS + name + words.BY + by, by + words.ON + name
    return name + words.FALLS + words.BY + by, name + words.FALLS
