"""The words on the screens, one module a language."""
