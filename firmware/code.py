"""The main loop of the handheld: a generator, so that a timer can run it as well."""

device = app = None


def program():
    """Run the program, a turn of the main loop at a time. Yields how many ms it may rest then."""
    global device, app
    try:
        from firmware.hardware import version

        version.check()  # before anything that an older CircuitPython could not even load
        del version
        from firmware import memory

        memory.meet()
        del memory

        from firmware.app import App
        from firmware.hardware.device import Device
        from firmware.recovery import crash

        device = Device()
        app = App(device)
        crash.watch()
        while True:
            ms = device.elapsed()
            app.step(ms)
            crash.survive(ms, app.store)
            yield 0 if app.screen.is_busy else app.idle.rest_ms()
    except Exception as error:  # the edge: whatever it was, the player gets a screen and a code
        app = None  # what it holds may be what there was no room for
        try:
            from firmware.recovery import fault
        except Exception as missing:  # it needs more files than a screen of text does
            from firmware.recovery import screen

            print("It cannot be reported in full:", missing)
            screen.stay(error)
        fault.show(device, error)


if __name__ == "__main__":
    for ms in program():
        device.rest(ms)
