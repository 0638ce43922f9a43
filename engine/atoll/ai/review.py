"""Reviews one seat's game of Atoll: what was luck, and what its turns lost."""

from engine.ai import judgement
from engine.ai.reviewer import Reviewer
from engine.atoll.ai.measured import ERRORS
from engine.atoll.rules import Atoll
from engine.atoll.state import CONFIRM, HAND, SURE

# Of what is unseen, to see what a turn is worth: two of three or four players, one of more, for
# whose turns a handheld takes longer. From one to the next a difference varies less, too.
DEALS = 8


class _Review(Reviewer):
    def is_end(self, game, move):
        return game.stage() == SURE  # the number of CONFIRM is also that of a card

    def is_chosen(self, seen):
        return seen.stage() == SURE

    def chance(self, game, seat):
        from engine.atoll.ai.chance import chance  # loaded when it is needed

        return chance(game, seat)[0]

    def errors(self, seen, turn):
        left = HAND * (seen.rounds() - seen.round()) - seen.turn()
        return judgement.row_of(ERRORS, left)

    def worths(self, level, seen, seat, turns):
        """Return the mean, over deals, of the chance when all turns are revealed, those of the
        others as `hard` chooses.
        """
        dealt = Atoll()
        table = Atoll()
        deals = []  # (state, what each seat chooses)
        for _ in range(DEALS // seen.players()):
            dealt.state[:] = seen.state
            dealt.determinize(seat, level.r)
            choices = []
            for p in range(seen.players()):
                choices.append([])
                if p != seat:
                    dealt.observe(p, table.state)
                    table.anticipate(p)
                    choices[p] = yield from self.choose(level, table, p)
            deals.append((bytes(dealt.state), choices))
        # Only now, since what chooses and what knows chances have no room side by side.
        sums = [0] * len(turns)
        for state, choices in deals:
            for k in range(len(turns)):
                choices[seat] = turns[k]
                table.state[:] = state
                table.anticipate(0)
                for turn in choices:
                    for move in turn:
                        table.apply(move)
                    table.apply(CONFIRM)
                yield
                sums[k] += self.chance(table, seat)
                yield
        return [(n + len(deals) // 2) // len(deals) for n in sums]


_review = _Review()
turn = _review.turn
compare = _review.compare
choose = _review.choose
