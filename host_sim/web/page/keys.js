// The six buttons: drawn ones for mouse and fingers, the keyboard's keys, a gamepad.

import { Pads } from "./gamepad.js";

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
const PLACE = /^Key([A-Z])$/; // a letter's place on the keyboard, as browsers name it

export class Keys {
  // move(number, isDown): a button has moved. isFree(event): the keyboard is not needed elsewhere.
  // isAway(): something else is in front of the handheld.
  constructor(box, move, isFree, isAway) {
    this.box = box;
    this.move = move;
    this.isFree = isFree;
    this.isAway = isAway;
    this.holders = new Map(BUTTONS.map((name) => [name, new Set()]));
    this.down = new Map(); // keys of the keyboard, by their places, and the buttons that they hold
    this.pointers = new Map(); // pointers that went down on the handheld, and their kinds
    this.pads = new Pads(
      (name, holder) => this.press(name, holder),
      (name, holder) => this.release(name, holder),
      (what) => this.hold(what),
    );
    addEventListener("keydown", (event) => this.keyDown(event));
    addEventListener("keyup", (event) => this.keyUp(event));
    addEventListener("blur", () => this.releaseAll());
    addEventListener("visibilitychange", () => this.releaseAll());
    box.addEventListener("pointerdown", (event) => this.pointDown(event));
    // Wherever it is by then: a finger slides off the handheld, a mouse is let go outside.
    for (const type of ["pointermove", "pointerup", "pointercancel"]) {
      addEventListener(type, (event) => this.point(event, type === "pointermove"));
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
    this.down.clear();
    this.pointers.clear();
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
    const what = meaningOf(event);
    if (!what || event.ctrlKey || event.altKey || event.metaKey || !this.isFree(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (what in HELD) return this.hold(what);
    this.letGo(placeOf(event)); // its keyup never came
    this.down.set(placeOf(event), what);
    this.press(what, placeOf(event));
  }

  // By the place of the key: what it types may be something else by now, with Shift or Alt.
  keyUp(event) {
    this.letGo(placeOf(event));
    // While Meta is down a Mac reports no keyup of other keys.
    if (event.key === "Meta") for (const place of this.down.keys()) this.letGo(place);
  }

  letGo(place) {
    this.release(this.down.get(place), place);
    this.down.delete(place);
  }

  // A first finger, or a mouse: those before it have been lifted, whether that was reported or not.
  pointDown(event) {
    if (event.isPrimary) {
      for (const [id, kind] of this.pointers) {
        if (kind === event.pointerType) this.lift(id);
      }
    }
    event.target.releasePointerCapture?.(event.pointerId);
    this.pointers.set(event.pointerId, event.pointerType);
    this.point(event, true);
  }

  // A finger, or the mouse, holds the button that it is on; it may slide to another.
  point(event, isMove) {
    const id = event.pointerId;
    if (!this.pointers.has(id)) return;
    if (!isMove || !(event.pointerType === "touch" || event.buttons & 1)) return this.lift(id);
    const there = document.elementFromPoint(event.clientX, event.clientY);
    const name = there?.closest("[data-key]")?.dataset.key;
    this.releaseBut(name, id);
    if (name) this.press(name, id);
  }

  lift(id) {
    this.pointers.delete(id);
    this.releaseBut(null, id);
  }

  releaseBut(name, holder) {
    for (const other of BUTTONS) if (other !== name) this.release(other, holder);
  }

  tap(target) {
    const name = target.closest("[data-key]")?.dataset.key;
    this.press(name, "tap");
    setTimeout(() => this.release(name, "tap"), SHORT_MS);
  }

  // Look at the gamepads.
  poll() {
    if (!this.pads) return;
    try {
      this.pads.look(navigator.getGamepads?.() ?? [], this.isAway());
    } catch {
      this.pads = null; // a frame of another page may not look at them
    }
  }
}

const MEANINGS = new Map(
  Object.entries(KEYS).flatMap(([what, keys]) => keys.map((key) => [key, what])),
);
const placeOf = (event) => event.code || event.key.toLowerCase();

// What a key does: by what it types, or if that is none of ours, as on a Cyrillic or Greek layout, by
// its place on the keyboard.
function meaningOf(event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const letter = PLACE.exec(event.code)?.[1].toLowerCase();
  return MEANINGS.get(key) ?? MEANINGS.get(letter);
}
