"""A game goes on as practice from where it once stood: the way of replays and reviews."""

from engine import catalog
from engine.session import PRACTICE
from firmware.screens.notice import Question
from firmware.words import strings


def ask(play, session, menu):
    """Return the question, which leads back to a menu. session: the game as it is to go on.

    play: anything with the app and the info of the game.
    """
    words = strings("records")
    app = play.app

    def go_on():
        if app.playing:
            app.playing.keep()
        asked = session.options, session.seats, session.seed, PRACTICE, session.moves
        return app.play(play.info, False, asked)

    goes = app.saves.displaced(catalog.key(play.info.NAME))
    return Question((words.PLAY_INSTEAD if goes else words.PLAY_ON,), go_on, menu)
