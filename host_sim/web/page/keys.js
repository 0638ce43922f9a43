// The six buttons: drawn ones for mouse and fingers, the keyboard's keys, a gamepad.

export const BUTTONS = ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"]; // by the firmware's numbers

// The desktop's keys (host_sim/frontends/controls.py), by the names that browsers give them.
export const KEYS = {
  UP: ["ArrowUp", "w"],
  DOWN: ["ArrowDown", "s"],
  LEFT: ["ArrowLeft", "a"],
  RIGHT: ["ArrowRight", "d"],
  A: ["z", "y", "Enter", " "],
  B: ["x", "Backspace", "Escape"],
  MENU: ["m"],
  HINT: ["h"],
};
// Several buttons held for a moment: which, and for how many ms.
const HELD = { MENU: [["B"], 900], HINT: [["DOWN", "A"], 200] };
const SHORT_MS = 80; // a press by a screen reader
const PAD = { 0: "A", 1: "B", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" };
const PAD_HELD = { 3: "HINT", 8: "MENU", 9: "MENU" };
const STICK = 0.5; // an axis beyond this is a direction

export class Keys {
  // move(number, isDown): a button has moved. isFree(): the keyboard is not needed elsewhere.
  constructor(box, move, isFree) {
    this.box = box;
    this.move = move;
    this.isFree = isFree;
    this.holders = new Map(BUTTONS.map((name) => [name, new Set()]));
    this.pads = new Set(); // buttons of gamepads that are down
    const meanings = Object.entries(KEYS).flatMap(([what, keys]) => keys.map((key) => [key, what]));
    this.meanings = new Map(meanings);
    addEventListener("keydown", (event) => this.keyDown(event));
    addEventListener("keyup", (event) => this.release(this.meanings.get(keyOf(event)), "keyboard"));
    addEventListener("blur", () => this.releaseAll());
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      box.addEventListener(type, (event) => this.point(event, type));
    }
    box.addEventListener("click", (event) => event.detail === 0 && this.tap(event.target));
    box.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  press(name, holder) {
    const holders = this.holders.get(name);
    if (!holders) return;
    if (!holders.size) this.set(name, true);
    holders.add(holder);
  }

  release(name, holder) {
    const holders = this.holders.get(name);
    if (holders?.delete(holder) && !holders.size) this.set(name, false);
  }

  releaseAll() {
    for (const [name, holders] of this.holders) {
      if (holders.size) this.set(name, false);
      holders.clear();
    }
  }

  set(name, isDown) {
    this.box.querySelector(`[data-key=${name}]`).classList.toggle("down", isDown);
    this.move(BUTTONS.indexOf(name), isDown);
  }

  hold(what) {
    const [names, ms] = HELD[what];
    for (const name of names) {
      this.press(name, what);
      setTimeout(() => this.release(name, what), ms);
    }
  }

  keyDown(event) {
    const what = this.meanings.get(keyOf(event));
    if (!what || event.ctrlKey || event.altKey || event.metaKey || !this.isFree(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (what in HELD) this.hold(what);
    else this.press(what, "keyboard");
  }

  // A finger, or the mouse, holds the button that it is on; it may slide to another.
  point(event, type) {
    const isOver = type === "pointerup" || type === "pointercancel";
    const isDown = !isOver && (event.pointerType === "touch" || event.buttons & 1);
    if (type === "pointerdown") event.target.releasePointerCapture?.(event.pointerId);
    const there = isDown && document.elementFromPoint(event.clientX, event.clientY);
    const name = there && there.closest("[data-key]")?.dataset.key;
    for (const [other, holders] of this.holders) {
      if (other !== name && holders.has(event.pointerId)) this.release(other, event.pointerId);
    }
    if (name) this.press(name, event.pointerId);
  }

  tap(target) {
    const name = target.closest("[data-key]")?.dataset.key;
    this.press(name, "tap");
    setTimeout(() => this.release(name, "tap"), SHORT_MS);
  }

  // Look at the gamepads: browsers report no events of theirs.
  poll() {
    for (const pad of navigator.getGamepads?.() ?? []) {
      if (!pad) continue;
      const [x = 0, y = 0] = pad.axes;
      const leans = { LEFT: x < -STICK, RIGHT: x > STICK, UP: y < -STICK, DOWN: y > STICK };
      const down = new Set(BUTTONS.filter((name) => leans[name]));
      for (const [n, name] of Object.entries(PAD)) if (pad.buttons[n]?.pressed) down.add(name);
      for (const name of BUTTONS) {
        if (down.has(name)) this.press(name, "pad" + pad.index);
        else this.release(name, "pad" + pad.index);
      }
      for (const [n, what] of Object.entries(PAD_HELD)) {
        const id = `${pad.index} ${n}`;
        if (!pad.buttons[n]?.pressed) this.pads.delete(id);
        else if (!this.pads.has(id)) {
          this.pads.add(id);
          this.hold(what);
        }
      }
    }
  }
}

const keyOf = (event) => (event.key.length === 1 ? event.key.toLowerCase() : event.key);
