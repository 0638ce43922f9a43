// Keys, touch, gamepads, sound and pasted codes without a browser.
import assert from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Keys } from "../../../host_sim/web/page/keys.js";
import { read } from "../../../host_sim/web/page/link.js";
import { BUTTONS, read as readKeys } from "../../../host_sim/web/page/ownkeys.js";
import { find, record } from "../../../host_sim/web/page/pasted.js";
import { Speaker } from "../../../host_sim/web/page/sound.js";

const PASTED = new URL("../pasted.json", import.meta.url);
const RECORDS = new URL("../pasted_records.json", import.meta.url);

class Target extends EventTarget {
  send(type, fields = {}) {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    this.dispatchEvent(event);
  }
}

// The drawn buttons: BUTTONS[n] is at x = n. Beside them is something else.
class Case extends Target {
  drawn = BUTTONS.map((name) => {
    const button = { dataset: { key: name }, classList: { toggle() {} } };
    button.closest = () => button;
    return button;
  });
  querySelector(wanted) {
    return this.drawn.find(({ dataset }) => wanted === `[data-key=${dataset.key}]`);
  }
}

// Keys of a page of its own. down: the names of the buttons that are down.
function page(acts, onTouch) {
  const window = new Target();
  const box = new Case();
  const down = new Set();
  const state = { window, box, down, isAway: false, pads: [], log: [] };
  globalThis.addEventListener = (...args) => window.addEventListener(...args);
  globalThis.document = { elementFromPoint: (x) => box.drawn[x] ?? { closest: () => null } };
  Object.defineProperty(globalThis, "navigator", {
    value: { getGamepads: () => state.pads },
    configurable: true,
  });
  const move = (n, isDown) => {
    down[isDown ? "add" : "delete"](BUTTONS[n]);
    state.log.push((isDown ? "+" : "-") + BUTTONS[n]);
  };
  const keys = new Keys(box, move, () => true, () => state.isAway, acts, onTouch);
  state.is = (...names) => assert.deepEqual([...down].sort(), names.sort());
  state.key = (type, key, code, more = {}) => window.send(type, { key, code, ...more });
  state.point = (type, x, more = {}) => {
    const event = { pointerId: 1, pointerType: "touch", isPrimary: true, buttons: 1, ...more };
    (type === "pointerdown" ? box : window).send(type, { clientX: x, clientY: 0, ...event });
  };
  state.pad = (axes, pressed = [], more = {}) => {
    const buttons = Array.from({ length: 17 }, (_, n) => ({ pressed: pressed.includes(n) }));
    state.pads = [{ index: 0, id: "a pad", mapping: "standard", axes, buttons, ...more }];
    keys.poll();
  };
  state.keys = keys;
  return state;
}

const [UP, , , , A, B] = BUTTONS.keys();
const ELSEWHERE = 99;

// --- touch and mouse ---

for (const end of ["pointerup", "pointercancel"]) {
  test(`a finger that slides off the handheld and is lifted there lets go: ${end}`, () => {
    const { point, is } = page();
    point("pointerdown", A);
    is("A");
    point("pointermove", B);
    is("B");
    point("pointermove", ELSEWHERE);
    is();
    point("pointermove", B);
    is("B");
    point(end, ELSEWHERE);
    is();
  });
}

test("a finger whose end was never reported is let go of by the next one", () => {
  const { point, is } = page();
  point("pointerdown", A);
  point("pointerdown", B, { pointerId: 2 });
  is("B");
  point("pointermove", A);
  is("B");
  point("pointerup", B, { pointerId: 2 });
  is();
});

test("two fingers hold two buttons", () => {
  const { point, is } = page();
  point("pointerdown", UP);
  point("pointerdown", A, { pointerId: 2, isPrimary: false });
  is("A", "UP");
  point("pointerup", UP);
  is("A");
});

test("an action lets go at once of a button that the one before still holds", () => {
  const state = page();
  state.keys.hold("MENU");
  state.keys.hold("BACK");
  assert.deepEqual(state.log, ["+B", "-B", "+B"]);
  state.keys.releaseAll();
});

test("a mouse that is let go outside lets go, whether that is told or seen later", () => {
  const { point, is } = page();
  const mouse = { pointerType: "mouse" };
  point("pointerdown", A, mouse);
  point("pointerup", ELSEWHERE, { ...mouse, buttons: 0 });
  is();
  point("pointerdown", A, mouse);
  point("pointermove", A, { ...mouse, buttons: 0 });
  is();
  point("pointermove", A, mouse); // it went down somewhere else
  is();
});

test("what is down is let go of when the page is hidden or loses the keyboard", () => {
  for (const type of ["blur", "visibilitychange"]) {
    const { window, key, point, is } = page();
    key("keydown", "z", "KeyZ");
    point("pointerdown", B);
    is("A", "B");
    window.send(type);
    is();
    point("pointermove", B);
    is();
  }
});

// --- the keyboard ---

test("a key is let go of by its place, whatever it types by then", () => {
  const { key, is } = page();
  key("keydown", "z", "KeyZ");
  key("keyup", "Ω", "KeyZ");
  is();
  key("keydown", "Z", "KeyZ");
  key("keyup", "z", "KeyZ");
  is();
});

test("two keys of a button hold it until both are up", () => {
  const { key, is } = page();
  key("keydown", "z", "KeyZ");
  key("keydown", "Enter", "Enter");
  key("keyup", "z", "KeyZ");
  is("A");
  key("keyup", "Enter", "Enter");
  is();
});

test("what went down before Meta is let go of with it: its own keyup never comes", () => {
  const { key, is } = page();
  key("keydown", "z", "KeyZ");
  key("keydown", "Meta", "MetaLeft", { metaKey: true });
  is("A");
  key("keyup", "Meta", "MetaLeft");
  is();
});

test("a key whose keyup never came presses again", () => {
  const { key, log } = page();
  key("keydown", "z", "KeyZ");
  key("keydown", "z", "KeyZ", { repeat: true });
  key("keydown", "z", "KeyZ");
  assert.deepEqual(log, ["+A", "-A", "+A"]);
});

test("on a layout without our letters the place of a key counts", () => {
  for (const [typed, code, name] of [
    ["я", "KeyZ", "A"],
    ["ч", "KeyX", "B"],
    ["Ц", "KeyW", "UP"],
    ["ζ", "KeyZ", "A"],
    ["Process", "KeyZ", "A"],
    ["z", "KeyW", "A"],
  ]) {
    const { key, is } = page();
    key("keydown", typed, code);
    is(name);
    key("keyup", typed, code);
    is();
  }
  const { key, is } = page();
  key("keydown", "р", "KeyH");
  is("A", "DOWN");
});

// --- gamepads ---

test("a gamepad that is unplugged lets go", () => {
  for (const gone of [[], [null]]) {
    const state = page();
    state.pad([0, 0], [0]);
    state.is("A");
    state.pads = gone;
    state.keys.poll();
    state.is();
  }
  const state = page();
  state.pad([0, 0], [0]);
  state.pad([0, 0], [0], { connected: false });
  state.is();
});

test("a stick that trembles at the threshold presses once", () => {
  const { pad, log } = page();
  for (const lean of [0.2, 0.49, 0.51, 0.47, 0.52, 0.4, 0.9]) pad([lean, 0]);
  assert.deepEqual(log, ["+RIGHT"]);
  for (const lean of [0.34, 0.45, -0.45, -0.6, 0.45]) pad([lean, 0]);
  assert.deepEqual(log, ["+RIGHT", "-RIGHT", "+LEFT", "-LEFT"]);
});

test("axes of an unknown gamepad that rest at -1 are no stick", () => {
  const { pad, is } = page();
  pad([-1, -1], [], { mapping: "" });
  pad([-1, 0.1], [], { mapping: "" });
  is();
  pad([-1, 1], [], { mapping: "" });
  is("DOWN");
});

test("what a gamepad presses while a dialog is open is not meant for the handheld", () => {
  const state = page();
  state.pad([0, 0], [0]);
  state.isAway = true;
  state.pad([0, 0], [0]);
  state.is();
  state.pad([0, 1], [1, 9]);
  state.is();
  state.isAway = false;
  state.pad([0, 1], [1, 9]);
  state.is();
  state.pad([0, 0], []);
  state.pad([0, 1], [1]);
  state.is("B", "DOWN");
});

test("a page that may not look at gamepads plays without", () => {
  const { keys, is } = page();
  navigator.getGamepads = () => {
    throw new DOMException("Blocked by a permissions policy.", "SecurityError");
  };
  keys.poll();
  keys.poll();
  is();
});

// --- sound ---

test("a sound that was suspended, by a call, say, is resumed with the next key", () => {
  const log = [];
  globalThis.AudioContext = class {
    state = "running";
    destination = {};
    constructor() {
      log.push("new");
    }
    async resume() {
      log.push("resume");
      throw new DOMException("not yet");
    }
  };
  globalThis.OscillatorNode = globalThis.GainNode = class {
    connect(to) {
      return to;
    }
    start() {}
  };
  const speaker = new Speaker();
  speaker.wake();
  speaker.wake();
  assert.deepEqual(log, ["new"]);
  for (const state of ["suspended", "interrupted"]) {
    speaker.context.state = state;
    speaker.wake();
  }
  assert.deepEqual(log, ["new", "resume", "resume"]);
});

// --- codes and links as people paste them ---

for (const [text, code] of JSON.parse(readFileSync(PASTED, "utf8"))) {
  test(`the code in ${JSON.stringify(text)} is ${code || "none"}`, () => {
    assert.equal(find(text), code);
    if (code) assert.deepEqual(read(text), { TOMBOLO_CODE: code });
  });
}

test("the record is found in what people paste, and a link with it names nothing else", () => {
  for (const [text, digits] of JSON.parse(readFileSync(RECORDS))) {
    assert.equal(record(text), digits, text);
    if (digits) assert.deepEqual(read(text), { TOMBOLO_RECORD: digits });
  }
  assert.equal(read("#record=VGIE"), null);
});

test("a link that names a game may have been added to, and may be pasted whole", () => {
  const settings = { TOMBOLO_GAME: "hashi", TOMBOLO_SEED: "12345678" };
  for (const link of [
    "#game=hashi&seed=12345678",
    "#game=hashi&seed=12345678&fbclid=1",
    "https://games.example/?fbclid=1#game=hashi&seed=12345678",
  ]) {
    assert.deepEqual(read(link), settings);
  }
  assert.equal(read("#game=Pip2").TOMBOLO_GAME, "Pip2", "as on a board, and of a game of one's own");
  for (const link of ["#fbclid=1", "#game=hashi&side=Z", "#side=A", "#seed=7"]) {
    assert.equal(read(link), null);
  }
});

// --- keys of one's own ---

test("keys of one's own press buttons, also those that there are twice, and the usual ones no more", () => {
  const { key, keys, is } = page();
  keys.use(readKeys("A = lctrl kp5\nB = j\nUP = pageup\n"));
  key("keydown", "Control", "ControlLeft", { ctrlKey: true });
  is("A");
  key("keydown", "j", "KeyJ", { ctrlKey: true });
  is("A", "B");
  key("keyup", "j", "KeyJ");
  key("keyup", "Control", "ControlLeft");
  for (const [name, code, ...down] of [
    ["5", "Numpad5", "A"],
    ["5", "Digit5"],
    ["PageUp", "PageUp", "UP"],
    ["Control", "ControlRight"],
    ["z", "KeyZ"],
    ["ArrowDown", "ArrowDown", "DOWN"],
  ]) {
    key("keydown", name, code);
    is(...down);
    key("keyup", name, code);
  }
});

test("other keys lift the buttons that are down", () => {
  const { key, keys, is } = page();
  key("keydown", "z", "KeyZ");
  is("A");
  keys.use(readKeys("A = j"));
  is();
});

test("an action beside the buttons is done once, and one that there is not here is the browser's", () => {
  const done = [];
  const { key } = page({ LOOK: () => done.push("LOOK") });
  key("keydown", "F9", "F9");
  key("keydown", "F9", "F9", { repeat: true });
  key("keydown", "F11", "F11");
  assert.deepEqual(done, ["LOOK"]);
});

test("a finger is felt on each button that it comes to, a mouse is not", () => {
  let felt = 0;
  const { point } = page({}, () => felt++);
  point("pointerdown", A);
  point("pointermove", A);
  assert.equal(felt, 1);
  point("pointermove", B);
  point("pointerup", B);
  assert.equal(felt, 2);
  point("pointerdown", A, { pointerType: "mouse", pointerId: 2 });
  assert.equal(felt, 2);
});
