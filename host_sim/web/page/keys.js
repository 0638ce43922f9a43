// The six buttons: drawn ones for mouse and fingers, the keyboard's keys, a gamepad.

import { Pads } from "./gamepad.js";
import { browsers, BUTTONS, read } from "./ownkeys.js";

// Several buttons held for a moment: which, and for how many ms.
const SHORT_MS = 80; // a press by a screen reader
const HELD = { MENU: [["B"], 900], HINT: [["DOWN", "A"], 200], BACK: [["B"], SHORT_MS] };
const PLACE = /^Key([A-Z])$/; // a letter's place on the keyboard, as browsers name it
const TWICE = /^Numpad|(Left|Right)$/; // places of keys that there are twice

export class Keys {
  // move(number, isDown): a button has moved. isFree(event): the keyboard is not needed elsewhere.
  // isAway(): something else is in front of the handheld. acts: what other actions of keys.txt do.
  // onTouch(): a finger has pressed a button.
  constructor(box, move, isFree, isAway, acts = {}, onTouch = () => {}) {
    Object.assign(this, { acts, onTouch });
    this.box = box;
    this.move = move;
    this.isFree = isFree;
    this.isAway = isAway;
    this.holders = new Map(BUTTONS.map((name) => [name, new Set()]));
    this.down = new Map(); // keys of the keyboard, by their places, and the buttons that they hold
    this.pointers = new Map(); // pointers that went down on the handheld, and their kinds
    this.meanings = browsers(read(""));
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
    box.addEventListener("contextmenu", (event) => {
      if (!event.target.closest(".message")) event.preventDefault(); // its text may be copied
    });
  }

  // Let keys do something else: what read() of ownkeys.js returns.
  use(found) {
    this.releaseAll();
    this.meanings = browsers(found);
  }

  // Return the browser's names of the keys of an action.
  of(what) {
    return [...this.meanings].filter(([, does]) => does === what).map(([key]) => key);
  }

  // What a key does: by which of two it is, by what it types, or if that is none of ours, as on a
  // Cyrillic or Greek layout, by its place on the keyboard.
  meaningOf(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const letter = PLACE.exec(event.code)?.[1].toLowerCase();
    const one = TWICE.test(event.code) && this.meanings.get(event.code);
    return one || (this.meanings.get(key) ?? this.meanings.get(letter));
  }

  // Return true if a key is pressed for the browser: with Ctrl, say, unless that is one of ours.
  isCommand(event) {
    const isOurs = (name) => this.meanings.has(name + "Left") || this.meanings.has(name + "Right");
    const isDown = { Control: event.ctrlKey, Alt: event.altKey, Meta: event.metaKey };
    return Object.keys(isDown).some((name) => isDown[name] && !isOurs(name));
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

  // An action that still holds a button, for MENU is longer than it need be, lets it go at once.
  hold(what) {
    const [names, ms] = HELD[what];
    for (const name of names) {
      for (const before of Object.keys(HELD)) this.release(name, before);
      this.press(name, what);
      setTimeout(() => this.release(name, what), ms);
    }
  }

  keyDown(event) {
    const what = this.meaningOf(event);
    const isKnown = BUTTONS.includes(what) || what in HELD || what in this.acts;
    if (!isKnown || this.isCommand(event) || !this.isFree(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (what in this.acts) return this.acts[what]();
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
    if (!name) return;
    if (event.pointerType === "touch" && !this.holders.get(name)?.has(id)) this.onTouch();
    this.press(name, id);
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

const placeOf = (event) => event.code || event.key.toLowerCase();
