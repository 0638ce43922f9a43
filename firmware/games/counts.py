"""What a game that is over counts for: its setting, and its entry in the statistics.

A setting is one byte: variant in bit 6, the number of players in bits 3 to 5 (7 for more than 6),
who plays in bits 0 to 2. Loaded only when a game ends, and when statistics are shown.
"""

from engine import catalog
from engine.const import const
from engine.game import OVER
from engine.session import KNOWN, LESSON, PERSON, PRACTICE
from firmware.games import registry
from firmware.storage import closed, statistics

_VARIANT = const(64)
ALONE = 0  # who plays; else the strongest computer player, from 1
PEOPLE = 6  # or several people, with computer players or without
_HINTS = const(252)  # the bits of flags that count hints
_KNOWN = const(2)  # the bit that KNOWN has in the statistics; PRACTICE keeps its own

# OLD_BESTS has a byte for each side of Hashi, alone.
_OLD = const(b"\x08\x48")
_OLD_GAME = "hashi"


def setting(info, session):
    """Return the setting of a session."""
    n = session.game.players()
    seats = list(session.seats)
    own = _own(info.NAME)
    variant = own.variant(session.options) if own else 0
    if seats.count(PERSON) > 1:
        who = PEOPLE
    else:
        who = max([registry.LEVELS.find(bytes((seat,))) + 1 for seat in seats]) if n > 1 else ALONE
    return variant * _VARIANT + min(n, 7) * 8 + who


def _own(name):
    """Return the game's own module of this name, None if it has none."""
    try:
        return __import__("firmware.games." + name + ".counts", None, None, ("variant",))
    except ImportError:
        return None


def _marks(info, session):
    own = _own(info.NAME)
    return own.marks(session.game, session.seats) if own else 0


def players(setting):
    """Return how many play at a setting."""
    return setting >> 3 & 7


def who(setting):
    """Return ALONE, the place of a level in registry.LEVELS, from 1, or PEOPLE."""
    return setting & 7


def variant(setting):
    """Return what the game's info calls the variant of a setting."""
    return setting // _VARIANT


def load(store, name):
    """Return the Statistics of a game, with the best results that an older program has kept."""
    found = statistics.Statistics(store, catalog.key(name))
    if name == _OLD_GAME:
        found.take_over(store, _OLD)
    return found


def entry(info, session):
    """Return the bytes that the statistics get for a session that is over.

    The points are the person's; of several people, those of the best.
    """
    game = session.game
    people = [p for p in range(game.players()) if session.seats[p] == PERSON]
    points = max([game.score(p) for p in people])
    is_won = len(people) == 1 < game.players() and list(game.winners()) == people
    flags = session.flags & (_HINTS | PRACTICE) | (_KNOWN if session.flags & KNOWN else 0)
    if session.flags & LESSON:
        flags |= PRACTICE
    return statistics.game(setting(info, session), is_won, flags, points, session)


def over(play):
    """Enter the game of a play screen, which is over, into the statistics; and a numbered one."""
    from firmware.storage import numbers

    app = play.app
    play.best = finish(app.saves, play.info, play.session)
    if play.session.flags & KNOWN:
        numbers.finish(app.store, play.session, play.seat)


def finish(saves, info, session):
    """Count a session that is over, and keep it until the next one of its game is.

    Return the best points at its setting before, None if there are none.
    """
    store = saves.store
    found = load(store, info.NAME)
    _catch_up(saves, info, found)
    data = entry(info, session)
    played = statistics.Played(data, 0)
    before = best(store, info, session)
    is_new = found.take(played, _marks(info, session))
    if is_new or found.is_damaged or not store.has(found.kind):
        data = None  # what is in the store already lacks something else: write all of it
    _close(saves, session, found, data)
    if info.NAME == _OLD_GAME and store.has(found.kind):
        store.save(statistics.OLD_BESTS, b"")
    return before


def _close(saves, session, found, entry):
    """Save the game being played as one that is over, then the statistics, or entry, if it will do.

    That order shows later whether the power went off between the two.
    """
    from engine import record

    moves = record.more(session) if session.kept and saves.is_saved() else None
    changes = [(saves.kind, record.encode(session), moves)]
    if found.kind:
        changes.append((found.kind, found.pack(), entry))
    if not closed.put(saves.store, changes, saves.kind) and saves.is_saved():
        saves.remove()


def open_page(saves, info):
    """Return the Statistics of a game to show, with a game that a power cut has kept from them."""
    found = load(saves.store, info.NAME)
    if _catch_up(saves, info, found) and found.kind:
        saves.store.save(found.kind, found.pack())
    return found


def best(store, info, session):
    """Return the most points at the setting of a session, None if there are none."""
    row = load(store, info.NAME).find(setting(info, session))
    return None if not row or row.best == statistics.NO_BEST else row.best


def _catch_up(saves, info, found):
    """Count the last game that is over if it is not counted. Return True if it was not."""
    kind = closed.finished(saves, found.key)
    if not kind or found.is_damaged:
        return False
    last = found.games[-1] if found.games else None
    try:
        session = saves.load(kind, catalog.make(info.NAME))
        if session.game.player() != OVER:
            return False
        played = statistics.Played(entry(info, session), 0)
    except ValueError:  # the record of the game is damaged
        return False
    if last and last.data == played.data:
        return False
    found.take(played, _marks(info, session))
    return True
