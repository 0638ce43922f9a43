"""Programs of drives."""
