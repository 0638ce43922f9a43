"""German for amounts, and for the pages of a review on a turn."""

POINTS = "{n},{to}"
PERCENT = "{n}%"
UNITS = ("{n} Punkte", "{n} Siegchance")
GIVE = "{n}, plus minus {more}"
FOOT_YOURS = (
    "Ⓐ…erneut  Ⓑ…Menü  {page}",
    "Ⓐ besser Ⓐ…erneut {page}",
    "Ⓐ Meister Ⓐ…erneut {page}",
    "Ⓐ Orca  Ⓐ…erneut  {page}",
)
FOOT_OTHER = (
    "Besser  Ⓐ deiner  {page}",
    "Besser  Ⓐ warum  {page}",
    "Meister  Ⓐ deiner  {page}",
    "Orca  Ⓐ deiner  {page}",
)
FOOT_WHY = "Ⓐ deiner  Ⓑ…Menü  {page}"
FOOT_CURVE = "Ⓐ zeigen  ←→  ↑↓ Fehler"
FOOT_PAGES = "Ⓐ teuerster Zug  ←→"
ROUND = "Runde {round}, Zug {n}"
RETRY = "Zug erneut spielen"
KEEP = "Als Rätsel behalten"
CLOSER = "Genauer hinsehen"
COST = (
    "Was dein Zug kostete, ist schwer zu sagen.",
    "Dein Zug kostete wohl etwa {n}.",
    "Dein Zug kostete etwa {n}.",
    "Dein Zug war so gut wie der beste bekannte.",
    "Dein Zug war wohl besser, um etwa {n}.",
    "Dein Zug war besser, um etwa {n}.",
)
BRIEF = (
    "Was es kostete, ist unklar.",
    "Das kostete wohl {n}.",
    "Das kostete etwa {n}.",
    "So gut wie der beste Zug.",
    "Wohl besser, um etwa {n}.",
    "Besser, um etwa {n}.",
)
