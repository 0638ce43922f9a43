"""The effects of moves of Arabana-Ikibiti, in words of one line.

No line says what is hidden: a card laid off is reported without its island.
"""

from engine.arabana import moves
from engine.arabana.map import INITIALS, NAMES, SEAS, name_place, name_sea
from engine.game import HIDDEN
from firmware.games.arabana.board import SEA, target_of
from firmware.graphics.canvas import WIDTH, width
from firmware.words import legend, strings

words = strings("arabana")


class Effects:
    """The changes of a move: islands won, freed, lost or given away, and pieces that fall.

    had: the islands of both seats before the move, a bit each.
    """

    def __init__(self, before, after, had):
        p = before.player()
        self.islands = after.all_islands()
        has = self.islands[p]
        self.won = _bits(has & ~had[p])
        self.freed = _bits(had[1 - p] & ~self.islands[1 - p] & ~has)
        theirs = self.islands[1 - p]
        self.lost = _bits(had[p] & ~has & ~theirs)
        self.given = _bits(theirs & ~had[1 - p])  # a ship that leaves can lower the majority
        self.bridges = after.fallen(before)
        # An opposing ship that has left its sea can only have sunk.
        self.ships = [SEA + e for e in _bits(before.ships(1 - p) & ~after.ships(1 - p))]
        # By A19 ships that collide sink both.
        self.is_collision = len(_bits(after.ships(p))) < len(_bits(before.ships(p)))

    def falling(self, but=HIDDEN):
        """Return the targets where something falls, but for one, as bytes."""
        return bytes([t for t in self.bridges + self.ships if t != but])

    def lines(self, but):
        """Yield the effects in words, longest first; nothing if there are none.

        but: the place that the move is about. The shorter lines leave out what the map shows, but
        never a loss, which comes last. The lines are made one by one, because a string costs the
        chip a third of a millisecond, and mostly the first line fits.
        """
        n = len(self.bridges) - (but in self.bridges)
        fells = words.FELLS[n > 1].format(n=n) if n else ""
        long = self._clauses(NAMES)
        if fells:
            yield ", ".join(long + [fells])
        if long:
            yield ", ".join(long)
            short = self._clauses(INITIALS)
            yield ", ".join(short)
            yield ", ".join(short[-2:])
            yield short[-1]

    def _clauses(self, names):
        changes = zip(words.CHANGES, (self.won, self.freed, self.lost, self.given))
        out = [text.format(islands=_list(some, names)) for text, some in changes if some]
        return [words.SINKS[self.is_collision]] + out if self.ships else out


def preview_of(move, effects, before, after, has_others):
    """Return what a move would do. has_others: a long Ⓐ leads to other cards for it."""
    target = target_of(move)
    is_swap = moves.SWAP <= move < moves.SHIP
    is_own = is_swap and after.owner(target) == before.player()
    more = words.FOR_OTHER if has_others else ""
    swap, swap_and = words.SWAPS if is_own else words.TAKES_AWAY
    sentences = (swap_and, words.DOES) if is_swap else (words.DOES,)
    line = _fit(_previews(effects.lines(target), sentences, more))
    if line:
        return line
    if is_swap:
        return _fit((legend(swap, more), swap))
    if move >= moves.MOVE_SHIP:
        start, end = moves.course(move)
        return words.GO[has_others].format(start=name_sea(start), end=name_sea(end))
    text = words.SHIP if move >= moves.SHIP else words.PLACE
    return text[has_others].format(place=_name(target))


def _previews(effects, sentences, more):
    """Yield the sentences with the effects, the longest first: at first followed by more."""
    for effect in effects:
        lines = [sentence.format(effects=effect) for sentence in sentences]
        yield from [legend(line, more) for line in lines if more] + lines
        more = ""


def report_of(move, effects, before, after):
    """Return what a move did; a draw says what both seats saw.

    effects: of a move that has a target.
    """
    if move == moves.PASS:
        return words.PASSES
    if move == moves.DRAW_STACK:
        return words.TAKES_STACK
    if move >= moves.DRAW:
        return words.TAKES.format(island=NAMES[before.face_up(move - moves.DRAW)])
    if move >= moves.DISCARD:
        return words.LAYS_OFF
    target = target_of(move)
    line = _fit(line[0].upper() + line[1:] for line in effects.lines(target))
    if line:
        return line
    sentences = _sentences(move, target, before, after)
    place = _name(target)
    cards = "+".join([INITIALS[card] for card in moves.cards_of(move)])
    return _fit(line.format(place=place, cards=cards) for line in sentences)


def _sentences(move, target, before, after):
    """Return what a move was, in words, the longest first."""
    if move >= moves.MOVE_SHIP:
        return (words.SHIP_TO,)
    if move >= moves.SHIP:
        return (words.SHIP_IN,)
    if move >= moves.SWAP:
        return words.SWAPPED if after.owner(target) == before.player() else words.FELLED
    return (words.FREE_ON if move >= moves.FREE_BRIDGE else words.PLAYED,)


def _name(target):
    """Return the name of a target, as D-H or D-E-H."""
    return "-".join(name_place(target) if target < SEA else name_sea(target - SEA))


def _list(islands, names):
    """Return the name of an island, or the initials of several."""
    return "+".join([(names if len(islands) == 1 else INITIALS)[i] for i in islands])


def _bits(bits):
    """Return the numbers of the bits that are set."""
    return [n for n in range(SEAS) if bits >> n & 1]  # of islands or of seas


def _fit(lines):
    """Return the first line that fits, else the last; "" if there is none."""
    line = ""
    for line in lines:
        if width(line) <= WIDTH:
            break
    return line
