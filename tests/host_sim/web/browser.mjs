// Plays the page in a real browser: node browser.mjs BROWSER PAGE PICTURES [NAME]
// BROWSER is chromium or firefox, PAGE a folder that host_sim/web/build.py has written; screenshots
// go into the folder PICTURES. For each scenario, or that of NAME, a line {name, error} is printed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as visitors from "./visitor.mjs";

const { check, end, getNvm, kind, only, PATIENCE, pictures, SCOPE, sent, url, Visitor, wait } =
  visitors;

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
    await visitor.click("today");
    await visitor.reads("/17");
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
    await visitor.reads("names no game");
    await visitor.page.goto(url + "#game=chess");
    await visitor.reads("chess");
    await visitor.shoot("no-such-game");
    await visitor.leave();
  },

  async pasted_code() {
    const visitor = await Visitor.come({ hash: "?fbclid=1" });
    await visitor.reads("▶ Hashi");
    const paste = (text) =>
      visitor.page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", text);
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, text);
    await paste("see you at 8");
    await visitor.reads("names no game");
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
    await visitor.click("save");
    await visitor.shoot("save-box");
    await visitor.click("export");
    await visitor.page.waitForFunction(() => window.exported, { timeout: PATIENCE });
    const saved = await visitor.page.evaluate(async () => [
      ...new Uint8Array(await window.exported.arrayBuffer()),
    ]);
    check(saved.length === 4096, `${saved.length} bytes`);
    check(String(saved) === String(await visitor.nvm()), "the file differs from what is kept");
    const open = async (name, bytes) => {
      const path = join(pictures, name);
      writeFileSync(path, bytes);
      const input = await visitor.page.$("#file");
      await input.uploadFile(path);
    };
    const said = (words) =>
      visitor.page.waitForFunction(
        (words) => document.getElementById("save-said").textContent.includes(words),
        { timeout: PATIENCE },
        words,
      );
    await open("none.nvm", Buffer.alloc(4096, "This is no saved game. "));
    await said("no saved game");
    check(String(saved) === String(await visitor.nvm()), "a wrong file changed what is kept");
    await open("blank.nvm", Buffer.alloc(4096, 255));
    await said("opened");
    await visitor.page.keyboard.press("Escape");
    await visitor.reads("▶ Hashi");
    await open("console.txt", Buffer.from(saved).toString("hex") + "\r\n");
    await visitor.reads("▶ Continue");
    await visitor.leave();
  },

  async second_tab() {
    const visitor = await Visitor.come();
    await visitor.reads("TOMBOLO");
    const other = await visitor.open("en-US", [1280, 800]);
    await other.goto(url);
    await visitor.reads("another tab", other);
    check(!(await visitor.text(other)), "both tabs play");
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
    ]);
    check(String(page) === "de,Link kopieren", String(page));
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
    const spoken = () => visitor.page.evaluate(() => document.getElementById("spoken").textContent);
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

for (const [name, scenario] of Object.entries(scenarios)) {
  if (only && only !== name) continue;
  let error = "";
  try {
    await scenario();
  } catch (problem) {
    error = problem.stack ?? String(problem);
  }
  console.log(JSON.stringify({ name, error }));
}
await end();
