// The display: 128 x 64 dots on a canvas, each a whole number of the device's pixels where there is room.

const WIDTH = 128;
const HEIGHT = 64;
const PAPER = [8, 10, 14];
const EYE = 0.2; // exponent of brightness: a dim OLED looks far brighter than its current
const GAP = "rgb(170 170 170)"; // what the gaps between the dots leave of the light
const GAP_FROM = 4; // pixels of a dot from which the gaps are drawn
const SMALLEST = 2; // pixels of a dot up to which they need not be a whole number
const WASTE = 1.2; // of what whole ones take: so much room is not left empty there

// Colours of real panels: [a row, the colour of lit dots from it on].
export const LOOKS = {
  white: [[0, [226, 240, 255]]],
  blue: [[0, [110, 190, 255]]],
  "yellow-blue": [
    [0, [255, 206, 60]],
    [16, [110, 190, 255]],
  ],
  plain: [[0, [255, 255, 255]]], // black and white, no gaps
};

export class Screen {
  constructor(canvas) {
    this.canvas = canvas;
    this.small = document.createElement("canvas"); // older browsers have no OffscreenCanvas
    this.small.width = WIDTH;
    this.small.height = HEIGHT;
    this.dots = new ImageData(WIDTH, HEIGHT);
    this.bits = new Uint8Array((WIDTH / 8) * HEIGHT);
    this.rotation = 0;
    this.isHeldTurned = false;
    this.brightness = 0;
    this.look = "white";
    this.isStale = true;
  }

  show(bits, rotation) {
    this.bits = bits;
    this.rotation = rotation;
    this.isStale = true;
  }

  // A left hand holds the handheld upside down; here the picture stays as it is held.
  hold(isTurned) {
    if (isTurned !== this.isHeldTurned) this.isStale = true;
    this.isHeldTurned = isTurned;
  }

  light(brightness) {
    this.brightness = brightness;
    this.isStale = true;
  }

  setLook(name) {
    this.look = name in LOOKS ? name : "white";
    this.isStale = true;
  }

  // Return how many of the device's pixels a dot can have in so much room.
  roomIn(wide, high) {
    return Math.min(wide / WIDTH, high / HEIGHT) * window.devicePixelRatio;
  }

  // Make a dot at most so many of the device's pixels: a whole number of them, but for the smallest
  // dots, where that would leave much of the room empty. Those the browser makes smaller.
  fit(room) {
    const ratio = window.devicePixelRatio;
    const whole = Math.max(1, Math.floor(room));
    const isWhole = whole > SMALLEST || room < WASTE * whole;
    const scale = isWhole ? whole : whole + 1;
    this.dot = (isWhole ? whole : room) / ratio;
    this.canvas.width = WIDTH * scale;
    this.canvas.height = HEIGHT * scale;
    this.canvas.style.width = `${WIDTH * this.dot}px`;
    this.canvas.style.height = `${HEIGHT * this.dot}px`;
    this.canvas.style.translate = "none";
    const at = this.canvas.getBoundingClientRect();
    const off = (place) => (Math.round(place * ratio) - place * ratio) / ratio;
    this.canvas.style.translate = `${off(at.left)}px ${off(at.top)}px`;
    this.isStale = true;
  }

  // Return the dot at a place of the page.
  dotAt({ clientX, clientY }) {
    const { left, top } = this.canvas.getBoundingClientRect();
    const edge = parseFloat(getComputedStyle(this.canvas).paddingLeft);
    return [clientX - left, clientY - top].map((far) => Math.floor((far - edge) / this.dot));
  }

  // Return the dots, 0 or 1 each, row by row, as the handheld is held.
  lit() {
    const isUpsideDown = (this.rotation === 180) !== this.isHeldTurned;
    return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
      const from = isUpsideDown ? WIDTH * HEIGHT - 1 - at : at;
      return this.brightness && (this.bits[from >> 3] >> (7 - (from & 7))) & 1;
    });
  }

  draw() {
    if (!this.isStale) return;
    this.isStale = false;
    const isPlain = this.look === "plain";
    const paper = isPlain ? [0, 0, 0] : PAPER;
    const shine = this.brightness && (isPlain ? 1 : this.brightness ** EYE);
    const inks = LOOKS[this.look].map(([row, ink]) => [row, ink.map((light) => light * shine)]);
    const lit = this.lit();
    const pixels = this.dots.data;
    let ink;
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      if (at % WIDTH === 0) {
        ink = inks.findLast(([row]) => row * WIDTH <= at)[1];
      }
      pixels.set(lit[at] ? ink : paper, 4 * at);
      pixels[4 * at + 3] = 255;
    }
    this.small.getContext("2d").putImageData(this.dots, 0, 0);
    const { width, height } = this.canvas;
    const c = this.canvas.getContext("2d", { alpha: false });
    c.imageSmoothingEnabled = false;
    c.globalCompositeOperation = "source-over";
    c.drawImage(this.small, 0, 0, width, height);
    const scale = width / WIDTH;
    if (isPlain || scale < GAP_FROM) return;
    c.globalCompositeOperation = "multiply";
    c.fillStyle = GAP;
    for (let x = scale - 1; x < width; x += scale) c.fillRect(x, 0, 1, height);
    for (let y = scale - 1; y < height; y += scale) c.fillRect(0, y, width, 1);
  }
}
