"""Players that learn from games with themselves, in compiled code."""
