"""Codes of games: eight signs that lead to the same cards, on any device and in any version."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import catalog, codes
from host_sim.games import games as names_here
from tests.conform import options_of

NAMES = names_here()
# The code of a game never changes: somebody may have written it down.
PINNED = (
    ("hashi", 1, b"\x01\x00", "AJ00-001V"),
    ("hashi", 213, b"\x01\x01", "AJ20-06N4"),
    ("hashi", 2097151, b"\x04\x01", "AJFZ-ZZZ2"),
    ("hashi", 4294967295, b"\x01\x00", "AKY0-000Z-ZZZZ-ZR10-0Y"),
    ("arabana", 7, b"\0\0\0\0\0\0\0\0\2", "DM00-007D"),
    ("arabana", 123456, b"\1\1\0\0\0\0\0\0\1", "DMP3-RJ0E"),
    ("arabana", 123456, b"\1\1\0\2\3\0\1\0\1", "DNY0-0000-00Y4-G010-4004-0R00-4002-J"),
    ("atoll", 1, b"\4\2\4", "GTE0-0019"),
    ("atoll", 99999, b"\6\1\x09", "GVP3-1MZA"),
)


def games():
    """Return a new game of each name."""
    return [catalog.make(name) for name in NAMES]


@given(st.data())
def test_a_code_leads_to_its_game_its_seed_and_its_options(data):
    game = data.draw(st.sampled_from(games()))
    options = data.draw(st.sampled_from(game.usual()))
    seed = data.draw(st.integers(0, codes.SEEDS - 1))
    code = codes.encode(game, seed, options)
    assert len(code) == 9
    found, again, also = codes.decode(code, NAMES)
    assert (found.NAME, again, also) == (game.NAME, seed, options)


@given(st.data())
def test_odd_options_and_large_seeds_have_a_longer_code(data):
    game = data.draw(st.sampled_from(games()))
    seed = data.draw(st.integers(codes.SEEDS, 2**32 - 1))
    options = data.draw(st.sampled_from(list(options_of(game.NAME))))
    code = codes.encode(game, seed, options)
    assert len(code) > 9
    found, again, also = codes.decode(code, NAMES)
    assert (found.NAME, again, also) == (game.NAME, seed, options)


def test_options_of_codes_are_valid_and_all_different():
    for game in games():
        assert 1 <= len(game.usual()) <= 31
        assert len(set(game.usual())) == len(game.usual())
        assert game.OPTIONS in game.usual()
        for options in game.usual():
            game.reset(1, options)


@given(st.sampled_from(["hashi", "atoll"]), st.integers(0, 2**32 - 1), st.data())
def test_one_wrong_sign_is_found(name, seed, data):
    game = catalog.make(name)
    code = codes.encode(game, seed, game.OPTIONS).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 1))
    sign = data.draw(st.sampled_from(codes.SIGNS.replace(code[at], "")))
    with pytest.raises(codes.CodeError) as caught:
        codes.decode(code[:at] + sign + code[at + 1 :], NAMES)
    assert caught.value.kind == "code"


@given(st.sampled_from(["hashi", "atoll"]), st.integers(0, 2**32 - 1), st.data())
def test_two_swapped_signs_are_found(name, seed, data):
    game = catalog.make(name)
    code = list(codes.encode(game, seed, game.OPTIONS).replace("-", ""))
    one = data.draw(st.integers(0, len(code) - 1))
    two = data.draw(st.sampled_from([i for i in range(len(code)) if code[i] != code[one]]))
    code[one], code[two] = code[two], code[one]
    with pytest.raises(codes.CodeError) as caught:
        codes.decode("".join(code), NAMES)
    assert caught.value.kind == "code"


@given(st.data())
def test_signs_behind_a_code_are_found(data):
    """The check alone would let a 0 pass, and another 0 behind it."""
    game = data.draw(st.sampled_from(games()))
    seed = data.draw(st.integers(0, 2**32 - 1))
    options = data.draw(st.sampled_from(list(options_of(game.NAME))))
    code = codes.encode(game, seed, options)
    more = data.draw(st.integers(1, 17))
    with pytest.raises(codes.CodeError) as caught:
        codes.decode(code + "0" * more, NAMES)
    assert caught.value.kind == "code"


def test_what_is_left_of_the_last_sign_is_zero():
    """Two signs can be changed so that the check is right: a game has one code all the same."""
    code = "AKY0-000Z-ZZZZ-ZR10-0Y"
    found = []
    for one in codes.SIGNS:
        for two in codes.SIGNS:
            try:
                codes.decode(code[:-2] + one + two, NAMES)
            except codes.CodeError:
                continue
            found.append(one + two)
    assert found == ["0Y", "4P"]  # sides A and B, and in each the two bits that are left


def test_a_code_may_be_written_as_people_write():
    game = catalog.make("hashi")
    code = codes.encode(game, 33, game.OPTIONS)
    sloppy = code.lower().replace("0", "o").replace("1", "l").replace("-", " ")
    assert codes.decode(sloppy, NAMES)[1] == 33


def test_a_code_of_a_game_that_is_not_here_says_so():
    code = codes.encode(catalog.make("hashi"), 7, b"\x01\x00")
    with pytest.raises(codes.CodeError, match="not here") as caught:
        codes.decode(code, ["atoll"])
    assert caught.value.kind == "game"


def test_a_code_of_another_version_says_so(monkeypatch):
    game = catalog.make("hashi")
    code = codes.encode(game, 7, b"\x01\x00")
    monkeypatch.setattr(type(game), "VERSION", game.VERSION + 1)
    with pytest.raises(codes.CodeError, match="another version of hashi") as caught:
        codes.decode(code, NAMES)
    assert caught.value.kind == "version"


@pytest.mark.parametrize("text", ["", "-", "AJ00", "AJ00-001", "Ä100-0000", "????????", "U" * 8])
def test_what_is_no_code_is_refused_in_a_sentence(text):
    with pytest.raises(codes.CodeError, match="this is not the code of a game"):
        codes.decode(text, NAMES)


def test_a_code_with_options_that_no_game_has_is_refused():
    game = catalog.make("hashi")
    for options in (b"\x05\x00", b"\x01\x07"):
        code = codes.encode(game, 7, options)
        with pytest.raises(codes.CodeError, match="options are not allowed") as caught:
            codes.decode(code, NAMES)
        assert caught.value.kind == "code"


def test_no_two_games_here_share_a_code():
    assert len({catalog.key(name) & 127 for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize(("name", "seed", "options", "code"), PINNED)
def test_codes_are_pinned(name, seed, options, code):
    assert codes.encode(catalog.make(name), seed, options) == code
    signs = code.replace("-", "")
    assert codes.SIGNS[codes.first(name)] == signs[0]
    for n in range(3, len(signs)):
        assert codes.length(signs[:n], NAMES) == len(signs)
