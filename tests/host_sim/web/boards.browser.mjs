// The page of the boards in Chromium: node boards.browser.mjs ADDRESS CHROMIUM CONSOLE
// CONSOLE is what a board says on its serial port; SHOT, if given, where its picture for paper goes. Prints what the page did, as one line of JSON.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const need = createRequire(new URL("../../../host_sim/web/package.json", import.meta.url));
const puppeteer = need("puppeteer-core");
const [address, executablePath, said, shot] = process.argv.slice(2);
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
ARGS.push("--disable-background-networking", "--disable-component-update", "--disable-sync");

// In place of the dialogs, which no script may answer: a boot drive and a serial port.
function play(said) {
  const files = { "INFO_UF2.TXT": "UF2 Bootloader v3.0\nBoard-ID: RPI-RP2\n" };
  window.written = {};
  window.showDirectoryPicker = async () => ({
    async getFileHandle(name, { create } = {}) {
      if (!(name in files || create)) throw new DOMException("no such file", "NotFoundError");
      return {
        getFile: async () => new Blob([files[name]]),
        createWritable: async () => ({
          write: async (bytes) => (window.written[name] = Array.from(bytes)),
          close: async () => {},
        }),
      };
    },
  });
  const port = {
    open: async () => {},
    setSignals: async () => {},
    close: async () => {},
    readable: new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(said)),
    }),
  };
  Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port } });
}

const browser = await puppeteer.launch({ executablePath, headless: true, args: ARGS });
const found = { errors: [], widths: [] };
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => found.errors.push(error.message));
  await page.evaluateOnNewDocument(play, said);
  for (const width of [360, 390, 1280]) {
    await page.setViewport({ width, height: 800 });
    await page.goto(address);
    found.shown = await page.$$eval("section:not([hidden])", (all) => all.map(({ id }) => id));
    await page.click('.chooser a[href="#pico"]');
    await page.waitForSelector("#pico:not([hidden])");
    found.widths.push(await page.evaluate(() => document.documentElement.scrollWidth));
  }
  found.chosen = await page.$$eval("section:not([hidden])", (all) => all.map(({ id }) => id));
  await page.emulateMediaType("print");
  found.onPaper = await page.$$eval("nav, button, .top, #pico h3, #pico svg", (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.tagName),
  );
  if (shot) writeFileSync(shot, await page.screenshot({ fullPage: true }));
  await page.emulateMediaType("screen");
  await page.click("#pico .write");
  await page.waitForFunction(() => document.querySelector("#pico .written").textContent.length > 90);
  found.status = await page.$eval("#pico .written", (status) => status.textContent);
  found.written = await page.evaluate(() => window.written);
  await page.click("#pico .listen");
  await page.waitForSelector("#pico .marked");
  found.marked = await page.$$eval("#pico .marked", (all) =>
    all.map((wire) => `${wire.tagName} ${wire.dataset.wire}`),
  );
  found.faded = await page.$eval('#pico polyline[data-wire="UP"]', (wire) => getComputedStyle(wire).opacity);
  found.heard = await page.$eval("#pico .heard", (status) => status.textContent);
  found.isSeen = await page.$eval("#pico figcaption", (caption) => {
    const { top, bottom } = caption.parentElement.getBoundingClientRect();
    return caption.textContent !== "" && top >= 0 && bottom <= innerHeight;
  });
  found.log = await page.$eval("#pico .log", (log) => log.textContent);
  await page.click("#pico .listen");
  await page.waitForFunction(() => document.querySelector("#pico .listen").textContent === "Listen");
  found.after = await page.$$eval("#pico .marked", (all) => all.length);
  await page.click(".languages a[lang=de]"); // the same board, in German
  await page.waitForSelector('html[lang=de] .chooser a[href="#pico"][aria-current=true]');
  await page.evaluate(() => {
    window.showDirectoryPicker = async () => {
      throw new DOMException("No.", "AbortError");
    };
  });
  await page.click("#pico .write");
  await page.waitForFunction(() => document.querySelector("#pico .written").textContent);
  found.other = await page.evaluate(() => [
    document.documentElement.lang,
    location.hash.slice(1),
    document.querySelector("#pico .written").textContent,
  ]);
} finally {
  await browser.close();
}
console.log(JSON.stringify(found));
