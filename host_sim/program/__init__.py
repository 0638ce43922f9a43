"""Programs of other people, laid out as a CIRCUITPY drive (host_sim/ANY_PROGRAM.md)."""
