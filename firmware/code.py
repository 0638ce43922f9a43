"""The main loop of the handheld."""

from firmware.hardware import version

version.check()  # before anything that an older CircuitPython could not even load

from firmware.hardware import watchdog  # noqa: E402
from firmware.recovery import crash  # noqa: E402

device = app = None
try:
    from firmware.app import App
    from firmware.hardware.device import Device

    device = Device()
    app = App(device)
    watchdog.start()
    while True:
        ms = device.elapsed()
        app.step(ms)
        crash.survive(ms, app.store)
        if not app.screen.is_busy:
            device.rest(app.idle.rest_ms())
except Exception as error:  # the edge: whatever it was, the player gets a screen and a code
    app = None  # what it holds may be what there was no room for
    from firmware.recovery import fault

    fault.show(device, error)
