"""English. Ⓐ and Ⓑ are the keys, Ⓐ… and Ⓑ… held ones; a hint holds on one line of 128 dots."""
