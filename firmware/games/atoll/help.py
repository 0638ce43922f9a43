"""How to play Atoll: a drawing for each page, and the page to begin with."""

from engine.atoll.state import CARD, PLACE, TAKE
from engine.const import const
from firmware.games.atoll.board import CELL, tile
from firmware.screens.pages import Pages, drawing
from firmware.words import strings

words = strings("atoll_help")

# Tiles, column by column, two rows: ~ s m f r the terrains, ? any, . none; a space half a column.
# What stands behind / is in large type.
DRAWINGS = (
    "rm ssfm~rff.r",  # The aim
    "~~~~ ssss mmmm ffff rrrr",  # Five terrains
    "sm rf ~s mm fr",  # A turn
    "r.s.m.  .f.f  r.s.mf.f",  # Laying
    "r.s.mf  fm.s.r",  # Requests
    "r.s.mf /+4",  # Claims
    "/1 2 3",  # Who is first
    "/10 ★",  # Awards
    "~~ rm ~~",  # Double water
    "/10+10",  # Two rounds
    "/←→↑↓Ⓐ",  # Keys: the hand
    "/↑↓←→Ⓐ",  # Keys: laying
    "r.s.mf /✓",  # Requests, live
    "/Ⓐ  Ⓑ",  # Nobody waits
)
_TERRAINS = const("~smfr?")
_Y = const(11)
# The pages to begin with.
_TURN = const(2)
_LAYING = const(3)
_DOUBLE = const(8)
_AGAIN = const(13)


def help_pages(back, game):
    """Return the how-to-play screen; with a game, at the page on what is to be done in it."""
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
