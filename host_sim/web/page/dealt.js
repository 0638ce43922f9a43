// The game that a link has named, noted until the handheld has saved it: until its first move nothing
// else knows of it, and a reload, or a way through the rules and back, deals it once more.

import { note, noted } from "./notes.js";

const DEALT = "dealt";

export class Dealt {
  isOpen = false; // its game is not saved yet

  // Note the settings that a link stands for.
  begin(settings) {
    this.isOpen = Object.keys(settings).length > 0;
    note(DEALT, this.isOpen ? JSON.stringify(settings) : null);
  }

  // Return the settings of the last visit's link if its game was not saved, {} otherwise.
  again() {
    try {
      return JSON.parse(noted(DEALT)) ?? {};
    } catch {
      return {};
    }
  }

  // Leave the note as it is: another game comes first.
  wait() {
    this.isOpen = false;
  }

  // Look whether the game is still to be saved. isOffered(): the handheld's answer.
  look(isOffered) {
    if (this.isOpen && !isOffered()) this.begin({});
  }
}
