"""German. Ⓐ and Ⓑ are the keys, Ⓐ… and Ⓑ… held ones; "\xad" is a soft hyphen."""
