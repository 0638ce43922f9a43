// The page of the boards: shows the chosen one, writes to its boot drive, listens to its console.

import { diagnose, listen } from "./console.js";
import { DriveError, write } from "./drive.js";

const QUIET_MS = 6000; // the firmware repeats its message about the display every two seconds
const KEPT = 4000; // characters of the console

const sections = [...document.querySelectorAll("section.board")];

function choose() {
  const chosen = sections.find(({ id }) => id === location.hash.slice(1));
  for (const section of sections) {
    section.hidden = section !== chosen;
  }
  for (const link of document.querySelectorAll(".chooser a")) {
    const isChosen = chosen && link.hash === `#${chosen.id}`;
    link.setAttribute("aria-current", Boolean(isChosen));
  }
  chosen?.scrollIntoView();
}

// --- the boot drive ---

function offerWriting(section) {
  const button = section.querySelector(".write");
  if (!button) {
    return;
  }
  const status = section.querySelector(".written");
  if (!window.showDirectoryPicker) {
    button.disabled = true;
    status.textContent = "This browser cannot write to a drive (Chrome and Edge can): copy the file.";
    return;
  }
  const { board: name, boot } = section.dataset;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const drive = await window.showDirectoryPicker({ id: "boot", mode: "readwrite" });
      status.textContent = "Writing. Leave the cable in; it can take a minute.";
      const file = button.dataset.file;
      const answer = await fetch(file);
      if (!answer.ok) {
        throw new DriveError(`${file} cannot be loaded: ${answer.status}.`);
      }
      const bytes = new Uint8Array(await answer.arrayBuffer());
      status.textContent = await write(drive, { name, boot }, file.split("/").pop(), bytes);
    } catch (error) {
      const isCancelled = error.name === "AbortError";
      status.textContent = isCancelled ? "No drive was chosen." : error.message;
    }
    button.disabled = false;
  });
}

// --- the console ---

// Mark the wires of these names in a board's drawing and table; none: clear the marks. The drawing
// is shown with what is said about them, once for each message.
function mark(section, names, said = "") {
  section.classList.toggle("has-marks", names.length > 0);
  for (const wire of section.querySelectorAll("[data-wire]")) {
    wire.classList.toggle("marked", names.includes(wire.dataset.wire));
  }
  const caption = section.querySelector("figcaption");
  if (caption && caption.textContent !== said) {
    caption.textContent = said;
    if (said) {
      caption.parentElement.scrollIntoView({ block: "center" });
    }
  }
}

// Return a sentence if the firmware names other pins than this board's wiring table.
function otherPins(section, pins) {
  const rows = [...section.querySelectorAll("tr[data-pin]")];
  const isOther = rows.some(({ dataset }) => dataset.wire in pins && pins[dataset.wire] !== dataset.pin);
  return isOther ? " It names other pins than this board has: have you chosen the right board?" : "";
}

function offerListening(section) {
  const button = section.querySelector(".listen");
  if (!button) {
    return;
  }
  const [status, log] = [section.querySelector(".heard"), section.querySelector(".log")];
  if (!navigator.serial) {
    button.disabled = true;
    status.textContent = "This browser cannot open a serial port (Chrome and Edge can).";
    return;
  }
  let stop = null;
  let timer = null;
  let recent = ""; // what it has said since the display was last there

  function hear(text) {
    recent = (recent + text).slice(-KEPT);
    log.textContent = (log.textContent + text).slice(-KEPT);
    log.scrollTop = log.scrollHeight;
    const found = diagnose(recent);
    if (!found) {
      return;
    }
    status.textContent = found.advice + otherPins(section, found.pins);
    mark(section, found.wires, status.textContent);
    clearTimeout(timer);
    if (found.pins.SDA) {
      timer = setTimeout(answered, QUIET_MS);
    }
  }

  function answered() {
    mark(section, []);
    recent = "";
    status.textContent = "The board no longer misses the display: look at it.";
  }

  button.addEventListener("click", async () => {
    if (stop) {
      stop();
      return;
    }
    try {
      const port = await navigator.serial.requestPort();
      recent = log.textContent = "";
      log.hidden = false;
      status.textContent = "Listening. A board that plays says nothing; press its reset to hear its start.";
      const heard = await listen(port, hear);
      stop = heard.stop;
      button.textContent = "Stop listening";
      const problem = await heard.ended;
      status.textContent = problem ? "The board is gone: is the cable pulled?" : "No longer listening.";
    } catch (error) {
      const isCancelled = error.name === "NotFoundError";
      status.textContent = isCancelled ? "No port was chosen." : `The port does not open: ${error.message}`;
    }
    clearTimeout(timer);
    mark(section, []);
    stop = null;
    button.textContent = "Listen";
  });
}

sections.forEach(offerWriting);
sections.forEach(offerListening);
window.addEventListener("hashchange", choose);
choose();
