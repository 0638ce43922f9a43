"""The levels of Arabana-Ikibiti below the highest, as it is but with less of all."""

from engine.arabana.ai.levels import Hard


class Keen(Hard):
    """A few ends of its turn against a few replies, and its own next turn; it overlooks some."""

    WIDTH = 4
    CHOICES = 3
    HANDS = 3
    GLANCE = 3
    OVERLOOKS = 40


class Medium(Keen):
    """A few ends of its turn against a few replies, and no further."""

    FOLLOW = False
    OVERLOOKS = 0


class Fair(Medium):
    """Its own turn and no further, with a play overlooked now and then."""

    CHOICES = 1
    HANDS = 1
    OVERLOOKS = 16


class Easy(Fair):
    """Plays what looks best at once, and overlooks more than half."""

    WIDTH = 1
    OVERLOOKS = 145
