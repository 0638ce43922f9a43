"""Board profiles: pins, addresses and sizes, data only; boards/install puts them to use."""
