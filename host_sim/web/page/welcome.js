// The one screen for somebody who has come by a link and never played here: how to tap, what the last
// line means, and the lesson, after which the game of the link is still there.

import { note, noted } from "./notes.js";

const SEEN = "welcomed";

const find = (id) => document.getElementById(id);

export class Welcome {
  // handheld(): returns what machine.js makes, null while there is none. words(): returns the page's
  // sentences. message: a Message. dealt: a Dealt. deal(settings): begins the game of a link.
  // attempt(act): does something with the handheld as soon as that can be.
  constructor(handheld, words, message, dealt, deal, attempt) {
    Object.assign(this, { handheld, words, message, dealt, deal, attempt });
    this.box = find("welcome-box");
    find("play").onclick = () => this.box.close();
    find("lesson").onclick = () => {
      this.box.close();
      this.learn();
    };
    this.box.onclose = () => note(SEEN, "1");
  }

  // Greet somebody new. settings: what the link stands for. isNew: nothing is saved.
  greet(settings, isNew) {
    const { TOMBOLO_GAME = "", TOMBOLO_CODE = "" } = settings;
    if (!isNew || noted(SEEN) !== null || !(TOMBOLO_GAME || TOMBOLO_CODE)) return;
    this.settings = settings;
    this.game = this.handheld().lesson_of(TOMBOLO_GAME, TOMBOLO_CODE);
    if (this.game === null) return;
    find("lesson").hidden = !this.game;
    this.box.showModal();
    find("play").focus({ preventScroll: true });
  }

  // Begin the lesson; the game of the link waits behind a button.
  learn() {
    const { message, words, settings } = this;
    this.dealt.wait();
    this.attempt(() => this.handheld().start_lesson(this.game));
    const go = (found) => {
      message.release("lesson");
      if (found) this.deal(found);
      else this.dealt.begin({});
    };
    const ways = [
      [words().LINKED, () => go(settings)],
      [words().CLOSE, () => go(null)],
    ];
    message.hold("lesson", words().AFTER_LESSON, ways, false);
  }
}
