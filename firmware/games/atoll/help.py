"""How to play Atoll: a drawing for each page, and the page to begin with."""

from engine.atoll.island import place
from engine.atoll.state import CARD, CONFIRM, PLACE, SURE, TAKE
from engine.const import const
from firmware.games.atoll.board import CELL, hand_box, tile
from firmware.graphics.canvas import LINE, WIDTH, width
from firmware.screens.notice import Sheet
from firmware.words import strings

words = strings("atoll_help")

# The key of each topic in words.TOPICS, and its drawing: tiles, column by column, two rows. ~smfr
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
    ("hints", "/↓+Ⓐ"),
    ("review", "/-9  +4"),
)
_TERRAINS = const("~smfr?")
_Y = const(11)
_WIDEST = const(122)  # dots of a line


def page_of(game):
    return {CARD: "turn", TAKE: "double", PLACE: "laying"}.get(game.stage(), "waiting")


class Terrains(Sheet):
    """The terrains with their names, before the lesson uses them."""

    last_line = strings().HINT_GO_ON

    def key(self, k):
        return self.back

    def fill(self, c):
        from firmware.graphics.text import wrapped

        c.title(words.TOPICS["terrains"].split("|")[0])
        names = strings("atoll").TERRAINS
        x = 2
        y = 11
        for t in range(len(names)):
            if x + 9 + width(names[t]) > WIDTH:
                x = 2
                y += 10
            tile(c, t, x, y)
            x = c.text(x + 9, y - 1, names[t]) + 5
        lines = wrapped(words.INTRO_TERRAINS, _WIDEST)
        for n in range(len(lines)):
            c.text(2, y + 10 + n * LINE, lines[n])


def intro(lesson):
    """Return what comes before the lesson: how one wins, and the terrains."""
    # Over the menu that led here.
    return lesson.app.notice(words.INTRO, Terrains(lesson), is_over_list=True)


def part(c, text, i, x):
    if text[i] == " ":
        return i + 1, x + CELL // 2
    for n in range(2):
        t = _TERRAINS.find(text[i + n])
        if t >= 0:
            tile(c, t, x, _Y + n * CELL)
    return i + 2, x + CELL


# The lesson (firmware/screens/lesson.py): three cards of a short game for three.
SEED = 102  # the first Request is rock, sand, meadow in a row, and a forest below the meadow
# Three players, two of them the weakest, one round: as new.py names the choices.
CHOICES = b"\x00\x00\x00\x01\x00\x00\x00\x00\x00"
STEPS = (
    (1, 33025, CONFIRM, 6, 33026, CONFIRM),
    (2,),
    (place(64, 64, 1),),
    (CONFIRM, 8, 33034, CONFIRM, 5, 33543, CONFIRM),
    (1,),
    (place(65, 64, 0),),
    (CONFIRM, 6, 33016, CONFIRM, 2, 33023, CONFIRM),
    (0,),
    (place(65, 65, 0),),
    (CONFIRM,),
)


def spot(view, moves):
    """Return the box of the card to choose in the hand, or of the cells where it goes, or None."""
    stage = view.seen.stage()
    move = moves[0]
    if view.sheet or stage == SURE:
        return None
    if stage == CARD:
        x, y, w, h = hand_box(view.seen.hand_size(view.seat), move)
        return x - 1, y - 2, w + 2, h + 2
    if stage == TAKE:
        return None
    pitch = view.board.pitch
    x = ((move >> 2 & 127) - view.board.x) * pitch
    y = ((move >> 9) - view.board.y) * pitch
    return x - 1, y - 1, 2 * pitch + 3, pitch + 3
