"""Reviews one seat's game of Atoll: what was luck, and what its turns lost."""

from engine.ai.reviewer import Reviewer
from engine.atoll import unseen  # noqa: F401 (what it lays down has room only now)
from engine.atoll.rules import Atoll
from engine.atoll.state import CONFIRM, HAND, SURE

# Divided by the number of players: the deals of the unseen cards that say what a turn is worth.
# Three or four players have two, more players one, because their turns take a handheld longer; and
# with more players, differences between turns vary less from deal to deal.
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
        from engine.ai import judgement  # as chance()
        from engine.atoll.ai.measured import ERRORS

        left = HAND * (seen.rounds() - seen.round()) - seen.turn()
        return judgement.row_of(ERRORS, left)

    def lay(self, seen):
        deals = range(DEALS // seen.players())
        return Atoll(), Atoll(), [bytearray(seen.SIZE) for _ in deals]

    def deal(self, level, seen, seat, room):
        """Return (state, what each seat chooses) of several deals; the others choose as `hard`."""
        dealt, table, states = room
        deals = []
        for state in states:
            dealt.state[:] = seen.state
            dealt.determinize(seat, level.r)
            state[:] = dealt.state
            choices = []
            for p in range(seen.players()):
                choices.append([])
                if p != seat:
                    dealt.observe(p, table.state)
                    table.anticipate(p)
                    choices[p] = yield from self.chosen(level, table, p)
            deals.append((state, choices))
        return deals

    def worths(self, seen, seat, number, turns, dealt):
        """Return the mean, over deals, of the chance when all turns are revealed."""
        table = Atoll()
        sums = [0] * len(turns)
        for state, choices in dealt:
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
        return [(n + len(dealt) // 2) // len(dealt) for n in sums]


_review = _Review()
turn = _review.turn
judge = _review.judge
compare = _review.compare
choose = _review.choose
