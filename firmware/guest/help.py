"""The help of a guest: the pages title|text that its words have in HELP, without drawings."""

from firmware.games import registry
from firmware.words import strings


class words:  # noqa: N801 - as the modules of words are called
    TOPICS = strings(registry.loaded).HELP


PAGES = [(n, "") for n in range(len(words.TOPICS))]


def page_of(game):
    return 0
