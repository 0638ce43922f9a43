"""The page as one file, with MicroPython, the program and a pack in it; it also plays from a disk.

From a disk a browser loads neither modules nor files that lie beside a page. So the script has in
it what it fetches, for a fetch() of its own.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re

from boards.install.pack import Pack
from host_sim.web import build, bundle

_LINK = re.compile(r'^ *<link rel="(?!icon").*?/>\n', re.M)
_OTHER_PAGE = re.compile(r'<a (?=id="\w+" href="[\w.-]+\.html")')
_SHARED = re.compile(r'^ *<meta (?:property|name)="(?:og|twitter):.*?/>\n', re.M | re.S)
_POLICY = re.compile(r'(Content-Security-Policy"\s+content=")[^"]*')
# Every copy has saves of its own; the origin of all that lies on a disk may be the same.
_SCOPE = 'export const SCOPE = "tombolo " + location.pathname;'
_WASM = "micropython.wasm"
_FETCH = """const $files = FILES;
const fetch = async (name) => {
  const [type, content] = $files[name];
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const body = type === "application/wasm"
    ? new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"))
    : bytes;  // what loads the program unpacks it
  return new Response(body, { headers: { "Content-Type": type } });
};"""


def make(pack: Pack) -> bytes:
    """Return the page of a plain pack as one file of HTML. Raises build.BuildError."""
    files = build.files(packs=[pack])
    style = files["style.css"].decode()
    starting = files["starting.js"].decode()
    script = _script(files)
    hashes = " ".join(map(_hash, (starting, script)))
    policy = (
        f"default-src 'none'; script-src {hashes} 'wasm-unsafe-eval'; style-src {_hash(style)};"
        " img-src data:; base-uri 'none'; form-action 'none'"
    )
    page = files["index.html"].decode()
    page = _SHARED.sub("", _LINK.sub("", page))
    page = _OTHER_PAGE.sub("<a hidden ", page)
    page = _POLICY.sub(lambda found: found[1] + policy, page)
    for ours, theirs in (
        ('href="icon-192.png"', f'href="{_data(files["icon-192.png"], "image/png")}"'),
        (
            '<script src="starting.js"></script>',
            f"<style>{style}</style><script>{starting}</script>",
        ),
        ('<script type="module" src="main.js"></script>', ""),
        ("</body>", f'<script type="module">{script}</script></body>'),
        ('href="licences.txt"', f'download href="{_data(files["licences.txt"], "text/plain")}"'),
    ):
        page = _replaced(page, ours, theirs)
    return page.encode()


def _script(files: dict[str, bytes]) -> str:
    """Return the page's script with what it fetches."""
    texts = build.modules()
    texts["scope"] = _SCOPE
    texts[build.MAIN] = _replaced(texts[build.MAIN], ".then(offline)", "")  # there is no sw.js
    texts[build.MICROPYTHON] = _replaced(texts[build.MICROPYTHON], "import.meta.url", '""')
    held = {name: ("application/gzip", _digits(files[name])) for name in build.parts_of(files)}
    held[_WASM] = ("application/wasm", _digits(gzip.compress(files[_WASM], mtime=0)))
    fetched = _FETCH.replace("FILES", json.dumps(held))
    try:
        script = bundle.script(texts, build.MAIN)
    except bundle.BundleError as error:
        raise build.BuildError(str(error)) from None
    return f"{fetched}\n{script}".replace("</script", r"<\/script")


def _hash(text: str) -> str:
    return f"'sha256-{_digits(hashlib.sha256(text.encode()).digest())}'"


def _data(content: bytes, kind: str) -> str:
    return f"data:{kind};base64,{_digits(content)}"


def _digits(content: bytes) -> str:
    return base64.b64encode(content).decode()


def _replaced(text: str, ours: str, theirs: str) -> str:
    if ours not in text:
        raise build.BuildError(f"the page has no {ours} any more, which its one file replaces")
    return text.replace(ours, theirs)
