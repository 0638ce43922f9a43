"""The keys that lead from any screen to the options of a new game; after a result to that game."""

from host_sim.pointing import A, B
from host_sim.pointing.fields import DOWN, HOLD_B, UP, cyclic


def keys(app, modules):
    """Return the next keys, [] to wait, and whether they are the last ones."""
    screen = app.screen
    strings = modules["firmware.words"].strings
    if hasattr(screen, "play_all"):
        return [HOLD_B], False
    if hasattr(screen, "show_more"):  # a result
        return ([A], True) if screen.rest <= 0 else ([], False)
    if hasattr(screen, "is_last"):  # what a question asks is for the person to say
        return ([], True) if hasattr(screen, "yes") else ([A], False)
    if not hasattr(screen, "draw_row"):
        return [B], False
    menus, common = strings("menus"), strings()
    texts = [row.text() for row in screen.rows]
    if type(screen).__name__ == "NewGame":
        return [], True
    for text in (menus.NEW_GAME, common.LEAVE, common.LEAVE_KEPT, _last(app, modules)):
        if text in texts:
            way = cyclic(screen.at, texts.index(text), len(texts), UP, DOWN)
            return way + [A], text == menus.NEW_GAME  # noqa: RUF005  MicroPython
    return ([B], False) if screen.back else ([A], False)


def _last(app, modules):
    """Return the row of the title that leads to the game played last."""
    game = modules["firmware.registry"].by_key(app.settings.last())
    return game and game.title
