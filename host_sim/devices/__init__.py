"""What CircuitPython's modules see: pins, buses, keys, memory, and the chips of displays."""
