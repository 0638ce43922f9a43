"""What the tests play of Hashi: option strings, for conform.py and for the golden playthroughs."""

SIZE = 256  # bytes of the state at most
OPTIONS = [bytes((players, side)) for players in (1, 2, 3, 4) for side in (0, 1)]
GOLDEN = (b"\x01\x00", b"\x01\x01", b"\x02\x01", b"\x03\x00", b"\x04\x00")
