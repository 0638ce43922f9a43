"""The display with the bitmap that it shows."""

import displayio


class Panel:
    """A display of a profile. Whoever has drawn on `bitmap` calls show()."""

    def __init__(self, profile, display):
        self.display = display
        self.bitmap = displayio.Bitmap(profile.WIDTH, profile.HEIGHT, 2)
        palette = displayio.Palette(2)
        palette[0] = 0x000000
        palette[1] = 0xFFFFFF
        group = displayio.Group()
        group.append(displayio.TileGrid(self.bitmap, pixel_shader=palette))
        display.root_group = group

    def show(self):
        """Send what has changed in the bitmap to the display."""
        self.display.refresh()
