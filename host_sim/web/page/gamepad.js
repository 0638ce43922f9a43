// Gamepads. Browsers report no events of theirs, so somebody has to look, again and again.

const WAYS = [
  ["LEFT", "RIGHT"],
  ["UP", "DOWN"],
]; // of the first two axes
const PAD = { 0: "A", 1: "B", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" };
const PAD_HELD = { 3: "HINT", 8: "MENU", 9: "MENU" };
const LEANS = 0.5; // an axis beyond this is a direction,
const RESTS = 0.35; // until it is back within this: a stick trembles

export class Pads {
  // press(name, holder), release(name, holder): a button goes down or up. hold(what): as in keys.js.
  constructor(press, release, hold) {
    this.press = press;
    this.release = release;
    this.hold = hold;
    this.pads = new Map(); // by index and name: what was found the last time
  }

  // pads: as navigator.getGamepads() returns them. isAway: nothing of them is meant for the handheld.
  look(pads, isAway) {
    const there = new Set();
    for (const pad of pads) {
      if (!pad || pad.connected === false) continue;
      const holder = `pad ${pad.index} ${pad.id}`;
      there.add(holder);
      if (!this.pads.has(holder)) {
        // An axis of an unknown kind may rest at -1: it is a stick's once it has been in the middle.
        const rest = pad.mapping === "standard" ? 0 : null;
        this.pads.set(holder, { ways: [rest, rest], down: new Set(), pressed: new Set() });
      }
      this.compare(holder, this.found(holder, pad), isAway);
    }
    for (const holder of this.pads.keys()) {
      if (there.has(holder)) continue;
      this.compare(holder, new Set(), true); // it was unplugged
      this.pads.delete(holder);
    }
  }

  // The names of what is down.
  found(holder, pad) {
    const { ways } = this.pads.get(holder);
    const down = new Set();
    for (const axis of [0, 1]) {
      const lean = pad.axes[axis] ?? 0;
      if (Math.abs(lean) <= RESTS) ways[axis] = 0;
      else if (ways[axis] === null) continue;
      else if (Math.abs(lean) >= LEANS) ways[axis] = Math.sign(lean);
      else if (Math.sign(lean) !== ways[axis]) ways[axis] = 0;
      if (ways[axis]) down.add(WAYS[axis][ways[axis] > 0 ? 1 : 0]);
    }
    for (const [n, name] of Object.entries({ ...PAD, ...PAD_HELD })) {
      if (pad.buttons[n]?.pressed) down.add(name);
    }
    return down;
  }

  // Press and release what has changed. What goes down while isAway counts only the next time.
  compare(holder, down, isAway) {
    const pad = this.pads.get(holder);
    for (const name of pad.pressed) {
      if (down.has(name) && !isAway) continue;
      pad.pressed.delete(name);
      this.release(name, holder);
    }
    for (const name of down) {
      if (pad.down.has(name) || isAway) continue;
      if (Object.values(PAD_HELD).includes(name)) {
        this.hold(name);
      } else {
        pad.pressed.add(name);
        this.press(name, holder);
      }
    }
    pad.down = down;
  }
}
