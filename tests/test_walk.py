"""Random keys on the whole program never stop it: walks by their seeds, a few of them here."""

import pytest

from host_sim.drive import FirmwareCrashed, Handheld
from tests import walk
from tests.long import blocks

MANY = 4000
PART = 8


@pytest.mark.parametrize("first", blocks(MANY, PART, 16))
def test_a_walk_never_stops_the_program(first):
    for seed in range(first, first + PART):
        walk.walk(seed)


def test_a_card_chosen_while_the_others_still_lay_theirs_does_not_stop_atolls_lesson():
    """The frame of that step was off the screen: DOWN DOWN A, 1.5 s, three taps of A."""
    with Handheld(seed=1) as handheld:
        handheld.press("DOWN", 2)
        handheld.press("A")
        handheld.wait(1500)
        for _ in range(3):
            handheld.machine.set_key("A", True)
            handheld.wait(60)
            handheld.machine.set_key("A", False)
            handheld.wait(20)
        handheld.wait(5000)


def test_a_program_that_stops_is_named_with_the_command_that_shows_it_again(monkeypatch, capsys):
    def crash(handheld, luck):
        handheld.note("LEFT 60")
        raise FirmwareCrashed("it printed a traceback")

    monkeypatch.setattr(walk, "_act", crash)
    assert walk.main(["7", "--presses", "1"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("walk 7 (")
    assert "LEFT 60: it printed a traceback\nrerun: make walk ARGS=7\n" in said
    assert said.endswith("1 stumbled\n")


def test_the_same_seed_takes_the_same_walk():
    first, second = walk.walk(3, 20), walk.walk(3, 20)
    assert first.steps == second.steps
    assert first.frame() == second.frame()
    assert first.nvm == second.nvm


def test_walks_reach_lessons_games_boards_and_languages():
    found = set()
    for seed in range(200):
        luck = walk.Random(seed)
        found.add(luck.choice(walk.names()))
        begin, env = walk._beginning(luck)
        found |= {begin.__name__, str(env.get("TOMBOLO_GAME"))}
    assert found >= {"_stay", "_play", "hashi", "arabana", "atoll", *walk.names()}
    assert found >= {f"lesson of {name}" for name in walk.LESSONS}
