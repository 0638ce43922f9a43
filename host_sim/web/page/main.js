// The page: one handheld, drawn, with its keys, its saves and its links.
// starting.js comes before it, and says why it could not start.

import { Acts } from "./acts.js";
import { Aloud } from "./aloud.js";
import { Better } from "./better.js";
import { Dealt } from "./dealt.js";
import * as links from "./link.js";
import { Keys } from "./keys.js";
import { KeysBox } from "./keysbox.js";
import { Given } from "./given.js";
import { makeMachine, toHex } from "./machine.js";
import { Layout } from "./layout.js";
import { Message } from "./message.js";
import { loadMicroPython } from "./micropython.js";
import { note, noted } from "./notes.js";
import { PackBox } from "./packbox.js";
import { fetchPart, Lacking } from "./parts.js";
import { Pointing } from "./pointing.js";
import { Lasting, Save, turn as myTurn } from "./save.js";
import { SaveBox } from "./savebox.js";
import { SendBox } from "./sendbox.js";
import { LOOKS, Screen } from "./screen.js";
import { Speaker } from "./sound.js";
import { offline, watch } from "./visit.js";
import { Welcome } from "./welcome.js";
import { preferred, WORDS } from "./words.js";

const AT_MOST_MS = 8; // of each picture's 16, for the firmware: it may think
const ASLEEP_MS = 1000; // a longer gap between two pictures: page and handheld were asleep
const PAINTED_MS = 50; // after which the title is seen
const SOON_MS = 150; // what comes that soon is not worth a word
const TICKS = 0x1fffffff;
const TURNED = { 0: 1, 1: 0, 2: 3, 3: 2 }; // directions of a handheld held upside down
const LOOK = "look";
const ONCE = ["TOMBOLO_CODE", "TOMBOLO_RECORD"];
const IS_CALM = matchMedia("(prefers-reduced-motion: reduce)");

let words = WORDS[preferred() ?? "en"];
const find = (id) => document.getElementById(id);
const box = find("case");
const screen = new Screen(find("screen"));
const layout = new Layout(screen, box);
const message = new Message(find("message"), () => words);
const speaker = new Speaker();
const aloud = new Aloud(find("screen"), find("spoken"));
const save = new Save();
const lasting = new Lasting();
const dealt = new Dealt();
const better = new Better(find("better"), () => (!hasEnded && machine?.parts.isWhole ? machine : null));
const acts = {
  LOOK: nextLook,
  PICTURE: () => sendBox.keepPicture(),
  RECORD: () => sendBox.record(),
};
const keys = new Keys(box, move, isFree, isAway, acts, () => keysBox.touched());
new Pointing(find("screen"), (event) => screen.dotAt(event), point);
new Acts(find("acts"), keys, refuses, () => point("new_game"));
const saveBox = new SaveBox(
  save,
  () => machine,
  () => words,
  (kept) => {
    watched(kept);
    switchOn();
  },
  (found) => given.open(found, words.NO_SAVE, (text) => saveBox.say(text)),
);

const packBox = new PackBox(
  save,
  () => machine,
  () => words,
  message,
  (kept) => {
    watched(kept);
    if (machine) switchOn();
  },
  (found) => given.open(found, words.PACK_BROKEN, (text) => packBox.say(text)),
);

const sendBox = new SendBox(
  () => machine,
  () => words,
  message,
  () => screen.lit(),
);

const keysBox = new KeysBox(keys, () => words);

const welcome = new Welcome(
  () => machine,
  () => words,
  message,
  dealt,
  deal,
  attempt,
);

const boxes = { saves: saveBox, packs: packBox, keys: keysBox };
const given = new Given(
  () => machine,
  () => words,
  message,
  boxes,
  deal,
  () => machine?.parts.whole(),
);

let machine = null; // null: it has stopped, or is not there yet
let settings = {}; // what settings.toml has on a board
let clock = 0; // ms of the handheld: it stands still while the page is hidden
let last = performance.now(); // when the clock was set
let restUntil = 0; // ms of the clock: the program rests until then, or until a button moves
let sleepUntil = 0;
let hasEvent = false;
let hasEnded = false; // after a crash: only a reload of the page can follow
let lacks = false; // a part of the program that is wanted now is on its way
let isLate = false; // a turn is to be taken then
const waiting = []; // what is to be done with the handheld after that
let unsaved = null; // bytes of nvm that were written in this turn
let isFailing = false; // what was saved last is not kept
let day = 0; // of the month, of which "Today" is shown
let turned = new Map(); // buttons that are down as other ones

// --- time ---

function now() {
  const gap = performance.now() - last;
  if (gap < ASLEEP_MS) clock += gap;
  last += gap;
  return clock;
}

// Let the firmware take as many turns as are due, but not for long.
function run() {
  const end = performance.now() + AT_MOST_MS;
  catchUp();
  while (machine && !lacks && !hasEnded && now() >= sleepUntil && (clock >= restUntil || hasEvent)) {
    try {
      if (!turn()) break;
    } catch (error) {
      console.error(error);
      machine = null;
      find("loading").hidden = true;
      message.hold("stopped", words.STOPPED, [], false);
    }
    if (unsaved) {
      watched(save.keep(unsaved));
      unsaved = null;
    }
    if (performance.now() > end) break;
  }
}

// Take a turn; return false if a part of the program has to come first.
function turn() {
  let seen = [];
  const look = () => {
    seen = [machine.turn(), machine.is_turned(), machine.finished(), machine.is_offered()];
  };
  isLate = !tried(look);
  if (isLate) return false;
  const [rest, isTurned, finished, isOffered] = seen;
  find("loading").hidden = true;
  hasEvent = false;
  hasEnded = rest === null;
  restUntil = clock + rest;
  sleepUntil = rest < 0 ? clock - rest : 0;
  screen.hold(isTurned);
  lasting.note(finished);
  dealt.look(() => isOffered);
  return true;
}

// Do something with the handheld; return false where that takes a part of the program that has not
// come yet. Then nothing has been done, and the part is asked for at once.
function tried(act) {
  const before = settings;
  try {
    if (machine) machine.parts.during(act);
  } catch (error) {
    if (!(error instanceof Lacking)) throw error;
    settings = before;
    lacks = true;
    const { missing } = machine.parts; // of which something else is said
    const clock = setTimeout(() => missing.size || message.hold("part", words.MOMENT, [], false), SOON_MS);
    machine.parts.want(error.part).then(() => {
      lacks = false;
      clearTimeout(clock);
      message.release("part");
      run();
    });
    return false;
  }
  return true;
}

// Do something with the handheld, now or as soon as that can be.
function attempt(act) {
  waiting.push(act);
  catchUp();
}

function catchUp() {
  while (waiting.length && !lacks && !isLate) {
    const act = waiting.shift();
    if (!tried(act)) waiting.unshift(act);
  }
}

// What a click leads to needs all of the program: it is made once more when that is there.
function needWhole(button) {
  const later = (event) => {
    if (!machine || machine.parts.isWhole) return;
    event.stopImmediatePropagation();
    message.tell(words.MOMENT);
    machine.parts.whole().then(() => button.click());
  };
  button.addEventListener("click", later, true);
}

// Say once that nothing is kept, and once that it is kept again.
async function watched(kept) {
  try {
    await kept;
    if (isFailing) message.release("not kept");
    isFailing = false;
  } catch (error) {
    if (!isFailing) notKept();
    isFailing = true;
    console.error(error);
  }
}

function frame() {
  requestAnimationFrame(frame);
  keys.poll();
  run();
  hasEvent ||= better.look();
  screen.draw();
  sendBox.look();
  if (new Date().getDate() !== day) showToday();
  box.classList.toggle("left", screen.isHeldTurned);
}

// --- what surrounds the handheld ---

const world = {
  now: () => Math.floor(now()) & TICKS,
  show: (bits, rotation) => screen.show(bits, rotation),
  light: (brightness) => screen.light(brightness),
  keep: (nvm) => (unsaved = nvm),
  play: (hz) => speaker.play(hz),
  say,
  setting: (name) => {
    const value = settings[name] ?? null;
    // The link's game has begun.
    if (name === "TOMBOLO_SEED" || (ONCE.includes(name) && value)) settings = {};
    if (name === "TOMBOLO_CALM") return IS_CALM.matches ? "yes" : null;
    if (name === "TOMBOLO_PAGE") return links.pageOf(location);
    if (name === "TOMBOLO_POINTS") return noted("points"); // as long as another link brings others
    return name === "TOMBOLO_LANGUAGE" ? preferred() : value;
  },
  random: () => crypto.getRandomValues(new Uint8Array(1))[0],
  day: () => links.dayOf(new Date()),
  print: (line) => console.log(line),
};

function move(number, isDown) {
  if (!machine) return;
  speaker.wake();
  if (isDown) turned.set(number, screen.isHeldTurned ? (TURNED[number] ?? number) : number);
  better.touch();
  machine.key(turned.get(number) ?? number, isDown);
  hasEvent = true;
  run();
}

// Somebody points at the display: what is tap, drag or wheel of turns.py.
function point(what, ...where) {
  if (!machine || isAway()) return true;
  better.touch();
  speaker.wake();
  if (lacks) return true; // it would mean what comes up next
  let isTaken = true;
  attempt(() => (isTaken = machine[what](...where)));
  hasEvent = true;
  run();
  return isTaken;
}

// Say why a button of the page has nothing to do here; return false if it has.
function refuses(what) {
  const why = { HINT: words.NO_HINT, BACK: words.NO_UNDO }[what];
  let can = true;
  if (why && machine) tried(() => (can = machine.can_press(what)));
  if (can) return false;
  message.tell(why);
  return true;
}

function isAway() {
  return document.querySelector("dialog[open]") !== null;
}

function isFree(event) {
  if (isAway()) return false;
  const isButton = document.activeElement.closest("nav, .acts, .message");
  return !(isButton && (event.key === "Enter" || event.key === " "));
}

function say(text, language, told) {
  if (WORDS[language] && words !== WORDS[language]) {
    words = WORDS[language];
    document.documentElement.lang = language;
    translate();
  }
  aloud.say(text, told);
}

// --- around it ---

function notKept() {
  const why = note(LOOK, screen.look) ? words.NOT_KEPT : words.BLOCKED;
  message.hold("not kept", why, [[words.SAVE, () => find("save").click()]]);
}

function translate() {
  for (const part of document.querySelectorAll("[data-words]")) {
    part.textContent = words[part.dataset.words];
  }
  for (const part of document.querySelectorAll("[data-label]")) {
    part.setAttribute("aria-label", words[part.dataset.label]);
  }
  find("own").href = words.BOARDS;
  find("rules").href = words.RULES_PAGE;
  showToday();
  keysBox.list();
}

function showToday() {
  const now = new Date();
  const today = links.numberOf(now);
  day = now.getDate();
  find("today").textContent = words.TODAY + today;
  find("today").href = "#game=hashi&seed=" + today;
}

function setLook(name) {
  screen.setLook(name);
  note(LOOK, screen.look);
}

function nextLook() {
  const names = Object.keys(LOOKS);
  setLook(names[(names.indexOf(screen.look) + 1) % names.length]);
  message.tell(words.LOOK_IS + words.LOOKS[screen.look]);
}

// --- start ---

// Open what a link names, once: reloading the page then goes on with the game. After a visit that has
// hung, a game that was not saved is dealt once more, but not again, for it may be what hangs.
async function takeLink(wasHung) {
  if (!location.hash) {
    take(dealt.again());
    if (wasHung) dealt.begin({});
    return;
  }
  const pack = links.packNamed(location.hash);
  if (pack) await machine.parts.whole();
  if (pack) await packBox.fetch(links.packOf(location.hash), pack);
  const found = links.read(location.hash);
  if (found) {
    take(found);
  } else {
    settings = dealt.again(); // of what is up
    message.tell(words.NO_LINK);
  }
  if (location.hash) history.replaceState(null, "", links.write(""));
}

function take({ TOMBOLO_POINTS, ...found }) {
  settings = found;
  if (TOMBOLO_POINTS) note("points", found.TOMBOLO_CODE + "=" + TOMBOLO_POINTS);
  dealt.begin(found);
  message.release("lesson"); // it offers the game of the link before
}

// A code is pasted, or whatever has one in it.
function paste(event) {
  if (!machine || isAway()) return;
  const found = links.read(event.clipboardData.getData("text"));
  if (found && Object.keys(found).length > 0) deal(found);
  else message.tell(words.NO_LINK);
}

// Begin the game of a link, of a text, of a file.
function deal(found) {
  take(found);
  switchOn();
  box.focus();
}

// Play what a link of the page names, with no step in the browser's history.
function follow(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !machine) return;
  event.preventDefault();
  deal(links.read(event.currentTarget.hash));
}

// What a mouse or a finger has pressed does not keep the keyboard: Enter is for the handheld.
function giveBack(event) {
  message.tell("");
  if (event.detail > 0) box.focus();
}

function switchOn(wasHung = false) {
  attempt(() => machine.start(save.bytes ? toHex(save.bytes) : "", wasHung));
  restUntil = sleepUntil = clock;
  hasEnded = false;
  lasting.note(null); // what is there already is not news
}

function stop() {
  machine = null;
  screen.light(0);
  stayOut(words.TAKEN);
}

function otherTab(takeOver) {
  stayOut(words.OTHER_TAB, [[words.TAKE, takeOver]]);
}

function stayOut(why, ways = []) {
  find("loading").hidden = true;
  message.hold("another tab", why, ways, false);
}

async function main() {
  const made = makeMachine(loadMicroPython, world, fetchPart("first.bin"));
  made.catch(() => {}); // it is said below
  save.begin();
  document.documentElement.lang = preferred() ?? "en";
  translate();
  setLook(noted(LOOK));
  addEventListener("resize", () => layout.fit());
  addEventListener("paste", paste);
  layout.fit();
  for (const part of document.querySelectorAll("nav, #acts")) {
    part.addEventListener("click", giveBack, true);
  }
  find("today").onclick = follow;
  find("look").onclick = nextLook;
  for (const id of ["send", "save", "packs"]) needWhole(find(id));
  await myTurn(otherTab, stop);
  message.release("another tab");
  if (!(await save.open())) notKept();
  machine = await made;
  machine.parts.onTrouble = (isMissing) => {
    if (isMissing) message.hold("missing", words.MISSING, [], false);
    else message.release("missing");
  };
  const wasHung = watch();
  if (save.bytes || location.hash) machine.parts.whole(); // more than the title will be wanted
  if (save.packs.length) await machine.parts.whole();
  if (!wasHung) packBox.layKept();
  else if (save.packs.length) message.hold("packs", words.PACKS_OFF, [[words.PACKS, () => find("packs").click()]]);
  await takeLink(wasHung);
  addEventListener("hashchange", async () => {
    if (!location.hash) return;
    await takeLink();
    switchOn();
  });
  switchOn(wasHung);
  box.focus();
  frame();
  attempt(() => welcome.greet(dealt.again(), !save.bytes));
  setTimeout(() => machine?.parts.whole().then(offline), PAINTED_MS);
}

main().then(starting.done, (error) => {
  console.error(error);
  starting.failed(error);
});
