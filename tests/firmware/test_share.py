"""The line to share: what it says in each language, and that a small QR code holds it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog, codes
from engine.ai import judgement
from engine.session import KNOWN, ONE_HINT, PERSON, PRACTICE, Session
from firmware import words
from firmware.graphics import qr
from firmware.screens.after import share
from firmware.words.language import LANGUAGES
from host_sim.options import info
from host_sim.pasted import find
from tests.firmware.reviewing import ended
from tests.firmware.test_qr import Display, read

GRADES = bytes((0, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0))
STRENGTHS = [(), *((n,) for n in range(5)), *((n, n + 1) for n in range(4))]
SQUARES = "🟩🟩🟨🟩🟩🟧🟩🟩🟩🟥🟩🟩🟩🟩🟨🟩🟩"


@pytest.fixture(scope="module")
def solo() -> Session:
    return ended()


def playing(
    session: Session,
    seed: int = 331,
    flags: int = KNOWN,
    review: tuple[int, tuple[int, ...]] | None = None,
) -> Any:
    """Return a play screen whose game is over. review: what the cards brought, the strength."""
    session.seed, session.flags = seed, flags
    found, grades = None, b""
    if review:
        found, grades = ([(0, 0, review[0], 0, 1, 0, b"")], [], review[1]), GRADES
    return SimpleNamespace(
        session=session, info=info(session.game.NAME), seat=0, review=found, grades=grades
    )


@pytest.fixture
def language(monkeypatch):
    return lambda name: monkeypatch.setattr(words, "chosen", name)


def test_squares_that_are_all_green_say_so(solo):
    play = playing(solo, review=(120, (3,)))
    play.grades = bytes(17)
    _, squares, said = share.line(play).split("\n")
    assert (squares, said) == ("🟩" * 17, "No turn was clearly a mistake.")
    assert "clearly" not in share.short(play)


def test_a_numbered_game_with_its_review_in_each_language(solo, language):
    play = playing(solo, review=(120, (3,)))
    points = solo.game.score(0)
    for name, text, like in (
        ("en", "Tombolo Hashi No. 331: {} (par 50), luck +1.2", "like a seal, level 4 of 5"),
        (
            "fr",
            "Tombolo Hashi n° 331\u202f: {} (par 50), chance +1,2",
            "comme un phoque, niveau 4 sur 5",
        ),
        ("de", "Tombolo Hashi Nr. 331: {} (Par 50), Glück +1,2", "wie eine Robbe, Stufe 4 von 5"),
    ):
        language(name)
        assert share.line(play) == f"{text.format(points)}, {like}\n{SQUARES}"


def test_before_a_review_there_are_points_and_par_alone(solo):
    assert share.line(playing(solo)) == f"Tombolo Hashi No. 331: {solo.game.score(0)} (par 50)"


def test_other_games_have_their_code_and_it_is_found_again(solo):
    line = share.line(playing(solo, 70000, 0, (-30, (1, 2))))
    assert ", luck -0.3, between crab and gull, 2–3 of 5\n" in line
    assert find(line) == codes.encode(solo.game, 70000, solo.options)
    assert "par" not in line


def test_side_b_has_its_code_because_its_numbers_are_others(solo):
    session = Session(catalog.make("hashi"), 331, b"\1\1", bytes((PERSON,)))
    line = share.line(playing(session))
    assert "No." not in line
    assert find(line)
    assert "(par " in line


def test_practice_and_hints_are_told(solo):
    line = share.line(playing(solo, 70000, PRACTICE | 2 * ONE_HINT))
    assert line.endswith(f": {solo.game.score(0)}, Practice, 2 hints")


def test_at_a_table_the_points_of_the_person_come_first():
    session = Session(catalog.make("hashi"), 70000, b"\2\0", b"\1\0")
    play = playing(session, 70000, 0)
    play.seat = 1
    score = session.game.score
    assert share.line(play).endswith(f": {score(1)}:{score(0)}")


def test_a_turn_that_is_hard_to_judge_is_green_and_dearer_ones_go_to_red():
    def row(lost: int, error: int = 20) -> tuple[Any, ...]:
        return 0, 1, 0, lost, error, 0, b""

    start = row(900)  # no card
    cards = [row(n) for n in (-200, 0, 49, 50, 149, 150, 299, 300, 900)]
    cards += [row(300, 200), row(300, 301)]
    found = judgement.grades([start, *cards], False)
    assert found == bytes((0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 0))
    assert len(judgement.grades([row(0)] * 18, False)) == 17
    end = (9, 9, 50, 0, 1, 0, b"")
    turns = [row(n) for n in (0, 99, 100, 200)]
    found = judgement.grades([*turns, end], True)
    assert found == bytes((0, 1, 2, 3)), "of others each turn, in per mille"


@pytest.mark.parametrize("name", [name for name, _ in LANGUAGES])
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("brought", [0, -1270, 1270])
def test_every_line_is_read_off_the_display_with_all_its_signs(
    solo, language, name, strength, brought
):
    language(name)
    for seed, flags in ((9999, KNOWN), (70000, 0)):
        text = share.short(playing(solo, seed, flags, (brought, strength)))
        assert text.endswith("..-..+...*....-..")
        assert not strength or len(text.split()) > 6, "whom it is like has room"
        display = Display()
        qr.draw(display, text)
        assert read(display.frame()) == [text]


def test_what_has_no_room_in_the_code_is_left_out_and_the_points_stay(solo):
    play = playing(solo, 70000, 63 * ONE_HINT | PRACTICE, (-1270, (3, 4)))
    text = share.short(play)
    assert len(text) <= 77
    assert text.startswith("TOMBOLO HASHI ")
    assert text.endswith("..-..+...*....-..")
    assert "SEAL" not in text
    play.grades = bytes(60)
    assert share.short(play).endswith(f": {solo.game.score(0)}")
    display = Display()
    qr.draw(display, share.short(play))


@pytest.mark.parametrize("name", [name for name, _ in LANGUAGES])
def test_of_a_duel_the_line_has_what_was_luck_in_per_cent_a_turn(language, name):
    language(name)
    session = Session(catalog.make("arabana"), 70000, seats=b"\0\1")
    play = playing(session, 70000, 0, (-124, ()))
    play.review = [(n, n + 1, -124 * (n == 0), 0, 1, 0, b"") for n in range(10)], [], ()
    luck = {"en": ", luck -1.2%/turn", "fr": ", chance -1,2%/tour", "de": ", Glück -1,2%/Zug"}[name]
    assert luck in share.line(play)
    text = share.short(play)
    assert {"en": " LUCK ", "fr": " CHANCE ", "de": " GLUECK "}[name] in text
    assert " -1.2%/" in text
    assert text.endswith("..-..+...*....-..")
    assert not set(text) - set(qr.LETTERS)


def test_without_a_result_there_is_nothing_to_share(solo):
    over = playing(solo)
    running = playing(Session(catalog.make("hashi"), 1, b"\1\0", b"\0"))
    menu = SimpleNamespace(back=SimpleNamespace(play=over))
    for screen, playing_, what in (
        (SimpleNamespace(play=over), None, over),
        (menu, None, over),
        (SimpleNamespace(back=None), None, None),
        (running, running, None),
        (SimpleNamespace(), over, over),
    ):
        assert share.of(SimpleNamespace(screen=screen, playing=playing_)) is what
