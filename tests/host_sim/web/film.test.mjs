// A film of the display that is full ends, is kept, and says so.
import assert from "node:assert";
import { test } from "node:test";

const parts = {};
globalThis.document = {
  getElementById: (id) => (parts[id] ??= {}),
  createElement: () => ({ click() {} }),
};
globalThis.URL.createObjectURL = () => "blob:";
globalThis.URL.revokeObjectURL = () => {};

const { Film } = await import("../../../host_sim/web/page/pictures.js");
const { SendBox } = await import("../../../host_sim/web/page/sendbox.js");
const { WORDS } = await import("../../../host_sim/web/page/words.js");

const MOST = 3000;
// The dots of picture n: they show its number.
const dots = (n) => Uint8Array.from({ length: 8192 }, (_, at) => (at < 20 ? (n >> at) & 1 : 0));

test("a film takes its pictures, and no more", () => {
  const film = new Film();
  for (let n = 0; n < MOST; n++) assert.equal(film.add(n, dots(n)), true);
  assert.equal(film.add(MOST, dots(MOST - 1)), true, "the same picture stays up");
  assert.equal(film.add(MOST, dots(MOST)), false);
  assert.equal(film.frames.length, MOST);
});

for (const [language, words] of Object.entries(WORDS)) {
  test(`one that is full is kept, with a sentence: ${language}`, async (t) => {
    const said = [];
    let n = 0;
    const box = new SendBox(
      () => null,
      () => words,
      {
        tell: (text) => said.push(text),
        hold: (name, text) => said.push(text),
        release: () => said.push(""),
      },
      () => dots(n),
    );
    t.mock.method(Film.prototype, "gif", async () => "a gif");
    await box.record();
    for (; n < MOST + 5; n++) box.look();
    await new Promise((done) => setTimeout(done));
    assert.equal(box.film, null);
    assert.equal(said.length, 3);
    assert.equal(said[0], words.FILMING);
    assert.equal(said[1], "");
    assert.match(said[2], /3.000.*: tombolo-\d{8}-\d{6}\.gif$/);
  });
}
