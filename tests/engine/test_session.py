"""A session and its record: play, undo, encode, decode, and refusal of damaged records.

A failure prints the record in hex: `replayed(bytes.fromhex(...))` plays it again.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import catalog
from engine.crc import checksum
from engine.game import OVER
from engine.record import NO_PROGRESS, RecordError, about, decode, encode, more
from engine.rewind import undo_reveal
from engine.session import KNOWN, ONE_HINT, PRACTICE, Session
from host_sim.games import replayed
from tests.positions import legal

# Games and their option strings: all of Hashi's, the default of the others.
KINDS = [
    ("null", b""),
    *[("hashi", bytes([players, side])) for players in (1, 2, 3, 4) for side in (0, 1)],
    ("arabana", b""),
    ("atoll", b""),
]

kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 2**32 - 1)

REFUSED = "^(the saved game|this is not)"


def played(kind: tuple[str, bytes], seed: int, moves: int, seats: bytes = b"") -> Session:
    """Return a session after so many random moves, or fewer if the game ends."""
    name, options = kind
    session = Session(catalog.make(name), seed, options, seats)
    return go_on(session, seed, moves)


def go_on(session: Session, seed: int, moves: int = 10_000) -> Session:
    """Play random moves until the session has so many, or the game ends."""
    luck = Random(seed)
    while len(session.moves) < moves and session.game.player() != OVER:
        session.play(luck.choice(legal(session.game)))
    return session


@settings(max_examples=60)
@given(kinds, seeds, st.integers(0, 150), st.binary(max_size=4))
def test_decode_gives_back_what_encode_wrote(kind, seed, moves, seats):
    session = played(kind, seed, moves, seats)
    session.flags = seed & (PRACTICE | KNOWN)
    record = encode(session)
    again = replayed(record)
    assert again.game.state == session.game.state, record.hex()
    assert again.moves == session.moves, record.hex()
    assert (again.seed, again.options, again.seats, again.flags) == (
        session.seed,
        session.options,
        session.seats,
        session.flags,
    ), record.hex()
    assert again.can_undo() == session.can_undo(), record.hex()
    assert encode(again) == record


@settings(max_examples=20)
@given(kinds, seeds, st.integers(1, 60))
def test_h13_undo_reveal_goes_back_any_way_and_marks_practice(kind, seed, moves):
    session = played(kind, seed, moves)
    record = encode(session).hex()
    while session.moves:
        expected = replayed(encode(session))
        past_a_reveal = not session.can_undo()
        practice = session.flags
        last = session.moves[-1]
        assert undo_reveal(session), record
        assert session.flags == practice | (PRACTICE if past_a_reveal else 0), record
        session.play(last)
        assert session.game.state == expected.game.state, record
        assert session.moves == expected.moves, record
        undo_reveal(session)
    assert not undo_reveal(session), record
    fresh = Session(catalog.make(kind[0]), seed, kind[1])
    assert session.game.state == fresh.game.state, record


def test_h13_the_practice_mark_is_never_cleared():
    session = played(("hashi", b"\x01\x00"), 5, 2)
    assert undo_reveal(session)
    assert session.flags == PRACTICE
    session = go_on(replayed(encode(session)), 1)
    assert replayed(encode(session)).flags == PRACTICE


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[1], KINDS[6], KINDS[-1]])
def test_every_single_byte_damage_is_refused(kind):
    record = encode(played(kind, 99, 25))
    for at in range(len(record)):
        damaged = bytearray(record)
        for value in range(256):
            if value != record[at]:
                damaged[at] = value
                refused = said(damaged, kind[0])
                assert refused in ("the saved game is damaged", "this is not a saved game")


def test_every_record_cut_short_or_made_longer_is_refused():
    record = encode(played(KINDS[1], 4, 30))
    for n in range(len(record)):
        with pytest.raises(ValueError, match=REFUSED):
            replayed(record[:n])
    for tail in (b"\0", b"\xff\xff", record):
        with pytest.raises(ValueError, match=REFUSED):
            replayed(record + tail)


@settings(max_examples=200)
@given(st.binary(max_size=60), st.booleans())
def test_bytes_at_random_are_refused(data, with_head):
    with pytest.raises(ValueError, match=REFUSED):
        replayed((b"Tb\x01" if with_head else b"") + data)


@settings(max_examples=200)
@given(st.data())
def test_a_wrong_record_with_a_right_checksum_is_refused_or_sound(data):
    """Damage with a valid checksum: decode refuses it, or the game is legal."""
    record = bytearray(encode(played(KINDS[1], 12, 20))[:-2])
    at = data.draw(st.integers(3, len(record) - 1))
    record[at] = data.draw(st.integers(0, 255))
    try:
        session = replayed(sealed(record))
    except ValueError as refused:
        said = str(refused)
        assert said.startswith(("the saved game", "this is not")), record.hex()
    else:
        session.game.check()


def said(record: bytes | bytearray, name: str = "hashi") -> str:
    with pytest.raises(ValueError, match=REFUSED) as caught:
        decode(record, catalog.make(name))
    return str(caught.value)


def sealed(record: bytearray) -> bytes:
    crc = checksum(record, 0, len(record))
    return bytes(record) + bytes([crc & 255, crc >> 8])


def test_each_refusal_is_its_own_sentence():
    record = bytearray(encode(played(KINDS[1], 8, 6))[:-2])
    assert said(b"") == "this is not a saved game"
    assert said(b"PNG" + bytes(20)) == "this is not a saved game"
    assert said(bytes(record) + b"\0\0") == "the saved game is damaged"
    for at, value, sentence in (
        (3, 200, "the saved game is not one of hashi"),
        (5, 99, "the saved game is of another version of hashi"),
        (12, 9, "the saved game cannot be replayed"),  # nine players
        (len(record) - 1, 99, "the saved game cannot be replayed"),  # no such move
    ):
        wrong = bytearray(record)
        wrong[at] = value
        assert said(sealed(wrong)) == sentence


@pytest.mark.parametrize(
    ("at", "value", "is_sealed", "kind"),
    [
        (0, 0, True, "unreadable"),
        (20, 0, False, "damaged"),
        (3, 200, True, "unreadable"),  # another game
        (5, 99, True, "version"),
        (12, 9, True, "unreadable"),  # nine players
    ],
)
def test_a_refusal_tells_damage_another_version_and_all_else_apart(at, value, is_sealed, kind):
    whole = encode(played(KINDS[1], 8, 6))
    wrong = bytearray(whole[:-2])
    wrong[at] = value
    with pytest.raises(RecordError) as caught:
        decode(sealed(wrong) if is_sealed else bytes(wrong) + whole[-2:], catalog.make("hashi"))
    assert caught.value.kind == kind


def test_a_move_after_the_end_is_refused():
    session = played(KINDS[1], 3, 10_000)
    with pytest.raises(ValueError, match="the game is over"):
        session.play(81)


def test_the_checksum_is_crc_16_x_25_without_its_inversion():
    assert checksum(b"123456789", 0, 9) ^ 0xFFFF == 0x906E


def test_moves_of_every_size_are_kept():
    class Wide:
        """A game without an end in which every number is a legal move."""

        NAME, VERSION, OPTIONS, CONFIRM = "wide", 1, b"", 345

        def __init__(self):
            self.state = bytearray(2)

        def reset(self, seed, options=b""):
            self.state[:] = b"\0\0"

        def player(self):
            return 0

        def is_legal(self, move):
            return True

        def apply(self, move):
            self.state[0] = move & 255
            return False

    session = Session(Wide(), 0)
    near = [96 + 16 * by for by in range(8)] + [330, 345, 329, 0, 345, 330]
    for move in (0, 1, 95, 96, 97, 128, 129, 8287, 8320, 0, 16384, 65535, 96, 33000, 24808, *near):
        session.play(move)
    record = encode(session)
    assert decode(record, Wide()).moves == session.moves
    for n in range(len(session.moves)):
        session.kept = n
        first = Session(Wide(), 0)
        for move in session.moves[:n]:
            first.play(move)
        assert decode(encode(first), Wide(), more(session)).moves == session.moves


@pytest.mark.parametrize("kind", KINDS)
def test_moves_added_part_by_part_are_read_as_one(kind):
    """Wherever a part ends, in the middle of a turn or just before its CONFIRM."""
    whole = played(kind, 4, 60)
    assert len(whole.moves) > 0
    for seed in range(8):
        luck = Random(seed)
        session = Session(catalog.make(kind[0]), whole.seed, whole.options, whole.seats)
        record = encode(session)
        added = b""
        for move in whole.moves:
            session.play(move)
            if luck.random() < 0.4:
                added += more(session)
                session.kept = len(session.moves)
        assert replayed(record, added + more(session)).moves == whole.moves


@pytest.mark.parametrize("progress", [0, 1, 127, 128, 16383, 16384, 65535])
@pytest.mark.parametrize("kind", KINDS)
def test_a_record_says_how_far_its_game_is_without_being_played(kind, progress):
    session = played(kind, 4, 60)
    session.flags = KNOWN
    version = session.game.VERSION
    assert about(encode(session), b"") == (version, KNOWN, NO_PROGRESS)
    record = encode(session, progress)
    assert about(record, b"") == (version, KNOWN, progress)
    assert replayed(record).moves == session.moves
    session.kept = len(session.moves)
    added = more(session, 65535 - progress) + more(session, 7) + more(session, progress)
    assert about(encode(session, 8), added) == (version, KNOWN, progress)
    again = replayed(record, added)
    assert (again.moves, again.kept) == (session.moves, len(session.moves))


def test_the_end_of_a_turn_takes_no_byte_behind_a_far_move():
    session = played(("arabana", b""), 5, 0)
    record = encode(session)
    session.moves.extend((341, 345, 343, 345))
    assert len(encode(session)) == len(record) + 3  # the first delta is large


def test_moves_close_together_take_a_byte_each():
    moves = [300, *(300 + (7 * n) % 8 for n in range(50)), *range(96)]
    session = played(KINDS[1], 1, 0)
    session.moves.extend(moves)
    assert len(encode(session)) - len(encode(played(KINDS[1], 1, 0))) == len(moves) + 1


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_a_record_of_another_format_is_refused(number):
    record = bytearray(encode(played(KINDS[1], 5, 40))[:-2])
    record[2] = number
    with pytest.raises(RecordError, match="this is not a saved game"):
        decode(sealed(record), catalog.make("hashi"))


def test_a_whole_solo_game_of_hashi_is_a_short_record():
    longest = max(len(encode(played(KINDS[1], seed, 10_000))) for seed in range(40))
    assert longest <= 120, longest


@pytest.mark.parametrize("flags", [0, PRACTICE, KNOWN])
def test_hints_are_counted_in_the_record_and_nothing_takes_them_back(flags):
    session = played(KINDS[1], 3, 9)
    session.flags = flags
    session.kept = len(session.moves)
    session.count_hint()
    assert session.kept == 0, "what is kept does not tell of the hint"
    session.count_hint()
    assert session.hints() == 2
    session.undo()
    assert replayed(encode(session)).hints() == 2
    undo_reveal(session)
    assert (session.hints(), session.flags & ~KNOWN) == (2, PRACTICE + 2 * ONE_HINT)
    for _ in range(100):
        session.count_hint()
    assert session.hints() == 63
    assert replayed(encode(session)).flags == session.flags == flags | PRACTICE | 63 * ONE_HINT


@pytest.mark.parametrize("kind", [KINDS[1], KINDS[6], KINDS[-1]])
def test_what_was_added_is_played_up_to_what_is_no_move(kind):
    session = played(kind, 7, 9)
    record = encode(session)
    session.kept = len(session.moves)
    again = played(kind, 7, 15)
    again.kept = session.kept
    added = more(again)
    whole = replayed(record, added)
    assert (whole.moves, whole.kept) == (again.moves, len(again.moves))
    for tail in (b"\xff\xff\xff\x7f", b"\x81", b"\x83\x7f"):
        found = replayed(record, added + tail)
        assert (found.moves, found.kept) == (again.moves, 0)
        assert found.game.state == again.game.state


@given(kinds, seeds, st.integers(1, 150), st.integers(1, 4))
@settings(max_examples=40)
def test_several_moves_are_undone_at_once_and_not_past_a_reveal(kind, seed, moves, count):
    session = played(kind, seed, moves)
    one_by_one = played(kind, seed, moves)
    record = encode(session).hex()
    before = bytes(session.game.state)
    if len(session.moves) - count < session.mark:
        assert not session.undo(count), record
        assert session.game.state == before, record
        return
    assert session.undo(count), record
    for _ in range(count):
        one_by_one.undo()
    assert session.game.state == one_by_one.game.state, record
    assert (session.moves, session.movers) == (one_by_one.moves, one_by_one.movers), record


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("is_undone", [False, True])
def test_a_session_is_put_back_to_how_it_stood_when_a_move_fails_half_way(kind, is_undone):
    session = played(kind, 6, 20)
    session.flags = KNOWN
    session.kept = 12
    wanted = session.game.state[:], session.moves[:], session.movers[:], session.mark
    noted = session.snapshot()
    if is_undone:
        session.undo(len(session.moves) - session.mark)
    go_on(session, 7, 25)
    session.count_hint()
    session.game.state[:] = bytes(len(session.game.state))
    session.put_back(noted)
    assert (session.game.state, session.moves, session.movers, session.mark) == wanted
    assert (session.flags, session.kept) == (KNOWN, 12)


@given(kinds, seeds, st.integers(0, 150))
@settings(max_examples=40)
def test_a_session_knows_who_made_each_move(kind, seed, moves):
    session = played(kind, seed, moves)
    again = Session(catalog.make(kind[0]), seed, kind[1])
    movers = []
    for move in session.moves:
        movers.append(again.game.player())
        again.play(move)
    assert list(session.movers) == movers == list(replayed(encode(session)).movers)
