// Visits by a link, and what the page says meanwhile: scenarios for browser.mjs.
import { check, url, Visitor, wait } from "./visitor.mjs";

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
};
