"""What is played on the chip, tried without one: tours, the run before a release, its screens."""

from __future__ import annotations

import re
from typing import Any

import pytest

from firmware.storage.log import Store
from firmware.storage.settings import Settings
from tests.chip import cases, files, left, replay, runs, screens
from tests.chip.__main__ import main
from tests.chip.record import REST, Recorder, settings
from tests.chip.replay import Result
from tests.chip.test_harness import Mirror
from tests.firmware import menus

# What a game leads to once it is over, besides its result.
AFTER = {
    "screens.after.review.Review",
    "screens.after.overview.Overview",
    "screens.after.verdict.Verdict",
    "screens.after.replay.Replay",
    "screens.puzzles.list.List",
    "screens.records.statistics.Statistics",
    "screens.records.last._One",
}


def test_the_cases_can_be_listed(capsys):
    assert main(["--list"]) == 0
    listed = capsys.readouterr().out.split()
    named = {*cases.SHORT, *cases.WORST, *cases.RELEASE, *cases.RELEASE_WORST, *cases.WANDERS}
    assert named < set(listed)
    assert len(listed) == len(set(listed))


def test_the_names_of_cases_that_ci_plays_are_there():
    script = (files.ROOT / ".ci" / "run").read_text(encoding="utf-8")
    found = re.search(r'make chip ARGS="--heap ([a-z_ ]+)"', script)
    assert found
    names = found[1].split()
    assert len(names) == 4
    assert set(names) <= {case.name for case in cases.every()}


def test_the_same_name_takes_the_same_tour():
    first, second, other = (
        cases.named(name).record() for name in ("wander_3_20", "wander_3_20", "wander_4_20")
    )
    assert len(first.steps) == 21
    assert first.steps == second.steps
    assert [step.key for step in first.steps] != [step.key for step in other.steps]


def test_a_tour_goes_through_what_comes_after_a_game():
    tours = [cases.named(name).record() for name in cases.WANDERS if "_after" in name]
    assert screens.shown(tours) >= AFTER
    for tour in tours:
        assert "screens.after.replay.Replay" in screens.shown([tour])
        assert len(screens.shown([tour])) > 15
    assert any(step.is_hurried for tour in tours for step in tour.steps)


def test_tours_are_in_three_languages_and_with_packs():
    tours = [cases.named(name) for name in cases.WANDERS]
    assert {tour.env["TOMBOLO_LANGUAGE"] for tour in tours} == {"en", "fr", "de"}
    assert any(tour.packs for tour in tours)


def test_a_tour_of_the_games_of_an_evening_begins_with_all_of_them_over():
    with Recorder("here", {"TOMBOLO_SEED": 1}, left.evening(5)) as recorder:
        for name, title in menus.TITLES.items():
            menus.choose(recorder, title)
            rows = [row.text() for row in menus.screen(recorder).rows]
            assert {"The last result", "New game"} <= set(rows)
            assert "A short lesson" not in rows
            assert ("The series" in rows) == (name == "arabana")
            recorder.press("B")


@pytest.mark.parametrize("name", ["wander", "wander_1", "wander_1_5_fr_de", "wander_1_5_dance"])
def test_a_tour_of_which_a_word_is_wrong_is_one_sentence(name, monkeypatch, capsys):
    monkeypatch.setattr(files, "missing", lambda: "")
    monkeypatch.setattr(files, "keep", lambda: None)
    assert main([name]) == 2
    said = capsys.readouterr().err
    assert said.startswith("chip: ")
    assert said.count("\n") == 1
    assert name in said


def test_a_release_run_shows_every_screen():
    """A new screen needs a case in cases.RELEASE. What a tour shows is luck, and does not count."""
    missing = screens.every()
    for name in reversed((*cases.RELEASE, *cases.RELEASE_WORST)):  # the short ones come last
        if missing and not name.startswith("wander_"):
            missing -= screens.shown([cases.named(name).record()])
    assert not missing, f"no case of a release run shows {', '.join(sorted(missing))}"


def test_screens_are_found_by_what_is_derived_from_them():
    found = screens.every()
    assert {
        "screens.begin.title.Title",
        "games.hashi.match.Match",
        "screens.records.last._One",
    } <= found
    assert not {"screens.Screen", "screens.search.Search", "screens.result.Result"} & found


class Busy(Mirror):
    """A chip on which somebody thinks without an end after the second key."""

    def is_idle(self, ms):
        self.now += ms
        return len(self.held) < 2

    held: tuple[str, ...] = ()

    def hold(self, key, is_down=True):
        self.held += (key,) if is_down else ()


def test_a_review_is_left_in_the_middle_of_it():
    with Recorder("here", {"TOMBOLO_SEED": 1}, left.evening(5)) as recorder:
        menus.choose(recorder, menus.TITLES["atoll"])
        menus.choose(recorder, "The last result")
        recorder.press("DOWN")
        menu = recorder.frame()
        recorder.patience = 1
        recorder.press("A")
        assert menus.up(recorder) == "Review"
        recorder.press("B")
        recording = recorder.recording()
    assert [step.is_hurried for step in recording.steps[-2:]] == [True, False]
    assert recording.steps[-1].frames[-1] == menu


def test_the_chip_is_not_waited_for_where_a_review_was_left():
    recording = cases.named("wander_1_1").record()
    first, second = recording.steps
    first.frames, second.frames = [bytes([1] * 1024)], [bytes([2] * 1024)]
    for is_hurried, said in ((True, ""), (False, "it never came to rest")):
        second.is_hurried = is_hurried
        chip: Any = Busy(recording)
        chip.held = ("A",)
        assert said in replay.replay(recording, chip).difference


def test_a_rest_is_a_step_of_its_own_in_which_no_key_is_pressed():
    recording = cases.named("demo").record()
    rest = next(step for step in recording.steps if step.key == REST)
    assert rest.shown[-1] == "screens.demo.Demo"
    chip: Any = Mirror(recording)
    result = replay.replay(recording, chip)
    assert result.difference == ""
    assert screens.shown([result]) >= {"screens.demo.Demo", "screens.begin.title.Title"}
    assert chip.now > rest.ms


def test_a_screen_whose_picture_differs_is_not_shown():
    recording = cases.named("wander_1_1").record()
    chip: Any = Mirror(recording)
    recording.steps[-1].frames = [bytes([170] * 1024)]
    chip.steps = iter(cases.named("wander_1_1").record().steps)
    result = replay.replay(recording, chip)
    assert result.difference
    assert result.steps[-1].shown == ()


@pytest.fixture
def released(monkeypatch, tmp_path):
    """Play no chip in a release run; return what was played, and the results to give."""
    played: list[runs.Run] = []
    results: dict[str, Result] = {}

    def run(wanted, args):
        played.extend(wanted)
        return [results.get(one.name, Result(one.name, at_worst=one.at_worst)) for one in wanted]

    monkeypatch.setattr("tests.chip.__main__._run", run)
    monkeypatch.setattr("tests.chip.figures.write", lambda *of: written.append(of))
    monkeypatch.setattr(files, "missing", lambda: "")
    monkeypatch.setattr(files, "keep", lambda: None)
    written: list[Any] = []
    return played, results, written


def test_a_release_run_plays_its_cases_and_writes_the_figures(released, capsys):
    played, results, written = released
    step = replay.Played("start", "Title", "", 1, shown=tuple(screens.every()))
    results["title"] = Result("title", [step])
    assert main(["--release"]) == 0
    assert [one.name for one in played if not one.at_worst] == list(cases.RELEASE)
    assert [one.name for one in played if one.at_worst] == list(cases.RELEASE_WORST)
    assert all(one.is_whole for one in played)
    (usual, worst) = written[0]
    assert (len(usual), len(worst)) == (len(cases.RELEASE), len(cases.RELEASE_WORST))
    assert "None of the cases differs." in capsys.readouterr().out


def test_a_release_run_names_the_screens_that_were_not_shown(released, capsys):
    _, results, _ = released
    step = replay.Played("start", "Title", "", 1)
    step.shown = tuple(screens.every() - {"screens.begin.title.Title"})
    results["title"] = Result("title", [step])
    assert main(["--release"]) == 1
    assert "No case has shown screens.begin.title.Title." in capsys.readouterr().out


def test_a_release_run_takes_no_cases_and_no_other_choice(released, capsys):
    for more in (["title"], ["--heap"], ["--all"], ["--py"]):
        assert main(["--release", *more]) == 2
        assert "--release plays its own cases" in capsys.readouterr().err


def test_the_display_of_a_case_never_goes_dark():
    """The simulator's players think for longer than the chip's."""
    for nvm in (settings(0), left.evening(5)):
        chosen = Settings(Store(bytearray(nvm)), (), lambda name: None)
        assert (chosen.dim, chosen.off) == (0, 0)


def test_each_case_of_the_release_has_its_drive():
    packs = {cases.named(name).packs for name in (*cases.RELEASE, *cases.RELEASE_WORST)}
    assert ("null",) in packs
    for names in packs:
        assert all(f"firmware/games/{n}/info.mpy" in files.drive(packs=names) for n in names)
