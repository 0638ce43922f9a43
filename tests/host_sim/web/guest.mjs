// Plays a guest's page of one file to its end: node guest.mjs BROWSER FOLDER PICTURES FILE TITLE
// FILE lies in FOLDER. It is opened from the disk, with seed 7; the keys are the same ones over and
// over again, which end any small game.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { check, end, folder, Visitor, wait } from "./visitor.mjs";

const [file, title] = process.argv.slice(5);
const KEYS = ["Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "ArrowUp"];
const MOST = 600; // presses
const OVER = /Ⓐ new .*Ⓑ/; // the last line of a result

const visitor = await Visitor.come({
  start: pathToFileURL(folder) + "/",
  page: file,
  hash: `#game=${file.split(".")[0]}&seed=7`,
});
try {
  await visitor.reads("▶ You");
  check((await visitor.page.title()) === title, await visitor.page.title());
  for (let n = 0; !OVER.test(await visitor.text()); n++) {
    check(n < MOST, "it does not end:\n" + (await visitor.text()));
    await visitor.press(KEYS[n % KEYS.length]);
    if ((await visitor.text()).includes("thinking")) await wait(300);
  }
  await visitor.shoot(file);
  console.log(await visitor.text());
  await visitor.leave();
} finally {
  await end();
}
