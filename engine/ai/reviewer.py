"""Reviews one seat's game by its chances of winning: what was luck, and what its turns lost.

A game with opponents has a subclass of Reviewer in its ai/review.py, which says how turns are
chosen, hidden cards dealt and positions valued.
"""

from engine import ai, rng
from engine.ai import judgement
from engine.game import OVER


class Reviewer:
    """The generic part. A game overrides the methods below "What a game brings"."""

    def turn(self, game, moves, seat, last):
        """Return the row of the next complete turn of a seat; a generator.

        The worth of a turn is the chance of winning after it, the mean over many deals of the
        unseen cards; see worths(). Between two turns of the seat the cards and the other players
        change that chance: this change is what was brought. A row, in per mille but for the indexes
        and moves:

        the index of the turn's first move, and the index behind its last one, CONFIRM;
        what was brought since the turn before, or since the first turn of the game;
        what the turn lost, and the standard error of that; negative if the turn is better than the
        turn of `hard`;
        the chance of winning after the turn;
        the turn of `hard`, without CONFIRM; [] if the turn is about the same.

        If the game is over, one more row begins and ends behind the moves: it lost nothing, and has
        what was brought since the last turn. Behind the last row the result is (). game: reset to
        the deal; it plays the moves. moves: with CONFIRM. last: the row of the turn before, ()
        before the first.
        """
        seen = type(game)()
        first, expected = (last[1], last[5]) if last else (0, -1)
        for k in range(first):
            game.apply(moves[k])
            if not k & 31:
                yield
        is_begun = False
        for k in range(first, len(moves)):
            if not is_begun:
                game.observe(seat, seen.state)
                is_begun = True
            if not self.is_end(game, moves[k]):
                game.apply(moves[k])
                continue
            if self.is_turn(seen):
                if expected < 0:
                    expected = self.chance(seen, seat)
                if seen.player() == seat:
                    own = list(moves[first:k])
                    lost, error, now, better = yield from self.judge(seen, seat, own, k)
                    return first, k + 1, now + lost - expected, lost, error, now, better
            game.apply(moves[k])
            first = k + 1
            is_begun = False
            yield
        if game.player() != OVER or (last and last[0] == last[1]):
            return ()
        now = self.chance(game, seat)
        return first, first, now - expected, 0, 1, now, []

    def judge(self, seen, seat, own, number):
        """Return the end of a row, from what the turn lost on; a generator.

        number: the index of the CONFIRM in the moves; it alone seeds the random numbers.
        """
        level = ai.make("hard", seen, bytearray(4))
        rng.seed(level.r, number)
        best = yield from self.choose(level, seen, seat)
        before = bytes(seen.state)
        after = []
        for turn in (own, best):
            for move in turn:
                seen.apply(move)
            after.append(bytes(seen.state))
            seen.state[:] = before
        turns = [own] if after[0] == after[1] else [own, best]
        lost, error, now = yield from self._compare(level, seen, seat, number, turns)
        return lost, error, now, best if lost else []

    def compare(self, seen, seat, number, turns):
        """Return (lost, its error) as turn() has them; a generator.

        It is what the first of two turns lost against the second. turns: moves without CONFIRM.
        seen: the observation before them; it stays as it is. number: see judge().
        """
        level = ai.make("hard", seen, bytearray(4))
        found = yield from self._compare(level, seen, seat, number, turns)
        return found[:2]

    def _compare(self, level, seen, seat, number, turns):
        """Return (lost, its error, what the first turn is worth); a generator."""
        rng.seed(level.r, number)
        found = yield from self.worths(level, seen, seat, turns)
        now = found[0]
        row = self.errors(seen, turns[0]) if len(turns) > 1 else ()
        lost, error = judgement.lost(now, found[1], *row) if row else (found[-1] - now, 1)
        return lost, error, now

    def choose(self, level, seen, seat):
        """Return the turn of a level; a generator. seen stays as it is."""
        before = bytes(seen.state)
        out = []
        while not self.is_chosen(seen):
            move = yield from level.think(seen, seat)
            out.append(move)
            seen.apply(move)
        seen.state[:] = before
        return out

    # What a game brings.

    def is_end(self, game, move):
        """Return True if the move ends a turn."""
        return move == game.CONFIRM

    def is_turn(self, seen):
        """Return True if what begins now is a turn that counts."""
        return True

    def is_chosen(self, seen):
        """Return True if nothing is left of the turn but to confirm it."""
        raise NotImplementedError

    def chance(self, game, seat):
        """Return a seat's chance of winning, per mille."""
        raise NotImplementedError

    def worths(self, level, seen, seat, turns):
        """Return what each turn is worth, per mille; a generator.

        turns: moves without CONFIRM. seen: the observation before them; it stays as it is. level: a
        `hard`, whose generator deals what the seat does not see.
        """
        raise NotImplementedError

    def errors(self, seen, turn):
        """Return what judgement.lost() takes of differences from a turn, () if they are exact."""
        raise NotImplementedError
