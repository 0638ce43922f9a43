// Packs in the page: scenarios of browser.mjs. In the environment PACK is the zip of a Kalah, and
// ONE_FILE the path of its page of one file.
import { copyFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { check, folder, PATIENCE, url, Visitor, wait } from "./visitor.mjs";

const OVER = Buffer.from(process.env.OVER ?? "", "hex"); // the nvm with a game that is over
const PACK = Buffer.from(process.env.PACK ?? "", "hex");

async function open(visitor, bytes) {
  const path = join(folder, "some.zip");
  writeFileSync(path, bytes);
  await (await visitor.page.$("#pack-file")).uploadFile(path);
}

// Drop files onto the page: 1.zip, 2.zip ...
const drop = (visitor, ...files) =>
  dropped(
    visitor,
    files.map((bytes, n) => [`${n + 1}.zip`, [...bytes]]),
  );

const dropped = (visitor, files) =>
  visitor.page.evaluate((files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, bytes] of files) {
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], name));
    }
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, files);

const says = (visitor, words) =>
  visitor.page.waitForFunction(
    (words) => document.getElementById("pack-said").textContent.includes(words),
    { timeout: PATIENCE },
    words,
  );

async function hasNoKalah(visitor) {
  for (let n = 0; n < 8; n++) {
    check(!(await visitor.text()).includes("Kalah"), "it is still there");
    await visitor.press("ArrowDown");
  }
}

export const packs = {
  async packs() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    await visitor.click("packs");
    for (const [bytes, words] of [
      [PACK.subarray(0, 3000), "no pack of a game"],
      [Buffer.alloc(3e7), "too large"],
      [PACK, "kalah is there"],
      [PACK, "kalah is there"], // the same once more: it takes the place of itself
    ]) {
      await open(visitor, bytes);
      await says(visitor, words);
    }
    check((await visitor.page.$$("#pack-list button")).length === 1, "it is there twice");
    await visitor.shoot("packs");
    await visitor.page.keyboard.press("Escape");
    await visitor.choose("Kalah");
    await visitor.choose("New game");
    await visitor.press("Enter");
    await wait(1000);
    await visitor.press("Enter");
    await wait(1500);
    await visitor.shoot("kalah");
    await visitor.page.reload(); // both the pack and its game are kept
    await visitor.choose("Continue", "ArrowUp");
    await wait(1000);
    await visitor.shoot("kalah-again");
    await visitor.page.reload();
    await visitor.reads("▶");
    await visitor.click("packs");
    await visitor.page.click("#pack-list button");
    await says(visitor, "is removed");
    await visitor.page.keyboard.press("Escape");
    await hasNoKalah(visitor);
    await visitor.page.reload();
    await visitor.reads("▶");
    await hasNoKalah(visitor);
    await visitor.leave();
  },

  async pack_by_link() {
    writeFileSync(join(folder, "kalah.zip"), PACK);
    const visitor = await Visitor.come({ hash: "#pack=kalah.zip", language: "de-DE" });
    await visitor.reads("kalah ist da");
    check(visitor.page.url() === url, "the link stays in the address");
    await visitor.choose("Kalah");
    const follow = async (hash, words) => {
      await visitor.page.evaluate(() => (document.getElementById("message").textContent = ""));
      await visitor.page.goto(url + hash);
      await visitor.reads(words);
    };
    writeFileSync(join(folder, "kalah (1).zip"), PACK);
    for (const name of ["kalah.zip)", "kalah.zip.", "Kalah.ZIP", "kalah", "kalah%20(1).zip"]) {
      await follow("#pack=" + name, "kalah ist da");
      await follow(`#pack=${name}&fbclid=IwAR0abcdefgh12345`, "kalah ist da");
    }
    await follow("#pack=none.zip", "none.zip liegt nicht neben dieser Seite");
    await follow("#pack=None", "None liegt nicht neben dieser Seite");
    await follow("#pack=..%2Fa.zip", "../a.zip liegt nicht neben dieser Seite");
    await follow("#pack=", "nennt kein Spiel");
    await visitor.page.goto(url + "#pack=https%3A%2F%2Fisle.example%2Fa.zip");
    await wait(500); // leave() says if another host was asked
    await visitor.leave();
    unlinkSync(join(folder, "kalah.zip"));
    unlinkSync(join(folder, "kalah (1).zip"));
  },

  // Of several files each is opened, and something is said of each.
  async packs_dropped() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    await drop(visitor, PACK.subarray(0, 3000), PACK, Buffer.alloc(3e5));
    await visitor.reads("1.zip: This file is no pack of a game");
    await visitor.reads("2.zip: kalah is there");
    await visitor.reads("3.zip: This pack is too large");
    await visitor.choose("Kalah");
    await visitor.choose("New game");
    await visitor.leave();
  },

  // Whatever file of ours is dropped, its bytes say what it is, and it leads on.
  async files_dropped() {
    const visitor = await Visitor.come({ nvm: [...OVER] });
    await visitor.reads("▶ Hashi");
    const give = (name, bytes) => dropped(visitor, [[name, [...Buffer.from(bytes)]]]);
    const isOpen = (id, words) =>
      visitor.page.waitForFunction(
        (id, words) => document.querySelector(`#${id}[open]`)?.innerText.includes(words),
        { timeout: PATIENCE },
        id,
        words,
      );
    await give("tombolo.nvm", OVER);
    await isOpen("save-box", "In the file: running games: 0, games in the statistics: 1");
    await visitor.shoot("save-dropped");
    await give("keys.txt", "A = j\n");
    await isOpen("help-box", "These keys are in use");
    await visitor.page.click("#has-own-keys");
    await visitor.page.keyboard.press("Escape");
    await visitor.click("packs");
    await give("photo.jpg", "\xff\xd8" + "\0".repeat(4e5));
    await isOpen("pack-box", "Tombolo does not know this file");
    await visitor.page.keyboard.press("Escape");
    await give("a.uf2", "UF2\n" + "\0".repeat(4e5));
    await visitor.reads("a.uf2 is for a board");
    await give("photo.jpg", "\xff\xd8" + "\0".repeat(4e5));
    await visitor.reads("Tombolo does not know this file");
    await give("poem.txt", "Come unto these yellow sands");
    await visitor.reads("Tombolo does not know this file");
    await give("code.txt", "my game: AJ20-06N4");
    await visitor.reads("0/17");
    await visitor.page.keyboard.press("x", { delay: 800 });
    await visitor.choose("The last result");
    await visitor.reads("Ⓐ new");
    await visitor.click("replay");
    await visitor.reads("copied");
    const link = await visitor.page.evaluate(() => window.copied);
    await give("game.tb", Buffer.from(link.split("record=")[1], "base64url"));
    await visitor.reads("←→ turn");
    await visitor.click("save");
    await visitor.click("export");
    await isOpen("save-box", "Kept: tombolo.nvm");
    await visitor.leave();
  },

  // All of it is in one file, opened from the disk or from anywhere.
  async one_file() {
    copyFileSync(process.env.ONE_FILE, join(folder, "own.html"));
    for (const start of [pathToFileURL(folder) + "/", url]) {
      const visitor = await Visitor.come({ start, page: "own.html", hash: "#game=kalah&seed=7" });
      await visitor.reads("▶ You");
      check((await visitor.page.title()) === "Kalah", "its name is another");
      check(!visitor.page.url().includes("seed"), "the link stays in the address");
      await visitor.press("Enter");
      await wait(1500);
      await visitor.shoot("one-file");
      await visitor.page.reload();
      await visitor.reads("▶ Continue: Kalah");
      await visitor.click("save");
      await visitor.click("export");
      await visitor.page.waitForFunction(() => window.exported?.size === 4096);
      await visitor.leave();
    }
    unlinkSync(join(folder, "own.html"));
  },

  // After a visit that stood still packs are left out, so that one that never ends can be forgotten.
  async pack_that_hangs() {
    const visitor = await Visitor.come();
    await visitor.reads("▶ Hashi");
    await drop(visitor, PACK);
    await visitor.reads("kalah is there");
    await visitor.page.evaluate(() => (Storage.prototype.removeItem = () => {})); // no goodbye
    await visitor.page.reload();
    await visitor.reads("your packs are switched off");
    await visitor.page.click("#message button");
    await visitor.page.click("#pack-list button");
    await visitor.page.keyboard.press("Escape");
    await hasNoKalah(visitor);
    await visitor.leave();
  },
};
