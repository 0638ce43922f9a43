"""The real CircuitPython firmware on an emulated RP2040, held against host_sim."""
