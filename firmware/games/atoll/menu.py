"""Atoll's rows of the menu of a running game, loaded with it."""

from firmware.screens.menu import Row
from firmware.words import strings

words = strings("menus")


def menu_rows(view, play):
    """Return the rows that open the sheets; the view shows them."""

    def opened(name):
        if not view.story:
            view.open(name)
        return play

    return [
        Row(words.REQUESTS, lambda menu: opened("Requests")),
        Row(words.AWARDS, lambda menu: opened("Awards")),
        Row(words.ISLANDS, lambda menu: opened("Islands")),
    ]
