"""The review of a game that is over: how it is made, and what its pages say."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine import ai, catalog
from engine.game import OVER
from engine.hashi.ai.master import Master
from engine.hashi.rules import CONFIRM, Hashi
from engine.session import PERSON, Session
from firmware import counts
from firmware.games.hashi.words import en as board_words
from firmware.games.hashi.words import en_help as hashi_words
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP, A, B
from firmware.screens import review, verdict
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from firmware.words import en_review as review_words
from firmware.words import en_verdict as words
from host_sim.drive import Handheld
from host_sim.machine import ROOT
from host_sim.options import info
from tests import guests
from tests.firmware.golden_screens import ENDED
from tests.firmware.hints import known
from tests.firmware.ink import strokes, texts
from tests.firmware.kept import over
from tests.firmware.menus import TITLES, choose, screen, up

COSTS = "The cards brought 1.2 more than usual, your turns cost 4.5."


def ended(level: str = "greedy", seed: int = 31) -> Session:
    """Return the session of a solo game that a computer player has played."""
    session = Session(Hashi(), seed, b"\1\0", bytes((PERSON,)))
    player, seen = ai.make(level, session.game, bytearray(4)), Hashi()
    while session.game.player() != OVER:
        session.play(ai.choose(player, session.game, seen))
    return session


@pytest.fixture(autouse=True)
def kept_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The modules of this process are those of all tests: none is unloaded."""
    monkeypatch.setattr(review.memory, "release", lambda names=None: None)


@pytest.fixture(scope="module")
def greedy() -> Session:
    return ended()


def playing(session: Session) -> Any:
    """Return what a review asks of a play screen."""
    app = SimpleNamespace(
        store=Store(bytearray(b"\xff" * 4096)),
        device=SimpleNamespace(has_event=lambda: False),
        context=SimpleNamespace(
            settings=SimpleNamespace(calm=1, warns=0, hold=0, asks=0),
            sound=SimpleNamespace(chord=lambda: None),
        ),
        verdict=verdict.Verdict,
    )
    return SimpleNamespace(
        session=session,
        app=app,
        info=info(session.game.NAME),
        seat=list(session.seats).index(PERSON),
        review=None,
        reviewed=None,
        grades=b"",
        result=lambda: "the result",
    )


def look(found: Any) -> Any:
    """Let time pass until a review leads to another screen, or says something; return that."""
    found.is_fresh = False
    for _ in range(40000):
        then = found.tick(10)
        if then is not found or not found.is_busy:
            return then
    raise AssertionError("no end")


def wide(found: Any) -> int:
    """Return how wide the bar is filled."""
    return [args for name, args in strokes(found) if name == "fill"][-1][2]


def test_every_turn_is_reviewed_the_bar_grows_and_nothing_changes(greedy):
    play = playing(greedy)
    state, moves = bytes(greedy.game.state), list(greedy.moves)
    found = review.Review(play)
    assert found.tick(10).thinker is None, "the picture comes first"
    assert review_words.TURN[0].format(n=1, of=18) in texts(found)
    widths = [wide(found)]
    found.is_fresh = False
    then = found
    while then is found:
        then = found.tick(10)
        if then is found and found.is_stale:
            found.is_stale = False
            widths.append(wide(found))
            found.is_fresh = False
    assert widths == sorted(set(widths))
    assert (widths[0], widths[-1], len(widths)) == (0, 100, 19)
    assert type(then).__name__ == "Verdict"
    rows, turns, strength = play.review
    assert len(rows) == moves.count(CONFIRM) == 18
    assert turns
    assert all(why for n, why in turns if rows[n][3] > 0)
    assert 1 <= len(strength) <= 2
    assert found.thinker is None
    assert (bytes(greedy.game.state), list(greedy.moves)) == (state, moves)


def test_b_leaves_a_review_that_is_not_complete_and_coming_back_goes_on(greedy):
    play = playing(greedy)
    found = review.Review(play)
    found.is_fresh = False
    while len(found.rows) < 3:
        found.tick(10)
    assert found.key(A) is found
    assert found.key(B) == "the result"
    assert found.thinker is None
    assert play.review is None
    back = review.begin(play)
    assert review_words.TURN[0].format(n=4, of=18) in texts(back)
    look(back)
    whole = playing(greedy)
    look(review.Review(whole))
    assert play.review == whole.review


@pytest.mark.parametrize("fault", ["room", "tables"])
def test_where_there_is_no_room_or_no_master_a_sentence_says_so(greedy, monkeypatch, fault):
    def no_room(policy, seen, seat):
        yield ai.PENDING
        raise MemoryError

    if fault == "room":
        monkeypatch.setattr("engine.hashi.ai.master.Master.find", no_room)
    else:
        monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("missing", "missing"))
    found = review.Review(playing(greedy))
    assert look(found) is found
    said = review_words.NO_ROOM if fault == "room" else review_words.MISSING
    assert said in " ".join(texts(found))
    assert found.key(B) == "the result"


def test_where_room_runs_out_between_two_turns_the_review_begins_again_behind_them(
    greedy, monkeypatch
):
    whole = playing(greedy)
    look(review.Review(whole))
    find = Master.find
    calls = []

    def short(policy, seen, seat):
        calls.append(1)
        if len(calls) % 3 == 0:
            raise MemoryError
        yield from find(policy, seen, seat)

    monkeypatch.setattr(Master, "find", short)
    play = playing(greedy)
    assert type(look(review.Review(play))).__name__ == "Verdict"
    assert play.review == whole.review


def test_where_there_is_no_room_for_reasons_the_review_goes_without_them(greedy, monkeypatch):
    def no_room(policy, seen, seat, moves):
        yield ai.PENDING
        raise MemoryError

    play = playing(greedy)
    look(review.Review(play))
    whole = [[n, ()] for n, _ in play.review[1]]
    monkeypatch.setattr("engine.hashi.ai.explain.reason", no_room)
    play = playing(greedy)
    found = look(review.Review(play))
    assert type(found).__name__ == "Verdict"
    assert [list(turn) for turn in play.review[1]] == whole
    found.key(RIGHT)
    found.key(RIGHT)
    assert not found._can_keep(), "a puzzle says why"
    for _ in range(4):
        found.key(DOWN)
        assert texts(found)


# The pages.


def pages(
    session: Session,
    changed: dict[int, tuple[int, int]],
    strength: tuple[int, ...] = (2,),
    luck: int = 0,
) -> verdict.Verdict:
    """Return the pages of a review; changed: what turns lost, and the error, in hundredths."""
    play = playing(session)
    moves = list(session.moves)
    rows, first = [], 0
    for n in range(18):
        end = moves.index(CONFIRM, first) + 1
        lost, error = changed.get(n, (0, 40))
        better = bytes((36, 80)) if lost else b""
        rows.append((first, end, luck if n == 1 else 0, lost, error, 5000 - 50 * n, better))
        first = end
    turns = [[n, (0, 3, 1) if changed[n][0] > 0 else ()] for n in changed]
    play.review = rows, turns, strength
    return verdict.Verdict(play)


def said(found: verdict.Verdict) -> str:
    return " ".join(texts(found))


def test_the_first_page_says_what_was_luck_and_what_was_play(greedy):
    found = said(pages(greedy, {3: (450, 40)}, luck=120))
    assert COSTS in found
    assert "You played like a gull." in found
    less = said(pages(greedy, {3: (450, 40)}, luck=-120))
    assert "The cards brought 1.2 less than usual" in less


def test_where_the_error_is_wide_the_sentence_says_between_whom(greedy):
    assert "You played between crab and gull." in said(pages(greedy, {}, (1, 2)))


def test_bars_of_luck_and_play_go_right_for_more_and_left_for_less(greedy):
    def bars(luck: int, lost: int) -> list[Any]:
        found = pages(greedy, {3: (lost, 40)}, luck=luck)
        return [args for name, args in strokes(found) if name == "fill"][:2]

    (x, _, w, _), (x2, _, w2, _) = bars(250, 500)
    assert (x2 + w2, w2) == (x, 2 * w)
    (x, _, w, _), (x2, _, w2, _) = bars(-1000, -500)
    assert (x + w, w) == (x2, 2 * w2)


def test_the_curve_has_a_point_for_each_turn_between_the_most_and_the_fewest_points(greedy):
    found = pages(greedy, {3: (450, 40)})
    found.key(RIGHT)
    found.key(RIGHT)
    shown = strokes(found)
    assert {"50", "42", "3/4"} <= set(texts(found))
    points = [args for name, args in shown if name == "fill" and args[2] == args[3]]
    assert len(points) == 18
    assert [args[2] for args in points].index(5) == 3, "a turn that stands out is larger"
    assert all(x >= 0 and x + w <= 128 and y >= 9 and y + h <= 56 for x, y, w, h in points)


def test_a_game_without_mistakes_is_told_so(greedy):
    found = pages(greedy, {})
    found.key(LEFT)
    assert words.NO_MISTAKE[0] in said(found)
    assert found.key(A) is found
    assert words.NO_MISTAKE[0] in said(found)
    found.key(RIGHT)
    assert found.page == 0


def test_a_turn_that_cost_shows_yours_the_better_one_how_much_and_why(greedy):
    found = pages(greedy, {3: (214, 70)})
    found.key(LEFT)
    assert "You –2.1 Ⓐ retry ↓ better" in said(found)
    first, end = found.rows[3][:2]
    after = [args for name, args in strokes(found) if name in ("sprite", "dots")]
    for key, text in (
        (DOWN, hashi_words.SKIP_BOTH),
        (DOWN, "The master’s turn is worth about 2.1 points more, give or take 0.7."),
        (A, "It finishes an island: 2 points."),
    ):
        found.key(key)
        assert text in said(found)
    found.key(UP)
    assert "give or take" in said(found)
    found.key(A)
    found.key(A)
    assert [args for name, args in strokes(found) if name in ("sprite", "dots")] == after
    assert found.played == list(greedy.moves[first : end - 1])


def test_a_page_unloads_what_the_page_before_has_loaded(greedy, monkeypatch):
    found = pages(greedy, {3: (214, 70)})
    others = ["firmware.graphics.qr", "firmware.screens.share"]
    found.loaded = [name for name in found.loaded if name not in others]
    released: list[str] = []
    monkeypatch.setattr(verdict.memory, "release", released.extend)
    monkeypatch.setattr(verdict.memory, "passing", lambda: found.loaded + others)
    found.key(RIGHT)
    found.key(RIGHT)
    assert released == others + others
    found.key(RIGHT)
    assert found.ladder
    found.key(RIGHT)
    assert found.ladder is None


def test_the_board_of_a_turn_is_as_it_was_then(greedy):
    found = pages(greedy, {9: (300, 40)})
    found.key(LEFT)
    game, seen = catalog.make("hashi"), Hashi()
    game.reset(greedy.seed, greedy.options)
    for move in greedy.moves[: found.rows[9][1] - 1]:
        game.apply(move)
    game.observe(0, seen.state)
    texts(found)
    shown: Any = found.ladder
    assert bytes(shown.view.seen.state) == bytes(seen.state)


def test_a_turn_better_than_the_masters_is_shown_with_what_it_is_worth_more(greedy):
    found = pages(greedy, {5: (-160, 60)})
    found.key(LEFT)
    assert "Yours: +1.6  Ⓐ master  ←→" in said(found)
    found.key(A)
    found.key(A)
    assert "Yours is worth about 1.6 points more, give or take 0.6." in said(found)
    found.key(A)
    assert "Yours: +1.6" in said(found), "no reasons for the turn that is not as good"


def test_each_page_begins_with_the_persons_turn_and_b_leads_to_the_result(greedy):
    found = pages(greedy, {3: (214, 70), 8: (150, 40)})
    found.key(LEFT)
    found.key(DOWN)
    found.key(LEFT)
    assert "You –2.1" in said(found)
    assert found.key(B) == "the result"


# By the buttons.


def kept() -> bytes:
    """Return the nvm with that game, which is over."""
    store = Store(bytearray(b"\xff" * 4096))
    saves = Saves(store, {})
    saves.begin(catalog.key("hashi"))
    counts.finish(saves, info("hashi"), ended())
    return bytes(store.nvm)


def reviews(handheld: Handheld, name: str) -> list[tuple[int, int, int]]:
    """Return what statistics keep of the reviews of a game."""
    found: list[tuple[int, int, int]] = counts.load(Store(bytearray(handheld.nvm)), name).reviews
    return found


def test_the_result_leads_to_the_review_and_once_made_it_stays():
    with Handheld(nvm=kept(), seed=5) as handheld:
        choose(handheld, TITLES["hashi"])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        choose(handheld, board_words.REVIEW)
        assert up(handheld) == "Review"
        handheld.wait(500)
        handheld.press("B")
        assert up(handheld) == "Result"
        for _ in range(2):
            handheld.wait(1000)
            handheld.press("DOWN")
            choose(handheld, board_words.REVIEW)
            found = known(handheld, "Verdict")
            assert len(found.rows) == 18
            modules = handheld.machine.load("firmware.memory").sys.modules
            assert not [name for name in modules if name.startswith("engine.hashi.ai.ma")]
            handheld.press("RIGHT")
            handheld.press("B")
            assert up(handheld) == "Result"
        assert screen(handheld).play.review
        assert len(reviews(handheld, "hashi")) == 1, "counted once"


@pytest.mark.parametrize("name", sorted(ENDED))
def test_where_one_person_has_played_computer_players_down_reviews_their_turns(name):
    with Handheld(nvm=over(*ENDED[name]), seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        assert up(handheld) == "Review"
        while not screen(handheld).rows:
            handheld.wait(100)
        handheld.press("B")
        assert up(handheld) == "Result"
        handheld.wait(1000)
        handheld.press("DOWN")
        assert screen(handheld).rows, "what was found is kept"
        for _ in range(30):
            if up(handheld) == "Review":
                handheld.wait(30000)
        found = screen(handheld)
        handheld.press("UP")  # wakes the display
        assert type(found).__name__ == "Verdict"
        assert found.rows[-1][0] == found.rows[-1][1], "the end"
        assert found.strength == [], "no level has been measured"
        assert found.turns
        assert all(why for _, why in found.turns)
        for _ in range(3):
            handheld.press("RIGHT")
        for _ in range(4):
            handheld.press("DOWN")
        again_and_back(handheld)
        handheld.press("B")
        assert up(handheld) == "Result"
        assert [kind for kind, _, _ in reviews(handheld, name)] == [counts.OTHERS]


def again_and_back(handheld: Handheld) -> None:
    """Go to the turn once more, do not play it, and come back."""
    handheld.press("A")
    assert up(handheld) == "Again"
    handheld.press("DOWN+A")
    assert screen(handheld).view.words == review_words.AGAIN_NO_HINT
    handheld.hold("B", 700)
    assert up(handheld) == "Verdict"
    assert screen(handheld).page == 3


@pytest.mark.parametrize("name", sorted(ENDED))
def test_where_several_people_sat_at_one_handheld_nothing_is_reviewed(name):
    with Handheld(nvm=over(*ENDED[name], people=2), seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "The last result")
        handheld.wait(1000)
        assert "review" not in said_by(handheld)
        handheld.press("DOWN")
        assert up(handheld) != "Review"


def said_by(handheld: Handheld) -> str:
    return " ".join(texts(screen(handheld)))


def test_where_the_drive_has_no_room_for_reviews_a_sentence_says_so(tmp_path):
    root = guests.drive(tmp_path, ())
    (root / "firmware/screens").unlink()
    (root / "firmware/screens").mkdir()
    for path in (ROOT / "firmware/screens").glob("*.py"):
        if path.stem != "review":
            (root / "firmware/screens" / path.name).symlink_to(path)
    with Handheld(nvm=over(*ENDED["arabana"]), seed=5, root=root) as handheld:
        choose(handheld, TITLES["arabana"])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        assert "no room on this board" in said_by(handheld)
        handheld.press("A")
        assert up(handheld) == "Result"
