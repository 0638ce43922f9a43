"""Board profiles: pins, addresses and sizes, data only; boards/install puts the firmware on them."""
