"""The languages to choose from, each by its own name: at the first start, and from the settings."""

from firmware import words
from firmware.screens.menu import Menu, Row
from firmware.storage.kinds import LANGUAGE
from firmware.words import language


class Languages(Menu):
    """No words on it but the names. after(): returns the screen that follows a choice."""

    def __init__(self, app, back, after):
        self.app = app
        self.after = after
        rows = [Row(label, self.speak) for _, label in language.there()]
        Menu.__init__(self, "Tombolo", rows, back, "↑↓ Ⓐ  Ⓑ" if back else "↑↓ Ⓐ")
        names = [name for name, _ in language.there()]
        self.at = names.index(words.language)

    def speak(self, menu):
        """Choose the language under the cursor, and keep it."""
        name = language.there()[self.at][0]
        if self.back and name == words.language:
            return self.back
        words.language = name
        self.app.store.save(LANGUAGE, words.language.encode())
        return self.after()
