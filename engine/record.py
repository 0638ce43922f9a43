"""A session's record, written and read; loaded only for that.

Numbers low byte first:

    b"Tb" 1 | game | version | seed x4 | flags
    n, options x n | n, seats x n | count x2 | moves | crc x2

A move below 128 is one byte; a larger one is its upper bits with 128 added, then its lower seven.
The checksum is CRC-16/X.25 without its last inversion, over all that stands before it. What is
played later can be kept beside a record as more moves, without writing it anew.
"""

from engine.crc import checksum
from engine.session import Session

_MAGIC = b"Tb\x01"


def encode(session):
    """Return the record of a session."""
    out = bytearray(_MAGIC)
    out.append(session.game.ID)
    out.append(session.game.VERSION)
    for shift in (0, 8, 16, 24):
        out.append(session.seed >> shift & 255)
    out.append(session.flags)
    for part in (session.options, session.seats):
        out.append(len(part))
        out.extend(part)
    out.append(len(session.moves) & 255)
    out.append(len(session.moves) >> 8)
    for move in session.moves:
        _put(out, move)
    crc = checksum(out, 0, len(out))
    out.append(crc & 255)
    out.append(crc >> 8)
    return bytes(out)


def more(session):
    """Return the moves of a session that are not kept yet."""
    out = bytearray()
    for i in range(session.kept, len(session.moves)):
        _put(out, session.moves[i])
    return bytes(out)


def _put(out, move):
    if move >> 14:
        out.append(move >> 14 | 128)
    if move >> 7:
        out.append(move >> 7 & 127 | 128)
    out.append(move & 127)


def decode(data, make, added=b""):
    """Return the Session in a record. make(id) returns a new Game, as catalog.make does.

    added: the moves played since, as more() gives them.

    Raises ValueError with one sentence: damaged, foreign, of another version, or not replayable.
    """
    n = len(data)
    if n < 16 or bytes(data[:3]) != _MAGIC:
        raise ValueError("this is not a saved game")
    if checksum(data, 0, n - 2) != data[n - 2] | data[n - 1] << 8:
        raise ValueError("the saved game is damaged")
    try:
        game = make(data[3])
    except (ValueError, ImportError):
        raise ValueError("the saved game is of a game that is not here")
    if data[4] != game.VERSION:
        raise ValueError("the saved game is of another version of " + game.NAME)
    seed = data[5] | data[6] << 8 | data[7] << 16 | data[8] << 24
    try:
        options, at = _part(data, 10)
        seats, at = _part(data, at)
        count = data[at] | data[at + 1] << 8
        session = Session(game, seed, options, seats)
        at += 2
        for _ in range(count):
            at = _play(session, data, at)
    except (ValueError, IndexError):
        at = 0
    if at != n - 2:
        raise ValueError("the saved game cannot be replayed")
    session.kept = len(session.moves) if _play_on(session, added) else 0
    session.flags = data[9]
    return session


def _play_on(session, added):
    """Play what was added; return False, the rest left out, where it is no move."""
    at = 0
    try:
        while at < len(added):
            at = _play(session, added, at)
    except (ValueError, IndexError):
        return False
    return True


def _play(session, data, at):
    """Play the move at a place; return where the next one is."""
    move = 0
    while data[at] & 128:
        move = (move | data[at] & 127) << 7
        if move >> 16:
            raise ValueError("there is no such move")
        at += 1
    session.play(move | data[at])
    return at + 1


def _part(data, at):
    stop = at + 1 + data[at]
    return bytes(data[at + 1 : stop]), stop
