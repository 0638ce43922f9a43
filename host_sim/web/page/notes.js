// Short notes that the browser keeps for this copy of the page. Where cookies are blocked it keeps none.

import { SCOPE } from "./scope.js";

// Return a note, null if there is none.
export function noted(name) {
  try {
    return localStorage.getItem(`${SCOPE} ${name}`);
  } catch {
    return null;
  }
}

// Keep a note; null: forget it. Return false if notes are not kept.
export function note(name, text) {
  try {
    if (text === null) localStorage.removeItem(`${SCOPE} ${name}`);
    else localStorage.setItem(`${SCOPE} ${name}`, text);
    return true;
  } catch {
    return false;
  }
}
