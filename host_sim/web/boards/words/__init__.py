"""The words of the page of the boards: a module for each language, with the same names in each.

TEXTS is what stands on the page, SAID what its scripts say, NAMES those of boards that are more
than a name. Texts in braces are filled in; TEXTS may hold HTML.
"""
