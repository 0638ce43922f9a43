// Plays the page in a real browser: node browser.mjs BROWSER PAGE PICTURES [NAME,...]
// BROWSER is chromium or firefox, PAGE a folder that host_sim/web/build.py has written; screenshots
// go into the folder PICTURES. For each scenario, or those named, a line {name, error} is printed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packs } from "./packs.mjs";
import { parts } from "./parts.mjs";
import { sends } from "./sends.mjs";
import { starts } from "./starts.mjs";
import { touches } from "./touches.mjs";
import { visits } from "./visits.mjs";
import * as visitors from "./visitor.mjs";

const { check, end, getNvm, kind, only, PATIENCE, pictures, SCOPE, sent, url, Visitor, wait } =
  visitors;

// The nvm of a handheld that has kept nothing but its brightness.
const OTHER = [1, 1, 0, 5, 235, 18, ...Array(4090).fill(255)];
// That of one with a game of Hashi that is over.
const OVER = Buffer.from(process.env.OVER ?? "", "hex");

const scenarios = {
  async title() {
    for (const size of [
      [360, 640],
      [640, 360],
      [844, 390],
      [1280, 800],
    ]) {
      const visitor = await Visitor.come({ size });
      await visitor.reads("TOMBOLO");
      await wait(300);
      await visitor.shoot("title-" + size.join("x"));
      const found = await visitor.page.evaluate(() => {
        const screen = document.getElementById("screen");
        const buttons = [...document.querySelectorAll("[data-key]")];
        return {
          dot: screen.width / 128,
          isCrisp:
            screen.width === 384 ||
            Math.abs(parseFloat(screen.style.width) * devicePixelRatio - screen.width) < 0.01,
          thumb: Math.min(...buttons.map((button) => button.getBoundingClientRect().width)),
          isWhole: document.documentElement.scrollWidth <= innerWidth,
          isSeen: buttons.every((button) => button.getBoundingClientRect().bottom <= innerHeight),
        };
      });
      check(Number.isInteger(found.dot) && found.dot >= 2, `a dot is ${found.dot} pixels`);
      check(found.isCrisp && found.isWhole && found.isSeen, JSON.stringify(found));
      check(found.thumb >= 44, `a button is ${found.thumb} pixels wide`);
      await visitor.leave();
    }
  },

  async lesson_by_touch() {
    const visitor = await Visitor.come({ size: [390, 844] });
    await visitor.reads("▶ Hashi");
    await visitor.touch("A");
    await visitor.reads("▶ A short lesson");
    await visitor.touch("A");
    await visitor.reads("Ⓐ go on");
    await visitor.shoot("lesson-1");
    await visitor.touch("A");
    await visitor.reads("Ⓐ write 3");
    await visitor.touch("A");
    await visitor.reads("0/17");
    await wait(1500);
    check(!(await visitor.text()).includes("write 3"), await visitor.text());
    await visitor.shoot("lesson-2");
    await visitor.leave();
  },

  async game_by_keyboard_and_reload() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    await visitor.press("Enter", "ArrowDown", "Enter", "Enter");
    await visitor.reads("0/17");
    await visitor.press("z");
    await visitor.page.keyboard.press("z", { delay: 800 });
    await visitor.reads("1/17");
    await visitor.press("ArrowRight", "z");
    await visitor.shoot("game");
    await visitor.finishRound();
    await visitor.page.waitForFunction(getNvm, { timeout: PATIENCE }, SCOPE);
    await visitor.page.reload();
    await visitor.reads("▶ Continue");
    await visitor.press("Enter");
    await visitor.reads("2/17");
    await visitor.shoot("continued");
    await visitor.leave();
  },

  async killed_tab() {
    if (kind === "firefox") return; // it cannot be told to kill one
    const visitor = await Visitor.come({ hash: "#game=hashi&seed=7" });
    await visitor.reads("0/17");
    await visitor.press("z");
    await visitor.page.keyboard.press("z", { delay: 800 });
    await visitor.reads("1/17");
    await visitor.finishRound();
    visitor.page.goto("chrome://crash").catch(() => {});
    await wait(1000);
    visitor.page = await visitor.open("en-US", [1280, 800]);
    await visitor.page.goto(url);
    await visitor.reads("2/17");
    await visitor.leave();
  },

  async gamepad() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const push = (axes, pressed) =>
      visitor.page.evaluate(
        (axes, pressed) => {
          const buttons = Array.from({ length: 16 }, (_, n) => ({ pressed: n === pressed }));
          navigator.getGamepads = () => [{ index: 0, mapping: "standard", axes, buttons }];
        },
        axes,
        pressed,
      );
    await push([0, 1], -1);
    await visitor.reads("▶ Arabana");
    await push([0, 0], 0);
    await wait(100);
    await push([0, 0], -1);
    await visitor.reads("▶ A short lesson");
    await visitor.click("help");
    await push([0, 0], 1);
    await wait(100);
    await push([0, 0], -1);
    await visitor.page.keyboard.press("Escape");
    await wait(100);
    await visitor.reads("▶ A short lesson");
    await visitor.leave();
  },

  // Wherever a window is made smaller, or the page larger, all buttons can be reached.
  async narrower() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    for (const [width, height, deviceScaleFactor] of [
      [1000, 700, 1], // made narrower
      [760, 700, 1],
      [480, 700, 1],
      [427, 267, 3], // 1280 x 800 at 300 %
      [640, 360, 3], // 1920 x 1080 at 300 %
      [320, 256, 4], // at 400 %
      [180, 320, 2], // a phone at 200 %
    ]) {
      await visitor.page.setViewport({ width, height, deviceScaleFactor });
      await wait(300);
      const size = `${width} x ${height}`;
      const found = await visitor.page.evaluate(() => ({
        isWhole: document.documentElement.scrollWidth <= innerWidth,
        dot: document.getElementById("screen").clientWidth / 128,
        boxes: [...document.querySelectorAll("[data-key]")].map((button) => {
          button.scrollIntoView({ block: "nearest" });
          const { left, top, right, bottom } = button.getBoundingClientRect();
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return { left, top, right, bottom, isFree: there === button };
        }),
      }));
      check(found.isWhole && found.dot >= 1, size + JSON.stringify(found));
      for (const box of found.boxes) {
        const isInside = box.left >= 0 && box.right <= width && box.bottom <= height + 0.5;
        check(isInside && box.top >= -0.5 && box.isFree, size + JSON.stringify(box));
      }
      await visitor.shoot("narrower-" + width);
    }
    await visitor.page.click("[data-key=A]", { delay: 60 });
    await visitor.reads("▶ A short lesson");
    await visitor.leave();
  },

  // axe-core finds nothing, in light and in dark, in the dialogs and when all is said.
  async accessible() {
    if (kind === "firefox") return; // it would find the same
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const examine = (what) => visitor.examine(what);
    for (const value of ["dark", "light"]) {
      await visitor.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      await examine(value);
      for (const id of ["help", "save", "packs", "send"]) {
        await visitor.click(id);
        await examine(`${id}, ${value}`);
        await visitor.page.keyboard.press("Escape");
      }
    }
    await visitor.click("link");
    await visitor.reads("copied");
    await examine("message");
    const names = await visitor.page.$$eval(".cross button", (all) => all.map((one) => one.ariaLabel));
    check(String(names) === "up,left,right,down", String(names));
    const other = await visitor.open("en-US", [1280, 800]);
    await other.goto(url);
    await visitor.reads("another tab", other);
    [visitor.page] = [other];
    await examine("another tab");
    await visitor.leave();
  },

  async forced_colours() {
    if (kind === "firefox") return; // it cannot be told to force them
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const features = [{ name: "forced-colors", value: "active" }];
    const session = await visitor.page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", { features });
    const shapes = await visitor.page.$$eval("[data-key], nav button, .case", (all) =>
      all.map((one) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(one);
        return { name: one.id || one.dataset.key, borderTopColor, borderTopWidth };
      }),
    );
    const paper = await visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const { name, borderTopColor, borderTopWidth } of shapes) {
      const isSeen = borderTopColor !== paper && !borderTopColor.startsWith("rgba");
      check(isSeen && parseFloat(borderTopWidth) > 0, `${name} has no shape: ${borderTopColor}`);
    }
    await visitor.page.keyboard.down("z");
    await visitor.shoot("forced-colours");
    await visitor.page.keyboard.up("z");
    await visitor.leave();
  },

  // A button of the page that was clicked leaves the keyboard to the handheld; one that was chosen
  // with the keyboard keeps it.
  async focus() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const ring = () => visitor.page.$eval("#case", (one) => getComputedStyle(one).outlineStyle);
    const look = () => visitor.page.evaluate(() => Object.values(localStorage).join());
    await visitor.click("look");
    const before = await look();
    await visitor.click("help");
    await visitor.page.keyboard.press("Escape");
    await visitor.press("Enter");
    await visitor.reads("▶ A short lesson");
    check((await look()) === before, "Enter pressed the button of the page");
    check((await ring()) !== "none", "nothing shows that the handheld has the keyboard");
    await visitor.page.focus("#look");
    await visitor.press("Enter");
    check((await look()) !== before, "Enter does not press the button that has the focus");
    check((await ring()) === "none", "the ring stays");
    await visitor.leave();
  },

  async slow_line() {
    const visitor = await Visitor.come({ page: "licences.txt", language: "de" });
    visitors.slow("first.bin", 3000);
    await visitor.page.goto(url, { waitUntil: "domcontentloaded" });
    const isSeen = () => document.getElementById("loading")?.checkVisibility({ visibilityProperty: true });
    await visitor.page.waitForFunction(isSeen, { timeout: PATIENCE });
    await visitor.page.waitForFunction(
      () => document.getElementById("loading").textContent === "Tombolo lädt …",
    );
    await visitor.shoot("loading");
    visitors.slow("", 0);
    await visitor.reads("▶ Hashi");
    check(!(await visitor.page.evaluate(isSeen)), "it says for ever that it loads");
    await visitor.leave();
  },

  // The store of the browser fails for a while: said once, with a way out, and taken back.
  async store_that_fails() {
    const visitor = await Visitor.come({ hash: "#game=hashi&seed=7" });
    await visitor.reads("0/17");
    await visitor.page.evaluate(() => {
      window.commit = IDBTransaction.prototype.commit;
      IDBTransaction.prototype.commit = IDBTransaction.prototype.abort;
    });
    await visitor.press("z");
    await visitor.page.keyboard.press("z", { delay: 800 });
    await visitor.reads("keeps nothing");
    await visitor.page.click("#message button");
    await visitor.click("export");
    await visitor.page.waitForFunction(() => window.exported?.size === 4096);
    await visitor.page.keyboard.press("Escape");
    await visitor.page.evaluate(() => (IDBTransaction.prototype.commit = window.commit));
    await visitor.finishRound();
    await visitor.page.waitForFunction(() => !document.getElementById("message").textContent);
    await visitor.page.reload();
    await visitor.reads("▶ Continue");
    await visitor.leave();
  },

  async calm() {
    if (kind === "firefox") return; // it cannot be told to want less motion
    const visitor = await Visitor.come({ page: "licences.txt" });
    const reduced = [{ name: "prefers-reduced-motion", value: "reduce" }];
    await visitor.page.emulateMediaFeatures(reduced);
    await visitor.page.goto(url);
    await visitor.reads("▶ Hashi");
    await visitor.page.keyboard.press("x", { delay: 800 });
    await visitor.reads("Settings");
    await visitor.choose("Playing");
    await visitor.choose("Calm  ←yes→", "ArrowUp");
    await visitor.leave();
  },

  async offline() {
    sent.length = 0;
    const visitor = await Visitor.come();
    await visitor.reads("TOMBOLO");
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    const twice = sent.filter((name, at) => sent.indexOf(name) < at && name !== "index.html"); // ./
    check(!twice.length, "loaded twice: " + twice);
    await visitors.withoutServer(async () => {
      for (const address of [url, url + "?utm_source=letter"]) {
        await visitor.page.goto(address);
        await visitor.reads("TOMBOLO");
      }
    });
    await visitor.leave();
  },

  async today() {
    const visitor = await Visitor.come({});
    await visitor.reads("TOMBOLO");
    const before = await visitor.page.evaluate(() => history.length);
    await visitor.click("today");
    await visitor.reads("/17");
    const after = await visitor.page.evaluate(() => history.length);
    check(before === after, "the browser's way back leads to the same page");
    await visitor.leave();
  },

  async link() {
    const visitor = await Visitor.come({ hash: "#game=hashi&side=B&seed=7" });
    await visitor.reads("/17");
    await visitor.press("ArrowRight");
    await visitor.click("link");
    await visitor.reads("copied");
    const copied = await visitor.page.evaluate(() => window.copied);
    check(/^[^#]*#[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(copied) && copied.startsWith(url), copied);
    check((await visitor.page.url()) === url, "the link stays in the address");
    const friend = await Visitor.come({ hash: copied.replace(url, "") });
    await friend.reads("Ⓐ");
    await friend.press("Enter");
    await friend.reads("0/17");
    await friend.click("link");
    await friend.page.waitForFunction(() => window.copied, { timeout: PATIENCE });
    check((await friend.page.evaluate(() => window.copied)) === copied, "another game");
    await friend.leave();
    await visitor.page.goto(url + "#game=hashi&side=Z");
    await visitor.reads("leads to no game");
    await visitor.page.goto(url + "#game=chess");
    await visitor.reads("chess");
    await visitor.shoot("no-such-game");
    await visitor.leave();
  },

  async share() {
    const click = async (visitor) => {
      await visitor.click("share");
      await wait(300);
      return visitor.page.evaluate(() => window.copied ?? window.shared);
    };
    const line = /^Tombolo Hashi (AJ[0-9A-Z]{2}-[0-9A-Z]{4}): \d+\n(.*)#\1$/;
    for (const before of [
      () => (navigator.share = undefined),
      () => (navigator.share = async ({ text }) => (window.shared = text)),
      () => {
        navigator.share = undefined;
        addEventListener("DOMContentLoaded", () => {
          navigator.clipboard.writeText = () => Promise.reject(new Error("no clipboard"));
        });
      },
      () => {
        const error = Object.assign(new Error("taken back"), { name: "AbortError" });
        navigator.share = () => Promise.reject(error);
      },
    ]) {
      const visitor = await Visitor.come({ nvm: [...OVER], before });
      await visitor.reads("▶ Hashi");
      check(!(await click(visitor)), "something was shared");
      const lacks = await visitor.page.$eval("#send-box[open]", (box) => box.innerText);
      check(lacks.includes("You can share a result once"), lacks);
      await visitor.page.keyboard.press("Escape");
      await visitor.press("Enter");
      await visitor.choose("The last result");
      await visitor.reads("Ⓐ new");
      const text = await click(visitor);
      const source = before.toString();
      if (line.test(text)) check(line.exec(text)[2] === url, "another page");
      if (source.includes("shared")) check(line.test(text), text);
      else if (source.includes("clipboard")) await visitor.reads("The result: Tombolo Hashi AJ");
      else if (source.includes("Abort")) check(!text, text);
      else {
        check(line.test(text), text);
        await visitor.reads("The result is copied.");
        await visitor.shoot("share");
      }
      await visitor.leave();
    }
  },

  async pasted_code() {
    const visitor = await Visitor.come({ hash: "?fbclid=1" });
    await visitor.reads("▶ Hashi");
    const paste = (text) =>
      visitor.page.evaluate((text) => {
        const event = new Event("paste", { bubbles: true }); // Firefox gives a made one no content
        document.body.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
      }, text);
    await paste("see you at 8");
    await visitor.reads("leads to no game");
    await visitor.reads("▶ Hashi");
    await paste("I had this: TOMBOLO AJ20-06N4 41.");
    await visitor.reads("0/17");
    await visitor.click("link");
    await visitor.page.waitForFunction(() => window.copied, { timeout: PATIENCE });
    const copied = await visitor.page.evaluate(() => window.copied);
    check(copied === url + "#AJ20-06N4", copied);
    await visitor.leave();
  },

  async save_file() {
    const visitor = await Visitor.come({ hash: "#game=arabana&seed=3" });
    await visitor.reads("0:0");
    await visitor.press("Enter", "Enter", "Enter");
    await wait(1500);
    const saved = await visitor.nvm();
    await visitor.click("save");
    const exported = async (id, size) => {
      await visitor.click(id);
      await visitor.page.waitForFunction((size) => window.exported?.size === size, {}, size);
      const bytes = () => window.exported.arrayBuffer().then((all) => [...new Uint8Array(all)]);
      return visitor.page.evaluate(bytes);
    };
    check(String(saved) === String(await exported("export", 4096)), "the file differs");
    const large = await exported("export-8", 8192);
    const open = async (name, bytes) => {
      writeFileSync(join(pictures, name), bytes);
      const input = await visitor.page.$("#file");
      await input.uploadFile(join(pictures, name));
    };
    const says = (words) =>
      visitor.page.waitForFunction(
        (words) => document.getElementById("save-said").textContent.includes(words),
        { timeout: PATIENCE },
        words,
      );
    const text = "This is no saved game. ";
    for (const bytes of [Buffer.alloc(4096, text), Buffer.alloc(4096, 255), Buffer.alloc(3e7)]) {
      await open("none.nvm", Buffer.from(saved));
      await says("In the file: running games: 1");
      await open("none.nvm", bytes);
      await says("no saved games");
      check(await visitor.page.$eval("#ask", (ask) => ask.hidden), "it asks all the same");
    }
    await open("other.txt", "nvm: \r\nb'" + Buffer.from(OTHER).toString("hex") + "'\r\n");
    await says("In the file: running games: 0, games in the statistics: 0. Here now: running games: 1");
    await visitor.shoot("save-asks");
    await visitor.click("leave");
    check(String(saved) === String(await visitor.nvm()), "it is replaced without a yes");
    await open("other.txt", Buffer.from(OTHER));
    await visitor.click("replace");
    await says("opened");
    await visitor.page.keyboard.press("Escape");
    await visitor.reads("▶ Hashi");
    await visitor.page.reload();
    await visitor.reads("▶ Hashi");
    await visitor.click("save");
    await visitor.click("back");
    await says("running games: 1");
    await visitor.click("replace");
    await visitor.page.keyboard.press("Escape");
    await visitor.reads("▶ Continue");
    check(String(saved) === String(await visitor.nvm()), "not what was here before");
    await visitor.click("save");
    for (const n of [1, 2]) {
      await open("large.nvm", Buffer.from(large)); // the same file, twice
      await says("In the file: running games: 1");
      await visitor.click(n === 1 ? "leave" : "replace");
    }
    await visitor.page.keyboard.press("Escape");
    await visitor.reads("▶ Continue");
    await visitor.leave();
  },

  // A phone, from a friend's message to the train: the link with what the messenger has added, a
  // game by touch, the phone turned, no network, and the saved games that Windows has sent as text.
  async phone() {
    const visitor = await Visitor.come({
      page: "?fbclid=1",
      hash: "#game=hashi&seed=7",
      size: [390, 844],
    });
    await visitor.reads("0/17");
    await visitor.touch("A");
    await visitor.page.setViewport({ width: 844, height: 390 });
    await visitor.finishRound((ms) => visitor.touch("A", ms));
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    await visitors.withoutServer(async () => {
      await visitor.page.goto(url + "?fbclid=2");
      await visitor.reads("▶ Continue");
      await visitor.touch("A");
      await visitor.reads("2/17");
    });
    await visitor.page.tap("#save");
    const text = Buffer.from(`${Buffer.from(OTHER).toString("hex")}\r\n`, "utf16le");
    writeFileSync(join(pictures, "sent.txt"), Buffer.concat([Buffer.of(255, 254), text]));
    await (await visitor.page.$("#file")).uploadFile(join(pictures, "sent.txt"));
    await visitor.page.waitForSelector("#ask:not([hidden])", { timeout: PATIENCE });
    await visitor.shoot("phone-asks");
    await visitor.page.tap("#replace");
    await visitor.page.waitForSelector("#back:not([hidden])", { timeout: PATIENCE });
    await visitor.page.tap("#save-box form button");
    await visitor.reads("▶ Hashi");
    await visitor.leave();
  },

  async second_tab() {
    const visitor = await Visitor.come();
    await visitor.reads("TOMBOLO");
    const other = await visitor.open("en-US", [1280, 800]);
    await other.goto(url);
    await visitor.reads("another tab", other);
    check((await visitor.text(other)) === "Tombolo", "both tabs play");
    await other.click("#message button");
    await visitor.reads("TOMBOLO", other);
    await visitor.reads("another tab");
    await other.close();
    await visitor.leave();
  },

  async broken_save() {
    const noise = Array.from({ length: 4096 }, (_, n) => (n * 7919 + (n >> 3)) & 255);
    const visitor = await Visitor.come({ nvm: noise });
    await visitor.reads("Ⓐ");
    const text = await visitor.text();
    check(!text.includes("TOMBOLO"), text);
    await visitor.shoot("broken-save");
    await visitor.leave();
  },

  async language() {
    const visitor = await Visitor.come({ language: "de-AT" });
    await visitor.reads("TOMBOLO");
    const page = await visitor.page.evaluate(() => [
      document.documentElement.lang,
      document.getElementById("link").textContent,
      document.getElementById("own").getAttribute("href"),
    ]);
    check(String(page) === "de,Link kopieren,boards.de.html", String(page));
    await visitor.page.keyboard.press("x", { delay: 800 });
    await visitor.reads("Einstellungen");
    await visitor.leave();
    const other = await Visitor.come({ language: "fi" });
    await other.reads("Français");
    await other.shoot("languages");
    await other.leave();
  },

  async read_aloud() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const spoken = () =>
      visitor.page.evaluate(() => document.getElementById("spoken").lastElementChild.textContent);
    check((await spoken()).includes("Hashi\nArabana-Ikibiti"), await spoken());
    await visitor.press("ArrowDown");
    await visitor.reads("▶ Arabana");
    check((await spoken()) === "Arabana-Ikibiti", await spoken());
    await visitor.leave();
  },

  async two_buttons_and_looks() {
    const visitor = await Visitor.come({ hash: "#game=hashi&seed=7" });
    await visitor.reads("/17");
    await visitor.press("F9");
    await visitor.shoot("blue");
    const look = await visitor.page.evaluate(() => Object.values({ ...localStorage }));
    check(look.includes("blue"), String(look));
    await visitor.press("h");
    await visitor.page.waitForFunction(
      () => document.getElementById("screen").getAttribute("aria-label").includes("Ⓑ"),
      { timeout: PATIENCE },
    );
    await visitor.reads("what");
    await visitor.shoot("hint");
    await visitor.leave();
  },
};

const all = { ...scenarios, ...starts, ...packs, ...parts, ...sends, ...touches, ...visits };
for (const [name, scenario] of Object.entries(all)) {
  if (only && !only.split(",").includes(name)) continue;
  let error = "";
  try {
    await scenario();
  } catch (problem) {
    error = problem.stack ?? String(problem);
  }
  console.log(JSON.stringify({ name, error }));
}
await end();
