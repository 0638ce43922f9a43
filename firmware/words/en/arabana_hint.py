"""English for hints in Arabana-Ikibiti."""

LAY_OFF = "Lay off {island}."
NOTHING = "Many moves are about equal."
REASONS = (  # in the order of engine/arabana/players/why.py
    "Their last bridge falls: you win the game.",
    "Wins {island}.",
    ("Wins {island} and fells their bridge there.", "Wins {island} and fells {n} bridges there."),
    "Wins {island}, and they lose {other}.",
    "Takes {island} over from them.",
    "They lose {island}.",
    "Defends {island}: one card or a pair could take it now.",
    "Keeps {island} from them: one card or a pair could win it now.",
    "One place more will win {island}.",
    "You stand better after what they may reply.",
    "No other card can be drawn.",
    "Nothing more can be played.",
    "A card of {island} helps to win {other}.",
    "A card of {island} is worth most in your next turn.",
    "The stack promises more than the open cards.",
    "{island} is the card you need least.",
)
