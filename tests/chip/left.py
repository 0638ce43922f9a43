"""What earlier playing has left in nvm, for cases that begin there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from engine import catalog
from engine.atoll.state import HAND
from engine.game import OVER
from engine.session import PERSON, Session
from firmware import counts
from firmware.games.arabana.series import Series
from firmware.games.hashi import puzzle_own
from firmware.screens.puzzles import file as puzzle
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from host_sim import options
from host_sim.bots import Policy
from host_sim.devices.nvm import DEFAULT_SIZE
from tests.chip.record import AT_ONCE, settings


@cache
def last_card(players: int) -> bytes:
    """Return the nvm with a game of Atoll that waits for its last card to be laid."""
    saves = _saves()
    saves.begin(catalog.key("atoll"))
    session = _session("atoll", 51, bytes((players, 2, 4)), players - 1)
    for is_revealed in _moves(session, "medium"):
        if is_revealed:
            saves.save(session, 0, None, False)
        if session.game.laid(0) == 2 * HAND - 1:
            break
    return bytes(saves.store.nvm)


@cache
def own_puzzles() -> bytes:
    """Return the nvm with three puzzles of one's own."""
    store = _saves().store
    for n in range(3):
        _keep_puzzle(store, n)
    return bytes(store.nvm)


@cache
def atoll_over() -> bytes:
    """Return the nvm with a game of Atoll of six that is over."""
    saves = _saves()
    _finish(saves, _session("atoll", 52, b"\6\2\4", 5))
    return bytes(saves.store.nvm)


@cache
def hashi_over(side: int, seed: int, level: str) -> bytes:
    """Return the nvm with a solo game of Hashi that a level has played to its end."""
    saves = _saves()
    _finish(saves, _session("hashi", seed, bytes((1, side)), 0), level)
    return bytes(saves.store.nvm)


@cache
def two_games() -> bytes:
    """Return the nvm with a series of Arabana-Ikibiti after two games."""
    saves = _saves()
    _begin_series(saves)
    return bytes(saves.store.nvm)


@cache
def evening(seed: int) -> bytes:
    """Return the nvm after an evening: each game played to its end, a series, a puzzle kept.

    The games are the same for the same seed: Atoll is of three or four, of one round or two.
    """
    luck = Random(seed)
    saves = _saves(options.house())
    _begin_series(saves)
    _keep_puzzle(saves.store, luck.randrange(50))
    many = luck.choice((3, 4))
    games = [  # name, options, opponents
        ("hashi", bytes((1, luck.randrange(2))), 0),
        ("arabana", b"", 1),
        ("atoll", bytes((many, luck.choice((1, 2)), 4)), many - 1),
    ]
    for name, chosen, opponents in luck.sample(games, len(games)):
        _finish(saves, _session(name, luck.randrange(10000), chosen, opponents))
    return bytes(saves.store.nvm)


def _saves(played: Sequence[str] = ()) -> Saves:
    """Return an nvm with nothing but settings, in which some games have been begun before."""
    nvm = settings(AT_ONCE, played=played)
    return Saves(Store(bytearray(nvm.ljust(DEFAULT_SIZE, b"\xff"))), {})


def _keep_puzzle(store: Store, n: int) -> None:
    """Keep the position of a puzzle of Hashi, counted round, as one of the person's own."""
    data = puzzle.load("hashi", store, n % len(puzzle.grades("hashi")))[1]
    assert puzzle_own.keep(store, data) == puzzle_own.KEPT


def _session(name: str, seed: int, chosen: bytes, opponents: int) -> Session:
    """Return a game of a person, in the last seat, against so many easy opponents."""
    seats = b"\1" * opponents + bytes((PERSON,))
    return Session(catalog.make(name), seed, chosen, seats)


def _moves(session: Session, level: str) -> Iterator[bool]:
    """Let a level play all seats to the end; yield after each move if it revealed something."""
    seen = catalog.make(session.game.NAME)
    policy = Policy(session.game.NAME, level, session.seed)
    while session.game.player() != OVER:
        session.game.observe(session.game.player(), seen.state)
        yield session.play(policy.choose(seen))


def _finish(saves: Saves, session: Session, level: str = "easy") -> None:
    """Let a level play a game to its end, and count it."""
    saves.begin(catalog.key(session.game.NAME))
    _play_out(session, level)
    counts.finish(saves, options.info(session.game.NAME), session)


def _play_out(session: Session, level: str = "easy") -> None:
    for _ in _moves(session, level):
        pass


def _begin_series(saves: Saves) -> None:
    """Play two games of a series of Arabana-Ikibiti."""
    series = Series(saves)
    series.begin(bytes((PERSON, 1)), catalog.make("arabana").OPTIONS[:-1] + b"\1")
    for seed in (1, 2):
        session = Session(catalog.make("arabana"), seed, series.options, series.seats)
        _play_out(session)
        series.count(session)
