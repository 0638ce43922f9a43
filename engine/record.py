"""Encodes a session as a record and decodes it; loaded only for that.

Numbers are little-endian:

    b"Tb" 4 | key of the game x2 | version | seed x4 | flags x2
    n, options x n | n, seats x n | count x2 | moves | crc x2

Moves below 96 are one byte. Larger moves are delta-coded against the previous large move that is
not CONFIRM (0 at first): v = 2 * delta, plus 1 if CONFIRM follows, which is then omitted.

    v                  bytes
    -16 to 15          1: 112 + v, so 96 to 127
    -8192 to 8191      2: v + 8192, seven bits each, high bits first; the first byte has bit 7 set
    else               3: v modulo 2^17, plus 16384, likewise; the first two bytes have bit 7 set

Numbers from 3 * 2^16 on are no moves. Such a number, minus 3 * 2^16, is the progress of the game up
to there, 0 to 65535. A record that the program saves ends with it, so that a menu need not play the
game again.

The checksum (crc.py) covers all bytes before it. Moves played after a record was written can be
stored beside it (more), so that the record need not be rewritten.
"""

from engine import catalog
from engine.catalog import FORMAT, MAGIC
from engine.const import const
from engine.crc import checksum
from engine.session import Session

NO_PROGRESS = -1
_MARK = const(3)  # what is left of a progress without its 16 bits
_SHORTEST = const(16)  # bytes of a record, less two counts
_VERSION = const(5)  # where it stands
_FLAGS = const(10)
_LARGE = const(96)  # moves from here on are delta-coded
_SHORT = const(16)  # limit of a one-byte delta
_LONG = const(8192)  # limit of a two-byte delta


class RecordError(ValueError):
    """A record that cannot be read, in one sentence. kind: "damaged", "version" or "unreadable"."""

    def __init__(self, sentence, kind="unreadable"):
        super().__init__(sentence)  # ValueError has no __init__ on the chip
        self.kind = kind


def encode(session, progress=NO_PROGRESS):
    """Return the record of a session as bytes. progress: 0 to 65535, or NO_PROGRESS."""
    out = bytearray(MAGIC)
    out.append(FORMAT)
    key = catalog.key(session.game.NAME)
    out.append(key & 255)
    out.append(key >> 8)
    out.append(session.game.VERSION)
    for shift in (0, 8, 16, 24):
        out.append(session.seed >> shift & 255)
    out.append(session.flags & 255)
    out.append(session.flags >> 8)
    for part in (session.options, session.seats):
        out.append(len(part))
        out.extend(part)
    out.append(len(session.moves) & 255)
    out.append(len(session.moves) >> 8)
    _put(out, session, 0)
    _mark(out, progress)
    crc = checksum(out, 0, len(out))
    out.append(crc & 255)
    out.append(crc >> 8)
    return bytes(out)


def more(session, progress=NO_PROGRESS):
    """Return the encoded moves of a session from number session.kept on, and its progress."""
    out = bytearray()
    _put(out, session, session.kept)
    _mark(out, progress)
    return bytes(out)


def _mark(out, progress):
    if progress != NO_PROGRESS:
        v = (_MARK << 16) + progress
        out.extend(bytes((v >> 14 | 128, v >> 7 & 127 | 128, v & 127)))


def about(data, added):
    """Return version, flags and progress of a record; the game is not replayed for it.

    added: see decode(). The progress is NO_PROGRESS if the record does not end with one. The
    version is -1 if data is too short for a record.
    """
    if len(data) < _SHORTEST:
        return -1, 0, NO_PROGRESS
    flags = data[_FLAGS] | data[_FLAGS + 1] << 8
    last = bytes(added[-3:] if added else data[-5:-2])
    progress = NO_PROGRESS
    if len(last) == 3 and last[0] & last[1] & 128:
        v = (last[0] & 127) << 14 | (last[1] & 127) << 7 | last[2]
        if v >> 16 == _MARK:
            progress = v & 0xFFFF
    return data[_VERSION], flags, progress


def cards(data):
    """Return what a record says of the cards: game, version, seed and options, as bytes."""
    at = _FLAGS + 2
    return bytes(data[3:_FLAGS]) + bytes(data[at : at + 1 + sum(data[at : at + 1])])


def _put(out, session, i):
    """Append the encoded moves from number i on to out."""
    moves = session.moves
    confirm = session.game.CONFIRM
    last = _last(moves, i, confirm)
    while i < len(moves):
        move = moves[i]
        i += 1
        if move < _LARGE:
            out.append(move)
            continue
        v = 2 * (move - last)
        if move != confirm:
            last = move
            if i < len(moves) and moves[i] == confirm:
                v += 1
                i += 1
        if -_SHORT <= v < _SHORT:
            out.append(_LARGE + _SHORT + v)
            continue
        v += _LONG
        if not 0 <= v < 2 * _LONG:
            v = (v - _LONG & 0x1FFFF) + 2 * _LONG
            out.append(v >> 14 | 128)
        out.append(v >> 7 & 127 | 128)
        out.append(v & 127)


def _last(moves, n, confirm):
    """Return the move that move number n is delta-coded against, 0 if there is none."""
    while n and (moves[n - 1] < _LARGE or moves[n - 1] == confirm):
        n -= 1
    return moves[n - 1] if n else 0


def decode(data, game, added=b""):
    """Return the Session of a record.

    game: a new Game of the record's kind. added: the moves played since, as more() returned
    them. If they are damaged, the session has the moves that could be replayed, and its kept is 0.
    Bytes behind the end of the game are not read.

    Raises RecordError if the record is damaged, not a record, of another game or version, or
    cannot be replayed.
    """
    n = len(data)
    if n < _SHORTEST or bytes(data[:2]) != MAGIC or data[2] != FORMAT:
        raise RecordError("this is not a saved game")
    if checksum(data, 0, n - 2) != data[n - 2] | data[n - 1] << 8:
        raise RecordError("the saved game is damaged", "damaged")
    if catalog.key_of(data) != catalog.key(game.NAME):
        raise RecordError("the saved game is not one of " + game.NAME)
    if data[_VERSION] != game.VERSION:
        sentence = "the saved game is of another version of " + game.NAME
        raise RecordError(sentence, "version")
    seed = data[6] | data[7] << 8 | data[8] << 16 | data[9] << 24
    try:
        options, at = _part(data, _FLAGS + 2)
        seats, at = _part(data, at)
        count = data[at] | data[at + 1] << 8
        session = Session(game, seed, options, seats)
        _play(session, data, at + 2, n - 2)
        is_whole = count == len(session.moves)
    except (ValueError, IndexError):
        is_whole = False
    if not is_whole:
        raise RecordError("the saved game cannot be replayed")
    try:
        _play(session, added, 0, len(added))
        session.kept = len(session.moves)
    except (ValueError, IndexError):
        session.kept = 0
    session.flags = data[_FLAGS] | data[_FLAGS + 1] << 8
    return session


def _play(session, data, at, stop):
    """Play the moves in data[at:stop]. Raises ValueError or IndexError if they are invalid."""
    confirm = session.game.CONFIRM
    last = _last(session.moves, len(session.moves), confirm)
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
        if move >> 16 == _MARK:
            continue
        has_confirm = False
        if n or move >= _LARGE:
            move -= (_LARGE + _SHORT, _LONG, 2 * _LONG)[n]
            has_confirm = move & 1
            move = last + (move >> 1) & 0xFFFF
            if move != confirm:
                last = move
        session.play(move)
        if has_confirm:
            session.play(confirm)


def _part(data, at):
    """Return the counted bytes at data[at], and the index after them."""
    stop = at + 1 + data[at]
    return bytes(data[at + 1 : stop]), stop
