"""Parts and sizes of a build, and what is said of those that cannot be."""

import re
from dataclasses import fields, replace

import pytest

from boards.case import build, command, models, parts
from boards.install import profile

BUILDS = [(board, screen) for board in parts.CONTROLLERS for screen in parts.DISPLAYS]


def test_the_usual_builds_are_there():
    assert {"pico", "pico2", "pico_w", "qtpy_rp2040", "xiao_rp2040"} == set(parts.CONTROLLERS)
    assert {"0.96", "1.3"} <= set(parts.DISPLAYS)


@pytest.mark.parametrize(("board", "screen"), BUILDS)
def test_parts_have_room_and_the_case_fits_on_the_bed(board, screen):
    made = build.load(board, screen)
    assert models.clashes(made) == []
    assert max(made.outer) <= build.BED
    assert made.has_battery == (profile.load(board).BATTERY is not None)
    assert {block.part for block in models.blocks(made)} >= {*profile.KEYS, "display", "controller"}


def test_a_case_can_be_without_room_for_a_battery():
    made = build.load("pico", "1.3", is_plain=True)
    assert not made.has_battery
    assert not {"cell", "charger", "slide"} & {block.part for block in models.blocks(made)}
    assert len(made.sockets) == 1


def test_every_row_names_its_source_and_every_tolerance_a_size():
    tables = (parts.DISPLAYS, parts.CONTROLLERS, parts.SWITCHES, parts.PLUGS)
    singles = (parts.PERFBOARD, parts.SCREW, parts.CELL, parts.CHARGER, parts.SLIDE)
    for row in (*(one for table in tables for one in table.values()), *singles):
        assert row.source
        known = {field.name: getattr(row, field.name) for field in fields(row)}
        for name, by in parts.TOLERANCES[type(row).__name__].items():
            assert isinstance(known[name], float), name
            assert 0 < by <= 0.5, name


def test_parts_that_are_too_close_are_found():
    made = build.load("pico", "1.3")
    deep = replace(made, display=replace(made.display, behind=6.0), made_for=made)
    assert "controller (pins) and display (behind) are too close" in models.clashes(deep)
    long = replace(made, controller=replace(made.controller, span=9), made_for=made)
    assert any("RIGHT" in sentence for sentence in models.clashes(long))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--board", "nope"], "there is no board 'nope'"),
        (["--board", "macropad"], "there is no case for the board 'macropad' yet; there are cases"),
        (["--screen", "2.4"], "there is no display '2.4'; there are 0.96, 1.3"),
        (["--switch", "12x12"], "there is no switch '12x12'"),
        (["--set", "case.wall=2"], "wall is 2 mm: its two halves of 0.9 mm would be thinner than"),
        (["--set", "case.face=1"], "case face is 1 mm, which is thinner than 1.2 mm"),
        (["--set", "case.margin=3"], "the window of 35.42 x 20.7 mm reaches beyond the display's"),
        (["--set", "display.lit_wide=60"], "reaches beyond the display's glass of 34.5 x 23 mm"),
        (["--set", "display.lit_up=5"], "reaches beyond the display's glass"),
        (["--set", "display.hole=1.5"], "a peg for the display's holes of 1.5 mm"),
        (["--set", "perfboard.wide=130"], "must fit on a bed of 120 mm"),
        (["--set", "display.wide=-3"], "display wide is -3 mm, which is no size"),
        (["--set", "display.wide=inf"], "display wide is inf mm, which is no size"),
        (["--set", "display.depth=3"], "display has no size 'depth'; it has behind, glass_high"),
        (["--set", "board.wide=3"], "there is no part 'board' to set a size of"),
        (["--set", "wide=3"], "'wide=3' is no size: write part, size and millimetres like"),
        (["--set", "case.wall"], "'case.wall' is no size"),
        (["--set", "case.wall=thick"], "'case.wall=thick' is no size"),
        (["--set", "case.wall=nan"], "'case.wall=nan' is no size"),
    ],
)
def test_what_cannot_be_gives_one_sentence(arguments, says, tmp_path, capsys):
    assert command.main([*arguments, "--out", str(tmp_path / "out")]) == 1
    said = capsys.readouterr().err
    assert says in said
    assert re.fullmatch(r"case: [^\n]+\n", said)
    assert not (tmp_path / "out").exists()


def test_without_the_cad_library_it_says_what_installs_it(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "build123d", None)
    assert command.main(["--out", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "the CAD library is missing" in said
    assert "pip install -r requirements/case.txt" in said
    assert said.count("\n") == 1


def test_measured_sizes_are_taken():
    made = build.load(
        "pico", "0.96", measured={"display": {"hole_wide": 20.7}, "case": {"margin": 0.6}}
    )
    assert made.display.hole_wide == 20.7
    assert made.sizes.margin == 0.6
    assert abs(made.pegs[1][0] - made.pegs[0][0] - 20.7) < 1e-9
    assert build.load("pico", "0.96", measured={"display": {"hole": 0.0}}).pegs == []
