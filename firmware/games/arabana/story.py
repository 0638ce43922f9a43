"""What moves of Arabana-Ikibiti do, in words of one line.

Nothing here tells what is hidden: a card laid off is told without its island.
"""

from engine.arabana.map import INITIALS, NAMES, name_place, name_sea
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
from engine.const import const
from engine.game import HIDDEN
from firmware.games.arabana.map import SEA, target_of
from firmware.graphics.canvas import WIDTH, width
from firmware.words import legend, strings

words = strings("arabana")

_MOST = const(32)  # characters that any line holds; to measure more is lost time


def name_of(target):
    """Return the name of a target, as D-H or D-E-H."""
    return "-".join(name_place(target) if target < SEA else name_sea(target - SEA))


def _cards(move):
    return "+".join([INITIALS[card] for card in cards_of(move)])


class Story:
    """What a move changes between two positions: islands won, freed and lost, what falls.

    had: the islands that each seat controlled before.
    """

    def __init__(self, before, after, had):
        p = before.player()
        self.islands = after.all_islands()
        has = self.islands[p]
        self.won = _bits(has & ~had[p])
        self.freed = _bits(had[1 - p] & ~self.islands[1 - p] & ~has)
        self.lost = _bits(had[p] & ~has)
        self.fallen = after.fallen(before)
        # An opposing ship that has left its sea can only have gone down.
        self.sunk = [SEA + e for e in _bits(before.ships(1 - p) & ~after.ships(1 - p))]

    def falls(self, but=HIDDEN):
        """Return the targets where something falls, but for one, as bytes."""
        return bytes([t for t in self.fallen + self.sunk if t != but])

    def effects(self, but):
        """Yield the effects in words, longest first; nothing if there are none.

        but: the place the move is about. The map shows what the shorter ones leave out. One after
        the other, since the chip makes a string in a third of a millisecond, and most often the
        first holds.
        """
        n = len(self.fallen) - (but in self.fallen)
        fells = (words.FELLS_ONE if n == 1 else words.FELLS).format(n=n) if n else ""
        long = self._clauses(NAMES)
        if fells:
            yield _join(long + [fells])
        if long:
            yield _join(long)
            short = self._clauses(INITIALS)
            yield _join(short)
            yield short[0]

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


def _bits(bits):
    """Return the numbers of the bits that are set."""
    found = []
    n = 0
    while bits:
        if bits & 1:
            found.append(n)
        bits >>= 1
        n += 1
    return found


def _list(islands, names):
    """Return the name of an island, or of several by their initials."""
    if len(islands) == 1:
        return names[islands[0]]
    return "+".join([INITIALS[i] for i in islands])


def _join(clauses):
    return ", ".join(clauses)


def _fit(lines):
    """Return the first line that holds, else the last; "" if there is none."""
    line = ""
    for line in lines:
        if len(line) <= _MOST and width(line) <= WIDTH:
            break
    return line


def promise(move, story, before, after, other):
    """Return what a move would do, before it is made; other: another way that a long Ⓐ leads to."""
    target = target_of(move)
    more = words.FOR_OTHER if other else ""
    sentences = (words.DOES,)
    if SWAP <= move < SHIP:
        is_own = after.owner(target) == before.player()
        sentences = (words.SWAPS_AND if is_own else words.TAKES_AWAY_AND, words.DOES)
    line = _fit(_promises(story.effects(target), sentences, more))
    if line:
        return line
    if SWAP <= move < SHIP:
        what = words.SWAPS if is_own else words.TAKES_AWAY
        return _fit((legend(what, more), what))
    if move >= MOVE_SHIP:
        start, end = course(move)
        line = words.GO_OR if other else words.GO
        return line.format(start=name_sea(start), end=name_sea(end))
    if move >= SHIP:
        line = words.SHIP_OR if other else words.SHIP
    else:
        line = words.PLACE_OR if other else words.PLACE
    return line.format(place=name_of(target))


def _promises(effects, sentences, more):
    """Yield the sentences with the effects, the longest first: at first with more behind them."""
    for end in effects:
        if len(end) > _MOST:
            more = ""
            continue
        if more:
            for sentence in sentences:
                yield legend(sentence.format(effects=end), more)
            more = ""
        for sentence in sentences:
            yield sentence.format(effects=end)


def tell(move, story, before, after):
    """Return what a move that was made has done; a draw tells what everybody saw.

    story: of a move that has a target.
    """
    if move == PASS:
        return words.PASSES
    if move == DRAW_STACK:
        return words.TAKES_STACK
    if move >= DRAW:
        return words.TAKES.format(island=NAMES[before.face_up(move - DRAW)])
    if move >= DISCARD:
        return words.LAYS_OFF
    target = target_of(move)
    line = _fit(end[0].upper() + end[1:] for end in story.effects(target))
    if line:
        return line
    sentences = _sentences(move, target, before, after)
    named = name_of(target)
    return _fit(line.format(place=named, cards=_cards(move)) for line in sentences)


def _sentences(move, target, before, after):
    """Return what a move was, in words, the longest first."""
    if move >= MOVE_SHIP:
        return (words.SHIP_TO,)
    if move >= SHIP:
        return (words.SHIP_IN,)
    if move >= SWAP:
        return words.SWAPPED if after.owner(target) == before.player() else words.FELLED
    return (words.FREE_ON if move >= FREE_BRIDGE else words.PLAYED,)
