"""The main loop of the handheld."""

from firmware.app import App
from firmware.device import Device, profile

device = Device(profile())
app = App(device)
while True:
    app.step(device.elapsed())
    device.rest(10)
