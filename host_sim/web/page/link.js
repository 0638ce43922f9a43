// A link is a game: #AJ20-06N4 is its code, and #game=hashi&side=B&seed=7 names it as settings.toml
// does on a board. Whether there is such a game is for the firmware to say. &points=43 behind a code
// is what the sender made of these cards. #pack=kalah.zip is a pack that lies beside the page; it goes
// with a game or alone. #record=... is a game that was played, with its moves (host_sim/sent.py).

import { find, record } from "./pasted.js";

// What ends a sentence in which a link stands, and what it may stand in.
const AROUND = /[\s.,;:!?)\]>"'\u00bb\u2019\u201c\u201d]+$/;
const FORMS = { game: /^[a-z][a-z0-9]*$/i, side: /^[ab]$/i, seed: /^\d+$/ };
const POINTS = /^\d{1,3}$/;
const SEEDS = 2 ** 32;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const MOST = 9999;

// Return the settings that a link, or the part of it behind #, stands for; null if it names no game.
export function read(link) {
  const sent = record(link);
  if (sent) return { TOMBOLO_RECORD: sent };
  const hash = link.slice(link.indexOf("#") + 1);
  const settings = {};
  const named = [...new URLSearchParams(hash)];
  const hasPack = packNamed(link) !== "";
  for (const [name, whole] of named) {
    const value = whole.replace(AROUND, "");
    if (name === "record") return null; // cut short
    if (!Object.hasOwn(FORMS, name)) continue; // whoever passes a link on may add to it
    if (!FORMS[name].test(value)) return null;
    settings["TOMBOLO_" + name.toUpperCase()] = value;
  }
  const isGame = Object.keys(settings).length > 0;
  const code = isGame || hasPack ? "" : find(link);
  const points = new URLSearchParams(hash).get("points")?.replace(AROUND, "");
  if (code && points === undefined) return { TOMBOLO_CODE: code };
  // What whoever sent it has made of these cards.
  if (code) return POINTS.test(points) ? { TOMBOLO_CODE: code, TOMBOLO_POINTS: points } : null;
  const isEmpty = named.length === 0 || (hasPack && !isGame);
  const isSeed = Number(settings.TOMBOLO_SEED ?? 0) < SEEDS;
  return isEmpty || (settings.TOMBOLO_GAME && isSeed) ? settings : null;
}

// Return the pack that a link names, as it is written there, "" for none.
export function packNamed(link) {
  return new URLSearchParams(link.slice(link.indexOf("#") + 1)).get("pack")?.trim() ?? "";
}

// Return the file of the pack that a link names, "" for none: one beside the page, never elsewhere.
// Its suffix may be missing, and what ends a sentence may follow.
export function packOf(link) {
  const [, name, suffix] = /^(.*?)(\.zip)?[^\p{L}\p{N}_/\\]*$/isu.exec(packNamed(link));
  const isBeside = /^[^./\\\p{C}][^/\\\p{C}]*$/u.test(name) && (suffix || !name.includes("."));
  return isBeside ? name + (suffix ?? ".zip") : "";
}

// Return the number of a day's game, the same for everybody: 1 on the first of January 2026.
export function numberOf(day) {
  const days = (Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) - FIRST_DAY) / 86400000;
  return ((days % MOST) + MOST) % MOST + 1;
}

// Return a day as 1000 times its year plus the day of the year.
export function dayOf(day) {
  const year = day.getFullYear();
  const days = (Date.UTC(year, day.getMonth(), day.getDate()) - Date.UTC(year, 0, 0)) / 86400000;
  return 1000 * year + days;
}

// Return an address, a URL, as TOMBOLO_PAGE has it, or null where no other device finds the page.
export function pageOf({ protocol, hostname, href }) {
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol.startsWith("http") && !isHere ? href.replace(/[?#].*/, "") : null;
}

// Return the link to this page with the game of a code or a record=..., or without one.
export function write(code) {
  return location.href.replace(/[?#].*/, "") + (code ? "#" + code : "");
}
