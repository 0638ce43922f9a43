"""Computer players of Atoll; see ATOLL.md for how they think."""
