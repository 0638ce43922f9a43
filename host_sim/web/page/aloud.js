// What a screen reader says of the display: what has changed there, and what is told of the cursor.

const KEPT = 3; // sentences of the log that can be read again

export class Aloud {
  // screen: its label is all that can be read on the display. log: a live region.
  constructor(screen, log) {
    this.screen = screen;
    this.log = log;
  }

  // text: the lines of the display. told: sentences on the cursor, "" for nothing new.
  say(text, told) {
    const before = new Set((this.screen.getAttribute("aria-label") ?? "").split("\n"));
    this.screen.setAttribute("aria-label", text);
    const lines = text.split("\n").filter((line) => !before.has(line));
    const chosen = lines.filter((line) => line.startsWith("▶"));
    const isMoved = lines.every((line) => chosen.includes(line) || before.has("▶ " + line));
    const said = [told, ...(isMoved ? chosen : lines)].filter(Boolean);
    if (!said.length) return;
    // A node of its own each time: text that is replaced by the same text is not heard again.
    const sentence = this.screen.ownerDocument.createElement("p");
    sentence.textContent = said.join("\n").replaceAll("▶ ", "");
    this.log.append(sentence);
    while (this.log.childElementCount > KEPT) this.log.firstElementChild.remove();
  }
}
