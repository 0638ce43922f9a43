// What a screen reader says, without a browser.
import assert from "node:assert";
import { test } from "node:test";

import { Aloud } from "../../../host_sim/web/page/aloud.js";

// A live region: heard is each node that comes in, as a screen reader takes them.
function reader() {
  const heard = [];
  const kept = [];
  const log = {
    append(node) {
      heard.push(node.textContent);
      node.remove = () => kept.splice(kept.indexOf(node), 1);
      kept.push(node);
    },
    get childElementCount() {
      return kept.length;
    },
    get firstElementChild() {
      return kept[0];
    },
  };
  let label = null;
  const screen = {
    ownerDocument: { createElement: () => ({}) },
    getAttribute: () => label,
    setAttribute: (name, value) => (label = value),
  };
  return { aloud: new Aloud(screen, log), heard, kept };
}

test("what is new on the display is heard, in a menu only the row that has the mark", () => {
  const { aloud, heard } = reader();
  aloud.say("TOMBOLO\n▶ Hashi\nAtoll", "");
  aloud.say("TOMBOLO\nHashi\n▶ Atoll", "");
  assert.deepEqual(heard, ["TOMBOLO\nHashi\nAtoll", "Atoll"]);
});

test("the place of the cursor comes before what changed on the display", () => {
  const { aloud, heard } = reader();
  aloud.say("0/17\nNot here", "");
  aloud.say("0/17\nA write 3", "island 7 of 18");
  assert.equal(heard.at(-1), "island 7 of 18\nA write 3");
});

test("a sentence that is said twice is heard twice, and what is kept of them stays short", () => {
  const { aloud, heard, kept } = reader();
  aloud.say("Not here", "");
  for (let n = 0; n < 9; n++) aloud.say("Not here", "Not here");
  aloud.say("Not here", "");
  assert.deepEqual(heard, Array(10).fill("Not here"));
  assert.equal(kept.length, 3);
});
