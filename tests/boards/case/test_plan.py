"""The perfboard's plan joins what the profile says; each way in which it could not is found."""

import copy
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from boards.case import build, page, parts, plan, plan_svg
from boards.case.words import TEXTS
from boards.install import profile, table
from boards.install.headers import HEADERS


@pytest.fixture(scope="module", params=list(parts.CONTROLLERS))
def made(request):
    return page.planned(request.param)


@pytest.fixture
def pico():
    return copy.deepcopy(page.planned("pico"))


def test_the_plan_joins_the_pins_of_the_profile_and_no_others(made):
    assert plan.faults(made) == []
    header = HEADERS[made.build.board.name]
    assert sorted(made.pins.values()) == sorted((*header.left, *header.right))
    assert len(made.legs) == 4 * len(profile.KEYS)


def test_seen_from_the_front_the_left_row_is_on_the_right(pico):
    left, right = pico.build.columns
    assert (pico.pins[right, 1], pico.pins[left, 1]) == ("GP0", "VBUS")
    assert dict(pico.outside)["SDA"] == (right, 6)


def test_the_battery_is_wired_where_the_profile_has_one(made):
    names = {name for name, _ in made.outside}
    assert ({"BATTERY+", "BATTERY-"} <= names) == made.build.has_battery
    assert ("SDA" in names) == (not made.header.plug)


def change(plan_, n, **values):
    plan_.wires[n] = replace(plan_.wires[n], **values)


def wire(plan_, name, side=plan.FRONT):
    return next(n for n, one in enumerate(plan_.wires) if (one.name, one.side) == (name, side))


def test_a_wire_from_the_next_pin_is_found(pico):
    n = wire(pico, "UP")
    (column, row), *rest = pico.wires[n].path
    change(pico, n, path=((column, row - 1), *rest))
    assert any("GP10 reaches no leg of the switch UP" in fault for fault in plan.faults(pico))


def test_two_keys_on_one_leg_are_found(pico):
    n = wire(pico, "UP", plan.BACK)
    change(pico, n, path=(pico.wires[n].path[0], pico.wires[wire(pico, "LEFT", plan.BACK)].path[1]))
    assert any("are joined" in fault for fault in plan.faults(pico))


def test_a_key_wired_to_ground_is_found(pico):
    ground = pico.wires[wire(pico, "GND", plan.BACK)].path[-1]
    n = wire(pico, "UP", plan.BACK)
    change(pico, n, path=(pico.wires[n].path[0], ground))
    assert any("GP10 and GND are joined" in fault for fault in plan.faults(pico))


def test_legs_that_are_not_diagonal_are_found(pico):
    n = wire(pico, "A", plan.BACK)
    leg = pico.wires[n].path[-1]
    column = 2 * build.SWITCHED["A"][0] - leg[0]
    change(pico, n, path=(pico.wires[n].path[0], (column, leg[1])))
    assert any("A is not wired at two diagonal legs" in fault for fault in plan.faults(pico))


def test_a_missing_wire_is_found(pico):
    del pico.wires[-1]
    assert any("do not reach GND" in fault for fault in plan.faults(pico))


def test_a_display_on_the_wrong_pin_is_found(pico):
    pico.outside[2], pico.outside[3] = (
        ("SDA", pico.outside[3][1]),
        ("SCL", pico.outside[2][1]),
    )
    assert "SDA is wired to GP5, not to GP4" in plan.faults(pico)
    del pico.outside[0]
    assert "the display's VCC is not wired" in plan.faults(pico)


def test_places_that_cannot_be_are_found(pico):
    pico.legs[18, 5] = ("A", 0)
    assert any("two parts share the hole (18, 5)" in fault for fault in plan.faults(pico))
    del pico.legs[18, 5]
    pico.legs[29, 5] = ("A", 0)
    assert any("is not on the board" in fault for fault in plan.faults(pico))
    del pico.legs[29, 5]
    n = wire(pico, "B")
    start, end = pico.wires[n].path[0], pico.wires[n].path[-1]
    change(pico, n, path=(start, (build.SWITCHED["B"][0], start[1]), build.SWITCHED["B"], end))
    assert any("runs under a part" in fault for fault in plan.faults(pico))


def test_a_board_with_other_keys_has_other_wires():
    made = build.load("pico", "1.3")
    fields = {**vars(made.board), "KEYS": (*made.board.KEYS[1:], made.board.KEYS[0])}
    other = plan.make(replace(made, board=type(made.board)(**fields)))
    assert plan.faults(other) == []
    assert other.wires != page.planned("pico").wires


def test_the_drawing_is_in_millimetres_and_shows_both_sides(made):
    drawing = ElementTree.fromstring(plan_svg.draw(made))
    wide, high = (float(drawing.attrib[side].removesuffix("mm")) for side in ("width", "height"))
    assert drawing.get("viewBox") == f"0 0 {wide:g} {high:g}"
    assert wide < 190  # fits on paper of 210 mm
    words = [one.text for one in drawing.iter() if one.text and one.text.strip()]
    assert all(words.count(key) == 2 for key in profile.KEYS)
    assert sum(bool(re.match("front|back", word)) for word in words) == 2
    other = plan_svg.draw(made, dict.fromkeys(TEXTS, "!"))
    assert "front" not in other
    assert "<text" in other


def test_generated_pages_are_up_to_date():
    assert page.write(check_only=True) == [], "run `make boards` and commit what it writes"


@pytest.mark.parametrize("board", parts.CONTROLLERS)
def test_the_wiring_page_shows_the_plan(board):
    text = (table.WIRING / f"{board}.md").read_text(encoding="utf-8")
    assert f"](../drawings/{board}-perfboard.svg)" in text
