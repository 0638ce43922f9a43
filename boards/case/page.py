"""The page of a build: the same blocks for boards/BUILD.md and for the site, in any language."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path

from boards.case import build, parts, plan, plan_svg
from boards.case.words import TEXTS
from boards.install import profile, table
from boards.install.headers import HEADERS

PICTURES = Path(__file__).with_name("pictures")
PAGE = profile.FOLDER / "BUILD.md"
# A Pico 2 takes what is made for a Pico.
USUAL = tuple(
    (board, screen)
    for board in ("pico", "pico_w", "qtpy_rp2040", "xiao_rp2040")
    for screen in parts.DISPLAYS
)
SHOWN = ("pico", "1.3")  # the build in the pictures
FILE = "tombolo-VERSION-case-BOARD-SCREEN.zip"
_STEPS = (  # name of the texts, and the picture
    ("PRINT", "step-print"),
    ("SOFTWARE", ""),
    ("SWITCHES", "step-switches"),
    ("CONTROLLER", "step-controller"),
    ("WIRES", "plan"),
    ("DISPLAY", "step-display"),
    ("FRONT", "step-buttons"),
    ("BATTERY", "step-back"),
    ("CLOSE", "step-close"),
)
_MEASURED = ("wide", "high", "hole", "hole_wide", "hole_high", "glass_wide", "glass_high",
             "lit_wide", "lit_high", "lit_up")  # fmt: skip


@dataclass(frozen=True)
class Block:
    """A piece of the page. kind: head, step, text, list, table, picture or form."""

    kind: str
    text: str = ""
    name: str = ""  # the anchor of a head, the file of a picture
    rows: tuple[tuple[str, ...], ...] = ()


def blocks(texts: dict[str, str] = TEXTS) -> list[Block]:
    """Return the page, from its introduction to the plans."""
    controllers = ", ".join(profile.load(name).NAME for name in parts.CONTROLLERS)
    screens = " / ".join(parts.DISPLAYS)

    def head(name: str, text: str) -> Block:
        return Block("head", texts[text], name)

    def listed(text: str) -> Block:
        return Block("list", rows=tuple((one,) for one in texts[text].split("|")))

    out = [
        Block("text", texts["BUILD_INTRO"].format(controllers=controllers, screens=screens)),
        Block("text", texts["BUILD_HONEST"]),
        _picture(texts, "whole", "PICTURE_OF"),
        _picture(texts, "side-back", "PICTURE_BACK"),
        Block("text", texts["BUILD_FILES"].format(file=FILE)),
        head("parts", "PARTS_HEAD"),
        Block("table", rows=_parts(texts)),
        Block("text", texts["COSTS_ARE"]),
        head("tools", "TOOLS_HEAD"),
        listed("TOOLS"),
        head("measure", "MEASURE_HEAD"),
        Block("text", texts["MEASURE"]),
        Block("table", rows=_measured()),
        Block("text", texts["MEASURE_TABLE"]),
        Block("text", texts["MEASURE_ALL"]),
        head("steps", "STEPS_HEAD"),
    ]
    for n, (step, picture) in enumerate(_STEPS, 1):
        title = texts[f"STEP_{step}"]
        out.append(Block("step", f"{n}. {title}", step.lower()))
        if picture:
            out.append(Block("picture", title, picture))
        out.append(Block("text", texts[f"STEP_{step}_HOW"]))
        out.append(Block("text", f"**{texts['TEST']}:** " + texts[f"STEP_{step}_TEST"]))
    out += [
        _picture(texts, "cut", "PICTURE_CUT"),
        _picture(texts, "apart", "PICTURE_APART"),
        head("trouble", "TROUBLE_HEAD"),
        listed("TROUBLE"),
        head("checked", "CHECKED_HEAD"),
        listed("CHECKED"),
        Block("text", texts["NOT_CHECKED"]),
        head("report", "REPORT_HEAD"),
        Block("text", texts["REPORT"]),
        Block("form", rows=tuple((one,) for one in texts["REPORT_FORM"].split("|"))),
        head("plan", "PLANS_HEAD"),
        Block("text", texts["PLANS"]),
    ]
    for name in _planned():
        out.append(Block("picture", profile.load(name).NAME, f"plan-{name}"))
    return out


def _picture(texts: dict[str, str], name: str, text: str) -> Block:
    board = profile.load(SHOWN[0]).NAME
    return Block("picture", texts[text].format(name=board, screen=SHOWN[1]), name)


def _planned() -> list[str]:
    """Return the boards whose plans differ: of those with the same one, the first."""
    found: dict[tuple, str] = {}
    for name, controller in parts.CONTROLLERS.items():
        board = profile.load(name)
        same = (id(controller), board.KEYS, board.BATTERY is None, id(HEADERS[name]))
        found.setdefault(same, name)
    return list(found.values())


def _parts(texts: dict[str, str]) -> tuple[tuple[str, ...], ...]:
    """Return the table of parts; the sizes are those that the case is made for."""
    board, cell, charger = parts.PERFBOARD, parts.CELL, parts.CHARGER
    screens = " / ".join(parts.DISPLAYS)
    names = [profile.load(name) for name in parts.CONTROLLERS]
    with_battery = ", ".join(one.NAME for one in names if one.BATTERY)

    def sizes(part: parts.Perfboard | parts.Cell | parts.Charger) -> str:
        return texts["SIZES"].format(wide=part.wide, high=part.high) + f": {part.source}"

    rows = [tuple(texts[f"PART_{name}"] for name in ("NAME", "COUNT", "SEARCH", "COST", "SIZES"))]
    controllers = {one.source: [] for one in parts.CONTROLLERS.values()}  # type: ignore[var-annotated]
    for one in names:
        controllers[parts.CONTROLLERS[one.name].source].append(one.NAME)
    costs = iter(("5 €", "10 €", "6 €"))
    for source, boards in controllers.items():
        rows.append((texts["CONTROLLER"], "1", " / ".join(boards), next(costs, ""), source))
    displays = "; ".join(f"{name}: {one.source}" for name, one in parts.DISPLAYS.items())
    battery = texts["ONLY_BATTERY"].format(boards=with_battery)
    search = texts["SEARCH_SWITCH"].format(names=" / ".join(parts.SWITCHES))
    switches = ", ".join(one.source for one in parts.SWITCHES.values())
    return (
        *rows,
        (
            texts["DISPLAY_MODULE"],
            "1",
            texts["SEARCH_OLED"].format(screens=screens),
            "5 €",
            displays,
        ),
        (texts["SWITCH"], "6", search, "1 €", switches),
        (texts["PERFBOARD"], "1", texts["SEARCH_PERFBOARD"], "2 €", sizes(board)),
        (texts["HEADERS"], "2", texts["SEARCH_HEADERS"], "1 €", ""),
        (texts["SCREWS"], "4", texts["SEARCH_SCREWS"], "1 €", parts.SCREW.source),
        (texts["WIRES"], "1", texts["SEARCH_WIRE"], "2 €", ""),
        (texts["FILAMENT"], "1", texts["SEARCH_FILAMENT"], "2 €", ""),
        (battery, "", "", "", ""),
        (texts["CELL"], "1", texts["SEARCH_CELL"], "8 €", sizes(cell)),
        (texts["CHARGER"], "1", texts["SEARCH_CHARGER"], "1 €", sizes(charger)),
        (texts["SLIDE"], "1", texts["SEARCH_SLIDE"], "1 €", parts.SLIDE.source),
        (texts["DIODE"], "1", texts["SEARCH_DIODE"], "0.2 €", ""),
    )


def _measured() -> tuple[tuple[str, ...], ...]:
    """Return the sizes of the displays, by the names under which they are given."""
    off = parts.TOLERANCES["Display"]
    rows: list[tuple[str, ...]] = [("display.", *parts.DISPLAYS, "±")]
    for name in _MEASURED:
        values = (f"{getattr(one, name):g}" for one in parts.DISPLAYS.values())
        rows.append((f"`{name}`", *values, f"{off[name]:g}" if name in off else ""))
    return tuple(rows)


def markdown() -> str:
    """Return boards/BUILD.md."""
    links = {"boards": "README.md", "plan": "#" + _anchor(TEXTS["PLANS_HEAD"]),
             "checked": "#" + _anchor(TEXTS["CHECKED_HEAD"]),
             "report": "#" + _anchor(TEXTS["REPORT_HEAD"])}  # fmt: skip
    out = [f"# {TEXTS['BUILD_TITLE']}", "<!-- made by `make boards` from boards/case -->"]
    for block in blocks():
        if block.kind in ("head", "step"):
            out.append(f"{'##' if block.kind == 'head' else '###'} {block.text}")
        elif block.kind == "list":
            out.append("\n".join(f"- {one}" for (one,) in block.rows))
        elif block.kind == "table":
            out.append(table.markdown(list(block.rows)))
        elif block.kind == "form":
            out.append("```\n" + "\n".join(one for (one,) in block.rows) + "\n```")
        elif block.kind == "picture":
            out.append(f"![{block.text}]({picture_file(block.name, SHOWN[0])})")
        else:
            out.append(block.text)
    text = "\n\n".join(out) + "\n"
    for name, to in links.items():
        text = text.replace(f"]({name})", f"]({to})")
    return text


def pictures() -> list[str]:
    """Return the names of the pictures on the page, without the plans."""
    names = [block.name for block in blocks() if block.kind == "picture"]
    return [name for name in names if not name.startswith("plan")]


def picture_file(name: str, board: str) -> str:
    """Return where a picture is, from boards/. name: a picture, "plan", or plan- and a board."""
    if name.startswith("plan"):
        return f"drawings/{name.removeprefix('plan').removeprefix('-') or board}-perfboard.svg"
    return f"case/pictures/{name}.png"


def _anchor(head: str) -> str:
    return "".join(c for c in head.lower() if c.isalnum() or c in "- ").replace(" ", "-")


def pages() -> dict[Path, str]:
    """Return the text of each generated file: BUILD.md, and the plan of each board."""
    out = {PAGE: markdown()}
    for name in parts.CONTROLLERS:
        out[profile.FOLDER / picture_file("plan", name)] = plan_svg.draw(planned(name))
    return out


@functools.cache
def planned(board: str) -> plan.Plan:
    """Return the plan of a board; it is the same for each display."""
    return plan.make(build.load(board, SHOWN[1]))


def write(check_only: bool = False) -> list[str]:
    """Write the files that are out of date, or only look for them; return their names."""
    stale = []
    for path, text in pages().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.relative_to(profile.FOLDER.parent).as_posix())
            if not check_only:
                path.write_text(text, encoding="utf-8", newline="\n")
    return stale
