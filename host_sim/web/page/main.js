// The page: one handheld, drawn, with its keys, its saves and its links.

import * as links from "./link.js";
import { KEYS, Keys } from "./keys.js";
import { fetchProgram, makeMachine, toHex } from "./machine.js";
import { SCOPE } from "./scope.js";
import { LOOKS, Screen } from "./screen.js";
import { Save, turn as myTurn } from "./save.js";
import { Speaker } from "./sound.js";
import { preferred, WORDS } from "./words.js";

const AT_MOST_MS = 8; // of each picture's 16, for the firmware: it may think
const ASLEEP_MS = 1000; // a longer gap between two pictures: page and handheld were asleep
const TICKS = 0x1fffffff;
const TURNED = { 0: 1, 1: 0, 2: 3, 3: 2 }; // directions of a handheld held upside down
const RUNNING = SCOPE + " running"; // in localStorage: the page was seen and has not said goodbye
const LOOK = SCOPE + " look";
const OPENING = ["TOMBOLO_CODE", "TOMBOLO_GAME", "TOMBOLO_SEED"];

const find = (id) => document.getElementById(id);
const box = find("case");
const screen = new Screen(find("screen"), find("glass"));
const speaker = new Speaker();
const save = new Save();
const keys = new Keys(box, move, isFree, isAway);

let words = WORDS[preferred() ?? "en"];
let machine = null; // null: it has stopped, or is not there yet
let settings = {}; // what settings.toml has on a board
let clock = 0; // ms of the handheld: it stands still while the page is hidden
let last = performance.now(); // when the clock was set
let restUntil = 0; // ms of the clock: the program rests until then, or until a button moves
let sleepUntil = 0;
let hasEvent = false;
let hasEnded = false; // after a crash: only a reload of the page can follow
let unsaved = null; // bytes of nvm that were written in this turn
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
  while (machine && !hasEnded && now() >= sleepUntil && (clock >= restUntil || hasEvent)) {
    hasEvent = false;
    try {
      const rest = machine.turn();
      hasEnded = rest === null;
      restUntil = clock + rest;
      sleepUntil = rest < 0 ? clock - rest : 0;
    } catch (error) {
      console.error(error);
      machine = null;
      tell(words.STOPPED);
    }
    if (machine) screen.hold(machine.is_turned());
    if (unsaved) {
      save.keep(unsaved).catch(() => tell(words.NOT_KEPT));
      unsaved = null;
    }
    if (performance.now() > end) break;
  }
}

function frame() {
  requestAnimationFrame(frame);
  keys.poll();
  run();
  screen.draw();
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
    if (name === "TOMBOLO_SEED" || (name === "TOMBOLO_CODE" && value)) settings = {};
    return name === "TOMBOLO_LANGUAGE" ? preferred() : value;
  },
  random: () => crypto.getRandomValues(new Uint8Array(1))[0],
  print: (line) => console.log(line),
};

function move(number, isDown) {
  if (!machine) return;
  speaker.wake();
  if (isDown) turned.set(number, screen.isHeldTurned ? (TURNED[number] ?? number) : number);
  machine.key(turned.get(number) ?? number, isDown);
  hasEvent = true;
  run();
}

function isAway() {
  return document.querySelector("dialog[open]") !== null;
}

function isFree(event) {
  if (isAway()) return false;
  const isButton = document.activeElement.closest("nav, .message");
  return !(isButton && (event.key === "Enter" || event.key === " "));
}

// Say what has changed on the display; the canvas has all of it.
function say(text, language) {
  if (WORDS[language] && words !== WORDS[language]) {
    words = WORDS[language];
    document.documentElement.lang = language;
    translate();
  }
  const before = new Set((find("screen").getAttribute("aria-label") ?? "").split("\n"));
  find("screen").setAttribute("aria-label", text);
  const lines = text.split("\n").filter((line) => !before.has(line));
  const chosen = lines.filter((line) => line.startsWith("▶"));
  const isMoved = lines.every((line) => chosen.includes(line) || before.has("▶ " + line));
  find("spoken").textContent = (isMoved ? chosen : lines).join("\n").replaceAll("▶ ", "");
}

// --- around it ---

function tell(text, button) {
  find("message").replaceChildren(text, ...(button ? [button] : []));
  fit();
}

function translate() {
  for (const part of document.querySelectorAll("[data-words]")) {
    part.textContent = words[part.dataset.words];
  }
  showToday();
  const rows = [
    [["↑ ↓ ← →, W A S D"], words.WAYS],
    [KEYS.A, "A: " + words.DO],
    [KEYS.B, "B: " + words.BACK],
    [KEYS.MENU, words.MENU],
    [KEYS.HINT, words.HINT],
  ];
  const named = (key) => (key === " " ? words.SPACE : key.length === 1 ? key.toUpperCase() : key);
  find("keys").replaceChildren(
    ...rows.map(([names, does]) => {
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.textContent = names.map(named).join(", ");
      row.append(head, does);
      return row;
    }),
  );
}

function showToday() {
  const now = new Date();
  const today = links.numberOf(now);
  day = now.getDate();
  find("today").textContent = words.TODAY + today;
  find("today").href = "#game=hashi&seed=" + today;
}

function fit() {
  const isAcross = innerWidth >= innerHeight;
  const around = document.body.scrollHeight ? find("message").offsetHeight + 120 : 120;
  screen.fit(isAcross ? innerHeight - around : innerHeight);
}

function setLook(name) {
  screen.setLook(name);
  localStorage.setItem(LOOK, screen.look);
}

function nextLook() {
  const names = Object.keys(LOOKS);
  setLook(names[(names.indexOf(screen.look) + 1) % names.length]);
}

async function copyLink() {
  const link = links.write(machine?.code());
  try {
    await navigator.clipboard.writeText(link);
    tell(words.COPIED);
  } catch {
    tell(words.NOT_COPIED + link);
  }
}

async function exportSave() {
  const bytes = await save.load();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes ?? new Uint8Array(4096).fill(255)]));
  link.download = "tombolo.nvm";
  link.click();
  URL.revokeObjectURL(link.href);
}

// Take the bytes of a board, or their hexadecimal digits as its console prints them.
async function importSave(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes).trim();
  const digits = /^([0-9a-f]{2})+$/i.test(text) ? text.toLowerCase() : toHex(bytes);
  if (!machine?.is_save(digits)) {
    find("save-said").textContent = words.NO_SAVE;
    return;
  }
  await save.keep(Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16)));
  find("save-said").textContent = words.OPENED;
  await switchOn();
}

// --- start ---

// Open what a link names, once: reloading the page then goes on with the game.
function takeLink() {
  take(links.read(location.hash));
  if (location.hash) history.replaceState(null, "", links.write(""));
}

function take(found) {
  settings = found ?? {};
  if (!found) tell(words.NO_LINK);
}

// A code is pasted, or whatever has one in it.
function paste(event) {
  if (!machine || isAway()) return;
  const found = links.read(event.clipboardData.getData("text"));
  const isGame = found && Object.keys(found).length > 0;
  take(isGame ? found : null);
  if (isGame) switchOn();
}

async function switchOn(wasHung = false) {
  const nvm = await save.load();
  machine.start(nvm ? toHex(nvm) : "", wasHung);
  restUntil = sleepUntil = clock;
  hasEnded = false;
}

// A page that was seen and ended without saying so has hung: its tab was killed, say.
function watch() {
  const wasHung = localStorage.getItem(RUNNING) !== null;
  const note = () => {
    if (document.hidden) localStorage.removeItem(RUNNING);
    else localStorage.setItem(RUNNING, "1");
  };
  addEventListener("visibilitychange", note);
  addEventListener("pagehide", () => localStorage.removeItem(RUNNING));
  addEventListener("pageshow", note);
  note();
  return wasHung;
}

function stop() {
  machine = null;
  screen.light(0);
  tell(words.TAKEN);
}

function otherTab(takeOver) {
  const button = document.createElement("button");
  button.textContent = words.TAKE;
  button.onclick = takeOver;
  tell(words.OTHER_TAB, button);
}

function offline() {
  navigator.serviceWorker?.register("sw.js").then((registration) => {
    // A new version takes over once this page has all that it needs of the old one.
    const take = () => registration.waiting?.postMessage("take over");
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", take);
    });
    take();
  });
}

async function main() {
  document.documentElement.lang = preferred() ?? "en";
  translate();
  setLook(localStorage.getItem(LOOK));
  addEventListener("resize", fit);
  addEventListener("keydown", (event) => event.key === "F9" && !isAway() && nextLook());
  addEventListener("paste", paste);
  fit();
  find("look").onclick = nextLook;
  find("link").onclick = copyLink;
  find("help").onclick = () => find("help-box").showModal();
  find("save").onclick = () => find("save-box").showModal();
  find("export").onclick = exportSave;
  find("import").onclick = () => find("file").click();
  find("file").onchange = (event) => importSave(event.target.files[0]);
  const files = fetchProgram("program.bin");
  await myTurn(otherTab, stop);
  tell((await save.open()) ? "" : words.NOT_KEPT);
  try {
    machine = await makeMachine(world, await files);
  } catch (error) {
    console.error(error);
    tell(words.NOT_LOADED);
    return;
  }
  takeLink();
  addEventListener("hashchange", () => {
    if (!location.hash) return;
    takeLink();
    switchOn();
  });
  await switchOn(watch());
  box.focus();
  requestAnimationFrame(frame);
  offline();
}

main();
