// A finger on the display itself, and the page's buttons beside it: scenarios for browser.mjs.
import { readFileSync } from "node:fs";
import { check, kind, PATIENCE, url, Visitor, wait } from "./visitor.mjs";

const LONG_MS = 1000;
const STEPS = 4; // of a drag

// What a finger did in whole games on the simulator: name -> hash, nvm, taps: [[picture, what, where]],
// end: the points.
const games = () => JSON.parse(readFileSync(process.env.TAPS, "utf8"));

// Wait until the display shows a picture, as hexadecimal digits.
async function shows(visitor, picture) {
  const isThere = (picture) => {
    const screen = document.getElementById("screen");
    const scale = screen.width / 128;
    const { data } = screen.getContext("2d").getImageData(0, 0, screen.width, screen.height);
    let digits = "";
    for (let at = 0; at < 8192; at += 4) {
      let n = 0;
      for (let i = at; i < at + 4; i++) {
        const x = Math.floor(((i % 128) + 0.4) * scale);
        const y = Math.floor(((i >> 7) + 0.4) * scale);
        n = 2 * n + (data[4 * (y * screen.width + x)] > 60 ? 1 : 0);
      }
      digits += n.toString(16);
    }
    return digits === picture;
  };
  await visitor.page.waitForFunction(isThere, { polling: 30, timeout: PATIENCE }, picture);
}

// Return the place of a dot of the display on the page.
function placeOf(visitor, x, y) {
  return visitor.page.evaluate(
    (x, y) => {
      const screen = document.getElementById("screen");
      const { left, top } = screen.getBoundingClientRect();
      const edge = parseFloat(getComputedStyle(screen).paddingLeft);
      const dot = screen.width / devicePixelRatio / 128;
      return [left + edge + (x + 0.5) * dot, top + edge + (y + 0.5) * dot];
    },
    x,
    y,
  );
}

// What a finger does is sent at once: a busy machine must not make a long tap of a short one.
async function act(visitor, what, where) {
  visitor.session ??= await visitor.page.createCDPSession();
  const touch = (type, ...places) => {
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    return visitor.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  if (what === "turn") {
    const [one, two] = [await placeOf(visitor, 90, 20), await placeOf(visitor, 110, 40)];
    const fingers = [touch("touchStart", one), touch("touchStart", one, two)];
    await Promise.all([...fingers, touch("touchEnd", one), touch("touchEnd")]);
    return;
  }
  const start = await placeOf(visitor, ...where.slice(0, 2));
  const end = await placeOf(visitor, ...where.slice(-2));
  const sent = [touch("touchStart", start)];
  if (what === "hold") await wait(LONG_MS);
  for (let n = 1; what === "drag" && n <= STEPS; n++) {
    sent.push(touch("touchMove", [0, 1].map((i) => start[i] + ((end[i] - start[i]) * n) / STEPS)));
  }
  await Promise.all([...sent, touch("touchEnd")]);
}

async function playedBy(name) {
  if (kind === "firefox") return; // it has no such touches
  const { hash, nvm, taps, end } = games()[name];
  const before = () => (navigator.share = undefined);
  const visitor = await Visitor.come({ hash, nvm, before, size: [1024, 768] });
  for (const [n, [picture, what, where]] of taps.entries()) {
    try {
      await shows(visitor, picture);
    } catch {
      await visitor.shoot("touch-" + name);
      throw new Error(`${name}: not the picture before ${n}, ${what} ${where}`);
    }
    await act(visitor, what, where);
  }
  await visitor.reads("Ⓐ new");
  await visitor.click("share");
  await visitor.page.waitForFunction(() => window.copied, { timeout: PATIENCE });
  const shared = await visitor.page.evaluate(() => window.copied);
  check(shared.includes(`: ${end}`), `${shared} instead of ${end}`);
  await visitor.leave();
}

export const touches = {
  async touch_hashi() {
    await playedBy("hashi");
  },

  async touch_arabana() {
    await playedBy("arabana");
  },

  async touch_atoll() {
    await playedBy("atoll");
  },

  async touch_null() {
    await playedBy("null");
  },

  // A notch of the wheel is a row, and turns a card by a quarter.
  async wheel() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const turn = async (deltaY) => {
      await visitor.page.mouse.move(...(await placeOf(visitor, 64, 32)));
      await visitor.page.mouse.wheel({ deltaY });
      await wait(500);
    };
    for (const [deltaY, row] of [
      [120, "Arabana-Ikibiti"],
      [100, "Atoll"],
      [-120, "Arabana-Ikibiti"],
      [240, "Today"],
      [-100, "Atoll"],
    ]) {
      await turn(deltaY);
      await visitor.reads("▶ " + row);
    }
    await visitor.page.goto(url + "#game=atoll&seed=7");
    await visitor.reads("Ⓐ");
    await wait(1000);
    const pictures = [];
    for (let n = 0; n < 5; n++) {
      pictures.push(await visitor.page.$eval("#screen", (screen) => screen.toDataURL()));
      await turn(120);
    }
    check(pictures[0] === pictures[4], "four quarters are no whole turn");
    check(new Set(pictures).size === 4, `${new Set(pictures).size} pictures`);
    await visitor.leave();
  },

  // The buttons of the page press keys: the menu, a hint, back, a new game; full screen.
  async buttons_of_the_page() {
    const visitor = await Visitor.come({ hash: "#game=hashi&seed=7" });
    await visitor.reads("0/17");
    const press = (what) => visitor.page.click(`[data-act=${what}]`);
    await press("MENU");
    await visitor.reads("Go on playing");
    await press("HINT");
    await visitor.reads("a hint when it is your turn");
    await press("BACK");
    await visitor.reads("Ⓐ write 3");
    await press("HINT");
    await visitor.reads("Ⓐ what");
    await press("BACK");
    await visitor.reads("Ⓐ write 3");
    await press("NEW");
    await visitor.reads("Ⓐ play");
    await visitor.press("Enter"); // the keyboard is the handheld's again
    await visitor.reads("0/17");
    await visitor.click("look");
    await visitor.reads("The display: blue");
    const names = await visitor.page.$$eval("#acts button", (all) =>
      all.map((one) => one.textContent.trim()),
    );
    check(String(names) === "Hint,Take back,Menu,New game,Full screen", String(names));
    const isFull = (wanted) =>
      visitor.page.waitForFunction((wanted) => !!document.fullscreenElement === wanted, {}, wanted);
    await press("FULL");
    await isFull(true);
    await visitor.shoot("full-screen");
    await press("FULL");
    await isFull(false);
    await visitor.leave();
  },

  // As large as the window allows, in whole pixels; upright, the display comes first.
  async sizes() {
    for (const [width, height, least] of [
      [2560, 1300, 12],
      [1920, 950, 9],
      [1024, 768, 5],
      [768, 1024, 5],
      [390, 844, 2],
    ]) {
      const visitor = await Visitor.come({ size: [width, height] });
      await visitor.reads("TOMBOLO");
      await wait(200);
      const found = await visitor.page.evaluate(() => {
        const screen = document.getElementById("screen");
        const keys = [...document.querySelectorAll("[data-key], [data-act]")];
        const isUpright = innerHeight > innerWidth;
        const bottom = screen.getBoundingClientRect().bottom;
        return {
          dot: screen.width / 128,
          isWhole: document.documentElement.scrollWidth <= innerWidth,
          isSeen: keys.every((key) => key.getBoundingClientRect().bottom <= innerHeight),
          isFirst: !isUpright || keys.every((key) => key.getBoundingClientRect().top >= bottom),
        };
      });
      const isLarge = Number.isInteger(found.dot) && found.dot >= least;
      const isGood = isLarge && found.isWhole && found.isSeen && found.isFirst;
      check(isGood, `${width} x ${height}: ${JSON.stringify(found)}`);
      await visitor.shoot(`size-${width}`);
      await visitor.leave();
    }
  },
};
