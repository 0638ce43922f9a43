"""Board profiles: pins, addresses and sizes, data only; boards/install uses them."""
