"""Finds the bytes that a file may stand for, in whatever form people have them.

These are the bytes of the file, or those that its text gives in digits: hexadecimal ones, in rows
with addresses as xxd, hexdump, od and PowerShell show bytes, or base 64; and any of these in a zip.
The caller decides which of them is meant. The page for browsers runs this module too, so it uses
nothing that MicroPython lacks.
"""

import binascii

LONGEST = 200_000  # bytes of a file: those of 8 KB in any of these forms
_ORDER_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")  # of texts as Windows saves them
_HEX = b"0123456789abcdefABCDEF"
_BASE_64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_="
_FEWEST = 24  # digits in base 64: less may be a word
_ROW = 16  # bytes of a row that no two blanks end
_ADDRESS = 4  # digits of one, at least
_ZIP = b"PK\x03\x04"
_OF_TEXTS = b"\x07\x08\t\n\x0c\r\x1b"  # below the blank, also as consoles print them


def forms(content):
    """Yield what the bytes of a file may stand for, each as bytes; of a zip for each file in it.

    The bytes themselves are yielded only if none of them can be digits.
    """
    if bytes(content[: len(_ZIP)]) == _ZIP:
        for inner in _unzipped(content):
            if inner[: len(_ZIP)] != _ZIP:
                yield from forms(inner)
        return
    lines = text(content).replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    said = [_base_64(lines), _digits(lines)]
    for base in (16, 8):
        rows = _rows(lines, base)
        said.extend((rows, _swapped(rows)))
    yield from filter(None, said) if any(said) else (bytes(content),)


def text(content):
    """Return the bytes of a text in ASCII or UTF-8, whatever Windows made of it; b"" for others."""
    for mark in _ORDER_MARKS:
        if content[: len(mark)] == mark:
            content = content[len(mark) :]
    content = content.replace(b"\0", b"")  # every other byte of UTF-16
    is_text = all(byte >= 32 or byte in _OF_TEXTS for byte in content)
    return content if is_text else b""


def _unzipped(content):
    """Return the contents of the files in a zip; none if it is broken or too large."""
    try:
        try:
            from boards.install.pack import unzipped
        except ImportError:
            from unpack import unzipped  # type: ignore[import-not-found,no-redef]  # the page's
        return unzipped(content).values()
    except Exception:  # each has its own
        return ()


def _digits(lines):
    """Return the bytes that hexadecimal digits say; lines with anything else are ignored."""
    digits = b""
    for line in lines:
        for sign in (b"b'", b'b"', b"'", b'"', b",", b"0x"):
            line = line.replace(sign, b" ")
        words = b"".join(line.split())
        if not words.strip(_HEX):
            digits += words
    return binascii.unhexlify(digits) if len(digits) % 2 == 0 else b""


def _base_64(lines):
    """Return what digits in base 64 say, those of links as well: the longest lines in a row."""
    digits = run = b""
    for line in lines:
        word = line.strip()
        is_one = word and not word.startswith(b"--") and not word.strip(_BASE_64)
        run = run + word if is_one else b""
        if len(run) > len(digits):
            digits = run
    digits = digits.replace(b"-", b"+").replace(b"_", b"/").replace(b"=", b"")
    if len(digits) < _FEWEST or len(digits) % 4 == 1:
        return b""
    return binascii.a2b_base64(digits + b"=" * (-len(digits) % 4))


def _rows(lines, base):
    """Return what rows of bytes say, each behind its address; `*` stands for rows like the last.

    base: of the addresses. Text behind the bytes of a row is ignored.
    """
    out = bytearray()
    row = b""
    has_more = False
    for line in lines:
        words = line.split()
        if words == [b"*"]:
            has_more = len(row) > 0
            continue
        address = words[0] if words else b""
        most = _ROW
        if address.endswith(b":"):
            address = address[:-1]
            words = line.partition(b":")[2].strip().partition(b"  ")[0].split()
            most = LONGEST
        else:
            words = line.partition(b"|")[0].split()[1:]
        at = _number(address, base)
        while has_more and len(out) < at < LONGEST:
            out.extend(row)
        has_more = False
        if at == len(out):
            row = _row(words, most)
            out.extend(row)
    return bytes(out)


def _number(digits, base):
    """Return the number that the digits of an address say, -1 if they say none."""
    signs = _HEX if base == 16 else _HEX[:8]
    if len(digits) < _ADDRESS or digits.strip(signs):
        return -1
    return int(digits.decode(), base)


def _row(words, most):
    """Return the bytes that words begin with, of one or several each, but no more than `most`."""
    row = b""
    for word in words:
        if word.strip(_HEX) or len(word) % 2 or len(row) + len(word) // 2 > most:
            break
        row += binascii.unhexlify(word)
    return row


def _swapped(data):
    """Return bytes as rows show them that give numbers of two bytes each, the higher one first."""
    out = bytearray(data)
    for at in range(0, len(out) - 1, 2):
        out[at], out[at + 1] = out[at + 1], out[at]
    return bytes(out)
