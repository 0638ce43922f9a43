// How the page starts where something is missing: for browser.mjs.
import { TYPES } from "./launch.mjs";
import { check, gone, headers, kind, url, Visitor } from "./visitor.mjs";

async function leave(visitor) {
  visitor.errors.length = 0; // the page has said why it does not start
  await visitor.leave();
}

export const starts = {
  async without_cookies() {
    const before = () => {
      const block = (object, name) =>
        Object.defineProperty(object, name, {
          get: () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      block(window, "localStorage");
      block(window, "indexedDB");
      navigator.locks.request = async () => {
        throw new DOMException("Access to the Locks API is denied.", "SecurityError");
      };
      navigator.serviceWorker.register = async () => {
        throw new DOMException("The document's origin is blocked.", "SecurityError");
      };
    };
    const visitor = await Visitor.come({ before });
    await visitor.reads("Cookies are blocked");
    await visitor.reads("TOMBOLO");
    await visitor.press("F9", "Enter");
    await visitor.reads("A short lesson");
    await visitor.leave();
  },

  async without_offscreen_canvas() {
    if (kind === "firefox") return;
    const visitor = await Visitor.come({ before: () => delete window.OffscreenCanvas });
    await visitor.reads("TOMBOLO");
    await visitor.leave();
  },

  async without_webassembly() {
    if (kind === "firefox") return;
    for (const [language, says] of [
      ["en", "runs no WebAssembly"],
      ["de", "kein WebAssembly"],
      ["fr", "n'exécute pas WebAssembly"],
    ]) {
      const visitor = await Visitor.come({ language, before: () => delete window.WebAssembly });
      await visitor.reads(says);
      check(!(await visitor.page.$("#loading:not([hidden])")), "it still says that it loads");
      await leave(visitor);
    }
  },

  async in_an_old_browser() {
    if (kind === "firefox") return;
    const visitor = await Visitor.come({ before: () => delete window.DecompressionStream });
    await visitor.reads("too old");
    await leave(visitor);
  },

  async from_a_server_with_wrong_types() {
    const { js } = TYPES;
    TYPES.js = "text/plain; charset=utf-8";
    try {
      const visitor = await Visitor.come();
      await visitor.reads("sends scripts as text/plain, so");
      await leave(visitor);
    } finally {
      TYPES.js = js;
    }
  },

  // Then no script runs at all, not even the one that says why.
  async from_a_server_that_forbids_to_guess_types() {
    const { js } = TYPES;
    TYPES.js = "text/plain";
    headers["X-Content-Type-Options"] = "nosniff";
    try {
      const visitor = await Visitor.come({ size: [390, 844] });
      const read = await visitor.page.$eval("main", (main) => main.innerText);
      check(read.split("text/javascript").length === 4, "it does not say why in three languages");
      check(!read.includes("Loading"), "it still says that it loads");
      await visitor.shoot("no-script");
      await leave(visitor);
    } finally {
      TYPES.js = js;
      delete headers["X-Content-Type-Options"];
    }
    const visitor = await Visitor.come();
    await visitor.reads("TOMBOLO");
    const read = await visitor.page.$eval("body", (body) => body.innerText);
    check(!read.includes("text/javascript"), "it says that scripts do not run");
    await visitor.leave();
  },

  async with_a_file_missing() {
    if (kind === "firefox") return;
    for (const file of ["main.js", "first.bin", "micropython.wasm"]) {
      gone.add(file);
      try {
        const visitor = await Visitor.come();
        await visitor.reads("could not be loaded");
        await leave(visitor);
      } finally {
        gone.delete(file);
      }
    }
  },

  async third_killed_tab() {
    if (kind === "firefox") return; // it cannot be told to kill one
    const visitor = await Visitor.come();
    for (let n = 0; n < 3; n++) {
      await visitor.reads("TOMBOLO");
      visitor.page.goto("chrome://crash").catch(() => {});
      await new Promise((done) => setTimeout(done, 1000));
      visitor.page = await visitor.open("en-US", [1280, 800]);
      await visitor.page.goto(url);
    }
    await visitor.reads("Tombolo has stopped.");
    const text = (await visitor.text()).replaceAll("\n", " ");
    check(text.endsWith("Reload this page to start it again."), text);
    await visitor.shoot("third-killed-tab");
    await visitor.page.reload();
    await visitor.reads("▶ Hashi");
    await visitor.leave();
  },
};
