"""English for the page of the statistics on a person's usual mistake."""

# The title, which stands on the page of the statistics where no theme is named, too.
TITLE = "Your usual mistake"
# What costs a person most, or more than others, {n} in POINTS or per cent; below that the next theme.
MOST = "Costs you most: {theme}, {n} a game."
MORE = "Unusually costly: {theme}, {n} a game."
NEXT = "Next: {theme}, {n}."
POINTS = "{n} points"
# What it cost before, and now: as before, better, worse.
WAY = ("So far: {before} → {now}", "Better: {before} → {now}", "Worse: {before} → {now}")
# No theme is named.
NONE = "No kind of mistake stands out in your {n} reviews."
FEW = "After five reviews this page shows your usual mistake. So far: {n}."
# Ⓐ leads to puzzles; there may be none.
HINT_THEME = "←→  Ⓐ puzzles  Ⓑ back"
NO_PUZZLE = "There is no puzzle about this mistake."
