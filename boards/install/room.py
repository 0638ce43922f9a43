"""How much room files take on a FAT drive, counted in its clusters as the drive counts them."""

_ENTRY = 32  # bytes of a folder's entry
_LETTERS = 13  # of a name that one entry holds, beside the one that every file and folder has


class Room:
    """The clusters of a drive's files and folders while they come and go.

    It is never less than what the drive will take: a folder keeps the entries of what was removed,
    and every name counts as a long one. The root folder has a place of its own.
    """

    def __init__(self, cluster: int, sizes: dict[str, int]) -> None:
        self._cluster = cluster
        self._files: dict[str, int] = {}  # path -> bytes
        self._folders: dict[str, int] = {}  # path -> bytes of all entries that it ever had
        for name, size in sizes.items():
            self.put(name, size)

    @property
    def taken(self) -> int:
        """Return the bytes that all of it takes."""
        parts = [*self._files.values(), *self._folders.values()]
        return sum(-(-size // self._cluster) for size in parts) * self._cluster

    def put(self, name: str, size: int) -> None:
        """Write a file, and the folders that it lies in."""
        if name not in self._files:
            self._enter(name)
        self._files[name] = size

    def remove(self, name: str) -> None:
        """Remove a file, and the folders that it leaves empty."""
        self._files.pop(name, None)
        for folder in folders(name):
            if not any(path.startswith(folder + "/") for path in self._files):
                self._folders.pop(folder, None)

    def _enter(self, name: str) -> None:
        """Give a path its entry in the folder above, which is made if it is not there."""
        above, _, own = name.rpartition("/")
        if not above:
            return
        if above not in self._folders:
            self._folders[above] = 2 * _ENTRY  # a folder names itself and the one above
            self._enter(above)
        self._folders[above] += _ENTRY * (1 - -len(own) // _LETTERS)


def folders(name: str) -> list[str]:
    """Return the folders that a path lies in, the innermost first."""
    parts = name.split("/")[:-1]
    return ["/".join(parts[:n]) for n in range(len(parts), 0, -1)]
