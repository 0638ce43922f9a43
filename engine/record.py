"""A session's record, written and read; loaded only for that.

Numbers low byte first:

    b"Tb" 3 | game | version | seed x4 | flags
    n, options x n | n, seats x n | count x2 | moves | crc x2

A move below 96 is one byte. A larger one is told by how far it is from the last such one that is
not the game's CONFIRM, from 0 at first, since those of a game lie close together; that is doubled,
and 1 added where CONFIRM follows, which then takes nothing. Up to 16 the result is a byte from 96
on; up to 8,192 two bytes, the first with 128 added; else three, the first two with 128 added.
Format 2 did not double; format 1 had all moves from 128 on in two bytes or three, seven bits each.

The checksum is CRC-16/X.25 without its last inversion, over all that stands before it. What is
played later can be kept beside a record as more moves, without writing it anew.
"""

from engine.const import const
from engine.crc import checksum
from engine.session import Session

_MAGIC = b"Tb"
_FORMAT = const(3)
_FAR = const(96)  # moves from here on are told by their distance
_NEAR = const(16)
_OFF = const(8192)


def encode(session):
    """Return the record of a session."""
    out = bytearray(_MAGIC)
    out.append(_FORMAT)
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
    _put(out, session, 0)
    crc = checksum(out, 0, len(out))
    out.append(crc & 255)
    out.append(crc >> 8)
    return bytes(out)


def more(session):
    """Return the moves of a session that are not kept yet."""
    out = bytearray()
    _put(out, session, session.kept)
    return bytes(out)


def _put(out, session, i):
    """Write the moves from number i on."""
    moves = session.moves
    end = session.game.CONFIRM
    last = _last(moves, i, end)
    while i < len(moves):
        move = moves[i]
        i += 1
        if move < _FAR:
            out.append(move)
            continue
        by = 2 * (move - last)
        if move != end:
            last = move
            if i < len(moves) and moves[i] == end:
                by += 1
                i += 1
        if -_NEAR <= by < _NEAR:
            out.append(_FAR + _NEAR + by)
            continue
        by += _OFF
        if not 0 <= by < 2 * _OFF:
            by = (by - _OFF & 0x1FFFF) + 2 * _OFF
            out.append(by >> 14 | 128)
        out.append(by >> 7 & 127 | 128)
        out.append(by & 127)


def _last(moves, n, end):
    """Return the last of the first n moves that others are told from, 0 if there is none."""
    while n and (moves[n - 1] < _FAR or moves[n - 1] == end):
        n -= 1
    return moves[n - 1] if n else 0


def decode(data, make, added=b""):
    """Return the Session in a record. make(id) returns a new Game, as catalog.make does.

    added: the moves played since, as more() gives them.

    Raises ValueError with one sentence: damaged, foreign, of another version, or not replayable.
    """
    n = len(data)
    if n < 16 or bytes(data[:2]) != _MAGIC or not 0 < data[2] <= _FORMAT:
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
        _play(session, data, at, n - 2, data[2])
        is_whole = count == len(session.moves)
    except (ValueError, IndexError):
        is_whole = False
    if not is_whole:
        raise ValueError("the saved game cannot be replayed")
    try:
        _play(session, added, 0, len(added), data[2])
        # Behind a record of an older format nothing is added: it is written anew.
        session.kept = len(session.moves) if data[2] == _FORMAT else 0
    except (ValueError, IndexError):
        session.kept = 0
    session.flags = data[9]
    return session


def _play(session, data, at, stop, form):
    """Play the moves in data[at:stop]. Raises ValueError or IndexError at what is none."""
    end = session.game.CONFIRM if form == _FORMAT else -1
    last = _last(session.moves, len(session.moves), end)
    while at < stop:
        n = 0
        move = 0
        while data[at + n] & 128:
            move = (move | data[at + n] & 127) << 7
            if move >> 18:
                raise ValueError("there is no such move")
            n += 1
        move |= data[at + n]
        at += n + 1
        if at > stop:
            raise ValueError("the last move is cut short")
        is_end = False
        if form > 1 and (n or move >= _FAR):
            move -= (_FAR + _NEAR, _OFF, 2 * _OFF)[n]
            if form == _FORMAT:
                is_end = move & 1
                move >>= 1
            move = last + move & 0xFFFF
            if move != end:
                last = move
        session.play(move)
        if is_end:
            session.play(end)


def _part(data, at):
    stop = at + 1 + data[at]
    return bytes(data[at + 1 : stop]), stop
