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
)
from engine.game import HIDDEN
from firmware.canvas import WIDTH, width
from firmware.views.arabana.map import SEA, target_of
from firmware.words import legend, of

words = of("arabana")


def name_of(target):
    """Return the name of a target, as D-H or D-E-H."""
    return "-".join(name_place(target) if target < SEA else name_sea(target - SEA))


def _cards(move):
    return "+".join([INITIALS[card] for card in cards_of(move)])


class Story:
    """What a move changes between two positions: islands won, freed and lost, what falls."""

    def __init__(self, before, after):
        won, lost, fallen = after.changes(before)
        p = before.player()
        own = before.islands(p)
        self.won = _islands(won)
        self.freed = _islands(lost & ~own & ~won)
        self.lost = _islands(lost & own)
        self.fallen = [k for k in range(PLACES) if fallen >> k & 1]
        self.sunk = []  # seas that an opposing ship has left: it can only have gone down
        if after.is_seafarer():
            for e in range(SEAS):
                if before.ship_owner(e) == 1 - p and after.ship_owner(e) != 1 - p:
                    self.sunk.append(SEA + e)

    def falls(self, but=HIDDEN):
        """Return the targets where something falls, but for one, as bytes."""
        return bytes([t for t in self.fallen + self.sunk if t != but])

    def effects(self, but):
        """Return the effects in words, longest first, "" if there are none.

        but: the place the move is about. The map shows what the shorter ones leave out.
        """
        n = len([k for k in self.fallen if k != but])
        fells = (words.FELLS_ONE if n == 1 else words.FELLS).format(n=n)
        long = self._clauses(NAMES)
        short = self._clauses(INITIALS)
        if not n:
            return _join(long), _join(short), _join(short[:1])
        if not long:
            return (fells,)
        return _join(long + [fells]), _join(long), _join(short), _join(short[:1])

    def _clauses(self, names):
        out = []
        if self.won:
            out.append(words.WINS.format(islands=_list(self.won, names)))
        if self.freed:
            out.append(words.FREES.format(islands=_list(self.freed, names)))
        if self.lost:
            out.append(words.LOSES.format(islands=_list(self.lost, names)))
        if self.sunk:
            out.append(words.SINKS)
        return out


def _islands(bits):
    return [i for i in range(ISLANDS) if bits >> i & 1]


def _list(islands, names):
    """Return the name of an island, or of several by their initials."""
    if len(islands) == 1:
        return names[islands[0]]
    return "+".join([INITIALS[i] for i in islands])


def _join(clauses):
    return ", ".join(clauses)


def _fit(lines):
    """Return the first line that holds, else the last."""
    for line in lines:
        if width(line) <= WIDTH:
            return line
    return lines[-1]


def promise(move, story, before, after, other):
    """Return what a move would do, before it is made; other: another way that a long Ⓐ leads to."""
    target = target_of(move)
    effects = story.effects(target)
    more = words.FOR_OTHER if other else ""
    sentences = (words.DOES,)
    if SWAP <= move < SHIP:
        is_own = after.owner(target) == before.player()
        if not effects[0]:
            what = words.SWAPS if is_own else words.TAKES_AWAY
            return _fit((legend(what, more), what))
        sentences = (words.SWAPS_AND if is_own else words.TAKES_AWAY_AND, words.DOES)
    if effects[0]:
        lines = [sentence.format(effects=end) for end in effects for sentence in sentences]
        return _fit([legend(line, more) for line in lines[: len(sentences)]] + lines)
    if move >= MOVE_SHIP:
        start, end = course(move)
        line = words.GO_OR if other else words.GO
        return line.format(start=name_sea(start), end=name_sea(end))
    if move >= SHIP:
        line = words.SHIP_OR if other else words.SHIP
    else:
        line = words.PLACE_OR if other else words.PLACE
    return line.format(place=name_of(target))


def tell(move, before, after):
    """Return what a move that was made has done; a draw tells what everybody saw."""
    if move == PASS:
        return words.PASSES
    if move == DRAW_STACK:
        return words.TAKES_STACK
    if move >= DRAW:
        return words.TAKES.format(island=NAMES[before.face_up(move - DRAW)])
    if move >= DISCARD:
        return words.LAYS_OFF
    target = target_of(move)
    ends = Story(before, after).effects(target)
    if not ends[0]:
        sentences = _sentences(move, target, before, after)
        named = name_of(target)
        return _fit([line.format(place=named, cards=_cards(move)) for line in sentences])
    return _fit([end[0].upper() + end[1:] for end in ends])


def _sentences(move, target, before, after):
    """Return what a move was, in words, the longest first."""
    if move >= MOVE_SHIP:
        return (words.SHIP_TO,)
    if move >= SHIP:
        return (words.SHIP_IN,)
    if move >= SWAP:
        return words.SWAPPED if after.owner(target) == before.player() else words.FELLED
    return (words.FREE_ON if move >= FREE_BRIDGE else words.PLAYED,)
