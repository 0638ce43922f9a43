"""Which language the words are in: the saved one, or that of settings.toml, or a person is asked.

Needed at the start, and in the settings.
"""

import os

from firmware import words

LANGUAGES = (  # of the folders in firmware/words, and what their speakers call the languages
    ("en", "English"),
    ("fr", "Français"),
    ("de", "Deutsch"),
)


def there():
    """Return the rows of LANGUAGES whose words are on the drive."""
    found = [file.split(".")[0] for file in os.listdir("/firmware/words")]
    return [row for row in LANGUAGES if row[0] in found]


def choose(kept, setting):
    """Choose the saved language, else that of settings.toml, else the first on the drive.

    kept: its record. setting: a function that returns what settings.toml says of a name. Return
    False if a person has to be asked.
    """
    names = [row[0] for row in there()]
    wanted = kept or setting("TOMBOLO_LANGUAGE").lower().encode()
    found = [name for name in names if name.encode() == wanted]
    words.chosen = (found or names)[0]
    return len(found or names) == 1
