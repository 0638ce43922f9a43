"""The only source of random numbers: a xorshift generator in the first four bytes of a state.

It has two 16-bit halves and uses shifts and xors only, so no step needs a big integer and every VM
gives the same numbers. The period is 2^32 - 1; the all-zero state never occurs.
"""


def seed(s, value):
    """Seed the generator in s[0:4] with value, 0 to 2^32 - 1; else raise ValueError.

    Different values give different states, but for the one value that would give all zeros: it
    shares the state of another.
    """
    if value < 0 or value >> 32:
        raise ValueError("a seed is a number from 0 to 4294967295")
    x = (value & 0xFFFF) ^ 0x5A17
    y = (value >> 16) ^ 0xC3E9
    if not x and not y:
        x = 1
    s[0] = x & 255
    s[1] = x >> 8
    s[2] = y & 255
    s[3] = y >> 8
    # Neighbouring seeds differ in few bits: step until those have spread.
    for _ in range(24):
        step(s)


def step(s):
    """Advance the generator in s[0:4]; return 16 random bits."""
    t = s[0] | s[1] << 8
    y = s[2] | s[3] << 8
    x = y
    t = (t ^ t << 5) & 0xFFFF
    y = y ^ y >> 1 ^ t ^ t >> 3
    s[0] = x & 255
    s[1] = x >> 8
    s[2] = y & 255
    s[3] = y >> 8
    # The sum hides the linear structure of each half.
    return (x + y) & 0xFFFF


def below(s, n):
    """Return a uniform random number from 0 to n - 1. n: 1 to 65536."""
    limit = 65536 - 65536 % n
    value = step(s)
    while value >= limit:  # rejection keeps it unbiased
        value = step(s)
    return value % n


def shuffle(s, items, start, stop):
    """Shuffle items[start:stop] in place with the generator in s[0:4]."""
    for i in range(stop - 1, start, -1):
        j = start + below(s, i - start + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item
