"""Checks the contract of any game by random play; runs unchanged on CPython and MicroPython.

`python -m tests.conform GAME SEED [OPTIONS as hex]` plays one game and prints its digest, which is
the same on every VM. A violation raises Broken; its message has the command that reruns it.
"""

import sys
from array import array
from binascii import crc32

from engine import ai, catalog, rng
from engine.game import HIDDEN, OVER
from engine.record import decode, encode
from engine.rewind import undo_reveal
from engine.session import PRACTICE, Session

_ENDLESS = 5000  # more moves than any random game has
_SAMPLE = 3  # moves for which is_legal() is compared with legal()
_THOROUGH = 10  # one seed in so many has the expensive checks often


class Broken(AssertionError):
    """A violation of the contract; the message says which, and how to rerun it."""


def luck(seed):
    """Return a generator of its own, four bytes."""
    r = bytearray(4)
    rng.seed(r, seed)
    return r


def kinds(name, what, usual):
    """Return what tests/engine/<name>/kinds.py has, else what is usual."""
    try:
        found = __import__("tests.engine." + name + ".kinds", None, None, ("kinds",))
    except ImportError:
        return usual
    return getattr(found, what, usual)


def options_of(name):
    """Return the option strings to test for a game.

    Without kinds.py all of usual(), and the usual ones for each number of players, which is the
    first byte if PLAYERS leaves it open (firmware/guest/new.py).
    """
    game = catalog.make(name)
    found = list(game.usual())
    fewest, most = game.PLAYERS
    for n in range(fewest, most + 1) if fewest < most else ():
        options = bytes((n,)) + game.OPTIONS[1:]
        if options not in found:
            found.append(options)
    return kinds(name, "OPTIONS", found)


def plan(name, start, stop):
    """Return rows (options, seed) for the numbers start to stop - 1."""
    options = options_of(name)
    # Small and large seeds, including the largest, for any number of option strings.
    return [
        (options[i % len(options)], 0xFFFFFFFF - i if i % 5 == 4 else i) for i in range(start, stop)
    ]


def digests(name, start, stop, lightly=False):
    """Play the rows start to stop - 1 of a game's plan; return their digests. lightly: see play."""
    return [play(name, options, seed, lightly) for options, seed in plan(name, start, stop)]


def play(name, options, seed, lightly=False):
    """Play one game at random and check the contract. Return its digest, 32 bits.

    lightly: for the slower VM. On most seeds do only what the digest covers: moves, legal moves,
    states, scores, observations, determinized games. Equal states need no second check().
    """
    run = _Run(name, options, seed, lightly)
    try:
        run.play()
    except Exception as error:  # any error must be reported with the record that reruns it
        if sys.implementation.name != "cpython":  # chains no errors: the first one has its lines
            print(run.message(error))
            raise
        raise Broken(run.message(error))
    return run.digest


def play_policy(name, policy, options, seed, turns):
    """Let a computer player choose `turns` moves, for all seats; return a digest of the states."""
    game = catalog.make(name)
    seen = catalog.make(name)
    session = Session(game, seed, options)
    policies = [ai.make(policy, game, luck(seed + seat)) for seat in range(game.players())]
    digest = 0
    for _ in range(turns):
        if game.player() == OVER:
            break
        move = ai.choose(policies[game.player()], game, seen)
        if not game.is_legal(move):
            raise Broken(f"{name}: {policy} chose {move}; {encode(session).hex()}")
        session.play(move)
        digest = crc32(game.state, digest)
    return digest


def returned(value, wanted):
    """Return what a method returned, and what it should have."""
    return " returned " + repr(value)[:40] + ", and it returns " + wanted


def number(what, value):
    """Return what a method returned, which must be a number."""
    assert isinstance(value, int), what + returned(value, "a number")
    return value


class _Run:
    """One running game and the scratch for its checks."""

    def __init__(self, name, options, seed, lightly):
        self.name = name
        self.seed = seed
        self.options = options
        self.game = catalog.make(name)
        self.twin = catalog.make(name)  # scratch, loaded with states
        self.seen = catalog.make(name)  # holds observations
        self.session = Session(self.game, seed, options)
        self.out = self.game.moves_buffer()
        self.n = 0  # how many moves in out are legal now
        self.other = self.game.moves_buffer()
        self.r = luck(seed ^ 0xC0FFEE)  # the test's own generator, independent of the game's
        self.q = bytearray(self.r)  # a second one, for choices that do not affect the digest
        self.digest = 0
        self.rare = 1 if seed % _THOROUGH == 0 else 8
        self.is_light = lightly and seed % _THOROUGH != 0

    def message(self, error):
        what = str(error) or type(error).__name__
        return (
            f"{self.name}, move {len(self.session.moves)}: {what}\n"
            f"rerun: python -m tests.conform {self.name} {self.seed} {self.options.hex()}\n"
            f"record: {encode(self.session).hex()}"
        )

    def chance(self, n):
        return rng.below(self.r, n) == 0

    def note(self, data):
        self.digest = crc32(data, self.digest)

    def play(self):
        game = self.game
        self.check_start()
        moves = 0
        while game.player() != OVER:
            self.check_queries()
            # Expensive checks get rarer as the game gets longer; over all seeds every part is met.
            if self.chance(self.rare * (2 + moves // 12)):
                self.note_scores()
                self.check_observation(game.player())
                self.check_observation(rng.below(self.r, game.players()))
            self.play_move()
            if self.chance(self.rare * (12 + moves // 6)):
                self.undo_a_reveal()
            if self.chance(self.rare * (12 + moves // 6)):
                self.check_record()
            moves += 1
            assert moves < _ENDLESS, "the game does not end"
        assert game.legal(self.out) == 0, "moves are legal after the end"
        self.note_scores()
        for p in range(game.players()):
            self.check_observation(p)
        self.check_record()
        try:
            self.session.play(0)
        except ValueError:
            return
        raise AssertionError("a move is taken after the end")

    def check_start(self):
        game = self.game
        assert len(game.state) == game.SIZE, "the state is not SIZE bytes: deal() has changed that"
        fewest, most = game.PLAYERS
        is_told = fewest == most or len(game.OPTIONS) > 0
        assert is_told, "PLAYERS leaves open how many play, but OPTIONS has no first byte for it"
        n = number("players()", game.players())
        assert fewest <= n <= most, "players() is " + str(n) + ", but PLAYERS " + str(game.PLAYERS)
        assert number("player()", game.player()) != OVER, "over before it began: see player()"
        game.check()
        self.note(game.state)
        # reset() leaves nothing of the previous game.
        self.twin.reset(self.seed ^ 1, options_of(self.name)[-1])
        self.twin.reset(self.seed, self.options)
        assert self.twin.state == game.state, "the same seed gave another game"
        try:
            self.twin.reset(0, game.OPTIONS + b"\x00")
        except ValueError:
            return
        raise AssertionError("options of a wrong length are taken")

    def check_queries(self):
        """Check that queries change nothing, legal moves ascend, and is_legal agrees with them."""
        game = self.game
        out = self.out
        before = bytes(game.state)
        n = self.n = number("legal()", game.legal(out))
        assert n, "legal() returned 0 though player() is not OVER: who can do nothing passes"
        assert 0 < n <= game.MAX_LEGAL, "legal() returned " + str(n) + ", but MAX_LEGAL is less"
        self.note(array("H", out[:n]))
        if self.is_light:
            return
        for i in range(1, n):
            assert out[i - 1] < out[i], "legal moves are not ascending"
        listed = list(out[:n])
        for _ in range(_SAMPLE):
            self.check_is_legal(out[rng.below(self.q, n)], listed)
            self.check_is_legal(rng.below(self.q, min(65536, 2 * out[n - 1] + 2)), listed)
        self.check_is_legal(65535, listed)
        assert game.state == before, "a query changed the state"

    def check_is_legal(self, move, listed):
        what = f"is_legal({move}) does not agree with legal()"
        assert bool(self.game.is_legal(move)) == (move in listed), what

    def note_scores(self):
        game = self.game
        for p in range(game.players()):
            score = number("score()", game.score(p))
            assert -10000 < score < 10000, "a score beyond reason"
            self.note(bytes([score & 255, score >> 8 & 255]))
        winners = game.winners()
        assert isinstance(winners, list), "winners()" + returned(winners, "a list of seats")
        for p in winners:
            assert isinstance(p, int), "winners()" + returned(winners, "a list of seats")
        assert winners == sorted(winners), "winners are not ascending"
        assert all(0 <= p < game.players() for p in winners), "a winner without a seat"
        self.note(bytes(winners))

    def play_move(self):
        """Play one random move; check that a twin does the same, and that undo is exact."""
        game = self.game
        session = self.session
        before = bytes(game.state)
        move = self.out[rng.below(self.r, self.n)]
        revealed = session.play(move)
        after = bytes(game.state)
        self.note(after)
        assert revealed in (True, False), "apply()" + returned(revealed, "True or False")
        assert len(after) == game.SIZE, (
            "apply() left a state of " + str(len(after)) + " bytes, and SIZE is " + str(game.SIZE)
        )
        assert isinstance(game.player(), int), "player()" + returned(game.player(), "a seat")
        if self.is_light:
            return
        assert revealed or after[:4] == before[:4], (
            "apply() used luck but did not return True: B would take back what it drew"
        )
        game.check()
        self.twin.state[:] = before
        assert self.twin.apply(move) == revealed, "the same move reveals otherwise from a copy"
        assert self.twin.state == after, "something of the game lies outside its state"
        assert session.can_undo() == (not revealed), "what reveals can be taken back, or else not"
        assert session.undo() == (not revealed), "undo does not do what can_undo says"
        if not revealed:
            assert game.state == before, "undo is not exact"
            session.play(move)
        assert game.state == after, "apply() again is another state: something lies outside it"

    def undo_a_reveal(self):
        session = self.session
        after = bytes(self.game.state)
        flags = session.flags
        move = session.moves[-1]
        revealed = not session.can_undo()
        assert undo_reveal(session), "undo_reveal took nothing back"
        assert session.flags == (flags | PRACTICE if revealed else flags), "PRACTICE is wrong"
        session.play(move)
        assert self.game.state == after, "undo_reveal is not exact"

    def check_record(self):
        data = encode(self.session)
        self.note(data)
        if not self.is_light:
            again = decode(data, catalog.make(self.name))
            assert encode(again) == data, "encode, decode, encode differ"
            assert again.game.state == self.game.state, "a record replays to another state"

    def check_observation(self, p):
        """Check that an observation hides, and that determinize uses and keeps what it shows."""
        game = self.game
        twin = self.twin
        seen = self.seen
        full = bytes(game.state)
        game.observe(p, seen.state)
        view = bytes(seen.state)
        assert game.state == full, "observe changed the state"
        assert view[:4] == bytes([HIDDEN] * 4), "an observation shows the generator"
        seen.observe(p, seen.state)
        assert seen.state == view, "observing an observation, in place, changes it"
        assert seen.player() == game.player(), "an observation does not show whose turn it is"
        if game.player() == p:
            self.check_own_moves(seen)
        r = bytearray(self.r)
        seen.determinize(p, r)
        twin.state[:] = full
        twin.determinize(p, self.r)
        assert twin.state == seen.state, "determinize uses more than the observation"
        assert self.r == r, "determinize draws otherwise from an observation"
        assert bytes(twin.state[:4]) == bytes(r), "determinize leaves another generator"
        self.note(twin.state)
        twin.check()
        twin.observe(p, seen.state)
        assert seen.state == view, "determinize changes what its seat sees"
        if game.player() == p:
            self.check_own_moves(twin)
        if self.chance(16):
            self.play_out(twin)

    def check_own_moves(self, game):
        n = self.game.legal(self.out)
        assert game.legal(self.other) == n, "a seat does not know its own legal moves"
        assert self.out[:n] == self.other[:n], "a seat does not know its own legal moves"

    def play_out(self, game):
        moves = 0
        while game.player() != OVER:
            n = game.legal(self.other)
            assert 0 < n <= game.MAX_LEGAL, "a determinized game gets stuck"
            game.apply(self.other[rng.below(self.r, n)])
            if not self.is_light and rng.below(self.q, 8) == 0:
                game.check()
            moves += 1
            assert moves < _ENDLESS, "a determinized game does not end"
        self.note(game.state)
        game.winners()


if __name__ == "__main__":
    import tests.guests  # noqa: F401 so that these games are found, too

    if len(sys.argv) not in (3, 4):
        print("usage: python -m tests.conform GAME SEED [OPTIONS as hex]")
        sys.exit(2)
    chosen = bytes.fromhex(sys.argv[3]) if len(sys.argv) == 4 else b""
    print(hex(play(sys.argv[1], chosen or options_of(sys.argv[1])[0], int(sys.argv[2]))))
