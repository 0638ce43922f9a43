"""What is known of Dusk before it is played."""

TITLE = "Dusk"
