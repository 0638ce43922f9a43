"""English for the page of the statistics on a person's usual mistake."""

# The title, which stands on the page of the statistics where no theme is named, too.
TITLE = "Your usual mistake"
# What a person loses most by, or more than usual, {n} in POINTS or per cent; below that the next theme.
MOST = "You lose most by {theme}: {n} a game."
MORE = "Dearer than usual: {theme}, {n} a game."
NEXT = "Then by {theme}: {n}."
POINTS = "{n} points"
# What it cost before, and now: as before, better, worse.
WAY = ("So far: {before} → {now}", "Better: {before} → {now}", "Worse: {before} → {now}")
# No theme is named.
NONE = "No mistake of yours stands out: they are spread as those of others are. Reviews: {n}."
FEW = "After five reviews this page says what you lose most by. So far: {n}."
# Ⓐ leads to puzzles; there may be none.
HINT_THEME = "←→  Ⓐ puzzles  Ⓑ back"
NO_PUZZLE = "There is no puzzle about this mistake."
