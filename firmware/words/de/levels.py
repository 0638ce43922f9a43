"""German for the levels of computer players, the weakest first, each with its picture."""

NAMES = ("🦐 Krill", "🦀 Krebs", "🐦 Möwe", "🦭 Otter", "🐳 Orca")
