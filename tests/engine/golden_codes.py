"""Codes of games and what they lead to, pinned: a code that somebody has never means another game.

A rule change that makes one of these digests differ has to raise the game's VERSION: then codes of
the version before are refused in a sentence, and this table gets new ones. Runs on both VMs;
`python -m tests.engine.golden_codes` prints the rows as they come out now.
"""

from array import array
from binascii import crc32

from engine import codes, rng
from engine.game import OVER
from engine.session import Session

# Code, and the digest of a whole game by random players.
GOLDEN = (
    ("AJ00-001V", 0x4E9B4500),
    ("AJ20-06N4", 0x3525EE9C),
    ("AJFZ-ZZZ2", 0x9CC65E5C),
    ("AKY0-000Z-ZZZZ-ZR10-0Y", 0xD2CE60A8),
    ("DM00-007D", 0xFEE62FBB),
    ("DMP3-RJ0E", 0x63152770),
    ("DNY0-0000-00Y4-G010-4004-0R00-4002-J", 0x2C5FB937),
    ("GTE0-0019", 0x9C35DA8E),
    ("GVP3-1MZA", 0x1E80B363),
)


def digest(code, names):
    """Play a code's game at random; return a digest of the deal, each move and each state."""
    game, seed, options = codes.decode(code, names)
    session = Session(game, seed, options)
    r = bytearray(4)
    rng.seed(r, seed)
    out = game.moves_buffer()
    found = crc32(game.state)
    while game.player() != OVER:
        session.play(out[rng.below(r, game.legal(out))])
        found = crc32(game.state, found)
    assert codes.encode(game, session.seed, session.options) == code
    return crc32(array("H", session.moves), found)


def digests():
    """Return the digest of each golden code."""
    return [digest(code, ("hashi", "arabana", "atoll")) for code, _ in GOLDEN]


if __name__ == "__main__":
    found = digests()
    for n in range(len(found)):
        print(f'    ("{GOLDEN[n][0]}", 0x{found[n]:08X}),')
