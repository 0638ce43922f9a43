"""The running games as they lie in the store: loaded for the moment in which one is kept or begun.

Of each kind of game the newest three are kept where nvm has room (8 KB), else one. A game that has
just begun lies beside them until its first turn is confirmed; only then does the oldest go.
"""

from engine.session import PERSON
from firmware.storage.kinds import GAME, PLAN, SLOT


def place(app, game_id):
    """Return the kind under which a new game will lie."""
    taken = app.kinds(game_id)
    kind = GAME + game_id
    while kind in taken:
        kind += SLOT
    return kind


def displaced(app, game_id):
    """Return the kind of the game that goes for a new one, 0 if none does."""
    taken = app.kinds(game_id)
    if len(taken) < app.room:
        return 0
    return taken[-1] if len(taken) == app.room else taken[0]


def save(app, session, is_begun):
    """Keep the game being played; once it is begun the oldest goes where there are too many."""
    from engine import record

    store = app.store
    done = session.kept and store.add(app.kind, record.more(session))
    if not done:
        done = store.save(app.kind, record.encode(session))
    session.kept = len(session.moves) if done else 0
    if done and is_begun:
        taken = app.kinds(session.game.ID)
        if len(taken) > app.room:
            store.save(taken[-1], b"")
    if app.playing:
        store.save(PLAN, _plan(app.kind, app.playing))
    return done


def _plan(kind, play):
    """Return what the person has chosen beyond the moves of the session: b"" if nothing.

    kind | moves played x2 | seat | 1 if all of it is confirmed | moves x2 each, low byte first
    """
    view = play.view
    moves = view.plan[view.handed :]
    is_alone = list(play.session.seats).count(PERSON) == 1
    if not is_alone or not (moves or view.is_sure):
        return b""
    out = _place_in(kind, play)
    out.append(view.is_sure)
    for move in moves:
        out.append(move & 255)
        out.append(move >> 8)
    return bytes(out)


def _place_in(kind, play):
    n = len(play.session.moves)
    return bytearray((kind, n & 255, n >> 8, play.seat))


def plan_on(app, play):
    """Choose again what the person had chosen when this game was left, if that is kept."""
    kept = app.store.load(PLAN)
    view = play.view
    if not view or kept[:4] != bytes(_place_in(app.kind, play)):
        return
    for at in range(5, len(kept) - 1, 2):
        move = kept[at] | kept[at + 1] << 8
        if not view.seen.is_legal(move):
            return
        view.decide(move)
    view.is_sure = kept[4] == 1
