"""What needs no handheld: tournaments, training, traces; and benchmarks of the handheld."""
