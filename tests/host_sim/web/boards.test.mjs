// The page of the boards without a browser: drives and serial ports are played by objects.
import assert from "node:assert";
import { test } from "node:test";

import { diagnose, listen } from "../../../host_sim/web/page/console.js";
import { bootId, DriveError, write } from "../../../host_sim/web/page/drive.js";

const PICO = { name: "Raspberry Pi Pico", boot: "RPI-RP2" };
const INFO = (id) => `UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: ${id}\r\n`;
const BYTES = new Uint8Array(1024).fill(7);

// A directory handle. fails: what goes wrong; a board that restarts takes its drive with it.
function drive(files, fails = {}) {
  const handle = {
    files,
    async getFileHandle(name, { create } = {}) {
      if (handle.isGone || !(name in files || create)) {
        throw new DOMException("A requested file or directory could not be found.", "NotFoundError");
      }
      return {
        getFile: async () => ({ text: async () => files[name] }),
        createWritable: async () => ({
          write: async (bytes) => {
            if (fails.onWrite) throw new Error(fails.onWrite);
            handle.swapped = bytes;
          },
          close: async () => {
            handle.isGone = Boolean(fails.restarts);
            if (fails.onClose) throw new Error(fails.onClose);
            files[name] = handle.swapped;
          },
        }),
      };
    },
  };
  return handle;
}

test("the boot loader's id is read whatever the line ends are", () => {
  assert.equal(bootId(INFO("RPI-RP2")), "RPI-RP2");
  assert.equal(bootId("Model: x\nBoard-ID: SAMD51J19A-Feather-v0\n"), "SAMD51J19A-Feather-v0");
  assert.equal(bootId("Model: x\n"), "");
});

test("a boot drive of the chosen board is written", async () => {
  const boot = drive({ "INFO_UF2.TXT": INFO("RPI-RP2") });
  await write(boot, PICO, "tombolo.uf2", BYTES);
  assert.equal(boot.files["tombolo.uf2"], BYTES);
});

test("a board that restarts before the file is closed has taken it", async () => {
  const fails = { onClose: "The drive is gone.", restarts: true };
  const boot = drive({ "INFO_UF2.TXT": INFO("RPI-RP2") }, fails);
  await write(boot, PICO, "tombolo.uf2", BYTES);
  assert.equal(boot.swapped, BYTES);
});

for (const fails of [{ onWrite: "No room." }, { onClose: "No room." }]) {
  test(`a drive that stays has not taken it: ${JSON.stringify(fails)}`, async () => {
    const boot = drive({ "INFO_UF2.TXT": INFO("RPI-RP2") }, fails);
    const says = { message: "NOT_WRITTEN", values: { error: "No room." } };
    await assert.rejects(write(boot, PICO, "tombolo.uf2", BYTES), says);
  });
}

for (const [files, says, values] of [
  [{ "INFO_UF2.TXT": INFO("RP2350") }, "OTHER_BOARD", { found: "RP2350", ...PICO }],
  [{ "INFO_UF2.TXT": "Model: x" }, "NO_BOARD", { found: "", ...PICO }],
  [{ "boot_out.txt": "Board ID:raspberry_pi_pico" }, "IS_CIRCUITPY", PICO],
  [{ "holiday.jpg": "" }, "IS_OTHER", PICO],
]) {
  test(`nothing is written onto a drive with ${JSON.stringify(files)}`, async () => {
    const before = { ...files };
    await assert.rejects(write(drive(files), PICO, "tombolo.uf2", BYTES), (error) => {
      assert.ok(error instanceof DriveError);
      assert.equal(error.message, says);
      assert.deepEqual(error.values, values);
      return true;
    });
    assert.deepEqual(files, before);
  });
}

test("the last message counts, and what is not known is about nothing", () => {
  assert.equal(diagnose("Hello\nAuto-reload is off.\n"), null);
  const missing = "No display: nothing answers at 0x3c or 0x3d. Check SDA GP4 and SCL GP5\n";
  assert.deepEqual(diagnose(missing).wires, ["SDA", "SCL"]);
  assert.deepEqual(diagnose(missing).pins, { SDA: "GP4", SCL: "GP5" });
  assert.deepEqual(diagnose(`${missing}Tombolo is not running. B was held`).wires, ["B"]);
  assert.deepEqual(diagnose(`Tombolo is not running.\n${missing}more`).wires, ["SDA", "SCL"]);
});

// A serial port that sends these parts, then fails, or stays open until it is cancelled.
function port(parts, failure) {
  const log = [];
  let cancelled;
  const held = new Promise((resolve) => (cancelled = resolve));
  return {
    log,
    open: async ({ baudRate }) => log.push(`open ${baudRate}`),
    setSignals: async (signals) => log.push(JSON.stringify(signals)),
    close: async () => log.push("close"),
    readable: {
      getReader: () => ({
        read: async () => {
          if (parts.length) return { value: parts.shift(), done: false };
          if (failure) throw failure;
          await held;
          return { done: true };
        },
        cancel: () => cancelled(),
        releaseLock: () => log.push("release"),
      }),
    },
  };
}

test("what is heard is text, though a letter comes in two parts", async () => {
  const bytes = new TextEncoder().encode("Tombolo läuft nicht.\r\n");
  const board = port([bytes.slice(0, 10), bytes.slice(10)]);
  let text = "";
  const { stop, ended } = await listen(board, (part) => (text += part));
  setTimeout(stop, 10);
  assert.equal(await ended, null);
  assert.equal(text, "Tombolo läuft nicht.\r\n");
  assert.deepEqual(board.log, ["open 115200", '{"dataTerminalReady":true}', "release", "close"]);
});

test("a cable that is pulled ends it with an error", async () => {
  const pulled = new DOMException("The device has been lost.", "NetworkError");
  const { ended } = await listen(port([], pulled), () => {});
  assert.equal(await ended, pulled);
});
