"""const() for CircuitPython's compiler, which replaces `_NAME = const(7)` by its value.

A constant whose name begins with `_` takes no entry in the module's dict nor in the VM's table of
strings, which never shrinks.
"""


def const(value):
    """Return value. Write `_SIZE = const(7)` on one line at the top level of a module."""
    return value
