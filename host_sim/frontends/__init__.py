"""Windows onto a handheld: the window, the terminal, pictures."""
