"""The base class of the games' views: what a person sees of a game, and decides in it.

A view reads nothing but an observation, so it cannot show what its person may not know. The
person's decisions go into `plan`; the play screen takes it from there, at once or when the seats
before have chosen. The cursor belongs to the view; whatever undo must restore belongs to the game.
"""

NO_MOVE = -1


class Context:
    """What a view may use of the program."""

    def __init__(self, settings, sound):
        self.settings = settings
        self.sound = sound


class View:
    """The game as the person in a seat sees it. `seen` is a Game that holds the observation.

    A game's view must add
        key(k)           move the cursor, decide(move), or say() why not
        can_hint()       True if the person has something to decide that a hint could be about
        draw(c)          draw what has changed, everything if is_fresh
        is_under_way()   True once a turn is confirmed, so that the game before it may go
        cursor_state()   where the cursor is; set_cursor(state) puts it there again
        rows(play)       the game's own rows of the menu
    and may add
        replay(c, before)  draw all of the position, as draw() but without cursor and recap, and
                         mark what differs from `before`, an earlier observation
    """

    is_fresh = True  # draw everything
    recap = None  # a recap that is shown before the turn
    asked = ()  # the moves that a lesson waits for: the view offers no other ones
    words = ""  # shown in the last line until the next key
    can_review = False  # its turns can be judged (engine/<game>/ai/review.py)

    def __init__(self, session, seat, context, seen):
        self.session = session
        self.seat = seat
        self.context = context
        self.seen = seen
        self.plan = []  # moves that the person has decided on
        self.handed = 0  # how many of them are in the session
        self.is_sure = False  # the whole plan is confirmed

    def changed(self):
        """Observe the session again: it has moved."""
        self.words = ""
        self.session.game.observe(self.seat, self.seen.state)

    def say(self, words):
        """Show words in the last line until the next key."""
        self.words = words

    def decide(self, move):
        """Decide on a legal move."""
        self.plan.append(move)

    def take_move(self):
        """Return the next move to play, or NO_MOVE. Called when it is the person's turn."""
        return self.plan.pop(0) if self.plan else NO_MOVE

    def refuse(self):
        """Forget the move that take_move() has just returned: it cannot be played now."""

    def stand_by(self, moves):
        """A lesson waits for these moves: put the cursor beside what they need, not on it."""

    def let_go(self):
        """End what was begun on the screen alone. Return False if nothing was."""
        return False

    def can_undo(self):
        """Return True if B takes back a move of the person's own."""
        return self.session.can_undo()

    def undo(self):
        """Take back a move of the person's own. Return False if there is none."""
        return self.can_undo() and self.session.undo()

    def is_final(self):
        """Return True if A confirms what cannot be taken back then."""
        return False

    def prompt(self):
        """Return the last line: what the keys do here and now."""
        return self.words

    def foot(self):
        """Return the last line as it is drawn: with the sign of a held key where A must be held."""
        prompt = self.prompt()
        if self.context.settings.hold and not self.words and self.is_final():
            return prompt.replace("Ⓐ ", "Ⓐ…", 1)
        return prompt

    def news(self):
        """Return sentences to show in a notice after a reveal."""
        return ()

    def tick(self, ms, is_shown=False):
        """Let ms pass; return True if draw() has something new to show.

        is_shown: a move of an opponent is being shown.
        """
        return False

    def think(self):
        """A computer player is thinking: return True if a sign of it has to be drawn."""
        return False

    def expect(self, move):
        """Get ready to show a move that a computer player is about to make."""

    def pause(self, move):
        """Return how long that move is shown, in ms at normal pace."""
        return 0

    def greeting(self, play):
        """Return the screen for the person who has just taken the device: play, or a recap."""
        return play
