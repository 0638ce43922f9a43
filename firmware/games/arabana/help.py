"""How to play Arabana-Ikibiti: the pages with their drawings, and which of them to open at."""

from engine.arabana.moves import CONFIRM, DRAW, SHIP
from engine.arabana.state import BEFORE, LAST, SAILED
from engine.const import const
from firmware.graphics import font
from firmware.words import strings

words = strings("arabana_help")

# The key of each topic, as in words.TOPICS, and its drawing. A letter: an island, behind + the
# person's, behind * the opponent's, behind # its card; . = - places free, own, the opponent's; o x
# places aimed at, free, the opponent's; s a ship, ? the stack; anything behind / in large type.
PAGES = (
    ("aim", "A=+D=H-G"),
    ("signs", "+D=H  *G-L"),
    ("setup", "#A#C#I  #G#I#H?"),
    ("turn", "#A DoA  ?"),
    ("card", "#D  D=H"),
    ("control", "A=+D=HxD"),
    ("pair", "#D#H  DxH"),
    ("hand", "#A#C#D#G#I"),
    ("scoring", "+A+D+G *B /+1"),
    ("rounds", "/1 2 3"),
    ("end", "/+24  +12"),
    ("tournament", "/3:1  2:2"),
    ("series", "/9:3  47:31"),
    ("keys", "#D DoH .oG"),
    ("more_keys", "#D#H  DxH /Ⓐ…"),
    ("undo", "/Ⓑ←"),
    ("preview", "A=+D=HxD"),
    ("panel", "#A#C#I #G#I#H?"),
    ("seafarer", "#A#C#I  A s C"),
    ("ships", "A s.s C"),
    ("sunk", "s s  =s="),
    ("new_game", "*D.*H  /★"),
    ("hints", "/↓+Ⓐ"),
    ("review", "/-9  +4"),
)
_Y = const(12)
_STEP = const(16)  # of a place


def page_of(game):
    stage = game.stage()
    p = game.player()
    if stage == BEFORE:
        return "new_game"
    if stage == LAST:
        return "rounds"
    if game.did() & SAILED:
        return "ships"
    if p >= 0 and len(game.hand(p)) == game.hand_limit(p):
        return "hand"
    return "turn"


def part(c, text, i, x):
    sign = text[i]
    i += 1
    if sign in "+*#":
        if sign == "#":
            c.frame(x, _Y - 1, 11, 13)
        else:
            c.sprite(font.DISC if sign == "+" else font.RING, x, _Y)
        c.dots(x + (4 if text[i] == "I" else 3), _Y + 2, ord(text[i]), 0 if sign == "+" else 1)
        return i + 1, x + 12
    if sign in ".=-ox":
        _place(c, sign, x + 1)
        return i, x + _STEP + 2
    if sign == "s":
        c.sprite(font.ARABANA_SHIP, x, _Y + 3)
        return i, x + 9
    if sign == "?":
        c.sprite(font.ARABANA_STACK, x + 3, _Y + 2)
        return i, x + 12
    return i, c.text(x + 1, _Y + 2, sign) + 1


def _place(c, sign, x):
    y = _Y + 5
    if sign in ".o":
        for at in range(x, x + _STEP, 3):
            c.fill(at, y, 1, 1)
    else:
        c.fill(x, y - 1, _STEP, 1)
        c.fill(x, y + 1, _STEP, 1)
        if sign == "=":
            c.fill(x, y, _STEP, 1)
    if sign in "ox":
        c.fill(x + 5, y - 2, 5, 5, 0)
        c.sprite(font.ARABANA_AIM, x + 5, y - 2)


# The lesson (firmware/screens/lesson.py): three turns with ships.
SEED = 456  # a hand of A, C and I; G, I and H lie open, and A comes next; the other has C, F and M
CHOICES = b"\x00\x01\x00\x01\x00\x00\x00\x00\x00"  # against easy, the person begins, Seafarer
STEPS = (
    (8,),  # A on A-I
    (DRAW + 1,),
    (CONFIRM,),
    (20, DRAW, CONFIRM),  # the other: C on C-I
    (37,),  # I on F-I, which wins I
    (DRAW + 1, CONFIRM),
    (45, DRAW, CONFIRM),  # the other: M on G-M
    (SHIP + 17,),  # A, C and I in their sea
)


def spot(view, moves):
    """Return the box of the card to take, or of where it goes once one is taken."""
    from firmware.games.arabana.board import aim_of, target_box
    from firmware.games.arabana.panel import kind_of

    move = moves[0]
    if view.is_final():
        return None
    if view.aims.targets and move < DRAW:
        return target_box(aim_of(move), 5)
    at = view.panel.find(kind_of(move))
    if at < 0:
        return None
    x, y, w, h = view.panel.box(at)
    return x - 1, y - 1, w + 2, h + 2
