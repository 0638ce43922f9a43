"""Measuring the firmware: heap, start, bytes on the bus, the log, presses; power cuts."""
