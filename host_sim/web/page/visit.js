// A visit of the page: whether the one before it has hung, and what is there offline for the next one.

import { note, noted } from "./notes.js";

const RUNNING = "running"; // a note: the page was seen and has not said goodbye

// A page that was seen and ended without saying so has hung: its tab was killed, say.
export function watch() {
  const wasHung = noted(RUNNING) !== null;
  const seen = () => note(RUNNING, document.hidden ? null : "1");
  addEventListener("visibilitychange", seen);
  addEventListener("pagehide", () => note(RUNNING, null));
  addEventListener("pageshow", seen);
  seen();
  return wasHung;
}

// Keep the page for visits without a network.
export async function offline() {
  try {
    const registration = await navigator.serviceWorker.register("sw.js");
    // A new version takes over once this page has all that it needs of the old one.
    const take = () => registration.waiting?.postMessage("take over");
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", take);
    });
    take();
  } catch (error) {
    console.error("Tombolo will not be there offline:", error); // over http, or cookies are blocked
  }
}
