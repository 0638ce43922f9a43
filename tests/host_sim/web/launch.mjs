// A browser that asks for nothing but what it is told to, and the types of the page's files.
import { createRequire } from "node:module";
import { join } from "node:path";

const puppeteer = createRequire(join(import.meta.dirname, "../../../host_sim/web/package.json"))(
  "puppeteer-core",
);
const QUIET = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
];

export const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  png: "image/png",
  txt: "text/plain",
  bin: "application/octet-stream",
  zip: "application/zip",
};

// Start chromium or firefox; the environment has its path.
export function launch(kind) {
  return puppeteer.launch({
    browser: kind === "firefox" ? "firefox" : "chrome",
    executablePath: process.env[kind.toUpperCase()],
    headless: true,
    args: kind === "firefox" ? [] : QUIET,
  });
}
