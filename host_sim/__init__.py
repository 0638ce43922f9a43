"""The desktop: a machine made of virtual parts, and windows onto it."""
