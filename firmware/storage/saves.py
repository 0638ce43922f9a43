"""The running games in the store.

Of each game the newest three are kept where nvm has 8 KB, else one. A game that has just begun lies
beside them until its first turn is confirmed; only then the oldest goes.
"""

from engine.session import PERSON
from firmware import memory
from firmware.storage.records import GAME, PLAN, SLOT, number


class Saves:
    """Running games. `kind` is the record of the game being played."""

    def __init__(self, store):
        self.store = store
        self.room = 3 if store.has_halves else 1  # games kept of each
        self.kind = 0

    def kinds(self, game_id):
        """Return the kinds of record of the running games of an ID, the newest first."""
        store = self.store
        kinds = [k for k in range(GAME + game_id, GAME + 4 * SLOT, SLOT) if store.has(k)]
        return sorted(kinds, key=lambda kind: -store.found[kind][0])

    def newest(self, ids):
        """Return the ID, of these, of the running game that was saved last; 0 if none runs."""
        first = [kinds[0] for kinds in [self.kinds(n) for n in ids] if kinds]
        return max(first, key=lambda kind: self.store.found[kind][0]) % SLOT if first else 0

    def free(self, game_id):
        """Return the kind under which a new game will lie."""
        kind = GAME + game_id
        while self.store.has(kind):
            kind += SLOT
        return kind

    def displaced(self, game_id):
        """Return the kind of the game that goes for a new one, 0 if none does."""
        taken = self.kinds(game_id)
        if len(taken) < self.room:
            return 0
        return taken[-1] if len(taken) == self.room else taken[0]

    def before(self):
        """Return the kind of the game that goes on if the one being played is taken back, or 0."""
        others = [kind for kind in self.kinds(self.kind % SLOT) if kind != self.kind]
        return others[0] if len(others) >= self.room else 0

    def is_saved(self):
        """Return True if the game being played is in the store."""
        return self.store.has(self.kind)

    def remove(self, kind=0):
        """Remove a game; by default the one being played, which is over."""
        self.store.save(kind or self.kind, b"")

    def save(self, session, view, is_begun):
        """Save the game being played. Return False if it has no room.

        view: the person's, whose plan is saved too, or None. is_begun: the first turn is
        confirmed, so that the oldest game goes where there are too many.
        """
        from engine import record

        store = self.store
        done = session.kept and store.add(self.kind, record.more(session))
        done = done or store.save(self.kind, record.encode(session))
        session.kept = len(session.moves) if done else 0
        if done and is_begun:
            taken = self.kinds(session.game.ID)
            if len(taken) > self.room:
                store.save(taken[-1], b"")
        if view:
            store.save(PLAN, self._plan(session, view))
        memory.unload("engine.record")
        return done

    def load(self, kind, make):
        """Return the Session of a kind. make(id): a new Game. Raises RecordError."""
        from engine import record

        session = record.decode(self.store.load(kind), make, self.store.added(kind))
        memory.unload("engine.record")
        return session

    # The plan: what the person has chosen beyond the moves of the session.
    #     kind | moves played x2 | seat | 1 if all of it is confirmed | moves x2 each
    # Numbers low byte first. Where several people play none is kept.

    def _plan(self, session, view):
        moves = view.plan[view.handed :]
        is_alone = list(session.seats).count(PERSON) == 1
        if not is_alone or not (moves or view.is_sure):
            return b""
        out = self._plan_head(session, view) + bytes((view.is_sure,))
        for move in moves:
            out += move.to_bytes(2, "little")
        return out

    def _plan_head(self, session, view):
        n = len(session.moves)
        return bytes((self.kind, n & 255, n >> 8, view.seat))

    def restore_plan(self, session, view):
        """Choose again what the person had chosen when this game was left, if that was saved."""
        kept = self.store.load(PLAN)
        if not view or kept[:4] != self._plan_head(session, view):
            return
        for at in range(5, len(kept) - 1, 2):
            move = number(kept, at)
            if not view.seen.is_legal(move):
                return
            view.decide(move)
        view.is_sure = kept[4] == 1
