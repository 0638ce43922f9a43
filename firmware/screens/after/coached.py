"""Why a coach said what it said: the turn on the board, the better one, and what that has."""

from engine.const import const
from engine.session import Session
from firmware import registry
from firmware.hardware.keys import BACK, DO, DOWN, UP
from firmware.screens import Screen
from firmware.screens.ladder import counted, say
from firmware.screens.play import Away
from firmware.words import strings

# What is shown, one after the other.
_YOURS = const(0)
_BETTER = const(1)
_WHY = const(2)


class Coached(Screen):
    """The turn that was judged, on the board as it stood then, and what it cost; DOWN leads to the
    better turn and to why, UP back. A takes the turn back.

    found: of a Why (coach.py).
    """

    def __init__(self, found):
        play = self.play = found.play
        why = found.why
        self.row = found.row
        first, end, _, _, self.better, _ = play.told
        played = play.session
        self.moves = list(played.moves[first : end - 1])
        session = Session(type(played.game)(), played.seed, played.options, played.seats)
        for n in range(first):
            session.apply(played.moves[n])
        view = registry.view(play.info.NAME, session, play.seat, play.app.context)
        self.ladder = registry.module(play.info.NAME, "hints").Ladder(view)
        self.why = counted(self.ladder.sentence(why[1:]), why) if len(why) > 1 else ""
        self.cost = found.cost
        self.stage = _YOURS
        # Without a reason nothing says what the other turn is for.
        self.last = _WHY if self.why else _YOURS

    def key(self, k):
        play = self.play
        if k in BACK:
            return play.to_menu(self.row) if self.row else play.saying(play.told[5])
        if k in DO:
            return self._take_back()
        if k in (UP, DOWN) and self.last:
            self.stage = (self.stage + (1 if k == DOWN else -1)) % (self.last + 1)
            self.is_fresh = True
        return self

    def _take_back(self):
        """Take the turn back; return what leads to the board as it was before."""
        from engine import rewind

        play = self.play
        self.ladder.close()
        rewind.back_to(play.session, play.told[0])
        play.forget_turn()
        play.view = Away(self.ladder.view)  # it stands there
        where = play.info.where(play.info.progress(play.session))
        return play.saying(strings().BACK_AT.format(where=where))

    def fill(self, c):
        stage = self.stage
        ladder = self.ladder
        moves = self.better if stage else self.moves
        foot = strings("coach").FOOT[stage if self.last else -1]
        ladder.show_made(c, moves, foot)
        text = ladder.said(moves) if stage else ladder.did(moves)
        if stage == _YOURS:
            text = text + "\n" + self.cost if text else self.cost
        elif stage == _WHY:
            text = self.why
        say(c, text, ladder.spot(moves))
