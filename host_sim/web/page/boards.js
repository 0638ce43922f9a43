// The page of the boards: shows the chosen one, writes to its boot drive, listens to its console.

import { diagnose, listen } from "./console.js";
import { DriveError, write } from "./drive.js";

const QUIET_MS = 6000; // the firmware repeats its message about the display every two seconds
const KEPT = 4000; // characters of the console

const said = JSON.parse(document.getElementById("said").textContent); // in the page's language
const sections = [...document.querySelectorAll("section.board")];

// Return a sentence by its name, with what stands in braces filled in.
function say(name, values = {}) {
  return said[name].replace(/\{(\w+)\}/g, (_, value) => values[value]);
}

function choose() {
  const chosen = sections.find(({ id }) => id === location.hash.slice(1));
  for (const section of sections) {
    section.hidden = section !== chosen;
  }
  for (const link of document.querySelectorAll(".chooser a")) {
    const isChosen = chosen && link.hash === `#${chosen.id}`;
    link.setAttribute("aria-current", Boolean(isChosen));
  }
  for (const link of document.querySelectorAll(".languages a")) {
    link.hash = location.hash; // the same board in another language
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
    status.textContent = say("NO_DRIVES");
    return;
  }
  const { board: name, boot } = section.dataset;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const drive = await window.showDirectoryPicker({ id: "boot", mode: "readwrite" });
      status.textContent = say("WRITING");
      const file = button.dataset.file;
      const answer = await fetch(file);
      if (!answer.ok) {
        throw new DriveError("NOT_LOADED", { file, status: answer.status });
      }
      const bytes = new Uint8Array(await answer.arrayBuffer());
      await write(drive, { name, boot }, file.split("/").pop(), bytes);
      status.textContent = say("WRITTEN");
    } catch (error) {
      if (error instanceof DriveError) status.textContent = say(error.message, error.values);
      else if (error.name === "AbortError") status.textContent = say("NONE_CHOSEN");
      else status.textContent = say("NOT_WRITTEN", { error: error.message });
    }
    button.disabled = false;
  });
}

// --- the console ---

// Mark the wires of these names in a board's drawing and table; none: clear the marks. The drawing
// is shown with what is said about them, once for each message.
function mark(section, names, caption = "") {
  section.classList.toggle("has-marks", names.length > 0);
  for (const wire of section.querySelectorAll("[data-wire]")) {
    wire.classList.toggle("marked", names.includes(wire.dataset.wire));
  }
  const below = section.querySelector("figcaption");
  if (below && below.textContent !== caption) {
    below.textContent = caption;
    if (caption) {
      below.parentElement.scrollIntoView({ block: "center" });
    }
  }
}

// Return whether the firmware names other pins than this board's wiring table.
function hasOtherPins(section, pins) {
  const rows = [...section.querySelectorAll("tr[data-pin]")];
  return rows.some(({ dataset }) => dataset.wire in pins && pins[dataset.wire] !== dataset.pin);
}

function offerListening(section) {
  const button = section.querySelector(".listen");
  if (!button) {
    return;
  }
  const [status, log] = [section.querySelector(".heard"), section.querySelector(".log")];
  if (!navigator.serial) {
    button.disabled = true;
    status.textContent = say("NO_SERIAL");
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
    const others = hasOtherPins(section, found.pins) ? [say("OTHER_PINS")] : [];
    status.textContent = [say(found.advice), ...others].join(" ");
    mark(section, found.wires, status.textContent);
    clearTimeout(timer);
    if (found.pins.SDA) {
      timer = setTimeout(answered, QUIET_MS);
    }
  }

  function answered() {
    mark(section, []);
    recent = "";
    status.textContent = say("ANSWERS");
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
      status.textContent = say("LISTENING");
      const heard = await listen(port, hear);
      stop = heard.stop;
      button.textContent = say("STOP");
      const problem = await heard.ended;
      status.textContent = say(problem ? "GONE" : "ENDED");
    } catch (error) {
      const isCancelled = error.name === "NotFoundError";
      status.textContent = isCancelled ? say("NO_PORT") : say("NOT_OPEN", { error: error.message });
    }
    clearTimeout(timer);
    mark(section, []);
    stop = null;
    button.textContent = say("LISTEN");
  });
}

sections.forEach(offerWriting);
sections.forEach(offerListening);
window.addEventListener("hashchange", choose);
choose();
