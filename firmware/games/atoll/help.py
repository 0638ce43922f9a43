"""How to play Atoll: a drawing for each page, and the page to begin with."""

from engine.atoll.state import CARD, PLACE, TAKE
from engine.const import const
from firmware.games.atoll.board import CELL, tile
from firmware.screens.pages import Pages, drawing
from firmware.words import strings

words = strings("atoll_help")

# The key of each page in words.TOPICS, and its drawing: tiles, column by column, two rows. ~smfr
# are the terrains, ? any, . none, a space half a column; what stands behind / is in large type.
PAGES = (
    ("aim", "rm ssfm~rff.r"),
    ("terrains", "~~~~ ssss mmmm ffff rrrr"),
    ("turn", "sm rf ~s mm fr"),
    ("laying", "r.s.m.  .f.f  r.s.mf.f"),
    ("requests", "r.s.mf  fm.s.r"),
    ("claims", "r.s.mf /+4"),
    ("first", "/1 2 3"),
    ("awards", "/10 ★"),
    ("double", "~~ rm ~~"),
    ("rounds", "/10+10"),
    ("hand", "/←→↑↓Ⓐ"),
    ("carrying", "/↑↓←→Ⓐ"),
    ("live", "r.s.mf /✓"),
    ("waiting", "/Ⓐ  Ⓑ"),
)
_TERRAINS = const("~smfr?")
_Y = const(11)


def help_pages(back, game):
    """Return the how-to-play screen; with a game, at the page on what is to be done in it."""
    keys = [key for key, _ in PAGES]
    first = "aim"
    if game:
        first = {CARD: "turn", TAKE: "double", PLACE: "laying"}.get(game.stage(), "waiting")
    return Pages([words.TOPICS[key] for key in keys], _draw, back, keys.index(first))


def _draw(c, at):
    drawing(c, PAGES[at][1], _part)


def _part(c, text, i, x):
    if text[i] == " ":
        return i + 1, x + CELL // 2
    for n in range(2):
        t = _TERRAINS.find(text[i + n])
        if t >= 0:
            tile(c, t, x, _Y + n * CELL)
    return i + 2, x + CELL
