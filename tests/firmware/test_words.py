"""The words: the same in each language, whole sentences, and none too long for its place."""

from __future__ import annotations

import ast
import importlib
import re
import string
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from firmware.graphics import font
from firmware.graphics.canvas import WIDTH, width
from firmware.graphics.text import wrapped
from firmware.words import entry, language
from host_sim.artist import signs
from host_sim.options import games, house
from tests.firmware import places

FIRMWARE = Path(__file__).parents[2] / "firmware"
FOLDER = FIRMWARE / "words"
LANGUAGES = [name for name, _ in language.LANGUAGES]
GAMES = house()
SHARED = (
    "common",
    "menus",
    "guest",
    "records",
    "review",
    "verdict",
    "sums",
    "coach",
    "themes",
    "puzzle",
)
MODULES = [
    *SHARED,
    *GAMES,
    *(f"{game}_{part}" for game in GAMES for part in ("help", "themes")),
    "hashi_hints",
]
DRAWN = {chr(n) for n in range(32, 127)} | set(signs(font.EXTRA)) | {"\n", "\xad"}
HANGING = set(",;_gjpqyÇç")  # their lowest row is below the line
REFERENCE = re.compile(r"([a-z_]+)\.([A-Z_]+)(?:\[(\d)\])?$")
AWARD_LINES = 2


def words(name: str) -> dict[str, ModuleType]:
    return {leaf: importlib.import_module(module_of(leaf, name)) for leaf in MODULES}


def module_of(leaf: str, name: str) -> str:
    """Return the full name of a module of words (firmware/words/__init__.py)."""
    if leaf in SHARED:
        return f"firmware.words.{name}_{leaf}".removesuffix("_common")
    game, _, part = leaf.partition("_")
    return f"firmware.games.{game}.words.{name}{'_' * bool(part)}{part}"


def files(name: str) -> list[Path]:
    return [FIRMWARE.parent / (module_of(leaf, name).replace(".", "/") + ".py") for leaf in MODULES]


def texts(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


def shape(value: Any) -> Any:
    """Return how a value is put together: its tuples, and the places in each of its texts."""
    if isinstance(value, str):
        return sorted(field for _, field, _, _ in string.Formatter().parse(value) if field)
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    return [shape(part) for part in value]


def test_the_files_are_the_languages_that_can_be_chosen():
    assert {path.stem for path in FOLDER.glob("??.py")} == set(LANGUAGES)
    guests = set(games()) - set(GAMES)  # in the languages that they have
    found = {path for path in FIRMWARE.rglob("words*/*.py") if path.stem[:2] in LANGUAGES}
    found = {path for path in found if not guests & set(path.parts)}
    assert found == {path for name in LANGUAGES for path in files(name)}


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_has_the_modules_and_words_of_english_and_no_others(name):
    english = words("en")
    for leaf, module in words(name).items():
        there, wanted = texts(module), texts(english[leaf])
        assert there.keys() == wanted.keys(), leaf
        for key in wanted:
            assert shape(there[key]) == shape(wanted[key]), f"{leaf}.{key}"


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_has_no_code_of_its_own(name):
    for path in files(name):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            assert isinstance(node, (ast.Assign, ast.Expr)), f"{path.name}:{node.lineno}"


def words_of(tree: ast.Module) -> dict[str, str]:
    """Return the modules of words by their names in a file: `words = strings("hashi")`."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            call = node.value
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "strings":
                leaf = ast.unparse(call.args[0]).strip("'") if call.args else "common"
                found[node.targets[0].id] = leaf
    return found


def is_text(node: ast.AST, names: set[str]) -> bool:
    """Return True if an expression is a text, or a part of one, or one with its places filled."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and is_text(node.func.value, names)
    if isinstance(node, (ast.Subscript, ast.Attribute)):
        return is_text(node.value, names)
    if isinstance(node, ast.IfExp):
        return is_text(node.body, names) or is_text(node.orelse, names)
    return isinstance(node, ast.Name) and node.id in names


def glued(source: str) -> list[str]:
    """Return where a source puts a text together from pieces, as "line: what"."""
    tree = ast.parse(source)
    names = set(words_of(tree))
    found = []
    node: Any
    for node in ast.walk(tree):
        parts: list[ast.AST] = []
        if isinstance(node, ast.BinOp):
            parts = [node.left, node.right]
            if any(isinstance(part, (ast.Tuple, ast.List)) for part in parts):
                continue  # texts side by side
        elif isinstance(node, ast.AugAssign):
            parts = [node.value]
        elif isinstance(node, ast.JoinedStr):
            parts = [one.value for one in node.values if isinstance(one, ast.FormattedValue)]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".join"):
            parts = [part for one in node.args for part in ast.walk(one)]
        if any(is_text(part, names) for part in parts):
            found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize(
    ("source", "is_glued"),
    [
        ("a = words.ROUND + str(n)", True),
        ("a = words.ROUND % n", True),
        ("a = f'{words.ROUND} {n}'", True),
        ("a += words.ROUND[0]", True),
        ("a = words.ROUND.format(n=1) + '.'", True),
        ("a = b + (words.ROUND if b else '')", True),
        ("a = ', '.join([words.ROUND, b])", True),
        ("a = words.ROUND.format(n=n + 1)", False),
        ("a = legend(words.TAKE, words.ROUNDS[n + 1])", False),
        ("a = '+'.join([INITIALS[card] for card in cards])", False),
    ],
)
def test_a_glued_sentence_is_found(source, is_glued):
    assert bool(glued('words = strings("x")\n' + source)) is is_glued


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(FIRMWARE.rglob("*.py")) if "words" not in path.parts],
    ids=lambda path: str(path.relative_to(FIRMWARE)),
)
def test_no_sentence_is_glued_together(path):
    found = [
        f"{path.relative_to(FIRMWARE.parent).as_posix()}:{one}: a text is put together from pieces,"
        " which another language may need in another order: give it a place, such as {name}"
        for one in glued(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_the_files_that_have_words_are_found():
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in FIRMWARE.rglob("*.py")]
    assert sum(bool(words_of(tree)) for tree in trees) > 30


def test_no_word_that_is_asked_for_is_missing():
    english = {leaf: texts(module) for leaf, module in words("en").items()}
    for guest in set(games()) - set(GAMES):
        english[guest] = texts(importlib.import_module(module_of(guest, "en")))
    seen = 0
    for path in FIRMWARE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        of = words_of(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                leaf = of.get(node.value.id)
                if leaf in english:
                    assert node.attr in english[leaf], f"{path.name}:{node.lineno}: {node.attr}"
                    seen += 1
    assert seen > 200


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from strings(tuple(value.values()))
    else:
        for part in value:
            yield from strings(part)


def filled(there: Mapping[str, ModuleType], reference: str) -> Iterator[str]:
    """Yield the texts that "module.NAME" or one of its tuple, "module.NAME[0]", can become in a
    language; anything else is as it is."""
    found = REFERENCE.match(reference)
    if not found:
        yield reference
        return
    module, name, at = found.groups()
    value = getattr(there[module], name)
    fill: Mapping[str, places.Values] = {}
    if name in places.TABLES:  # its names
        value = tuple(row.split("|")[0] for row in value.split("\n"))
    else:
        value = value[int(at)] if at else value
        fill = places.place_of(module, reference.split(".")[1]).fill
    choices = {
        key: [text for one in values for text in filled(there, one)] for key, values in fill.items()
    }
    texts = [part for text in strings(value) for part in text.split("|")]  # | parts a lesson's
    for text in texts:
        for chosen in product(*choices.values()):
            yield text.format(**dict(zip(choices, chosen, strict=True)))


def lines(there: Mapping[str, ModuleType], module: str, name: str) -> Iterator[str]:
    """Yield all that can stand on the line of a text, those beside it included."""
    place = places.place_of(module, name)
    beside = [[text for one in row for text in filled(there, one)] for row in place.beside]
    for text in filled(there, f"{module}.{name}"):
        for others in product(*beside):
            whole = "  ".join(filter(None, (text, *others)))
            yield whole
            if place.foot:
                yield whole.replace("Ⓐ ", "Ⓐ…", 1)


def keys(module: ModuleType, leaf: str) -> Iterator[str]:
    """Yield the names of all texts, of a tuple whose texts have places of their own NAME[0]..."""
    for key, value in texts(module).items():
        if any(f"{key}[0]" in names.split(", ") for names in places.PLACES[leaf]):
            yield from (f"{key}[{n}]" for n in range(len(value)))
        else:
            yield key


def all_strings(name: str) -> Iterator[tuple[str, str]]:
    for leaf, module in words(name).items():
        for key, value in texts(module).items():
            for text in strings(value):
                yield f"{leaf}.{key}", text


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_font_has_every_letter(name):
    found = list(all_strings(name))
    assert len(found) > 400
    for where, text in found:
        assert set(text) <= DRAWN, (where, set(text) - DRAWN)


@pytest.mark.parametrize("leaf", MODULES)
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_text_fits_its_place(name, leaf):
    there = words(name)
    too_long = []
    for key in set(keys(there[leaf], leaf)) - set(places.TABLES):
        place = places.place_of(leaf, key)
        shown = list(lines(there, leaf, key))
        assert shown, f"{leaf}.{key} is measured with nothing in it"
        for text in shown:
            if place.lines == 1:
                assert "\xad" not in text, f"{leaf}.{key} is not wrapped"
                assert not place.flat or not set(text) & HANGING, f"{leaf}.{key} hangs"
                if width(text) > place.room:
                    too_long.append(f"{key}: {text!r} is {width(text)} of {place.room}")
            elif place.lines and len(wrapped(text, place.room)) > place.lines:
                too_long.append(f"{key}: {text!r} takes more than {place.lines} lines")
    assert not too_long, "\n".join(too_long)


@pytest.mark.parametrize("leaf", [leaf for leaf in MODULES if leaf.endswith("_help")])
@pytest.mark.parametrize("name", LANGUAGES)
def test_a_title_of_help_fits_beside_its_number(name, leaf):
    topics = [topic.split("|") for topic in words(name)[leaf].TOPICS.values()]
    pages = importlib.import_module(f"firmware.games.{leaf[:-5]}.help").PAGES
    count = sum(len(texts) for _, *texts in topics)
    assert list(words(name)[leaf].TOPICS) == [key for key, _ in pages]
    for title, *texts in topics:
        assert width(f"{title} …") + 3 + width(f"{count}/{count}") <= 128, title
        for text in texts:
            for line in wrapped(text, 124):
                if line.endswith("-") and "-" not in text:
                    continue
                for word in line.split():
                    assert word.rstrip("-") in text.replace("\xad", ""), (title, word)


@pytest.mark.parametrize("leaf", [leaf for leaf in MODULES if leaf.endswith("_help")])
@pytest.mark.parametrize("name", LANGUAGES)
def test_a_page_of_help_is_one_or_two_whole_sentences(name, leaf):
    for topic in words(name)[leaf].TOPICS.values():
        for text in topic.split("|")[1:]:
            assert text[-1] in ".", text
            assert len(re.findall(r"[.!?](?= [A-ZÀ-ÖⒶⒷ←↑↓→⚑⚐⊷★✓])", text)) <= 2, text


@pytest.mark.parametrize("leaf", [leaf for leaf in MODULES if leaf.endswith("_help")])
@pytest.mark.parametrize("name", LANGUAGES)
def test_each_language_tells_a_topic_of_help_on_as_many_pages(name, leaf):
    of = {one: words(one)[leaf].TOPICS for one in ("en", name)}
    assert {key: text.count("|") for key, text in of[name].items()} == {
        key: text.count("|") for key, text in of["en"].items()
    }


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_word_of_a_wrapped_text_is_cut_anywhere(name):
    """A word too long for its line has soft hyphens."""
    there = words(name)
    for leaf, module in there.items():
        for key in keys(module, leaf):
            if key in places.TABLES:
                room = 122
            else:
                place = places.place_of(leaf, key)
                if place.lines == 1:
                    continue
                room = place.room
            for text in strings(getattr(module, key.split("[")[0])):
                for word in text.replace("\n", " ").replace("|", " ").split(" "):
                    for part in word.split("\xad"):
                        assert width(part + "-") <= room, (leaf, key, part)


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_asks_to_hand_over_is_broken_where_a_line_ends(name):  # screens/cover.py wraps nothing
    for line in words(name)["menus"].COVER.format(n=6).split("\n"):
        assert width(line) <= WIDTH, line


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_33_characters_of_any_text_fit_a_line(name):  # arabana/effects.py measures none
    for where, text in all_strings(name):
        for at in range(len(text) - 32):
            assert width(text[at : at + 33]) > WIDTH, (where, text)


@pytest.mark.parametrize("name", LANGUAGES)
def test_awards_fit_their_sheet(name):
    there = words(name)
    table = there["atoll"].AWARDS
    standings = [*filled(there, "atoll.LEADS"), *filled(there, "atoll.TIE")]
    widest = max(map(width, standings))
    assert len(table.split("\n")) == 20
    for award in range(20):
        title, text = entry(table, award)
        assert 9 + width(title) + 4 + widest <= 128, title
        assert len(wrapped(text, 122)) <= AWARD_LINES, text


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_the_menu_of_any_game_takes_back_is_not_called_a_round_of_arabana_or_atoll(name):
    of = words(name)
    (longer,) = {of[game].PROGRESS.split()[0] for game in ("arabana", "atoll")}
    for text in (of["common"].TAKE_BACK, of["menus"].PRACTICE_ASK[0]):
        assert longer.lower() not in text.lower()


@pytest.mark.parametrize(("name", "left"), [("en", "left"), ("fr", "gauche"), ("de", "links")])
def test_h4_no_word_says_left_above_the_boards_whose_arrows_point_right(name, left):
    assert left in words(name)["hashi_help"].TOPICS["start"]
    assert left not in words(name)["hashi"].PASSING


def ruled_out() -> list[tuple[str, str]]:
    """Return the words that the glossary rules out: (code of the language, word)."""
    codes = {"English": "en", "French": "fr", "German": "de"}
    rows = (FOLDER / "GLOSSARY.md").read_text(encoding="utf-8").split("## Ruled out")[1]
    found = re.findall(r"^\| (\w+) \| (.+?) \|", rows, re.MULTILINE)
    return [(codes[name], word) for name, word in found if name in codes]


def test_the_glossary_rules_out_words_of_each_language():
    assert {name for name, _ in ruled_out()} == set(LANGUAGES)


@pytest.mark.parametrize(("name", "word"), ruled_out())
def test_no_text_has_a_word_that_the_glossary_rules_out(name, word):
    pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
    for where, text in all_strings(name):
        assert not pattern.search(text.replace("\xad", "")), where


def test_french_has_a_thin_space_before_its_high_signs():
    for where, text in all_strings("fr"):
        text = re.sub(r"\d:\d|\}:\{", "", text)  # points
        assert not re.search(r"(?<!\u202f)[?!:;]", text), where
