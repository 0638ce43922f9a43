"""The smallest game: a template for a new one."""
