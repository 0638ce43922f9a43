// Visits by a link, and what the page says meanwhile: scenarios for browser.mjs.
import { check, kind, url, Visitor, wait } from "./visitor.mjs";

export const visits = {
  // Until its first move nothing but the page knows of the game of a link: it is dealt once more.
  async link_reloaded() {
    for (const hash of ["#AJ20-06N4", "#game=hashi&side=B&seed=7"]) {
      const visitor = await Visitor.come({ hash });
      await visitor.reads("0/17");
      await visitor.page.reload();
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

  // A message moves nothing, is seen whole, and goes; what is so comes back behind it.
  async messages() {
    for (const size of [
      [390, 844],
      [320, 568],
      [844, 390],
      [1280, 800],
    ]) {
      const visitor = await Visitor.come({ hash: "#game=hashi&seed=7", size });
      await visitor.reads("0/17");
      const places = () =>
        visitor.page.evaluate(() => {
          const parts = [...document.querySelectorAll("#screen, [data-key], [data-act], nav > *")];
          return parts.map((part) => String(Object.values(part.getBoundingClientRect().toJSON())));
        });
      const before = await places();
      const moves = async (what) =>
        check(String(await places()) === String(before), `${size}: ${what} moves something`);
      const isWhole = () =>
        visitor.page.$eval("#message", (one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        });
      await visitor.press("F10");
      await visitor.reads("being filmed");
      await moves("a film");
      await visitor.page.evaluate(() => document.getElementById("share").click());
      await visitor.reads("This shares the result");
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
