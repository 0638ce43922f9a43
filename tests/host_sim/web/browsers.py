"""The browsers that are installed here, for tests that drive one."""

import shutil

NAMES = {"chromium": ("chromium", "google-chrome"), "firefox": ("firefox-esr", "firefox")}
PATHS = {
    browser: next(filter(None, map(shutil.which, names)), None) for browser, names in NAMES.items()
}
