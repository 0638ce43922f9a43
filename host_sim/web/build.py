"""`make web`: write the browser version, a folder of static files, to build/web.

The same checkout gives the same bytes.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import http.server
import io
import itertools
import json
import math
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

from PIL import Image

from boards.install import pack as packed
from boards.install.ending import reason
from boards.install.profile import visible
from firmware.graphics.picture_dots import SCENES
from host_sim.bots import hashi, tap
from host_sim.drive import Handheld
from host_sim.frontends import png
from host_sim.language import NAMES
from host_sim.machine import ROOT
from host_sim.options import Parser, games, house, info
from host_sim.web import boards, bundle, own, rules

HERE = Path(__file__).parent
VM = HERE / "node_modules/@micropython/micropython-webassembly-pyscript"
OUT = ROOT / "build/web"
AT_ROOT = ("code.py", "boot.py")  # as on a board's drive
MANIFEST = "manifest.webmanifest"
FOUND = "sw.js"  # its lists of files and its version are filled in
OTHERS = {  # files that the pages of the rules and the boards load, and the game does not
    *("boards.css", "boards.js", "console.js", "drive.js", "paper.css", "rules.css"),
}
MAIN, MICROPYTHON = "main", "micropython"  # modules of the page's script
PART = ".bin"  # of the program
FIRST, MENUS, TABLES = "first", "menus", "tables"  # parts; the others are the house games
SEEN_MS = 10_000  # of the title, for what it needs
SCENE = (24, 16)  # dots of the island in the icon
ICONS = (192, 512)  # pixels
PREVIEW = "preview.png"  # what a link to the page shows elsewhere
PREVIEW_SIZE = (1200, 630)
PREVIEW_SEED, PREVIEW_PRESSES = 7, 100  # the game in it, and how far a computer player plays it
TYPES = {  # of the files of the page; on Windows any program may have changed them
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".txt": "text/plain",
    ".bin": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".zip": "application/zip",
}


class BuildError(RuntimeError):
    """It cannot be built; the text is one sentence."""


def program(packs: Sequence[packed.Pack] = ()) -> dict[str, bytes]:
    """Return the files of the handheld, packs among them: path in its file system -> bytes.

    With packs, the guests of the checkout are left out: a pack is what its maker gives away.
    Raises BuildError if a pack has the name of a game of Tombolo's own.
    """
    guests = [name for name in games() if info(name).TIER == "guest"] if packs else []
    left_out = tuple(f"{place.format(name=name)}/" for name in guests for place in packed.FOLDERS)
    files = {}
    for folder in ("engine", "firmware"):
        for path in visible(ROOT / folder, "**/*"):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in (".py", ".bin") and not name.startswith(left_out):
                is_at_root = path.name in AT_ROOT and path.parent.name == "firmware"
                files["/" + (path.name if is_at_root else name)] = path.read_bytes()
    shared = [ROOT / f"host_sim/{name}.py" for name in ("saves", "sent", "typed")]
    for path in (*shared, *visible(ROOT / "host_sim/pointing", "*.py")):
        files["/" + path.relative_to(ROOT).as_posix()] = path.read_bytes()
    files["/tree.py"] = (ROOT / "boards/install/tree.py").read_bytes()  # beside unpack.py
    handheld = HERE / "handheld"
    for path in visible(handheld, "**/*.py"):
        files["/" + path.relative_to(handheld).as_posix()] = path.read_bytes()
    for one in packs:
        if "/" + packed.NEEDED[1].format(name=one.name) + ".py" in files:
            raise BuildError(f"a game called {one.name} is there already")
        files |= {"/" + path: data for path, data in one.files.items()}
    if len(packs) == 1:
        files[own.FIRST] = own.Own(packs[0]).first(files[own.FIRST])
    return files


def packs_in(folder: Path | None) -> list[packed.Pack]:
    """Return the packs in a folder of zips. Raises BuildError or packed.PackError."""
    found = sorted(folder.glob("*.zip")) if folder else []
    if folder and not found:
        raise BuildError(f"{folder} has no packs in it: make pack GAME=... makes one")
    return [packed.read(path) for path in found]


def parts(files: dict[str, bytes], packs: Sequence[packed.Pack] = ()) -> dict[str, bytes]:
    """Return the files of the handheld in parts, as page/parts.js unpacks them: name -> bytes.

    The first part has what the title opens; the others come in the order of their being wanted.
    Nothing of a pack is run to find that out: it is a program, and could do anything here.
    """
    version = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]
    foreign = {"/" + path for one in packs for path in one.files}
    first = opened(pack("", {path: files[path] for path in files.keys() - foreign}))
    first |= {path for path in foreign if path.endswith("/info.py")}
    found: dict[str, list[str]] = {name: [] for name in (FIRST, *later_parts())}
    for path in sorted(files):
        found[FIRST if path in first else part_of(path)].append(path)
    later = [[name, paths] for name, paths in found.items() if name != FIRST]
    return {
        name + PART: pack(
            version, {path: files[path] for path in paths}, later if name == FIRST else []
        )
        for name, paths in found.items()
    }


def later_parts() -> list[str]:
    """Return the names of the other parts; first that of the game that the title's cursor is on."""
    game, *others = house()
    return [game, MENUS, *others, TABLES]


def part_of(path: str) -> str:
    """Return the name of the part that has a file which the title does not open."""
    if path.endswith(".bin"):
        return TABLES
    return next((name for name in house() if f"/{name}/" in path), MENUS)


def parts_of(files: dict[str, bytes]) -> list[str]:
    """Return the names of the parts of the program among the files of the page."""
    return [name for name in files if name.endswith(PART)]


@functools.cache
def opened(program: bytes) -> frozenset[str]:
    """Return the paths of the files of a program that its title opens, in any language."""
    found = subprocess.run(
        ["node", HERE / "opened.mjs", VM / "micropython.mjs", ",".join(NAMES), str(SEEN_MS)],
        input=program,
        capture_output=True,
        check=False,
    )
    if found.returncode:
        raise BuildError("its title cannot be shown: " + found.stderr.decode().strip())
    return frozenset(json.loads(found.stdout))


def pack(version: str, files: dict[str, bytes], later: Sequence[list] = ()) -> bytes:
    """Return files as page/parts.js unpacks them.

    By kind, for like beside like takes fewer bytes.
    """
    files = {
        path: files[path] for path in sorted(files, key=lambda path: (Path(path).suffix, path))
    }
    about = {"version": version, "files": [[path, len(data)] for path, data in files.items()]}
    if later:
        about["later"] = later
    head = json.dumps(about, separators=(",", ":"))
    return gzip.compress(head.encode() + b"\n" + b"".join(files.values()), mtime=0)


def modules() -> dict[str, str]:
    """Return the modules of the page's script, MicroPython's among them: name -> text."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in visible(HERE / "page", "*.js")}
    vm = (VM / "micropython.mjs").read_text(encoding="utf-8")
    vm = vm.replace("export default _createMicroPythonModule;", "\n")
    texts[MICROPYTHON] = vm.replace("export async", "\nexport async")
    return {name: texts[name] for name in bundle.in_order(texts, MAIN)}


def icon(size: int) -> bytes:
    """Return the island of the title as a PNG of size x size pixels, see enlarged()."""
    width, height = SCENE
    return enlarged(Image.frombytes("1", SCENE, SCENES[: width * height // 8]).convert("L"), size)


def enlarged(dots: Image.Image, size: int, width: int = 0) -> bytes:
    """Return dots in the middle of a PNG of size pixels, and of a width if it is another.

    All of them lie within the circle of 80 % that systems which mask icons leave whole.
    """
    scale = int(size * 0.8 / math.hypot(*dots.size))
    dots = dots.resize((dots.width * scale, dots.height * scale), Image.Resampling.NEAREST)
    return on_paper(Image.new("RGB", dots.size, png.INK), (width or size, size), dots)


def on_paper(picture: Image.Image, size: tuple[int, int], mask: Image.Image | None = None) -> bytes:
    """Return a picture in the middle of a dark PNG of this size."""
    paper = Image.new("RGB", size, png.PAPER)
    at = ((size[0] - picture.width) // 2, (size[1] - picture.height) // 2)
    paper.paste(picture, at, mask)
    out = io.BytesIO()
    paper.save(out, "PNG", optimize=True)
    return out.getvalue()


@functools.cache
def preview() -> bytes:
    """Return the picture of a game as the simulator shows it, as a PNG of PREVIEW_SIZE."""
    with Handheld(env={"TOMBOLO_GAME": "hashi"}, seed=PREVIEW_SEED) as handheld:
        presses = hashi.SoloBot(PREVIEW_SEED).presses()
        for key, ms in itertools.islice(presses, PREVIEW_PRESSES):
            tap(handheld, key, ms)
        screen = png.image(handheld.frame(), min(PREVIEW_SIZE[0] // 128, PREVIEW_SIZE[1] // 64))
    return on_paper(screen.convert("RGB"), PREVIEW_SIZE)


def files(
    offered: dict[str, bytes] | None = None,
    address: str = "",
    packs: Sequence[packed.Pack] = (),
) -> dict[str, bytes]:
    """Return all files of the page: name -> bytes. Raises BuildError, and what boards.pages() does.

    offered: zips and UF2s for boards, name -> bytes, which the page of the boards links to.
    address: where the page will be, if known. Most sites that show a picture with a link to it take
    none whose address is not whole.
    packs: games that are there beside the three. The page of one alone has its name and icon.
    """
    offered = offered or {}
    if not VM.is_dir():
        raise BuildError("MicroPython is not installed: it takes Node.js with npm, and make web")
    texts = modules()
    shown = visible(HERE / "page", "*")
    out = {path.name: path.read_bytes() for path in shown if path.stem not in texts}
    out[MAIN + ".js"] = bundle.script(texts, MAIN).encode()
    out["micropython.wasm"] = (VM / "micropython.wasm").read_bytes()
    out |= parts(program(packs), packs)
    game = own.Own(packs[0]) if len(packs) == 1 else None
    for size in ICONS:
        out[f"icon-{size}.png"] = enlarged(game.dots, size) if game else icon(size)
    if game:
        out["index.html"] = game.index(out["index.html"])
        out[MANIFEST] = game.manifest(out[MANIFEST])
    picture = f'content="{PREVIEW}"'.encode()
    whole = f'content="{escape(address)}{PREVIEW}"'.encode()
    out["index.html"] = out["index.html"].replace(picture, whole)
    out["licences.txt"] += (ROOT / "LICENSE").read_bytes()
    pages = boards.pages(offered) | rules.pages(address)
    worker = out.pop(FOUND).decode()
    others = sorted({*OTHERS, *pages})
    names = sorted(out.keys() - OTHERS)
    out |= pages
    content = hashlib.sha256(worker.encode())
    for name in sorted(out):
        content.update(name.encode() + hashlib.sha256(out[name]).digest())
    worker = worker.replace("VERSION_OF_BUILD", content.hexdigest()[:16])
    worker = worker.replace('"FILES_OF_BUILD"', json.dumps(names)[1:-1])
    out[FOUND] = worker.replace('"PAGES_OF_BUILD"', json.dumps(others)[1:-1]).encode()
    # Not among the names that the worker keeps: nobody needs the pictures offline, nor all of the
    # files for boards, which are large.
    out |= boards.building.pictures()
    width, height = PREVIEW_SIZE
    out[PREVIEW] = enlarged(game.dots, height, width) if game else preview()
    return out | {boards.FOLDER + name: data for name, data in offered.items()}


def write(
    folder: Path = OUT,
    offered: dict[str, bytes] | None = None,
    address: str = "",
    packs: Sequence[packed.Pack] = (),
) -> dict[str, bytes]:
    """Write the page into a folder, instead of an older one; return its files. See files().

    Raises BuildError, among others if the folder holds something else.
    """
    is_ours = folder == OUT or (folder / FOUND).is_file()  # OUT also where a build was stopped
    if folder.is_dir() and any(folder.iterdir()) and not is_ours:
        raise BuildError(f"{folder} holds other files, which would be removed: name another --out")
    found = files(offered, address, packs)
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return found


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends files with their own types, whatever this computer's registry says of them."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012


def serve(folder: Path, port: int) -> None:
    """Serve a folder on this computer alone, until Ctrl-C."""
    handler = functools.partial(Handler, directory=folder)
    with http.server.ThreadingHTTPServer(("localhost", port), handler) as server:
        print(f"Tombolo is at http://localhost:{server.server_port}/ until Ctrl-C.", flush=True)
        server.serve_forever()


def main(argv: list[str]) -> int:
    """Build the page; 1 if that cannot be done."""
    parser = Parser("web", __doc__)
    parser.add_argument("--out", metavar="DIR", type=Path, default=OUT, help="where it goes")
    what = "zips and UF2s, or folders of them, to offer for boards"
    parser.add_argument("--files", metavar="FILE", type=Path, nargs="+", default=[], help=what)
    beside = "a folder with packs of games, to be there beside the three"
    parser.add_argument("--packs", metavar="DIR", type=Path, help=beside)
    where = "where the page will be: https://... (then links to it have a picture)"
    parser.add_argument("--address", metavar="URL", default="", help=where)
    parser.add_argument("--serve", action="store_true", help="and serve it on this computer")
    parser.add_argument("--port", type=int, default=8000, help="for --serve; 0: any that is free")
    arguments = parser.parse_args(argv)
    if not 0 <= arguments.port < 1 << 16:
        parser.error(f"--port {arguments.port} is no number from 0 to 65535")
    address = arguments.address
    if address and not re.match(r"https?://[^\s?#]+$", address):
        parser.error(f"--address {address} is no address of a page: https://...")
    if address and not address.endswith("/"):
        address = address.removesuffix("/index.html") + "/"
    try:
        packs = packs_in(arguments.packs)
        found = write(arguments.out, boards.read(arguments.files), address, packs)
    except (BuildError, boards.FileError, packed.PackError) as error:
        print(f"web: {error}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"web: {reason(error)}.", file=sys.stderr)
        return 1
    page = [data for name, data in found.items() if not name.startswith(boards.FOLDER)]
    small = sum(len(gzip.compress(data)) for data in page)
    print(f"{arguments.out}: {len(page)} files, {small // 1000} KB compressed", end="")
    print(f", and {len(found) - len(page)} for boards")
    if arguments.serve:
        try:
            serve(arguments.out, arguments.port)
        except OSError as error:
            print(f"web: port {arguments.port} cannot be used: {error.strerror}.", file=sys.stderr)
            return 1
    return 0
