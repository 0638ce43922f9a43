"""The page as one file, with MicroPython, the program and a pack in it; it also plays from a disk.

From a disk a browser loads neither modules nor files that lie beside a page. So the modules become
one script, each as a function's body, and what they fetch lies in it, for a fetch() of its own.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re

from boards.install.pack import Pack
from host_sim.web import build

_MAIN = "main"
_IMPORT = re.compile(r'^import (\{.*?\}|\* as \w+) from "\./(\w+)\.js";\n', re.M | re.S)
_EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const|let) (\w+))", re.M)
_EXPORTED = re.compile(r"^export \{ ([\w, ]+) \};\n", re.M)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.M)
_LINK = re.compile(r'^ *<link rel="(?!icon").*?/>\n', re.M)
_OTHER_PAGE = re.compile(r'<a (?=id="\w+" href="[\w.-]+\.html")')
_SHARED = re.compile(r'^ *<meta (?:property|name)="(?:og|twitter):.*?/>\n', re.M | re.S)
_POLICY = re.compile(r'(Content-Security-Policy"\s+content=")[^"]*')
# Every copy has saves of its own; the origin of all that lies on a disk may be the same.
_SCOPE = 'export const SCOPE = "tombolo " + location.pathname;'
_FETCHED = {"program.bin": "application/gzip", "micropython.wasm": "application/wasm"}
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
    """Return all modules that main.js needs as one, those that another needs before it."""
    texts = {name[:-3]: data.decode() for name, data in files.items() if name.endswith(".js")}
    texts["scope"] = _SCOPE
    texts[_MAIN] = _replaced(texts[_MAIN], "  offline();\n", "")  # there is no sw.js
    vm = _replaced(texts["micropython"], "import.meta.url", '""')
    vm = vm.replace("export default _createMicroPythonModule;", "\n")
    texts["micropython"] = vm.replace("export async", "\nexport async")
    wasm = gzip.compress(files["micropython.wasm"], mtime=0)
    packed = {"program.bin": files["program.bin"], "micropython.wasm": wasm}
    held = {name: (kind, _digits(packed[name])) for name, kind in _FETCHED.items()}
    made = [_FETCH.replace("FILES", json.dumps(held))]
    for name in _in_order(texts, _MAIN, []):
        body = _IMPORT.sub(_taken, texts[name])
        given = [found[2] for found in _EXPORT.finditer(body)] + _EXPORTED.findall(body)
        body = _EXPORT.sub(r"\1", _EXPORTED.sub("", body))
        left = _LEFT.search(body)
        if left:
            raise build.BuildError(f"{name} has a line that one file cannot take: {left[0]}")
        body += f"\nreturn {{ {', '.join(given)} }};"
        made.append(f"const ${name} = await (async () => {{\n{body}\n}})();")
    return "\n".join(made).replace("</script", r"<\/script")


def _in_order(texts: dict[str, str], name: str, before: list[str]) -> list[str]:
    """Return the modules that are there before, and this one, after all that it imports."""
    for found in _IMPORT.finditer(texts[name]):
        if found[2] not in before:
            before = _in_order(texts, found[2], before)
    return [*before, name]


def _taken(found: re.Match[str]) -> str:
    """Return an import as what takes the same from a module's function."""
    names = found[1].removeprefix("* as ").replace(" as ", ": ")
    return f"const {names} = ${found[2]};\n"


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
