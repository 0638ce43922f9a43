"""Tests; `make test` runs all but the long ones. DESIGN.md says what is where."""
