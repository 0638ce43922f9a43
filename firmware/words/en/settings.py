"""English for the settings."""

SETTINGS = "Settings"
BRIGHTNESS = "Brightness"
BRIGHTEST = "It wears out sooner"
DIM = "Dim after"
DIM_TIMES = ("never", "30 s", "1 min", "2 min", "4 min")
OFF = "Dark after"
OFF_TIMES = ("never", "2 min", "5 min", "15 min", "30 min")
HAND = "Hand"
HANDS = ("right", "left")
PICTURE = "Display"
PICTURES = ("upright", "turned")
PACE = "Rival speed"
PACES = ("at once", "fast", "normal", "slow")
ASKS = "Atoll: confirm"
ASKED = ("no", "yes")
CONFIRM = "Confirm by"
CONFIRMS = ("press", "hold Ⓐ")
LANGUAGE = "Language: {name}"
CALM = "Calm"
CALMS = ("no", "yes")
SOUND = "Sound"
ERASE = "Erase all …"
ERASE_ASK = ("Erase all?", "Every game that waits goes, all results and all settings.")
ERASE_SURE = ("Really everything?", "Nothing of it can be had back.")
HINT_CHANGE = "Ⓐ←→ choose   Ⓑ back"
