"""A game and its record: seed, options and moves. Saving, undo, replay and a bug report are this.

The record in bytes, numbers low byte first:

    b"Tb" 1 | game | version | seed x4 | flags
    n, options x n | n, seats x n | count x2 | moves | crc x2

A move below 128 is one byte; a larger one is its upper bits with 128 added, then its lower seven.
The checksum is CRC-16/X.25 without its last inversion, over all that stands before it.
"""

from engine.game import OVER

PRACTICE = 1  # flag: taken back past a reveal; the game counts for no record or rank (H13)
PERSON = 0  # a seat played by a person; computer players count from 1

_MAGIC = b"Tb\x01"


class BadRecord(ValueError):
    """A record that cannot be read; its text is one sentence for the player."""


class Session:
    """One running game. `moves` grows with play; `flags` and `seats` go into the record.

    seats: a byte a seat, PERSON or the number of a computer player, b"" for nobody said.
    """

    def __init__(self, game, seed, options=b"", seats=b""):
        self.game = game
        self.seed = seed
        self.options = bytes(options or game.OPTIONS)
        self.seats = bytes(seats)
        self.flags = 0
        self.moves = []
        game.reset(seed, self.options)
        self._mark = 0  # moves played at the last reveal
        self._marked = bytes(game.state)  # the state then, so that undo need not replay it all

    def play(self, move):
        """Play a move. Return True if it revealed something. Raises ValueError if it is illegal."""
        game = self.game
        if game.player() == OVER:
            raise ValueError("the game is over")
        if not game.is_legal(move):
            raise ValueError("move " + str(move) + " is not allowed now")
        return self._apply(move)

    def _apply(self, move):
        revealed = self.game.apply(move)
        self.moves.append(move)
        if revealed:
            self._mark = len(self.moves)
            self._marked = bytes(self.game.state)
        return revealed

    def can_undo(self):
        """Tell whether the last move can be taken back without passing a reveal."""
        return len(self.moves) > self._mark

    def undo(self):
        """Take back the last move, exactly. Return False, changing nothing, at a reveal."""
        if not self.can_undo():
            return False
        self.moves.pop()
        self.game.state[:] = self._marked
        for i in range(self._mark, len(self.moves)):
            self.game.apply(self.moves[i])
        return True

    def undo_reveal(self, seat=None):
        """Take back the last move even if it revealed something: marks the game as practice (H13).

        With a seat, take back on until it is that seat's turn. Return False, changing nothing, if
        there is no such move to take back.
        """
        moves = self.moves
        turns = []
        self._restart()
        for move in moves:
            turns.append(self.game.player())
            self._apply(move)
        count = len(moves) - 1
        while count >= 0 and seat is not None and turns[count] != seat:
            count -= 1
        if count < 0:
            return False
        if count < self._mark:
            self.flags |= PRACTICE
        self._restart()
        for i in range(count):
            self._apply(moves[i])
        return True

    def _restart(self):
        self.game.reset(self.seed, self.options)
        self.moves = []
        self._mark = 0
        self._marked = bytes(self.game.state)

    def encode(self):
        """Return the record as bytes."""
        out = bytearray(_MAGIC)
        out.append(self.game.ID)
        out.append(self.game.VERSION)
        for shift in (0, 8, 16, 24):
            out.append(self.seed >> shift & 255)
        out.append(self.flags)
        for part in (self.options, self.seats):
            out.append(len(part))
            out.extend(part)
        out.append(len(self.moves) & 255)
        out.append(len(self.moves) >> 8)
        for move in self.moves:
            _put(out, move)
        crc = checksum(out, 0, len(out))
        out.append(crc & 255)
        out.append(crc >> 8)
        return bytes(out)


def _put(out, move):
    if move >> 14:
        out.append(move >> 14 | 128)
    if move >> 7:
        out.append(move >> 7 & 127 | 128)
    out.append(move & 127)


def checksum(data, start, stop):
    """Return the 16-bit CRC of data[start:stop]."""
    crc = 0xFFFF
    for i in range(start, stop):
        x = crc & 255 ^ data[i]
        x = x ^ x << 4 & 255
        crc = crc >> 8 ^ x << 8 ^ x << 3 ^ x >> 4
    return crc


def decode(data, make):
    """Return the Session in a record. make(id) returns a new Game, as catalog.make does.

    Raises BadRecord with one sentence: damaged, foreign, of another version, or not replayable.
    """
    n = len(data)
    if n < 16 or bytes(data[:3]) != _MAGIC:
        raise BadRecord("this is not a saved game")
    if checksum(data, 0, n - 2) != data[n - 2] | data[n - 1] << 8:
        raise BadRecord("the saved game is damaged")
    try:
        game = make(data[3])
    except (ValueError, ImportError):
        raise BadRecord("the saved game is of a game that is not here")
    if data[4] != game.VERSION:
        raise BadRecord("the saved game is of another version of " + game.NAME)
    seed = data[5] | data[6] << 8 | data[7] << 16 | data[8] << 24
    try:
        options, at = _part(data, 10)
        seats, at = _part(data, at)
        count = data[at] | data[at + 1] << 8
        session = Session(game, seed, options, seats)
        at += 2
        for _ in range(count):
            move = 0
            while data[at] & 128:
                move = (move | data[at] & 127) << 7
                at += 1
            move |= data[at]
            at += 1
            session.play(move)
    except (ValueError, IndexError):
        raise BadRecord("the saved game cannot be replayed")
    if at != n - 2:
        raise BadRecord("the saved game cannot be replayed")
    session.flags = data[9]
    return session


def _part(data, at):
    stop = at + 1 + data[at]
    return bytes(data[at + 1 : stop]), stop
