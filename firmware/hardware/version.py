"""The version of Tombolo, and which CircuitPython it needs.

Shipped as source, because another CircuitPython may refuse .mpy files.
"""

import sys

VERSION = "0.1.0"  # pyproject.toml, bundles and releases take it from here
OLDEST = (10, 0)  # the first version that the program and its bytecode are made for
BEFORE = (11, 0)  # the first version that it has not been tried on


def complaint(name, version):
    """Return a sentence about the wrong CircuitPython, None if it is the right one.

    name, version: as in sys.implementation. Any other Python is the simulator's.
    """
    if name != "circuitpython" or OLDEST <= tuple(version[:2]) < BEFORE:
        return None
    found = ".".join([str(n) for n in version[:3]])
    sentence = "Tombolo is made for CircuitPython {0} and this is {1}: please install "
    sentence += "CircuitPython {0} from circuitpython.org, then flash Tombolo again."
    return sentence.format(OLDEST[0], found)


ALSO = (  # the other languages: no words can be loaded yet
    "Tombolo demande CircuitPython {}.",
    "Tombolo braucht CircuitPython {}.",
)


def check():
    """Print a complaint if this is the wrong CircuitPython; end the program if it is older."""
    version = sys.implementation.version
    problem = complaint(sys.implementation.name, version)
    if problem:
        print(problem)
        for sentence in ALSO:
            print(sentence.format(OLDEST[0]))
        if tuple(version[:2]) < OLDEST:
            raise SystemExit
