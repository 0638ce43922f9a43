"""The desktop: a handheld made of virtual devices, and frontends for it."""
