"""Tests; `make test` runs all but the long ones. DESIGN.md tells what lies where."""
