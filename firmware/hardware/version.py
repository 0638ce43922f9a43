"""Which CircuitPython this program is made for. Shipped as source: others may refuse .mpy files."""

import sys

OLDEST = (10, 0)  # the first CircuitPython that the program and its bytecode are made for
BEFORE = (11, 0)  # and the first that it is not known to run on


def complaint(name, version):
    """Return one sentence on a CircuitPython of this version, or None where all is well.

    name, version: as in sys.implementation. Anything but CircuitPython is the simulator's affair.
    """
    if name != "circuitpython" or OLDEST <= tuple(version[:2]) < BEFORE:
        return None
    found = ".".join([str(n) for n in version[:3]])
    return (
        "Tombolo is made for CircuitPython "
        + str(OLDEST[0])
        + " and this is "
        + found
        + ": please install CircuitPython "
        + str(OLDEST[0])
        + " from circuitpython.org, then flash Tombolo again."
    )


ALSO = (  # for who reads no English: no words can be loaded yet
    "Tombolo demande CircuitPython {}.",
    "Tombolo braucht CircuitPython {}.",
)


def check():
    """Say so on the serial line if this CircuitPython is another; on an older one, stop."""
    version = sys.implementation.version
    sorry = complaint(sys.implementation.name, version)
    if sorry:
        print(sorry)
        for sentence in ALSO:
            print(sentence.format(OLDEST[0]))
        if tuple(version[:2]) < OLDEST:
            raise SystemExit
