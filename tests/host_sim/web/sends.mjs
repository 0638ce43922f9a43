// What one sends and keeps: scenarios of browser.mjs.
import { check, kind, PATIENCE, url, Visitor, wait } from "./visitor.mjs";

const OVER = Buffer.from(process.env.OVER ?? "", "hex"); // the nvm with a game that is over

// Click, and return the file that the page lets the browser keep.
async function kept(visitor, act) {
  await visitor.page.evaluate(() => (window.exported = null));
  await act();
  await visitor.page.waitForFunction(() => window.exported, { timeout: PATIENCE });
  return visitor.page.evaluate(async () => {
    const bytes = new Uint8Array(await window.exported.arrayBuffer());
    return { type: window.exported.type, bytes: [...bytes] };
  });
}

const begins = ({ bytes }, ascii) => String.fromCharCode(...bytes.slice(0, ascii.length)) === ascii;

export const sends = {
  // A game that is over goes to a friend as a link, who walks through it and plays on.
  async replay() {
    const visitor = await Visitor.come({ nvm: [...OVER] });
    await visitor.reads("▶ Hashi");
    await visitor.click("replay");
    const lacks = await visitor.page.$eval("#send-box[open]", (box) => box.innerText);
    check(lacks.includes("shows no game"), lacks);
    await visitor.shoot("send-nothing");
    await visitor.page.keyboard.press("Escape");
    await visitor.press("Enter");
    await visitor.choose("The last result");
    await visitor.reads("Ⓐ new");
    await visitor.click("send");
    await wait(200);
    await visitor.shoot("send");
    await visitor.click("replay");
    await visitor.reads("copied");
    const copied = await visitor.page.evaluate(() => window.copied);
    check(/^[^#]*#record=[\w-]{100,400}$/.test(copied) && copied.startsWith(url), copied);
    await visitor.leave();

    const friend = await Visitor.come({ hash: copied.replace(url, "") });
    await friend.reads("←→ turn");
    check((await friend.page.url()) === url, "the link stays in the address");
    await friend.shoot("replay");
    await friend.press("ArrowRight", "ArrowRight");
    await friend.reads(" of 17"); // a busy machine takes a press for several
    await friend.press("Enter");
    await friend.choose("Play on from here");
    await friend.press("Enter");
    await friend.reads("/17");
    const [, digits] = copied.split("#record=");
    for (const sign of ["%0D%0A", "%20", "%C2%AD"]) {
      const broken = (url + "#record=" + digits).replace(/(.{76})/g, "$1" + sign);
      await friend.page.goto(broken);
      await friend.reads("←→ turn");
      await friend.press("x");
      await friend.reads("TOMBOLO");
    }
    await friend.page.goto(url + "#record=" + digits.slice(0, -1));
    await friend.reads("This link is not whole");
    await friend.press("Enter");
    await friend.page.goto(url + "#record=" + "A".repeat(60));
    await friend.reads("not whole");
    await friend.shoot("replay-damaged");
    await friend.press("Enter");
    await friend.reads("TOMBOLO");
    await friend.page.goto(url + "#record=AA");
    await friend.reads("leads to no game");
    await friend.leave();
  },

  // The result is shared with a picture of it, where files can be shared.
  async shared_picture() {
    const before = () => {
      navigator.canShare = ({ files }) => files[0].type === "image/png";
      navigator.share = async ({ text, files }) => (window.shared = [text, files[0].name]);
    };
    const visitor = await Visitor.come({ nvm: [...OVER], before });
    await visitor.reads("▶ Hashi");
    await visitor.press("Enter");
    await visitor.choose("The last result");
    await visitor.reads("Ⓐ new");
    await visitor.click("share");
    await visitor.page.waitForFunction(() => window.shared, { timeout: PATIENCE });
    const [text, name] = await visitor.page.evaluate(() => window.shared);
    check(text.startsWith("Tombolo Hashi AJ") && /^tombolo-\d{8}-\d{6}\.png$/.test(name), text + name);
    await visitor.leave();
  },

  // The rules lead to the game, to one another and to other languages.
  async rules() {
    const visitor = await Visitor.come({ language: "de-AT" });
    await visitor.reads("▶ Hashi");
    await Promise.all([visitor.page.waitForNavigation(), visitor.click("rules")]);
    check(visitor.page.url() === url + "rules-hashi.de.html", visitor.page.url());
    for (const value of ["dark", "light"]) {
      if (kind === "firefox") break; // it would find the same
      await visitor.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      await visitor.examine("rules, " + value);
      await visitor.shoot("rules-" + value);
    }
    for (const words of ["Atoll", "Français"]) {
      const there = visitor.page.waitForNavigation();
      await visitor.page.evaluate((words) => {
        [...document.links].find((link) => link.textContent === words).click();
      }, words);
      await there;
    }
    check((await visitor.page.title()) === "Atoll : les règles - Tombolo", await visitor.page.title());
    await Promise.all([visitor.page.waitForNavigation(), visitor.page.click(".play a")]);
    await visitor.page.waitForFunction(() => document.getElementById("loading").hidden);
    await visitor.leave();
  },

  // Keys of one's own are used, kept, switched off; a mistake is a sentence.
  async own_keys() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    const says = (words) =>
      visitor.page.waitForFunction(
        (words) => document.getElementById("keys-said").textContent.includes(words),
        { timeout: PATIENCE },
        words,
      );
    const write = (text) =>
      visitor.page.$eval("#own-keys", (area, text) => (area.value = text), text);
    await visitor.click("help");
    await wait(200);
    await visitor.shoot("keys");
    await write("A = hyper");
    await visitor.click("use-keys");
    await says("Line 1: no key is called hyper.");
    await write("A = j\nDOWN = n\n");
    await visitor.click("use-keys");
    await says("in use");
    await visitor.page.keyboard.press("Escape");
    await visitor.press("n");
    await visitor.reads("▶ Arabana");
    await visitor.page.reload();
    await visitor.reads("▶ Hashi");
    await visitor.press("z", "j");
    await visitor.reads("▶ A short lesson");
    await visitor.click("help");
    await visitor.click("has-own-keys");
    await visitor.page.keyboard.press("Escape");
    await visitor.press("x");
    await visitor.reads("▶ Hashi");
    await visitor.press("z");
    await visitor.reads("▶ A short lesson");
    await visitor.leave();
  },

  async films() {
    const visitor = await Visitor.come({ hash: "#game=hashi&seed=7" });
    await visitor.reads("0/17");
    for (const act of [() => visitor.click("picture"), () => visitor.press("F12")]) {
      const file = await kept(visitor, act);
      check(file.type === "image/png" && begins(file, "\x89PNG"), file.type);
    }
    await visitor.reads("Kept: tombolo-");
    await visitor.press("F10");
    await visitor.reads("being filmed");
    await visitor.press("ArrowRight", "ArrowRight");
    await visitor.shoot("film");
    const byKey = await kept(visitor, () => visitor.press("F10"));
    check(begins(byKey, "GIF89a") && byKey.bytes.length > 3000, `${byKey.bytes.length} bytes`);
    await visitor.click("film");
    await visitor.reads("being filmed");
    const stop = () => visitor.page.$eval("#message button", (button) => button.click());
    const byButton = await kept(visitor, stop); // no mouse: the display may just take another size
    check(byButton.type === "image/gif" && begins(byButton, "GIF89a"), byButton.type);
    await visitor.leave();
  },
};
