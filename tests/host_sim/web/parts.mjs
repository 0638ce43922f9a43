// The program in parts: scenarios for browser.mjs.
import { check, gone, PATIENCE, sent, slow, Visitor, wait } from "./visitor.mjs";

const LATER = ["hashi", "menus", "arabana", "atoll", "tables"].map((name) => name + ".bin");
const MOST_REQUESTS = 15; // before the title: half of what they were when all of the program came first

const isQuiet = (visitor) =>
  visitor.page.waitForFunction(() => !document.getElementById("message").textContent, {
    timeout: PATIENCE,
  });

export const parts = {
  // What a key wants is on its way: that is said, and then the key leads on.
  async key_at_once() {
    slow("hashi.bin", 3000);
    try {
      const visitor = await Visitor.come({ size: [390, 844], language: "de" });
      await visitor.reads("▶ Hashi");
      await visitor.press("Enter");
      await visitor.reads("Einen Moment …");
      await visitor.shoot("one-moment");
      check(!(await visitor.text()).includes("Lektion"), await visitor.text());
      await visitor.reads("▶ Kurze Lektion");
      await isQuiet(visitor);
      await visitor.leave();
    } finally {
      slow("", 0);
    }
  },

  // The title takes few files. A part that cannot be loaded is asked for again, and that is said.
  async part_that_fails() {
    for (const name of LATER) gone.add(name);
    sent.length = 0;
    try {
      const visitor = await Visitor.come();
      await visitor.reads("▶ Hashi");
      check(sent.length <= MOST_REQUESTS, "before the title: " + sent);
      check(!sent.some((name) => /rules|boards/.test(name)), "before the title: " + sent);
      await visitor.reads("Part of Tombolo could not be loaded");
      await visitor.shoot("part-missing");
      await visitor.press("ArrowDown", "ArrowUp", "Enter");
      await wait(1000);
      check((await visitor.text()).includes("▶ Hashi"), await visitor.text());
      for (const name of LATER) gone.delete(name);
      await visitor.reads("▶ A short lesson");
      await isQuiet(visitor);
      await visitor.leave();
    } finally {
      for (const name of LATER) gone.delete(name);
    }
  },

  // What needs all of the program waits for it: dialogs, and what is opened.
  async click_at_once() {
    slow("tables.bin", 2000);
    try {
      const visitor = await Visitor.come();
      await visitor.reads("▶ Hashi");
      await visitor.page.click("#send");
      await visitor.reads("One moment …");
      await visitor.page.waitForSelector("#send-box[open]", { timeout: PATIENCE });
      await visitor.leave();
    } finally {
      slow("", 0);
    }
  },
};
