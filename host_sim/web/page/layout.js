// How large the display is, and where the buttons are: beside it or below, whichever leaves it more.

const BELOW = 44; // pixels of the page's other buttons that are seen on a small window
const LARGE = [900, 600]; // a window with room for all of them
const NARROW = 480; // pixels of a window in which nothing has room beside the display
const SMALL = 1.5; // pixels of a dot: where there is no room for more, the page scrolls

export class Layout {
  constructor(screen, box) {
    this.screen = screen;
    this.box = box;
  }

  fit() {
    const { box, screen } = this;
    screen.fit(1); // what is measured must not depend on it
    const across = innerWidth < NARROW ? -Infinity : this.measure(true);
    const below = this.measure(false);
    box.classList.toggle("across", across > below);
    const ratio = window.devicePixelRatio;
    let room = Math.max(across, below);
    if (room < SMALL * ratio) room = screen.roomIn(this.wide(), innerHeight);
    screen.fit(room);
  }

  // Return the pixels of a dot with the buttons beside the display, or below it.
  measure(isAcross) {
    const { box, screen } = this;
    box.classList.toggle("across", isAcross);
    const high = (name) => box.querySelector(name).offsetHeight;
    const style = getComputedStyle(box);
    const gap = parseFloat(style.rowGap);
    let around = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) + this.edge();
    around += high(".acts") + high(".line") + parseFloat(style.borderBottomWidth);
    around += seen(document.querySelector("nav"));
    if (!isAcross) around += high(".cross") + gap;
    return screen.roomIn(this.wide(), innerHeight - around);
  }

  // Return the width that the display may have.
  wide() {
    const { box } = this;
    const style = getComputedStyle(box);
    const width = (name) => box.querySelector(name).offsetWidth + parseFloat(style.columnGap);
    const beside = box.classList.contains("across") ? 2 * width(".cross") : 0;
    const pads = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return document.documentElement.clientWidth - pads - beside - this.edge() - 4;
  }

  // Return what the display's own edge takes, both sides together.
  edge() {
    return 2 * parseFloat(getComputedStyle(this.screen.canvas).paddingLeft);
  }
}

// Return how high a part below the handheld is, with the gap before it, as far as it is to be seen.
function seen(part) {
  const isLarge = innerWidth >= LARGE[0] && innerHeight >= LARGE[1];
  const high = part.offsetHeight && part.offsetHeight + 10;
  return isLarge ? high : Math.min(high, BELOW);
}
