// Pointing at the display: taps, long ones, drags, a second finger and the wheel.

const LONG_MS = 600;
const STILL = 3; // dots that a finger may move, until it drags
// What a notch of the wheel is, by deltaMode: in pixels, lines, pages. An event from `whole` on is a
// wheel's, with a notch or, where browsers collect them, several of `size`. Systems send 100 or 120
// pixels, zoomed 50 to 160; 1 to 6 lines. What is less is a touchpad's: it adds up to `sum`.
const NOTCHES = [
  { whole: 52, size: 110, sum: 100 },
  { whole: 1, size: Infinity, sum: 3 },
  { whole: 1, size: Infinity, sum: 1 },
];

export class Pointing {
  // dotAt(event): the dot [x, y] at an event. act(what, ...): "tap", x, y, isLong; "drag", x, y,
  // toX, toY, isOver; "wheel", 1 or -1. Of a long tap it returns false if that means nothing there.
  constructor(canvas, dotAt, act) {
    this.dotAt = dotAt;
    this.act = act;
    this.first = null; // the finger, or the mouse, that was down first
    this.wheeled = new Wheel();
    const on = (type, take) =>
      canvas.addEventListener(type, (event) => {
        event.stopPropagation(); // the buttons beside it know nothing of this finger
        take.call(this, event);
      });
    on("pointerdown", this.down);
    on("pointermove", this.move);
    on("pointerup", this.up);
    on("pointercancel", this.cancel);
    on("wheel", this.wheel);
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.first && !event.isPrimary) {
      clearTimeout(this.first.clock);
      this.first.isDone = !this.first.isDrag;
      this.act("wheel", 1);
      return;
    }
    this.cancel();
    event.target.setPointerCapture(event.pointerId);
    const start = this.dotAt(event);
    const clock = setTimeout(() => {
      this.first.isDone = this.act("tap", ...start, true); // else a drag may follow
    }, LONG_MS);
    this.first = { id: event.pointerId, start, last: start, clock, isDrag: false, isDone: false };
  }

  move(event) {
    const { first } = this;
    if (event.pointerId !== first?.id || first.isDone) return;
    const [x, y] = this.dotAt(event);
    const far = Math.max(Math.abs(x - first.start[0]), Math.abs(y - first.start[1]));
    if (!first.isDrag && far <= STILL) return;
    clearTimeout(first.clock);
    first.isDrag = true;
    if (x === first.last[0] && y === first.last[1]) return;
    first.last = [x, y];
    this.act("drag", ...first.start, x, y, false);
  }

  up(event) {
    const { first } = this;
    if (event.pointerId !== first?.id) return;
    this.cancel();
    if (first.isDone) return;
    if (first.isDrag) this.act("drag", ...first.start, ...this.dotAt(event), true);
    else this.act("tap", ...first.start, false);
  }

  cancel() {
    clearTimeout(this.first?.clock);
    this.first = null;
  }

  wheel(event) {
    event.preventDefault();
    const steps = this.wheeled.take(event);
    for (let n = 0; n < Math.abs(steps); n++) this.act("wheel", Math.sign(steps));
  }
}

// The wheel, in notches, of which each is a step.
export class Wheel {
  turned = 0; // what has not counted yet

  // Take an event; return how many steps it makes, below 0 for up.
  take({ deltaMode, deltaY }) {
    const { whole, size, sum } = NOTCHES[deltaMode];
    const way = Math.sign(deltaY);
    const far = Math.abs(deltaY);
    if (far >= whole) {
      this.turned = 0;
      return way * Math.max(1, Math.round(far / size));
    }
    if (way && way !== Math.sign(this.turned)) this.turned = 0;
    this.turned += deltaY;
    const steps = Math.trunc(this.turned / sum);
    this.turned -= steps * sum;
    return steps;
  }
}
