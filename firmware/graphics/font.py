"""The sizes of the glyphs and the sprites.

`make art` packs them from font.txt: change that.
"""

# Codes 0 to 127 are ASCII, "?" where it has no glyph; then EXTRA, four bytes of UTF-8 each with
# the spaces behind it. Widths and sizes are hexadecimal digits.
EXTRA = (
    "\xa0  «  °  ·  »  À  Â  Ä  Ç  È  É  Ê  Ë  Î  Ï  Ô  Ö  ×  Ù  Û  Ü  ß  "
    "à  â  ä  æ  ç  è  é  ê  ë  î  ï  ñ  ô  ö  ù  û  ü  Œ  œ  – ’ … "
    "\u202f ← ↑ → ↓ ⊷ Ⓐ Ⓑ ▶ ★ ⚐ ⚑ ✓ ⧗ 🐦🐳🦀🦐🦭"
).encode()
_WIDTHS = (
    "555555555555555555555555555555552135555133552415535555555512444555555555535555555555555555535"
    "355255455455134255555443555554414552531555555555335555555555745555335555555562515555577556555"
    "9b85a"
)
WIDTHS = bytes([int(w, 16) for w in _WIDTHS])

# The numbers of the sprites, and the width and height of each.
RING = 0
RING_CLOSED = 1
DISC = 2
REDFLAG = 3
BLUEFLAG = 4
BAR = 5
BARDRAWN = 6
ATOLL_WATER = 7
ATOLL_SMALL_WATER = 13
ARABANA_SHIP = 19
ARABANA_RIVAL = 20
ARABANA_AIM = 21
ARABANA_FELL = 22
ARABANA_STACK = 23
ATOLL_TINY_WATER = 24
ATOLL_YOU = 30
ATOLL_DOT_WATER = 31
_SIZES = "bbbbbb4444b3b3777777777777555555555555565655555733333333333357222222222222"
SIZES = bytes([int(n, 16) for n in _SIZES])
