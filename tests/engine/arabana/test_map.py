"""The tables of Arabana's map, derived from the rule book's lists of places and seas (A2)."""

from itertools import combinations

from engine.arabana import map as m
from tests.referees.arabana import PLACES, SEAS

# A planar drawing, where the place B-L bows to the right of K.
DRAWING = {
    "I": (100, 80),
    "A": (400, 80),
    "B": (700, 80),
    "C": (250, 190),
    "E": (550, 190),
    "D": (400, 300),
    "H": (550, 300),
    "K": (700, 300),
    "F": (100, 410),
    "G": (400, 410),
    "L": (700, 410),
    "M": (400, 520),
}


def ends(place):
    return tuple(m.INITIALS.index(letter) for letter in place)


def test_a1_twelve_islands_with_the_seeds_names():
    assert len(m.INITIALS) == m.ISLANDS == 12
    assert [name[0] for name in m.NAMES] == list(m.INITIALS)
    assert set(m.NAMES) == {
        *("Ikibiti", "Mosedam", "Danidad", "Arabana", "Barilub", "Cocotac"),
        *("Elamite", "Fafnuff", "Garanig", "Hunisch", "Krapink", "Lusepil"),
    }


def test_a2_places():
    assert [m.name_place(k) for k in range(m.PLACES)] == PLACES
    assert [tuple(m.ENDS[2 * k : 2 * k + 2]) for k in range(27)] == [ends(p) for p in PLACES]


def test_a2_places_of_each_island():
    for i, letter in enumerate(m.INITIALS):
        near = [k for k, place in enumerate(PLACES) if letter in place]
        assert m.DEGREE[i] == len(near)
        assert list(m.NEAR[6 * i : 6 * i + 6]) == near + [m.NO] * (6 - len(near))


def test_a2_degree_classes_that_the_seed_names():
    degree = dict(zip(m.INITIALS, m.DEGREE, strict=True))
    assert degree == dict(zip("ABCDEFGHIKLM", (5, 4, 4, 6, 5, 5, 5, 5, 3, 4, 5, 3), strict=True))


def test_a2_seas_are_the_triangles_of_the_drawing():
    assert [m.name_sea(e) for e in range(m.SEAS)] == SEAS
    edges = {frozenset(place) for place in PLACES}
    triangles = {
        "".join(three)
        for three in combinations(m.INITIALS, 3)
        if all(frozenset(pair) in edges for pair in combinations(three, 2))
    }
    # A triangle that contains another island is not a sea.
    holding = {t for t in triangles if any(_inside(DRAWING[i], t) for i in DRAWING if i not in t)}
    assert triangles - holding == set(SEAS)


def _inside(point, triangle):
    corners = [DRAWING[i] for i in triangle]
    sides = set()
    for j in range(3):
        (x1, y1), (x2, y2) = corners[j], corners[(j + 1) % 3]
        sides.add((x2 - x1) * (point[1] - y1) > (y2 - y1) * (point[0] - x1))
    return len(sides) == 1


def test_a2_tables_of_seas():
    for e, sea in enumerate(SEAS):
        assert tuple(m.SEA_ISLANDS[3 * e : 3 * e + 3]) == ends(sea)
        around = [PLACES.index("".join(pair)) for pair in combinations(sea, 2)]
        assert list(m.SEA_PLACES[3 * e : 3 * e + 3]) == around
    for k, place in enumerate(PLACES):
        beside = [e for e, sea in enumerate(SEAS) if set(place) <= set(sea)]
        assert 1 <= len(beside) <= 2
        assert list(m.SEAS_OF_PLACE[2 * k : 2 * k + 2]) == beside + [m.NO] * (2 - len(beside))
