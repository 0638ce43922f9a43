"""The running games in the store.

The newest three of each game are kept where nvm has 8 KB, else the newest one; the oldest of all
are removed where games could take more than their share. A game that has just begun lies beside
them; once its first turn is confirmed, others are removed for it. A game that is over is closed: it
stays until the next one of its game is over, if there is room.
"""

from engine import catalog
from engine.session import LESSON, PERSON
from firmware.storage.records import GAME, GAMES, PLAN

_SHARE = (1184, 1739)  # bytes that running games may take, in 4 KB and in halves of 8 KB
_FRAME = 5  # bytes around a record
MOST = _SHARE[0] - _FRAME  # bytes that a game may take on every board


class Saves:
    """Running games. `kind` is the record of the game being played, `game` its key.

    bounds: the bytes that a game takes at most, by its key.
    """

    def __init__(self, store, bounds):
        self.store = store
        self.bounds = bounds
        self.room = 3 if store.has_halves else 1  # games kept of each
        self.share = _SHARE[store.has_halves]
        self.kind = 0
        self.game = 0

    def key(self, kind):
        """Return the key of the game of a kind, 0 if nobody knows."""
        if not self.store.has(kind):
            return 0
        start = self.store.found[kind].start
        return catalog.key_of(self.store.nvm[start : start + 5])

    def kinds(self, key=None):
        """Return the kinds of record of the running games, all or of one key, the newest first."""
        store = self.store
        kinds = [k for k in store.found if GAME <= k < GAME + GAMES and store.has(k)]
        kinds = [k for k in kinds if k not in store.closed and key in (None, self.key(k))]
        return sorted(kinds, key=lambda kind: -store.found[kind].start)

    def finished(self, key):
        """Return the kind of the last game of a key that is over, 0 if it is not kept."""
        store = self.store
        kinds = [kind for kind in store.closed if self.key(kind) == key]
        return max(kinds, key=lambda kind: store.found[kind].start) if kinds else 0

    def begin(self, key):
        """Note that a new game of a key is played, and find the kind of its record.

        Games that are over, but for the last of each, need not be kept.
        """
        store = self.store
        kind = GAME
        while store.has(kind) and (
            kind not in store.closed or kind == self.finished(self.key(kind))
        ):
            kind += 1
        self.kind = kind
        self.game = key

    def go_on(self, kind):
        """Note that the game of a kind is played."""
        self.kind = kind
        self.game = self.key(kind)

    def displaced(self, key):
        """Return the kinds of the games that go for a new one of a key, the newest first."""
        own = self.kinds(key)
        return own[:1] if len(own) > self.room else self._displaced(key, 0)

    def _displaced(self, key, but):
        """Return what goes for a game of a key that lies, if at all, under the kind `but`."""
        others = [kind for kind in self.kinds() if kind != but]
        out = [kind for kind in others if self.key(kind) == key][self.room - 1 :]
        taken = self.bounds[key] + _FRAME
        for kind in others:
            if kind not in out:
                kept = self.store.found[kind]
                taken += self.bounds.get(self.key(kind), kept.length + kept.added) + _FRAME
                if taken > self.share:
                    out.append(kind)
        return out

    def before(self):
        """Return the kind of the game that goes on if the one being played is taken back, or 0."""
        others = [kind for kind in self.kinds(self.game) if kind != self.kind]
        return others[0] if len(others) >= self.room else 0

    def is_saved(self):
        """Return True if the game being played is in the store."""
        return self.store.has(self.kind) and self.kind not in self.store.closed

    def remove(self, kind=0):
        """Remove a game; by default the one being played."""
        self.store.save(kind or self.kind, b"")

    def save(self, session, progress, view, is_begun):
        """Save the game being played. Return False if it has no room.

        progress: see engine/record.py. view: the person's, whose plan is saved too, or None.
        is_begun: the first turn is confirmed, so that others go where there are too many.
        """
        from engine import record

        store = self.store
        done = session.kept and store.add(self.kind, record.more(session, progress))
        done = done or store.save(self.kind, record.encode(session, progress))
        session.kept = len(session.moves) if done else 0
        if done and is_begun:
            for kind in self._displaced(self.game, self.kind):
                from firmware.storage import statistics

                statistics.give_up(store, kind, self.key(kind))
        if view:
            store.save(PLAN, self._plan(session, view))
        return done

    def read(self, kind, game):
        """Return the Session of a game, as record.decode() does. game: a new Game of its key."""
        from engine import record

        return record.decode(self.store.load(kind), game, self.store.added(kind))

    def same(self, session):
        """Return the kind of the running game with the cards of a session, 0 if there is none."""
        from engine import record

        cards = record.cards(record.encode(session))
        for kind in self.kinds(catalog.key(session.game.NAME)):
            if cards == record.cards(self.store.load(kind)) and not self.about(kind)[1] & LESSON:
                return kind
        return 0

    def about(self, kind):
        """Return version, flags and progress of a running game, as record.about() does."""
        from engine import record

        return record.about(self.store.load(kind), self.store.added(kind))

    # The plan: what the person has chosen beyond the moves of the session.
    #     kind | moves played x2 | seat | 1 if all of it is confirmed | moves x2 each
    # Numbers low byte first. Where several people play none is kept.

    def _plan(self, session, view):
        moves = view.plan[view.handed :]
        is_alone = list(session.seats).count(PERSON) == 1
        if not is_alone or not (moves or view.is_sure):
            return b""
        out = self.plan_head(session, view) + bytes((view.is_sure,))
        for move in moves:
            out += move.to_bytes(2, "little")
        return out

    def plan_head(self, session, view):
        """Return what tells which plan is of this moment of the game."""
        n = len(session.moves)
        return bytes((self.kind, n & 255, n >> 8, view.seat))
