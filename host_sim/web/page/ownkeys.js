// What each key does, and keys.txt, in which people change that. The twin of the desktop's
// host_sim/frontends/controls.py: the names of keys and actions are those.

export const DEFAULTS = `\
UP = up w
DOWN = down s
LEFT = left a
RIGHT = right d
A = z y return kp_enter space
B = x backspace escape
MENU = m
HINT = h
REWIND = r
COPY = f6
LOOK = f9
RECORD = f10
FULLSCREEN = f11
PICTURE = f12
`;
const ACTIONS = DEFAULTS.trim()
  .split("\n")
  .map((line) => line.split(" ")[0]);
export const BUTTONS = ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"]; // by the firmware's numbers
// The names that browsers give to keys, or to the places of those that there are twice.
const NAMES = {
  ...{ up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" },
  ...{ return: "Enter", space: " ", backspace: "Backspace", escape: "Escape", tab: "Tab" },
  ...{ delete: "Delete", insert: "Insert", home: "Home", end: "End" },
  ...{ pageup: "PageUp", pagedown: "PageDown", kp_enter: "NumpadEnter" },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`kp${n}`, `Numpad${n}`])),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`f${n + 1}`, `F${n + 1}`])),
  ...{ lshift: "ShiftLeft", rshift: "ShiftRight", lctrl: "ControlLeft", rctrl: "ControlRight" },
  ...{ lalt: "AltLeft", ralt: "AltRight" },
};

// A mistake in keys.txt. kind: of the sentences in keysbox.js; line: its number, 0 for none; what: it is about.
export class Mistake extends Error {
  constructor(kind, line, what) {
    super(`${kind}: ${line} ${what}`);
    Object.assign(this, { kind, line, what });
  }
}

// Return what the keys do by the text of keys.txt: [name of a key, action] each. Throws a Mistake.
// A line replaces the keys of one action. The others keep theirs, except keys that a line takes.
export function read(text) {
  const wanted = lines(text);
  const found = new Map();
  for (const [what, keys] of lines(DEFAULTS)) {
    if (!wanted.has(what)) for (const key of keys) found.set(key, what);
  }
  for (const [what, keys] of wanted) for (const key of keys) found.set(key, what);
  const doing = new Set(found.values());
  const lacks = BUTTONS.find((button) => !doing.has(button));
  if (lacks) throw new Mistake("NONE", 0, lacks);
  return [...found];
}

// Return the same by the names that browsers give to keys.
export const browsers = (found) => new Map(found.map(([key, what]) => [NAMES[key] ?? key, what]));

function lines(text) {
  const found = new Map();
  const used = new Set();
  text.split(/\r\n|[\r\n]/).forEach((whole, n) => {
    const [, name, keys] = /^\s*([^#=]*?)\s*(?:=\s*([^#]*?)\s*)?(?:#.*)?$/.exec(whole) ?? ["", whole];
    const fail = (kind, about) => {
      throw new Mistake(kind, n + 1, about);
    };
    if (!name && keys === undefined) return;
    if (!keys) fail("FORM", "A = z return");
    const what = name.toUpperCase();
    if (!ACTIONS.includes(what)) fail("ACTION", what);
    if (found.has(what)) fail("AGAIN", what);
    found.set(what, keys.toLowerCase().split(/\s+/));
    for (const key of found.get(what)) {
      if ([...key].length > 1 && !Object.hasOwn(NAMES, key)) fail("NAME", key);
      if (used.has(key)) fail("TWICE", key);
      used.add(key);
    }
  });
  return found;
}
