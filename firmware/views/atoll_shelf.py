"""What of Atoll is shown only now and then: one part of it is in memory at a time."""

import gc
import sys

_SHELF = (
    "firmware.views.atoll_sheets",
    "firmware.views.atoll_story",
    "firmware.views.atoll_result",
    "firmware.views.atoll_help",
    "firmware.words.atoll_help_en",
    "engine.atoll_words",
)


def lend(leaf):
    """Return the module firmware.views.<leaf>; what else of the shelf was loaded is dropped."""
    name = "firmware.views." + leaf
    if name not in sys.modules:
        for module in _SHELF:
            if module in sys.modules:
                package, other = module.rsplit(".", 1)
                delattr(sys.modules[package], other)
                del sys.modules[module]
        gc.collect()
    return __import__(name, None, None, ("__name__",))
