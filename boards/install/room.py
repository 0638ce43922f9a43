"""How many bytes files and folders take on a FAT drive, which allocates whole clusters."""

_ENTRY = 32  # bytes of an entry in a folder
_LETTERS = 13  # of a long name in each entry, before the entry that every file and folder has


class Room:
    """Counts the clusters of files and folders while they are written and removed.

    Never less than the drive will allocate: a folder keeps the entries of removed files, and every
    name counts as a long one. The root folder lies outside of the clusters.
    """

    def __init__(self, cluster: int, sizes: dict[str, int]) -> None:
        self._cluster = cluster
        self._files: dict[str, int] = {}  # path -> bytes
        self._folders: dict[str, int] = {}  # path -> bytes of all entries that it ever had
        for name, size in sizes.items():
            self.put(name, size)

    @property
    def taken(self) -> int:
        """Bytes in all clusters in use."""
        parts = [*self._files.values(), *self._folders.values()]
        return sum(-(-size // self._cluster) for size in parts) * self._cluster

    def put(self, name: str, size: int) -> None:
        """Count a file that is written, and its folders."""
        if name not in self._files:
            self._enter(name)
        self._files[name] = size

    def remove(self, name: str) -> None:
        """Uncount a file that is removed, and the folders that are empty after that."""
        self._files.pop(name, None)
        for folder in folders(name):
            if not any(path.startswith(folder + "/") for path in self._files):
                self._folders.pop(folder, None)

    def _enter(self, name: str) -> None:
        """Count the entry of a path in the folder above it, and that folder if it is new."""
        above, _, own = name.rpartition("/")
        if not above:
            return
        if above not in self._folders:
            self._folders[above] = 2 * _ENTRY  # a folder names itself and the one above
            self._enter(above)
        self._folders[above] += _ENTRY * (1 - -len(own) // _LETTERS)


def folders(name: str) -> list[str]:
    """Return the folders above a path, the innermost first."""
    parts = name.split("/")[:-1]
    return ["/".join(parts[:n]) for n in range(len(parts), 0, -1)]
