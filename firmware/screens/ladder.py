"""A turn shown on a game's board, for hints, reviews and puzzles; a game's hints.py has a subclass.

The rungs of a hint (hint.py) are one use of it.
"""

from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.words import strings

words = strings()


class Ladder:
    """What the hint needs of a game's view, which it shows with moves that are not made yet."""

    def __init__(self, view):
        self.view = view
        self.state = bytes(view.seen.state)
        self.cursor = view.cursor_state()

    def spot(self, moves):
        """Return x, y, w, h of about where on the screen the moves are, or None."""
        raise NotImplementedError

    def show(self, moves, is_on):
        """Show the moves as if they were made; if not is_on (it blinks), what they change as is."""
        raise NotImplementedError

    def make(self, moves):
        """Make the moves in what the view shows."""
        self.show(moves, True)

    def show_made(self, c, moves, foot):
        """Draw the game with the moves made, and mark what they change. foot: the last line."""
        view = self.view
        self.make(moves)
        view.say(foot)
        view.is_fresh = True
        view.replay(c, self.state)
        c.last_line(foot)

    def said(self, moves):
        """Return a sentence on what no picture shows, such as skipping, or ""."""
        return ""

    def did(self, moves):
        """Return what the person did of that in a sentence, in the past, or ""."""
        return ""

    def sentence(self, found):
        """Return a reason of explain.py in words, without how many others are as good, or ""."""
        return ""

    def do(self, play, moves):
        """Make the moves; return the next screen."""
        return play.play_all(moves)

    def close(self):
        """Show what the view showed at first."""
        raise NotImplementedError


def counted(text, why):
    """Return a reason in words with how many other turns are as good. why: of explain.py."""
    if why[0] and len(why) > 1:
        return words.OTHERS[why[0] - 1].format(why=text)
    return text


def say(c, text, spot):
    """Draw a sentence, if there is one, in a frame apart from the box `spot`, or None."""
    if not text:
        return
    lines = wrapped(text, WIDTH - 6)
    h = LINE * len(lines) + 4
    y = 0 if spot and 2 * spot[1] + spot[3] > LAST_LINE else LAST_LINE - h
    c.fill(0, y, WIDTH, h, 0)
    c.frame(0, y, WIDTH, h)
    for n in range(len(lines)):
        c.text(3, y + 2 + n * LINE, lines[n])
