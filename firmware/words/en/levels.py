"""English for the levels of computer players, the weakest first, each with its picture."""

NAMES = ("🦐 Prawn", "🦀 Crab", "🐦 Gull", "🦭 Seal", "🐳 Orca")
