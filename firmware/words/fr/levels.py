"""French for the levels of computer players, the weakest first, each with its picture."""

NAMES = ("🦐 Krill", "🦀 Crabe", "🐦 Sterne", "🦭 Otarie", "🐳 Orque")
