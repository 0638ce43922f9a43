// The bar of a review that becomes better.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Better } from "../../../host_sim/web/page/better.js";

function made(...shares) {
  const bar = { hidden: true, value: 0 };
  const asked = [];
  const machine = {
    play_on() {
      asked.push(1);
      if (shares[0] instanceof Error) throw shares[0];
      return shares.length > 1 ? shares.shift() : shares[0];
    },
  };
  return [new Better(bar, () => machine), bar, asked];
}

test("without a review there is no bar, and one question a picture", () => {
  const [better, bar, asked] = made(-1);
  assert.equal(better.look(), false);
  assert.equal(bar.hidden, true);
  assert.equal(asked.length, 1);
});

test("the bar says how far it is, and goes once all is done", () => {
  const [better, bar, asked] = made(0, 0.25, 0.5);
  assert.equal(better.look(), true);
  assert.equal(bar.hidden, false);
  assert.equal(bar.value, 0.5);
  assert.ok(asked.length > 3, "it goes on as long as a picture leaves time");
  const [last, gone] = made(0.9, -1);
  assert.equal(last.look(), false);
  gone.hidden = false;
  assert.equal(last.look(), true, "it is drawn once more");
  assert.equal(gone.hidden, true);
});

test("what breaks is left alone, and there is no handheld while none has started", () => {
  const [better, bar, asked] = made(new Error("no room"));
  const error = console.error;
  console.error = () => undefined;
  assert.equal(better.look(), false);
  assert.equal(better.look(), false);
  console.error = error;
  assert.equal(asked.length, 1);
  assert.equal(bar.hidden, true);
  assert.equal(new Better({ hidden: true }, () => null).look(), false);
});

test("it takes more of a picture's time once nobody has done anything for a second", (t) => {
  let now = 5000;
  t.mock.method(performance, "now", () => now++); // a question takes a millisecond
  const [better, , asked] = made(0.5);
  const many = () => {
    const before = asked.length;
    better.look();
    return asked.length - before;
  };
  const atRest = many();
  better.touch();
  const touched = many();
  now += 1000;
  assert.deepEqual([atRest > 4 * touched, many()], [true, atRest]);
});
