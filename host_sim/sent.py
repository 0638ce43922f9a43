"""A game that somebody has sent: its record (engine/record.py) in a line, shown as a replay.

The line is record= and the bytes in the base 64 that links can hold; in a link it stands behind #.
The page for browsers runs this module too, so it uses nothing that MicroPython lacks.
"""

import binascii

SIGN = "record="
_LONGEST = 8000  # digits of a line; what a board keeps of a game has 1,940 at most
NOT_WHOLE = "signs of the link are missing, or wrong"
# Why a game that was sent is not shown, by the handheld's language. One's own is not meant.
REASONS = {
    "en": {
        "damaged": "This link is not whole: signs of it are missing, or wrong.",
        "version": "The game of this link is of another version of {game}.",
        "unreadable": "The game of this link cannot be read.",
    },
    "fr": {
        "damaged": "Ce lien n’est pas entier\u202f: des signes manquent ou sont faux.",
        "version": "La partie de ce lien vient d’une autre version de {game}.",
        "unreadable": "La partie de ce lien est illisible.",
    },
    "de": {
        "damaged": "Dieser Link ist nicht ganz: Zeichen fehlen oder sind falsch.",
        "version": "Das Spiel dieses Links stammt von einer anderen Version von {game}.",
        "unreadable": "Das Spiel dieses Links ist unlesbar.",
    },
}


def write(session):
    """Return the digits of a session."""
    from engine import record

    text = binascii.b2a_base64(record.encode(session)).decode().strip().rstrip("=")
    return text.replace("+", "-").replace("/", "_")


def read(digits):
    """Return the bytes that digits stand for, b"" if they stand for none."""
    if len(digits) > _LONGEST:
        return b""
    text = digits.replace("-", "+").replace("_", "/")
    try:
        return binascii.a2b_base64(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def is_whole(data):
    """Return True if bytes are a whole record, by its checksum, of whatever game and version."""
    from engine import catalog
    from engine.crc import checksum

    stop = len(data) - 2
    is_one = stop > 0 and bytes(data[:2]) == catalog.MAGIC
    return is_one and checksum(data, 0, stop) == data[stop] | data[stop + 1] << 8


def show(app, digits, load):
    """Put up the replay of a sent game, or a sentence on why there is none, once the title is up.

    Return False before that: the handheld may have something else to say first. Saved games
    stay as they are. load(name): a module of the firmware; on the desktop each machine has its own.
    """
    if type(app.screen).__name__ != "Title":  # its module is unloaded by now
        return False
    screen = _screen(app, digits, load)
    app.screen.tick = lambda ms: screen  # this may be called in the middle of a step
    return True


def _screen(app, digits, load):
    """Return what leads to the replay, or a sentence."""
    data = read(digits)
    if not is_whole(data):
        return _told(app, "damaged", "", load)
    key = load("engine.catalog").key_of(data)
    game = load("firmware.registry").by_key(key)
    if not key:
        return _told(app, "unreadable", "", load)
    if not game:
        return app.notice(
            (load("firmware.words").strings("records").NO_CODE["game"],), app.title, True
        )

    return app.to_game(game.name, lambda: _replay(app, game.name, data, load), False)


def _told(app, kind, title, load):
    """Return the sentence on why a game that was sent is not shown."""
    sentence = REASONS[load("firmware.words").chosen][kind].format(game=title)
    return app.notice((sentence,), app.title, True)


def _replay(app, name, data, load):
    """Return the replay of a record, or a sentence on why it cannot be read."""
    info = load("firmware.registry").info(name)
    try:
        session = _session(info, data, load)
    except Exception as error:  # somebody may have written whatever they liked
        return _told(app, getattr(error, "kind", "unreadable"), info.TITLE, load)
    play = load("firmware.screens.play").Play(app, info, session)
    return app.walk(play, app.title)


def _session(info, data, load):
    """Return the Session of a record. Raises ValueError, RecordError among others."""
    game = load("engine.catalog").make(info.NAME)
    session = load("engine.record").decode(data, game)
    seats = session.seats
    is_seated = len(seats) == game.players() and 0 in seats and max(seats) <= len(info.LEVELS)
    if not is_seated:  # somebody would have to play on from here
        raise ValueError("nobody sits there")
    load("firmware.registry").check(info.NAME, "astray", session)
    return session
