"""French. Ⓐ and Ⓑ are the keys, Ⓐ… and Ⓑ… held ones; a thin space is before ? ! : and ;."""
