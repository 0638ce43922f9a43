// Visits by a link, and what the page says meanwhile: scenarios for browser.mjs.
import { check, kind, PATIENCE, url, Visitor, wait } from "./visitor.mjs";

const OVER = Buffer.from(process.env.OVER ?? "", "hex"); // the nvm with a game that is over

export const visits = {
  // Until its first move nothing but the page knows of the game of a link: it is dealt once more.
  async link_reloaded() {
    for (const hash of ["#AJ20-06N4", "#game=hashi&side=B&seed=7"]) {
      const visitor = await Visitor.come({ hash });
      await visitor.reads("0/17");
      await visitor.page.reload();
      await visitor.reads("0/17");
      await visitor.page.goto(url + "#game=hashi&side=Z"); // which names none
      await visitor.reads("leads to no game");
      await visitor.reads("0/17");
      await Promise.all([visitor.page.waitForNavigation(), visitor.click("rules")]);
      await visitor.page.goBack();
      await visitor.reads("0/17");
      await visitor.press("z");
      await visitor.page.keyboard.press("z", { delay: 800 });
      await visitor.reads("1/17");
      await visitor.page.reload();
      await visitor.reads("▶ Continue");
      // The same link once more goes on, and asks nothing.
      await visitor.page.goto(url + hash);
      await visitor.reads("1/17");
      // One that is left before its first move is not dealt again.
      await visitor.page.goto(url + "#game=hashi&seed=8");
      await visitor.reads("Ⓐ yes");
      await visitor.page.reload();
      await visitor.reads("Ⓐ yes");
      await visitor.press("Enter");
      await visitor.reads("0/17");
      await visitor.page.keyboard.press("x", { delay: 800 });
      await visitor.choose("Leave", "ArrowUp");
      await visitor.reads("▶ Continue");
      await visitor.page.reload();
      await visitor.reads("▶ Continue");
      await visitor.leave();
    }
  },

  // Who has never played here is told how, once, and may take the lesson before the game of the link.
  async newcomer() {
    for (const [language, size, lesson] of [
      ["en", [1280, 800], "A short lesson"],
      ["de", [390, 844], "kurze Lektion"],
      ["fr", [320, 568], "la leçon"],
    ]) {
      const visitor = await Visitor.come({ isNew: true, language, size, hash: "#AJ20-06N4" });
      const [width, height] = size;
      if (width < 500) {
        await visitor.page.setViewport({ width, height, hasTouch: true, isMobile: true });
        await visitor.page.goto(url + "#AJ20-06N4");
      }
      await visitor.page.waitForSelector("#welcome-box[open]", { timeout: PATIENCE });
      await wait(300);
      await visitor.shoot("welcome-" + language);
      await visitor.examine("welcome");
      const text = await visitor.page.$eval("#welcome-box", (one) => one.innerText);
      check(text.includes("B…") && text.includes(lesson), text);
      const isWhole = await visitor.page.evaluate(() => {
        const box = document.getElementById("welcome-box");
        return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
      });
      check(isWhole, `${language}: one has to scroll`);
      await visitor.page.click("#lesson");
      await visitor.reads({ en: "go on", de: "weiter", fr: "suite" }[language]);
      await visitor.shoot("lesson-first-" + language);
      await visitor.page.click("#message button");
      await visitor.reads("0/17");
      await visitor.page.reload();
      await visitor.reads("0/17");
      check(!(await visitor.page.$("#welcome-box[open]")), "it greets twice");
      await visitor.leave();
    }
    const again = await Visitor.come({ isNew: true, hash: "#game=hashi&seed=7", nvm: [...OVER] });
    await again.reads("0/17");
    check(!(await again.page.$("#welcome-box[open]")), "it greets who has played");
    await again.leave();
    const none = await Visitor.come({ isNew: true, hash: "#game=chess" });
    await none.reads("no game chess");
    check(!(await none.page.$("#welcome-box[open]")), "it greets where nothing is dealt");
    await none.leave();
    const plain = await Visitor.come({ isNew: true });
    await plain.reads("▶ Hashi");
    check(!(await plain.page.$("#welcome-box[open]")), "it greets without a link");
    await plain.leave();
  },

  // The button "Take back" leaves no puzzle of which nothing has been played; in menus it goes back.
  async take_back_in_puzzles() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const back = () => visitor.page.click("[data-act=BACK]");
    for (const game of ["Hashi", "Arabana-Ikibiti", "Atoll"]) {
      await visitor.choose(game);
      await visitor.choose("Puzzles", "ArrowUp");
      await wait(1000);
      await visitor.press("Enter");
      await wait(2500);
      const before = await visitor.text();
      await back();
      await visitor.reads("nothing to take back here");
      await wait(300);
      check((await visitor.text()) === before, `${game}: ${await visitor.text()}`);
      await visitor.page.click("[data-act=MENU]"); // which leads out
      await wait(2000);
      for (let n = 0; n < 3 && !(await visitor.text()).includes("TOMBOLO"); n++) {
        await back();
        await wait(600);
      }
      await visitor.reads("TOMBOLO");
    }
    await visitor.leave();
  },

  // A message moves nothing, is seen whole, and goes; what is so comes back behind it.
  async messages() {
    const before = () => {
      const real = window.setTimeout; // messages go five times as fast
      window.setTimeout = (act, ms, ...more) => real(act, ms > 3000 ? ms / 5 : ms, ...more);
    };
    for (const size of [
      [320, 568],
      [844, 390],
      [1280, 800],
    ]) {
      const visitor = await Visitor.come({ hash: "#game=hashi&seed=7", size, before });
      await visitor.reads("0/17");
      const places = () =>
        visitor.page.evaluate(() => {
          const parts = [...document.querySelectorAll("#screen, [data-key], [data-act], nav > *")];
          return parts.map((part) => String(Object.values(part.getBoundingClientRect().toJSON())));
        });
      const still = await places();
      const moves = async (what) =>
        check(String(await places()) === String(still), `${size}: ${what} moves something`);
      const isWhole = () =>
        visitor.page.$eval("#message", (one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        });
      await visitor.press("F10");
      await visitor.reads("being filmed");
      await moves("a film");
      await visitor.page.evaluate(() => document.querySelector("[data-act=MENU]").click());
      await visitor.reads("Go on playing");
      await visitor.page.evaluate(() => document.querySelector("[data-act=HINT]").click());
      await visitor.reads("a hint when it is your turn");
      await moves("a long message");
      check(await isWhole(), `${size}: a message is cut`);
      await visitor.shoot("message-" + size.join("x"));
      await visitor.reads("being filmed"); // once the other one has gone
      await visitor.press("F10");
      await visitor.reads("Kept: ");
      await visitor.page.waitForFunction(() => !document.getElementById("message").textContent);
      await moves("the end");
      await visitor.leave();
    }
  },

  // In a narrow window of a desktop, too, the display takes its width, and no label is cut.
  async narrow_window() {
    for (const language of ["en", "de", "fr"]) {
      for (const width of [320, 360, 390, 470]) {
        const visitor = await Visitor.come({ language, size: [width, 800] });
        await visitor.reads("▶ Hashi");
        const found = await visitor.page.evaluate(() => ({
          part: document.getElementById("screen").getBoundingClientRect().width / innerWidth,
          isWide: document.documentElement.scrollWidth > innerWidth,
          cut: [...document.querySelectorAll("#acts button, #acts span")]
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
            .map((one) => one.textContent.trim()),
        }));
        const what = `${language}, ${width}: ${JSON.stringify(found)}`;
        check(found.part > 0.8 && !found.isWide && !found.cut.length, what);
        await visitor.shoot(`narrow-${language}-${width}`);
        await visitor.leave();
      }
    }
  },

  // A dialog is read from its top, where the help on touch stands, also on the smallest telephone.
  async dialogs_from_the_top() {
    const visitor = await Visitor.come({ size: [320, 568], language: "fr" });
    await visitor.reads("▶ Hashi");
    for (const id of ["help", "send", "packs", "save"]) {
      await visitor.page.evaluate((id) => document.getElementById(id).click(), id);
      const found = await visitor.page.$eval("dialog[open]", (box) => [
        box.scrollTop,
        box.scrollWidth <= box.clientWidth,
        box.querySelector("p").getBoundingClientRect().top < innerHeight / 2,
      ]);
      check(String(found) === "0,true,true", `${id}: ${found}`);
      await visitor.shoot("dialog-" + id);
      await visitor.page.keyboard.press("Escape");
    }
    await visitor.leave();
  },

  // The text of the page grows with the size that the browser is set to.
  async larger_text() {
    if (kind === "firefox") return; // it cannot be told to
    const visitor = await Visitor.come({ size: [390, 844] });
    await visitor.reads("▶ Hashi");
    const sizes = () =>
      visitor.page.evaluate(() =>
        [...document.querySelectorAll("#acts span, nav button, dialog p, dialog pre, #message")].map(
          (one) => parseFloat(getComputedStyle(one).fontSize),
        ),
      );
    const before = await sizes();
    const session = await visitor.page.createCDPSession();
    await session.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
    await visitor.page.reload();
    await visitor.reads("▶ Hashi");
    await visitor.shoot("larger-text");
    const after = await sizes();
    check(
      before.every((size, n) => after[n] > size),
      `${before} is ${after} now`,
    );
    const isWhole = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth <= innerWidth,
    );
    check(isWhole, "larger text makes the page too wide");
    await visitor.leave();
  },
};
