from firmware.graphics import rank_dots, scene_dots
def scene(c, n, x, y): scene_dots.draw(c, 48 * n, 3, 16, x, y)
def sign(c, n, x, y): scene_dots.draw(c, 240 + n, 1, 7, x, y)
def picture(c, n, x, y): rank_dots.draw(c, 32 * n, 2, 16, x, y)
