"""What every view has in common; firmware/screens/play.py says what it asks of one."""

NO_MOVE = -1


class View:
    """The game as the person in a seat sees it: an observation, in a Game of its own."""

    is_fresh = True  # draw everything
    story = None  # what is told before the turn
    words = ""  # shown in the place of the hint until the next key
    hold = 0  # 1: what confirms has to be held down

    def __init__(self, session, seat, seen):
        self.session = session
        self.seat = seat
        self.seen = seen
        self.plan = []  # moves that the person has chosen, perhaps before it is their turn
        self.handed = 0  # of them, how many are in the session
        self.is_sure = False  # all of it is confirmed

    def changed(self):
        """Look at the session again."""
        self.words = ""
        self.session.game.observe(self.seat, self.seen.state)

    def say(self, words):
        """Show words in the place of the hint until the next key."""
        self.words = words

    def let_go(self):
        """End what was begun on the screen alone. Return False if nothing was."""
        return False

    def can_hint(self):
        """Tell whether the person has something to decide that a hint could tell of."""
        return False

    def is_final(self):
        """Tell whether A would confirm what cannot be taken back then."""
        return False

    def hint(self):
        """Return the last line: what the keys do here and now."""
        return self.words

    def foot(self):
        """Return the last line as it is drawn: where A has to be held, it is the sign of that."""
        hint = self.hint()
        if self.hold and not self.words and self.is_final():
            return hint.replace("Ⓐ ", "Ⓐ…", 1)
        return hint

    def news(self):
        """Return lines to announce after a reveal."""
        return ()

    # Where a game has computer players or several people:

    def ready(self):
        """Return the move the person has already decided on, or NO_MOVE."""
        return NO_MOVE

    def think(self, seat):
        """Take note that a computer player is thinking; return True if a sign has to be drawn."""
        return False

    def tell(self, seat, move):
        """Get ready to show the move that a computer player is about to make."""

    def pause(self, move):
        """Return how long the move just told is shown, in ms at normal pace."""
        return 0

    def tick(self, play, ms):
        """Let ms pass on the play screen; return True if that changes what draw() shows."""
        return False

    def can_undo(self):
        """Tell whether B would take back a move of the person's own."""
        return self.session.can_undo()

    def greeting(self, play):
        """Return the screen for the person who has just taken the device over."""
        return play
