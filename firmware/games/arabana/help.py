"""How to play Arabana-Ikibiti: a drawing for each page, in signs, and what page is in hand."""

from engine.arabana.state import BEFORE, LAST, SAILED
from engine.const import const
from firmware.graphics import font
from firmware.screens.pages import Pages, drawing
from firmware.words import strings

words = strings("arabana_help")  # here, so that they are dropped with this module

# A letter: an island, behind + the person's, behind * the opponent's, behind # its card; . = -
# places free, own, the opponent's, o and x one aimed at, free and the opponent's; s a ship, ? the
# stack; anything behind / in large type.
DRAWINGS = (
    "A=+D=H-G",
    "+D=H  *G-L",
    "#A#C#I  #G#I#H?",
    "#A DoA  ?",
    "#D  D=H",
    "A=+D=HxD",
    "#D#H  DxH",
    "#A#C#D#G#I",
    "+A+D+G *B /+1",
    "/1 2 3",
    "/+24  +12",
    "/3:1  2:2",
    "#D DoH .oG",
    "#D#H  DxH /Ⓐ…",
    "/Ⓑ←",
    "A=+D=HxD",
    "#A#C#I #G#I#H?",
    "#A#C#I  A s C",
    "A s.s C",
    "*D.*H  /★",
)
_Y = const(12)
_STEP = const(16)  # of a place
# Pages.
_TURN = const(3)
_HAND = const(7)
_ROUNDS = const(9)
_SHIPS = const(18)
_NEW = const(19)


def help_pages(back, game):
    """Return the how-to-play screen; of a running game, at the page of what is to be done."""
    at = 0
    if game:
        at = _TURN
        stage = game.stage()
        p = game.player()
        if stage == BEFORE:
            at = _NEW
        elif stage == LAST:
            at = _ROUNDS
        elif game.did() & SAILED:
            at = _SHIPS
        elif p >= 0 and len(game.hand(p)) == game.hand_limit(p):
            at = _HAND
    return Pages(words.TOPICS, _draw, back, at)


def _draw(c, at):
    drawing(c, DRAWINGS[at], _part)


def _part(c, text, i, x):
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
