"""Records at the edges of their numbers, and what is saved of a game that is taken back."""

from __future__ import annotations

import pytest

from engine import catalog, record
from engine.crc import checksum
from engine.session import KNOWN, Session
from firmware.storage.log import Store
from firmware.storage.saves import Saves

# The difference of two large moves, and the bytes that the second takes: see engine/record.py.
DISTANCES = {
    **{-9: 2, -8: 1, 7: 1, 8: 2},
    **{-4097: 3, -4096: 2, 4095: 2, 4096: 3},
    **{-8193: 3, -8192: 3, 8191: 3, 8192: 3},
    **{-30000: 3, 30000: 3},
}


class Wide:
    """A game of one player in which every number below 2^16 is a move."""

    NAME = "wide"
    VERSION = 1
    OPTIONS = b""
    CONFIRM = -1

    def __init__(self):
        self.state = bytearray(4)

    def reset(self, seed, options):
        self.state[:] = bytes(4)

    def player(self):
        return 0

    def is_legal(self, move):
        return True

    def apply(self, move):
        self.state[:2] = move.to_bytes(2, "little")
        return False


def played(*moves):
    session = Session(Wide(), 7)
    for move in moves:
        session.play(move)
    return session


@pytest.mark.parametrize(("distance", "size"), DISTANCES.items())
def test_a_move_at_the_edge_of_a_form_is_read_as_it_was_written(distance, size):
    session = played(32000, 32000 + distance)
    assert list(record.decode(record.encode(session), Wide()).moves) == [32000, 32000 + distance]
    session.kept = 1
    assert len(record.more(session)) == size


@pytest.mark.parametrize(("before", "size"), [(95, 2), (96, 1), (97, 1)])
def test_what_is_added_is_coded_against_the_large_move_before_which_96_is_the_first(before, size):
    session = played(before, 97)
    session.kept = 1
    added = record.more(session)
    assert len(added) == size
    assert list(record.decode(record.encode(played(before)), Wide(), added).moves) == [before, 97]


@pytest.mark.parametrize("size", range(5, 16))
def test_what_is_too_short_is_no_record_though_its_sum_is_right(size):
    data = record.encode(played())[: size - 2]
    data += checksum(data, 0, len(data)).to_bytes(2, "little")
    with pytest.raises(record.RecordError, match="this is not a saved game"):
        record.decode(data, Wide())


@pytest.mark.parametrize(("kept", "after"), [(5, 0), (4, 0), (3, 3), (2, 2)])
def test_undo_keeps_what_is_saved_only_while_all_of_it_is_still_played(kept, after):
    session = played(100, 200, 300, 400, 500)
    session.kept = kept
    assert session.undo(2)
    assert session.kept == after


def test_a_game_that_is_taken_back_and_played_otherwise_is_saved_as_it_is_now():
    saves = Saves(Store(bytearray(b"\xff" * 4096)), {1: 640})
    saves.begin(1)
    session = played(100, 200, 300)
    assert saves.save(session, 0, None, False)
    assert session.undo(2)
    session.play(250)
    session.play(350)
    session.play(450)
    assert saves.save(session, 0, None, False)
    read = saves.read(saves.kind, Wide())
    assert list(read.moves) == [100, 250, 350, 450]


def test_a_session_takes_the_usual_options_and_says_which_move_it_refuses():
    game = catalog.make("hashi")
    session = Session(game, 7)
    assert session.options == game.OPTIONS
    assert session.seats == b"", "nobody has said who plays"
    with pytest.raises(ValueError, match="move 4711 is not allowed now"):
        session.play(4711)


@pytest.mark.parametrize("n", [0, 255, 256, 300, 512, 700])
def test_a_record_counts_all_moves_of_a_long_game(n):
    moves = [k % 90 for k in range(n)]
    assert list(record.decode(record.encode(played(*moves)), Wide()).moves) == moves


def test_the_same_cards_are_those_of_the_same_game_seed_and_options_whoever_plays_them():
    def cards(name="wide", version=1, seed=7, options=b"\2\1", seats=b"", flags=0, moves=()):
        game = Wide()
        game.NAME, game.VERSION = name, version
        session = Session(game, seed, options, seats)
        session.flags = flags
        for move in moves:
            session.play(move)
        return record.cards(record.encode(session))

    assert cards() == cards(seats=b"\0\2") == cards(flags=KNOWN) == cards(moves=(5, 300))
    others = [cards("wider"), cards(version=2), cards(seed=8), cards(seed=7 + (1 << 24))]
    others += [cards(options=options) for options in (b"\1\1", b"\2\2", b"\2", b"\2\1\0")]
    assert cards() not in others


@pytest.mark.parametrize("size", range(5, 16))
def test_nothing_is_read_off_what_is_too_short_for_a_record(size):
    assert record.about(record.encode(played())[:size], b"") == (-1, 0, record.NO_PROGRESS)
