"""The help of a guest: the topics title|page... that its words have in TOPICS, without drawings."""

from firmware import registry
from firmware.words import strings

words = strings(registry.loaded)
PAGES = [(n, "") for n in range(len(words.TOPICS))]


def page_of(game):
    return 0
