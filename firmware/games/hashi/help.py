"""How to play Hashi: the drawings of the topics, and which of them to begin with."""

from engine.const import const
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BRIDGES, NUMBER, SETTLE
from firmware.graphics import font
from firmware.words import strings

words = strings("hashi_help")  # here, so that they are unloaded with this module

# The key of each topic in words.TOPICS, and its drawing: o ring, x one that takes no number, 1 to 6
# in a ring, A to F the same finished, r b flags, . ' - = lines, # a card (its number, its
# bridges), anything behind / in large type.
PAGES = (
    ("aim", "4=C-ro"),
    ("start", " 3 4 or"),
    ("cards", "#41  #62  #13"),
    ("round", "#42 4-o-3"),
    ("numbers", "x  1-or  4-2"),
    ("signs", "x x  !  x"),
    ("bridges", "o.o'o-o=o"),
    ("from", "o.o'3'o"),
    ("all", "#43 o=4-o"),
    ("extra", "Cr-Br  C-Db"),
    ("time", "/⚑9⧗12"),
    ("others", "3-o  C-o  4"),
    ("later", "/⚑9 5"),
    ("near", "/⚑9!"),
    ("winner", "/17/17"),
    ("ranks", "/51 ★ 60"),
    ("hints", "/↓+Ⓐ"),
    ("review", "/-2  +1"),
    ("puzzles", "#62 3-o /?"),
    ("keys", "/↑↓←→ⒶⒷ"),
    ("undo", "/Ⓑ←"),
    ("panel", "#42 /1/17"),
)
_Y = const(12)  # the top of the islands
_STEP = const(14)  # of a line


def page_of(game):
    phase = game.phase()
    if phase == NUMBER:
        return "numbers"
    if phase == BRIDGES:
        return "bridges"
    return "extra" if phase == SETTLE and game.round() else "start"


def part(c, text, i, x):
    sign = text[i]
    i += 1
    if sign == "#":
        c.big(x, _Y - 1, text[i])
        for n in range(int(text[i + 1])):
            c.sprite(font.BAR, x + 13, _Y + 5 * n - 1)
        return i + 2, x + 26
    if sign in "rb":
        c.sprite(font.REDFLAG if sign == "r" else font.BLUEFLAG, x + 1, _Y)
        return i, x
    if sign in ".'-=":
        _line(c, sign, x + 1)
        return i, x + _STEP + 2
    if sign == " ":
        return i, x + 6
    _island(c, sign, x)
    return i, x + 11


def _island(c, sign, x):
    done = "ABCDEF".find(sign) + 1
    c.sprite(font.DISC if done else font.RING_CLOSED if sign == "x" else font.RING, x, _Y)
    if sign not in "ox":
        digit = str(done) if done else sign
        c.dots(x + (4 if digit in "1!" else 3), _Y + 2, ord(digit), 0 if done else 1)


def _line(c, sign, x):
    if sign in "-=":
        for y in (4, 6) if sign == "=" else (5,):
            c.fill(x, _Y + y, _STEP, 1)
    else:
        w = 1 if sign == "." else 3
        for at in range(x + 1, x + _STEP - w, 4):
            c.fill(at, _Y + 5, w, 1)


# The lesson (firmware/screens/lesson.py): three cards of side A, alone.
SEED = 75  # the cards are 4 with two bridges, 3 with one, 6 with two
CHOICES = b"\x00\x00\x00\x00"  # side A, nobody else
STEPS = (
    (10,),
    (CONFIRM,),
    (9,),
    (BRIDGE + 15, BRIDGE + 3),
    (CONFIRM,),
    (1,),
    (BRIDGE + 3,),
    (CONFIRM,),
    (SKIP_NUMBER,),
    (BRIDGE + 16,),
    (BRIDGE + 2,),
    (CONFIRM,),
)

ROOM = {7: 101}  # beside the panel, whose deadlines this step explains


def spot(view, moves):
    """Return the box of the island to write on, or that all the bridges can begin at, else None."""
    board = view.board
    i = moves[0]
    if SKIP_NUMBER <= i < BRIDGE or i >= SKIP_BRIDGES:
        return None
    if i >= BRIDGE:
        tables = board.tables
        ends = [(tables.one[move - BRIDGE], tables.two[move - BRIDGE]) for move in moves]
        able = [j for j in ends[0] if j in ends[-1] and board.game.number_at(view.seat, j)]
        i = view.cursor if view.cursor in able else able[0]
    top = max(0, board.y[i] - 7)
    return max(0, board.x[i] - 7), top, 15, board.y[i] + 8 - top
