"""The page of the boards: each board's wiring, steps and files; what a board says is understood."""

import functools
import http.server
import json
import os
import re
import shutil
import subprocess
import threading
from html.parser import HTMLParser
from pathlib import Path

import pytest

from boards.install import bundle, chips, image, profile, table, uf2
from firmware.hardware import version
from firmware.words import de_menus, en_menus, fr_menus
from host_sim.drive import Handheld
from host_sim.web import boards, build

HERE = Path(__file__).parent
ROOT = bundle.ROOT
needs_node = pytest.mark.skipif(
    not os.environ.get("CI") and not shutil.which("node"), reason="Node.js is needed"
)
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(
    not CHROMIUM or not (ROOT / "host_sim/web/node_modules/puppeteer-core").is_dir(),
    reason="Chromium and the packages of host_sim/web are needed",
)


def small(name):
    """Return a board's zip and UF2 that hold a manifest and little else."""
    board = profile.load(name)
    manifest = bundle._manifest(board, {"code.py": b""}, None)
    made = bundle.Bundle(board, {"code.py": b"", bundle.MANIFEST: manifest}, "none")
    files = {f"tombolo-{name}.zip": bundle.zipped(made.files)}
    if board.DRIVE:
        files[f"tombolo-{name}.uf2"] = image.make(made)
    return files


class Page(HTMLParser):
    """Checks that tags are closed in order, and collects ids, links and the rows of tables."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.rows, self.buttons = [], [], {}, {}
        self.stack = []
        self.section = None
        self.feed(text)
        self.close()
        assert not self.stack

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        if tag not in ("meta", "link", "img"):
            self.stack.append(tag)
        if "id" in found:
            self.ids.append(found["id"])
        if "href" in found:
            self.links.append(found["href"])
        if tag == "section":
            self.section = found["id"]
        elif tag == "tr":
            self.rows.setdefault(self.section, []).append([])
        elif tag == "button":
            self.buttons.setdefault(self.section, []).append(found)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag):
        assert self.stack.pop() == tag

    def handle_data(self, data):
        if self.stack and self.stack[-1] in ("td", "th"):
            self.rows[self.section][-1].append(data)


def english(files=None):
    """Return the page in English, which offers these files."""
    return boards.pages(files)["boards.html"].decode()


def test_each_board_has_its_wiring_and_its_steps():
    page = Page(english())
    assert len(set(page.ids)) == len(page.ids)
    for name in profile.names():
        board = profile.load(name)
        assert page.rows[name] == [list(row) for _, row in table.wires(board)]
        assert {name, f"drawing-{name}"} <= set(page.ids)
        assert f"#{name}" in page.links
        site = f"https://circuitpython.org/board/{board.BOARD_ID}/"
        assert (site in page.links) == (board.MCU != "BCM")
    inside = {link for link in page.links if not link.startswith("https://circuitpython.org/")}
    assert inside == {
        "./",
        "boards.css",
        "licences.txt",
        *(name for name in boards.pages() if not re.match(r"build\.\w\w\.", name)),
        *(f"#{i}" for i in page.ids if i != "said"),
    }  # no other host


def sections():
    """Return the words of each board's section, with single blanks and without tags."""
    found = re.findall(r'<section class="board" id="(\w+)"(.*?)</section>', english(), re.S)
    return {name: " ".join(re.sub(r"<[^>]*>", " ", text).split()) for name, text in found}


def test_the_owner_of_a_board_reads_what_to_have_and_what_to_press():
    said = sections()
    assert "six push buttons" in said["pico"]
    assert "STEMMA QT cable" in said["qtpy_rp2040"]
    for own in ("macropad", "oled_bonnet"):
        assert "push buttons" not in said[own]
        assert "A key does another" not in said[own]
    assert "Hold BOOTSEL, its only button" in said["pico_w"]
    assert "Hold B while you plug" in said["xiao_rp2040"]
    assert "then press R:" in said["xiao_rp2040"]
    assert "Hold BOOTSEL while you plug" in said["feather_rp2040"]
    assert "Hold BOOT while you plug" in said["qtpy_rp2040"]
    assert "then press RST:" in said["qtpy_rp2040"]
    for name in ("pico", "pico_w", "pico2"):  # they have no such button
        assert "Eject the drive, then unplug the cable and plug it in again:" in said[name]


def test_settings_are_written_after_circuitpython_and_again_after_the_one_file():
    for name, words in sections().items():
        board = profile.load(name)
        if board.MCU == "BCM":
            continue
        other = "SSD1306" if board.CHIP == "SH1106" else "SH1106"
        line = f'TOMBOLO_CHIP = "{other}"'
        assert words.index("3. Tombolo") < words.index(line) < words.rindex(line)
        assert words.index("shifted by two columns") < words.rindex(line)
        assert ("If you had a settings.toml, it is gone now" in words) == bool(board.DRIVE)


def test_step_3_links_to_its_file_or_says_how_it_is_made():
    for name, words in sections().items():
        if profile.load(name).MCU != "BCM":
            assert f"make bundle BOARD={name}" in words
    files = small("pico")
    (pico,) = re.findall(r'<section class="board" id="pico".*?</section>', english(files), re.S)
    assert 'href="files/tombolo-pico.zip"' in pico
    assert "make bundle" not in pico


def test_every_wire_of_the_display_and_the_keys_can_be_marked():
    text = english()
    for name in profile.names():
        board = profile.load(name)
        (section,) = re.findall(rf'<section class="board" id="{name}".*?</section>', text, re.S)
        is_wired = bool(re.search("<polyline", section))
        wires = {"VCC", "GND", "SDA", "SCL", *profile.KEYS} if is_wired else set()
        assert set(re.findall(r'<polyline data-wire="(\w+)"', section)) == wires
        pins = dict(re.findall(r'<tr data-wire="(\w+)" data-pin="(\w+)"', section))
        assert [pins[key] for key in profile.KEYS] == list(board.KEYS)
        if is_wired:
            assert (pins["SDA"], pins["SCL"]) == (board.SDA, board.SCL)


def test_files_are_offered_for_the_board_that_they_name_themselves():
    files = {
        f"renamed-{n}{name[-4:]}": data for n, (name, data) in enumerate(small("pico").items())
    }
    files |= small("feather_m4")
    page = Page(english(files))
    assert {"files/renamed-0.zip", "files/renamed-1.uf2"} <= set(page.links)
    written = {
        name: [b for b in found if b["class"] == "write"] for name, found in page.buttons.items()
    }
    assert [name for name, found in written.items() if found] == ["pico"]
    assert written["pico"][0]["data-file"] == "files/renamed-1.uf2"


def test_a_file_says_whether_circuitpython_is_in_it():
    board = profile.load("pico")
    says = f"Adafruit CircuitPython 10.2.1 on 2026-05-13\r\nBoard ID:{board.BOARD_ID}\r\n".encode()
    own = uf2.blocks(says + bytes(5000), uf2.FLASH, uf2.FAMILIES["RP2040"])
    alone = uf2.decode(small("pico")["tombolo-pico.uf2"])
    both = uf2.encode(uf2.combine(own, alone, uf2.FAMILIES["RP2040"]))
    assert boards.offer("a.uf2", both) == boards.Offer("a.uf2", "pico", has_circuitpython=True)
    assert "CircuitPython is in this file" in english({"a.uf2": both})
    without = english(small("pico"))
    assert "CircuitPython is in this file" not in without
    assert "CircuitPython is not in this file: do step 2 first." in without


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("a.uf2", b"", "holds no Tombolo"),
        ("a.uf2", b"x" * 512, "holds no Tombolo"),
        ("a.zip", bundle.zipped({"a": b""}), "holds no Tombolo"),
        ("a.zip", b"", "is broken"),
        ("a.zip", b"x" * 512, "is broken"),
    ],
)
def test_a_file_of_something_else_is_refused(name, data, says):
    with pytest.raises(boards.FileError, match=f"{name} {says}"):
        boards.pages({name: data})


def test_a_zip_that_is_damaged_inside_is_refused():
    data = bytearray(bundle.zipped({bundle.MANIFEST: b"x" * 500}))
    at = 30 + len(bundle.MANIFEST)
    data[at] = 0xFF  # the first byte of what is packed: no kind of block
    with pytest.raises(boards.FileError, match="is broken"):
        boards.pages({"a.zip": bytes(data)})
    data = bytearray(bundle.zipped({bundle.MANIFEST: b"x" * 500}))
    data[-6] = 255  # the list of what is in it would begin before the file
    with pytest.raises(boards.FileError, match="is broken"):
        boards.pages({"a.zip": bytes(data)})


@pytest.mark.parametrize("kept", [slice(0, -1), slice(1, None), slice(0, 20)])
def test_a_uf2_that_is_not_whole_is_refused(kept):
    blocks = uf2.decode(small("pico")["tombolo-pico.uf2"])
    data = uf2.encode(blocks[kept])
    with pytest.raises(boards.FileError, match=f"a.uf2 is not whole: .* of {len(blocks)} blocks"):
        boards.pages({"a.uf2": data})


def test_zips_and_uf2s_of_a_folder_are_read(tmp_path):
    for name in ("a.zip", "b.uf2", "SHA256SUMS", "tombolo-1.0.0-web.zip", "t-1-pack-pig.zip"):
        (tmp_path / name).write_bytes(name.encode())
    assert boards.read([tmp_path]) == {"a.zip": b"a.zip", "b.uf2": b"b.uf2"}
    assert boards.read([tmp_path / "b.uf2"]) == {"b.uf2": b"b.uf2"}


@pytest.mark.parametrize("other", [None, "notes.txt"])
def test_a_folder_without_them_is_refused(tmp_path, other):
    if other:
        (tmp_path / other).touch()
    with pytest.raises(boards.FileError, match="holds no zip or UF2"):
        boards.read([tmp_path])


def test_the_boot_drive_of_every_board_that_takes_a_uf2_is_known():
    assert set(chips.BOOT_IDS) == set(profile.UF2_MCUS)


def diagnose(*texts):
    """Return what console.js makes of each text."""
    script = """
const { diagnose } = await import(process.argv[1]);
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(diagnose)));
"""
    module = (ROOT / "host_sim/web/page/console.js").as_uri()
    command = ["node", "--input-type=module", "-e", script, "--", module, json.dumps(texts)]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(found.stdout)


@needs_node
def test_what_the_firmware_prints_is_understood():
    consoles = []
    for address in (0x20, None):
        with Handheld("pico", address=address, start_ms=100) as h:
            consoles.append("\r\n".join(h.machine.console))
    silent, unpowered = diagnose(*consoles)
    assert silent["wires"] == ["SDA", "SCL"]
    assert unpowered["wires"] == ["VCC", "GND", "SDA", "SCL"]
    assert silent["pins"] == unpowered["pins"] == {"SDA": "GP4", "SCL": "GP5"}
    said = [words.REPL + " " + words.REPL_WHY for words in (en_menus, fr_menus, de_menus)]
    assert [found["wires"] for found in diagnose(*said)] == [["B"]] * 3
    (other,) = diagnose(version.complaint("circuitpython", (9, 2, 1)))
    assert [found["advice"] for found in (silent, unpowered, other)] == [
        "SILENT",
        "UNPOWERED",
        "OTHER_PYTHON",
    ]


@needs_browser
def test_in_chromium_a_board_is_chosen_written_and_heard(tmp_path):
    files = small("pico")
    for path in (ROOT / "host_sim/web/page").iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    for name, page in boards.pages(files).items():
        (tmp_path / name).write_bytes(page)
    (tmp_path / "files").mkdir()
    for name, data in files.items():
        (tmp_path / boards.FOLDER / name).write_bytes(data)
    said = "No display: nothing answers at 0x3c or 0x3d. Check SDA GP4 and SCL GP5\r\n"
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=tmp_path)
    with http.server.ThreadingHTTPServer(("localhost", 0), handler) as server:
        threading.Thread(target=server.serve_forever).start()
        address = f"http://localhost:{server.server_port}/boards.html"
        command = ["node", str(HERE / "boards.browser.mjs"), address, str(CHROMIUM), said]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        server.shutdown()
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["errors"] == []
    assert found["widths"] == [360, 390, 1280]  # nothing reaches beyond the window
    assert (found["shown"], found["chosen"]) == ([], ["pico"])
    assert found["onPaper"] == ["H3"] + ["svg"] + ["H3"] * 5  # neither navigation nor buttons
    assert found["status"].startswith("Written. ")
    assert bytes(found["written"]["tombolo-pico.uf2"]) == files["tombolo-pico.uf2"]
    assert found["marked"] == [
        f"{tag} {wire}" for tag in ("polyline", "TR") for wire in ("SDA", "SCL")
    ]
    assert float(found["faded"]) < 0.5
    assert found["heard"].startswith("No display answers. Check SDA and SCL first")
    assert found["isSeen"]
    assert "other pins" not in found["heard"]
    assert found["log"] == said
    assert found["after"] == 0
    assert found["other"] == ["de", "pico", "Kein Laufwerk wurde gewählt."]


@pytest.mark.skipif(
    not build.VM.is_dir() and not os.environ.get("CI"), reason="the packages of host_sim/web"
)
def test_the_build_offers_files_that_the_worker_does_not_keep(tmp_path, capsys):
    given = tmp_path / "given"
    given.mkdir()
    for name, data in small("pico").items():
        (given / name).write_bytes(data)
    out = tmp_path / "web"
    assert build.main(["--out", str(out), "--files", str(given)]) == 0
    assert capsys.readouterr().out.endswith(", and 2 for boards\n")
    assert {path.name for path in (out / "files").iterdir()} == set(small("pico"))
    worker = (out / "sw.js").read_text()
    for name in boards.pages():
        assert f'"{name}"' in worker
    assert "files/" not in worker
    assert 'href="files/tombolo-pico.uf2"' in (out / "boards.html").read_text()
    (given / "broken.uf2").write_bytes(b"broken")
    assert build.main(["--out", str(out), "--files", str(given)]) == 1
    assert "broken.uf2 holds no Tombolo" in capsys.readouterr().err
    assert build.main(["--out", str(out), "--files", str(given / "gone.uf2")]) == 1
    missing = f"web: {given}/gone.uf2: No such file or directory.\n"
    assert capsys.readouterr().err == missing
