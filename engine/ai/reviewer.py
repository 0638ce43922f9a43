"""Reviews one seat's game by its chances of winning: what was luck, and what its turns lost.

A game with opponents has a subclass of Reviewer in its ai/review.py, which says how turns are
chosen, hidden cards dealt and positions valued.
"""

from engine import ai, rng
from engine.game import OVER


class Reviewer:
    """The generic part. A game overrides the methods below "What a game brings"."""

    def turn(self, game, moves, seat, last, half=()):
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

        Where players and chances have no room beside each other, the result is a list, half of the
        work: give that as `half`, once the players have gone.
        """
        seen = type(game)()
        if not half:
            half = yield from self._next(game, seen, moves, seat, last)
        if not half and (game.player() != OVER or not last or last[0] == last[1]):
            return ()
        if not half:
            now = self.chance(game, seat)
            return len(moves), len(moves), now - last[5], 0, 1, now, []
        first, number, opening, state, own = half[:5]
        seen.state[:] = state
        found = yield from self.judge(seen, seat, number, own, half[5:])
        if isinstance(found, list):
            return half + found
        lost, error, now, better = found
        seen.state[:] = opening or state
        expected = last[5] if last else self.chance(seen, seat)
        return first, number + 1, now + lost - expected, lost, error, now, better

    def _next(self, game, seen, moves, seat, last):
        """Return a list of the next complete turn, [] if there is none; a generator.

        It has the index of the turn's first move, that of its CONFIRM, the observation before the
        first turn of the game if `last` is (), that before the turn, and the person's turn.
        """
        first = last[1] if last else 0
        opening = b""
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
                if not last and not opening:
                    opening = bytes(seen.state)
                if seen.player() == seat:
                    return [first, k, opening, bytes(seen.state), list(moves[first:k])]
            game.apply(moves[k])
            first = k + 1
            is_begun = False
            yield
        return []

    def judge(self, seen, seat, number, own, half=()):
        """Return (lost, its error, the chance after it, the better turn) of a turn, as turn() has
        them, () if it is none that counts; a generator.

        own: the turn, without CONFIRM. seen: the observation before it; it stays as it is. number:
        of the CONFIRM in the moves; what is drawn at random depends on nothing else. half: as in
        turn().
        """
        if not self.is_turn(seen):
            return ()
        if not half:
            half = yield from self._chosen(seen, seat, own, number)
            if half[1]:
                return half
        turns, dealt = half
        lost, error, now = yield from self._compare(seen, seat, number, turns, dealt)
        return lost, error, now, turns[1] if lost else []

    def _chosen(self, seen, seat, own, number):
        """Return a list: the turns to compare, and what deal() returns; a generator."""
        before = bytes(seen.state)
        other = type(seen)()
        room = self.lay(seen)
        level = ai.make("hard", seen, bytearray(4))
        rng.seed(level.r, number)
        best = yield from self.chosen(level, seen, seat)
        other.state[:] = before
        for move in own:
            other.apply(move)
        is_same = other.state == seen.state
        seen.state[:] = before
        rng.seed(level.r, number)
        dealt = yield from self.deal(level, seen, seat, room)
        return [[own] if is_same else [own, best], dealt]

    def compare(self, seen, seat, number, turns, half=()):
        """Return (lost, its error) as turn() has them; a generator.

        That is what the first of two turns lost against the second. turns: moves without CONFIRM.
        seen: the observation before them; it stays as it is. number: of the CONFIRM in the moves.
        half: as in turn().
        """
        if not half:
            room = self.lay(seen)
            level = ai.make("hard", seen, bytearray(4))
            rng.seed(level.r, number)
            half = yield from self.deal(level, seen, seat, room)
            if half:
                return half
        found = yield from self._compare(seen, seat, number, turns, half)
        return found[:2]

    def _compare(self, seen, seat, number, turns, dealt):
        """Return (lost, its error, what the first turn is worth); a generator."""
        from engine.ai import judgement  # once the players have gone: there is little room

        found = yield from self.worths(seen, seat, number, turns, dealt)
        now = found[0]
        row = self.errors(seen, turns[0]) if len(turns) > 1 else ()
        lost, error = judgement.lost(now, found[1], *row) if row else (found[-1] - now, 1)
        return lost, error, now

    def choose(self, level, seen, seat):
        """Return the turn of a level; a generator. seen stays as it is."""
        before = bytes(seen.state)
        out = yield from self.chosen(level, seen, seat)
        seen.state[:] = before
        return out

    def chosen(self, level, seen, seat):
        """Return the turn of a level, which seen has played then; a generator."""
        out = []
        while not self.is_chosen(seen):
            move = yield from level.think(seen, seat)
            out.append(move)
            seen.apply(move)
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

    def lay(self, seen):
        """Return what deal() works in. Players leave memory in pieces: it is made before them."""
        return ()

    def deal(self, level, seen, seat, room):
        """Return a list of plain data that worths() needs of players; a generator.

        Empty for a game whose players have room beside its chances: then worths() makes its own.
        level: a `hard`, whose generator deals what the seat does not see. seen stays as it is.
        room: what lay() has returned.
        """
        yield from ()
        return []

    def worths(self, seen, seat, number, turns, dealt):
        """Return what each turn is worth, per mille; a generator.

        turns: moves without CONFIRM. seen: the observation before them; it stays as it is. number:
        of the CONFIRM in the moves. dealt: what deal() has returned.
        """
        raise NotImplementedError

    def errors(self, seen, turn):
        """Return what judgement.lost() takes of differences from a turn, () if they are exact."""
        raise NotImplementedError
