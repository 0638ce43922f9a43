"""What the tests play of Atoll: option strings, for conform.py and for the golden playthroughs."""

SIZE = 1100  # bytes of the state at most
OPTIONS = (  # players, rounds, Awards revealed per round; some occur only in old records
    b"\x03\x01\x04",  # the shortest first: it gets all the expensive checks
    b"\x04\x02\x04",
    b"\x04\x01\x14",
    b"\x03\x02\x04",
    b"\x05\x01\x03",
    b"\x06\x01\x02",
    b"\x03\x01\x01",
    b"\x06\x02\x0a",
    b"\x04\x01\x04",
)
GOLDEN = (b"\x04\x02\x04", b"\x03\x01\x02")
