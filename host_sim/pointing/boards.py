"""Fields of games that are played, and which field a screen has."""

from host_sim.pointing import A, Box, at, fields, way

_GAMES = ("hashi", "arabana", "atoll")  # whose views have fields of their own


def of(app, modules):
    """Return the field of the screen that is up."""
    screen = app.screen
    if hasattr(screen, "play_all"):
        return _of_play(app, modules)
    return _kind(screen)(app, modules)


def _kind(screen):
    name = type(screen).__name__
    if hasattr(screen, "draw_row"):
        return fields.Menu
    if hasattr(screen, "is_last") or name in ("Cover", "Demo"):
        return fields.Still
    if hasattr(screen, "signs"):
        return fields.Code
    if hasattr(screen, "digits"):
        return fields.Number
    if name == "Map" and hasattr(screen, "count"):
        return fields.Map
    if name == "List":
        return fields.Puzzles
    return fields.Turning if name == "Replay" and hasattr(screen, "past") else fields.Field


def _of_play(app, modules):
    play = app.screen
    view = play.view
    if type(play).__name__ == "Demo" or play._pause > 0 or view.recap:
        return fields.Still(app, modules)
    if getattr(view, "sheet", None):
        return fields.Field(app, modules)
    name = play.info.NAME
    if name in _GAMES:
        place = "host_sim.pointing." + name
        return __import__(place, None, None, (name,)).Board(app, modules)
    if hasattr(view, "choices"):
        return Cells(app, modules)
    return Board(app, modules)


class Board(fields.Field):
    """The view of a game that is played."""

    def __init__(self, app, modules):
        fields.Field.__init__(self, app, modules)
        self.view = app.screen.view
        self.seen = self.view.seen

    def body(self, keys):
        return []

    def drag(self, start, end, is_over, grabbed):
        return None

    def turn(self, by, grabbed):
        return []


class Cells(Board):
    """A guest's board of cells (firmware/guest/grid.py); a drag chooses two one after the other."""

    def places(self):
        view = self.view
        if not view.is_turn():
            return []
        return [
            Box(view.box(at), at, (A,), False, at in view.seconds)
            for at in range(view.size)
            if view.stops(at)
        ]

    def is_at(self, place):
        return self.view.cursor == place

    def keys(self, place):
        view = self.view

        def step(at, k):
            return view.step(at, k)

        return way(view.cursor, lambda at: view.distance(at, place), step)

    def drag(self, start, end, is_over, grabbed):
        if not is_over:
            return None
        boxes = self.places()
        one, two = at(boxes, *start), at(boxes, *end)
        if not one or not two or one.place == two.place:
            return []
        keys = [("go", one.place), ("press", A), ("go", two.place), ("press", A)]
        return keys if self.view.choices.get(one.place, 0) < 0 else []
