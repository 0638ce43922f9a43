"""How to play Atoll: a drawing for each page, in signs, and the page of what is in hand."""

from engine.atoll.state import CARD, PLACE, TAKE
from engine.const import const
from firmware.games.atoll.board import CELL, tile
from firmware.screens.pages import Pages, drawing
from firmware.words import strings

words = strings("atoll_help")  # here, so that they are dropped with this module

# Tiles column by column, two rows; ~ s m f r the terrains, ? any, . none, a space half a column;
# anything behind / in large type.
DRAWINGS = (
    "rm ssfm~rff.r",
    "~~~~ ssss mmmm ffff rrrr",
    "sm rf ~s mm fr",
    "r.s.m.  .f.f  r.s.mf.f",
    "r.s.mf  fm.s.r",
    "r.s.mf /+4",
    "/1 2 3",
    "/10 ★",
    "~~ rm ~~",
    "/10+10",
    "/←→↑↓Ⓐ",
    "/↑↓←→Ⓐ",
    "r.s.mf /✓",
    "/Ⓐ  Ⓑ",
)
_TERRAINS = const("~smfr?")
_Y = const(11)
# Pages.
_TURN = const(2)
_LAYING = const(3)
_DOUBLE = const(8)
_AGAIN = const(13)


def help_pages(back, game):
    """Return the how-to-play screen; of a running game, at the page of what is to be done."""
    at = 0
    if game:
        stage = game.stage()
        at = _TURN if stage == CARD else _AGAIN
        if stage == TAKE:
            at = _DOUBLE
        elif stage == PLACE:
            at = _LAYING
    return Pages(words.TOPICS, _draw, back, at)


def _draw(c, at):
    drawing(c, DRAWINGS[at], _part)


def _part(c, text, i, x):
    if text[i] == " ":
        return i + 1, x + CELL // 2
    for n in range(2):
        t = _TERRAINS.find(text[i + n])
        if t >= 0:
            tile(c, t, x, _Y + n * CELL)
    return i + 2, x + CELL
