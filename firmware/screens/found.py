"""What a search has found: all that stays of it. In a module of its own, loaded with searches."""


class Found:
    """What a search has found, as the screen takes it that shows it over the board.

    It is not the search: whose module, and all that this has loaded, would stay beside the board.
    """

    screen = "", ""  # its module and class

    def __init__(self, search):
        for name in search.FOUND:
            setattr(self, name, getattr(search, name))

    def show(self):
        """Return that screen."""
        module, name = self.screen
        return getattr(__import__(module, None, None, (name,)), name)(self)
