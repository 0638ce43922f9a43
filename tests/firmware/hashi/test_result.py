"""What the screens of Hashi's result say, read off as they draw it."""

from random import Random

import pytest

from engine import catalog, codes
from engine.game import OVER
from engine.hashi.state import RANK_POINTS
from engine.session import LESSON, ONE_HINT, PRACTICE, Session
from firmware import counts
from firmware.games.hashi import result
from firmware.games.hashi.words.en import RANKS
from firmware.hardware.keys import LEFT, RIGHT
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from firmware.words.en_records import YOU_WIN
from host_sim.options import info
from tests.firmware.ink import strokes, texts
from tests.firmware.kept import ended

KINDS = [(1, result.Result), (3, result.Result)]


def finished(players, side=0):
    """Return a session that was played to its end at random."""
    session = Session(catalog.make("hashi"), 5, bytes((players, side)), bytes(players))
    luck = Random(5)
    out = session.game.moves_buffer()
    while session.game.player() != OVER:
        session.play(luck.choice(list(out[: session.game.legal(out)])))
    return session


def playing(session, store=None):
    """Return what a result asks of a play screen; store: what is kept, nothing at first."""
    found = ended(session, info=info("hashi"), best=None)
    found.app.store = store or Store(bytearray(b"\xff" * 4096))
    return found


def code(session):
    return "Code " + codes.encode(session.game, session.seed, session.options)


@pytest.mark.parametrize(("players", "kind"), KINDS, ids=["alone", "three"])
def test_h13_h17_a_result_has_its_rank_and_practice_has_none(players, kind):
    session = finished(players)
    result = kind(playing(session), session.game, 0)
    assert {RANKS[session.game.rank(0)], code(session)} <= set(texts(result))
    assert not any("Practice" in text for text in texts(result))
    session.flags = PRACTICE
    assert not set(RANKS) & set(texts(result))
    assert any("Practice" in text for text in texts(result))


@pytest.mark.parametrize(("players", "kind"), KINDS, ids=["alone", "three"])
@pytest.mark.parametrize(("hints", "text"), [(1, "1 hint"), (2, "2 hints"), (63, "63 hints")])
def test_a_rank_with_hints_is_of_a_kind_of_its_own(players, kind, hints, text):
    session = finished(players)
    result = kind(playing(session), session.game, 0)
    inverted = [args for name, args in strokes(result) if name == "invert"]
    assert not any("hint" in shown for shown in texts(result))
    for _ in range(hints):
        session.count_hint()
    assert RANKS[session.game.rank(0)] in texts(result)
    assert text in texts(result)
    assert not any("beat" in shown for shown in texts(result))
    now = [args for name, args in strokes(result) if name == "invert"]
    assert len(now) == len(inverted) + 1


def test_a_result_alone_tells_what_to_beat():
    session = finished(1)
    game = session.game
    shown = texts(result.Result(playing(session), game, 0))
    assert f"{game.score(0)} points" in shown
    assert f"to beat: {RANK_POINTS[game.rank(0) + 1]}" in shown


def test_the_highest_rank_leaves_nothing_to_beat():
    session = finished(1)
    session.game.score = lambda seat: 60
    shown = texts(result.Result(playing(session), session.game, 0))
    assert RANKS[-1] in shown
    assert not any("beat" in text for text in shown)


def with_points(n, side=0):
    """Return a session that is over with so many points."""
    session = finished(1, side)
    session.game.score = lambda seat=0: n
    return session


def told(session, store):
    """Count a session; return what stands beside the points in its result."""
    play = playing(session, store)
    saves = Saves(store, {catalog.key("hashi"): 290})
    saves.begin(catalog.key("hashi"))
    play.best = counts.finish(saves, info("hashi"), session)
    shown = texts(result.Result(play, session.game, 0))
    return next(text for text in shown if "best" in text or "beat" in text)


def test_the_best_so_far_is_kept_by_side_and_what_is_to_beat():
    nvm = bytearray(b"\xff" * 4096)
    store = Store(nvm)
    assert told(with_points(20), store).startswith("to beat: ")
    assert told(with_points(18), store) == "best: 20"
    assert told(with_points(30, side=1), store).startswith("to beat: ")
    assert told(with_points(25), store) == "new best!"
    assert told(with_points(25), Store(nvm)) == "best: 25"  # after the power was off
    assert told(with_points(29, side=1), Store(nvm)) == "best: 30"


@pytest.mark.parametrize("flags", [PRACTICE, LESSON, ONE_HINT])
def test_a_game_with_help_is_no_best(flags):
    nvm = bytearray(b"\xff" * 4096)
    session = with_points(40)
    session.flags = flags
    store = Store(nvm)
    saves = Saves(store, {catalog.key("hashi"): 290})
    saves.begin(catalog.key("hashi"))
    counts.finish(saves, info("hashi"), session)
    assert counts.best(store, info("hashi"), with_points(1)) is None
    assert told(with_points(20), Store(nvm)).startswith("to beat: ")
    assert counts.best(Store(nvm), info("hashi"), with_points(1)) == 20


def test_who_wins_a_table_reads_it_in_words_with_hints_too():
    session = finished(3)
    winners = session.game.winners()
    for _ in range(2):
        session.count_hint()
    for seat in range(3):
        session.seats = bytes([p != seat for p in range(3)])
        shown = texts(result.Result(playing(session), session.game, seat))
        assert (YOU_WIN in shown) == (winners == [seat])
        assert "2 hints" in shown


def test_the_final_board_of_a_game_alone_can_be_looked_at():
    session = finished(1)
    shown = result.Result(playing(session), session.game, 0)
    assert "Islands" in texts(shown)
    for key in (LEFT, RIGHT):
        assert shown.show_more(key) is shown
        assert "17/17" in texts(shown)
        assert "Islands" not in texts(shown)
        assert shown.show_more(RIGHT) is shown
        assert "Islands" in texts(shown)
