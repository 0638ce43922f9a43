// What the page says below the display. It has a line of its own, and lies over what is below where
// that is too short, so nothing moves when it comes or goes. What has been done is said for a while;
// what is so stays until it is over, or is closed.

const SHOWN_MS = 4000; // and for each letter
const LETTER_MS = 60;
const EDGE = 4; // pixels that stay free below it

export class Message {
  // place: where it is shown. words(): returns the page's sentences.
  constructor(place, words) {
    Object.assign(this, { place, words });
    this.held = new Map(); // what stays, by its name: text and buttons
    this.clock = 0;
  }

  // Say what has been done, instead of what was said so before; "": no more of that.
  tell(text) {
    clearTimeout(this.clock);
    if (!text) return this.show(...([...this.held.values()].at(-1) ?? []));
    this.show(text);
    this.clock = setTimeout(() => this.tell(""), SHOWN_MS + LETTER_MS * text.length);
  }

  // Say what is so, until release(). buttons: [words, what it does] of each. canClose: one more closes
  // it; else it is too important, or not in the way.
  hold(name, text, buttons = [], canClose = true) {
    const close = canClose ? [[this.words().CLOSE, () => this.release(name)]] : [];
    this.held.delete(name); // the newest is shown
    this.held.set(name, [text, ...[...buttons, ...close].map(([words, act]) => button(words, act))]);
    this.tell("");
  }

  release(name) {
    if (this.held.delete(name)) this.tell("");
  }

  show(...parts) {
    this.place.replaceChildren(...parts);
    this.place.style.translate = "";
    const below = this.place.getBoundingClientRect().bottom + EDGE - innerHeight;
    if (below > 0) this.place.style.translate = `0 ${-below}px`;
  }
}

function button(words, act) {
  const made = document.createElement("button");
  made.textContent = words;
  made.onclick = act;
  return made;
}
