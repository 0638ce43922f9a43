"""The case itself: every check holds, also with parts a little off, and finds what it is for."""

from dataclasses import fields, replace

import pytest

from tests.long import long

pytest.importorskip("build123d", reason="make test-long installs the CAD library of the case")

from boards.case import build, check, files, parts, solids
from boards.case.mesh import Mesh

PLACES = {
    "display": "Display",
    "controller": "Controller",
    "switch": "Switch",
    "perfboard": "Perfboard",
    "screw": "Screw",
    "cell": "Cell",
    "charger": "Charger",
    "slide": "Slide",
    "plugs": "Plug",
}
MOVES = [
    (place, name, sign * by)
    for place, kind in PLACES.items()
    for name, by in parts.TOLERANCES[kind].items()
    for sign in (-1, 1)
]
WITH_PARTS = ("collisions", "travel", "window", "plugs", "screws", "openings")


def off(made, place, name, by):
    """Return a build, for whose case it was not made: one size is off by so much."""
    if place == "plugs":
        plugs = {k: replace(p, **{name: getattr(p, name) + by}) for k, p in made.plugs.items()}
        return replace(made, plugs=plugs, made_for=made)
    part = getattr(made, place)
    moved = replace(part, **{name: getattr(part, name) + by})
    return replace(made, **{place: moved}, made_for=made)


@pytest.fixture(scope="module")
def pico():
    made = build.load("pico", "1.3")
    return made, solids.make(made)


def others(case, **changed):
    """Return the case with other solids, and nothing computed of them yet."""
    return solids.Case({**case.solids, **changed})


@pytest.mark.parametrize(
    "chosen",
    [
        ("pico", "1.3"),
        ("pico", "0.96", "6x6x4.3", None, True),
        ("pico_w", "0.96"),
        ("qtpy_rp2040", "0.96"),
        ("xiao_rp2040", "1.3"),
    ],
)
def test_a_usual_build_passes_every_check(chosen):
    made = build.load(*chosen)
    assert check.check(solids.make(made), made) == []


def test_a_third_display_is_one_row(monkeypatch):
    row = parts.Display(
        source="Adafruit 938, as its makers measured it",
        chip="SSD1306", wide=35.1, high=33.0, thick=1.6,
        hole=2.5, hole_wide=29.0, hole_high=27.6,
        glass_wide=34.5, glass_high=23.0, glass_thick=1.45, glass_up=0.0,
        lit_wide=29.42, lit_high=14.7, lit_up=2.0,
    )  # fmt: skip
    monkeypatch.setitem(parts.DISPLAYS, "third", row)
    made = build.load("pico", "third")
    assert check.check(solids.make(made), made) == []


def test_the_checks_are_all_there():
    assert set(WITH_PARTS) | {"closed", "one_piece", "walls", "printable"} == set(check.CHECKS)
    assert {field.name for field in fields(build.Build)} - set(PLACES) == {
        "board", "is_plain", "sizes", "made_for"
    }  # fmt: skip


def test_a_hole_in_the_surface_is_found(pico):
    made, case = pico
    broken = others(case)
    broken.meshes["front"] = Mesh(case.mesh("front").triangles[1:])
    assert check.closed(broken, made) == ["front is not closed: 6 edges are open"]


def test_a_second_piece_is_found(pico):
    made, case = pico
    broken = others(case, back=case.solids["back"] + solids.rod(0, 0, 3, (20, 25)))
    assert check.one_piece(broken, made) == ["back is in 2 pieces"]


def test_a_thin_wall_is_found(pico):
    made, case = pico
    top = made.inside + made.sizes.face
    groove = solids.box((10, 20), (-30, -20), (made.inside - 1, top - 0.9))
    broken = others(case, front=case.solids["front"] - groove)
    assert any("wall of 0.90 mm" in found for found in check.walls(broken, made))


def test_an_overhang_and_a_part_larger_than_the_bed_are_found(pico):
    made, case = pico
    x, y = made.hole(*build.BUTTONS["A"])
    mushroom = case.solids["A"] + solids.rod(x, y, 16, (3, 5.5))
    assert any("A hangs over" in found for found in check.printable(others(case, A=mushroom), made))
    long = case.solids["back"] + solids.box((0, 130), (-5, 5), (made.bottom - 2, made.bottom))
    assert any("larger than the bed" in f for f in check.printable(others(case, back=long), made))


@pytest.mark.parametrize(
    ("name", "place", "size", "by", "says"),
    [
        ("collisions", "controller", "tall", 6.0, "controller (parts) and the back are too close"),
        ("collisions", "display", "glass_thick", 0.6, "(glass) and the front are too close"),
        ("collisions", "display", "hole_wide", 1.2, "display (board) and the front are too close"),
        ("collisions", "perfboard", "wide", 1.4, "perfboard (board) and the back are too close"),
        ("collisions", "cell", "thick", 8.0, "perfboard (board) and cell (cell) are too close"),
        ("travel", "switch", "high", 0.8, "A holds the switch A down"),
        ("travel", "switch", "high", -1.8, "A is level with the front before the switch A"),
        ("travel", "switch", "body_high", 1.5, "A meets the body of the switch A"),
        ("travel", "switch", "travel", 1.6, "cross is stuck in the front before the switch UP"),
        ("travel", "switch", "travel", -0.25, "the switch does not move"),
        ("travel", "sizes", "fit", 0.3, "A rubs against the front"),
        ("travel", "display", "high", 8.0, "cross, pressed for UP, meets display (board)"),
        ("window", "display", "lit_up", 3.0, "the front hides lit dots"),
        ("window", "display", "glass_wide", -4.0, "shows what is beside the display's glass"),
        ("plugs", "plugs", "wide", 3.0, "the plug at x 0 and the back are too close"),
        ("plugs", "plugs", "high", 3.0, "the plug at x 0 and the back are too close"),
        ("plugs", "controller", "usb_out", 9.0, "the socket at x 0 stands out of the case"),
        ("screws", "screw", "long", 4.0, "screw 1 comes through the front"),
        ("screws", "screw", "long", -5.0, "screw 1 has 2.4 mm of thread in the front"),
        ("screws", "screw", "wide", -0.4, "screw 1 has 0.0 mm of thread"),
        ("screws", "screw", "head_wide", -1.6, "the head of screw 1 is drawn through the back"),
        ("screws", "screw", "wide", 1.0, "screw 1 does not go through the back"),
        ("screws", "perfboard", "corner", 1.0, "screw 1 does not go through the perfboard"),
        ("openings", "slide", "travel", 3.0, "the lever of the slide switch does not go through"),
    ],
)  # fmt: skip
def test_a_case_that_is_broken_on_purpose_fails(pico, name, place, size, by, says):
    made, case = pico
    found = check.CHECKS[name](case, off(made, place, size, by))
    assert any(says in sentence for sentence in found), found


def test_a_button_that_falls_out_and_one_that_is_elsewhere_are_found(pico):
    made, case = pico
    x, y = made.hole(*build.BUTTONS["B"])
    thin = solids.rod(x, y, made.sizes.cap, (5.2, 12))
    assert "B falls out of the front" in check.travel(others(case, B=thin), made)
    assert "A is not over the switch A" in check.travel(others(case, A=case.solids["B"]), made)


def test_a_covered_button_of_the_controller_and_a_closed_socket_are_found(pico):
    made, case = pico
    plain = solids.make(replace(made, controller=replace(made.controller, buttons=())))
    assert any("is covered" in found for found in check.openings(plain, made))
    edge = made.perfboard.high / 2 + made.sizes.gap
    shut = solids.box((-9, 9), (edge, edge + 2), (made.bottom, made.seam))
    found = check.plugs(others(case, back=case.solids["back"] + shut), made)
    assert "there is no opening at x 0" in found


def test_the_same_case_is_the_same_bytes(pico):
    made, case = pico
    first, again = (solids.make(made).mesh("cross").triangles.tobytes() for _ in range(2))
    assert first == again == case.mesh("cross").triangles.tobytes()


def test_a_case_that_would_not_do_is_not_written():
    made = build.load("pico", "1.3", measured={"controller": {"tall": 8.0}})
    with pytest.raises(parts.CaseError, match=r"would not do:\n  controller \(parts\)"):
        files.make(made)


@long
def test_the_same_build_is_the_same_files():
    made = build.load("qtpy_rp2040", "0.96")
    first, again = files.make(made), files.make(made)
    assert {name for name in first if first[name] != again[name]} == set()
    assert {"front.stl", "back.step", "button.stl", "perfboard.svg", "pictures/cut.png"} < set(
        first
    )


@long
@pytest.mark.parametrize(("place", "name", "by"), MOVES)
def test_every_size_may_be_off_by_its_tolerance(pico, place, name, by):
    made, case = pico
    moved = off(made, place, name, by)
    assert [found for one in WITH_PARTS for found in check.CHECKS[one](case, moved)] == []
