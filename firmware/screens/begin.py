"""How a game begins: the first screen, a new game, going on with a saved one."""

from engine import catalog
from engine.session import Session
from firmware import shelf, store, views


def first(app):
    """Return the title, or straight away the game that the settings name."""
    name = app.device.setting("TOMBOLO_GAME")
    if not name:
        return app.title()
    if name not in [row[0] for row in views.NAMES]:
        return app.notice(("There is no game " + str(name) + ".",), app.title())
    kit = views.load(name)
    kit.choose(app.device.setting)
    return start(app, kit, app.device.seed())


def start(app, kit, seed):
    """Return the play screen of a new game."""
    session = Session(catalog.make(kit.ID), seed, kit.start_options(), kit.seats())
    return _play(app, kit, session)


def go_on(app, name, back):
    """Return the play screen of the saved game, or a word on why it cannot be read."""
    kit = views.load(name)
    try:
        session = shelf.briefly(_read, app.store.load(store.GAME + kit.ID))
    except ValueError as error:
        return app.notice((_sentence(str(error)),), back)
    return _play(app, kit, session)


def _read(data):
    from engine import record

    return record.decode(data, catalog.make)


def _play(app, kit, session):
    from firmware.screens.play import Play

    return Play(app, kit, session).first()


def _sentence(words):
    return words[0].upper() + words[1:] + "."
