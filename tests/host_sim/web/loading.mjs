// How fast pages load: node loading.mjs BROWSER TIMES SPEED PAGE...
// BROWSER is chromium or firefox, SPEED local or slow. Each PAGE, a folder that host_sim/web/build.py
// has written, is opened TIMES times, in turn, with nothing kept from before. For each visit a line
// {page, requests, bytes, ms} is printed: what was asked for and sent until a dot of the display was
// lit, and when that was.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { launch, TYPES } from "./launch.mjs";

const [kind, times, speed, ...pages] = process.argv.slice(2);
const PACKED = ["html", "js", "css", "wasm", "webmanifest", "txt"]; // that hosts send with gzip
const LATENCY_MS = 150; // of a request on a slow line
const BYTES_A_MS = 200; // 1.6 Mbit/s, for all connections together
const TICK_MS = 5;
const PIECE = 500; // bytes that one answer gets before it is another's turn
const PATIENCE = 120_000; // ms

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const kept = new Map(); // path -> the bytes that are sent, and their headers

function read(path) {
  if (!kept.has(path)) {
    const bytes = readFileSync(path);
    const ending = path.split(".").pop();
    const isPacked = PACKED.includes(ending);
    const packing = isPacked ? { "Content-Encoding": "gzip" } : {};
    kept.set(path, [isPacked ? gzipSync(bytes) : bytes, { "Content-Type": TYPES[ending], ...packing }]);
  }
  return kept.get(path);
}

// The slow line: answers that are under way, each with what is still to be sent.
const line = [];
let due = 0;
let last = 0;

function send() {
  const now = performance.now();
  due = line.length ? due + (now - last) * BYTES_A_MS : 0;
  last = now;
  while (line.length && due > 0) {
    const one = line.shift();
    const piece = one.bytes.subarray(one.at, one.at + PIECE);
    one.at += piece.length;
    due -= piece.length;
    one.log.bytes += piece.length;
    one.answer.write(piece);
    if (one.at < one.bytes.length) line.push(one);
    else one.answer.end();
  }
}
const clock = speed === "slow" ? setInterval(send, TICK_MS) : null;

// A visit has a folder of its own on the server: no cache knows its addresses.
const visits = []; // of each: the page, and what was asked for

const server = createServer(async (request, answer) => {
  const [, number, name] = new URL(request.url, "http://localhost").pathname.split("/");
  const visit = visits[number];
  const log = { when: performance.timeOrigin + performance.now(), bytes: 0 };
  visit?.asked.push(log);
  if (speed === "slow") await wait(LATENCY_MS);
  try {
    const [bytes, headers] = read(join(visit.page, name || "index.html"));
    answer.writeHead(200, headers);
    if (speed === "slow") return line.push({ bytes, at: 0, answer, log });
    answer.end(bytes);
    log.bytes = bytes.length;
  } catch {
    answer.writeHead(404);
    answer.end();
  }
});
await new Promise((done) => server.listen(0, "localhost", done));
const { port } = server.address();
const browser = await launch(kind);

// Note when a dot is lit, in the page.
function look() {
  const small = document.createElement("canvas");
  [small.width, small.height] = [128, 64];
  const c = small.getContext("2d", { willReadFrequently: true });
  const frame = () => {
    const screen = document.getElementById("screen");
    if (screen?.width) {
      c.drawImage(screen, 0, 0, 128, 64);
      if (c.getImageData(0, 0, 128, 64).data.some((light, at) => at % 4 < 3 && light > 90)) {
        window.lit = performance.now();
        return;
      }
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function visit(page) {
  const number = visits.push({ page, asked: [] }) - 1;
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 1280, height: 800 });
  await tab.evaluateOnNewDocument(look);
  await tab.goto(`http://localhost:${port}/${number}/`, { waitUntil: "domcontentloaded" });
  await tab.waitForFunction(() => window.lit, { timeout: PATIENCE });
  const [ms, when] = await tab.evaluate(() => [window.lit, window.lit + performance.timeOrigin]);
  await context.close();
  const asked = visits[number].asked.filter((one) => one.when < when);
  const bytes = asked.reduce((sum, one) => sum + one.bytes, 0);
  console.log(JSON.stringify({ page, requests: asked.length, bytes, ms }));
}

for (const page of pages) await visit(page); // one that does not count: the browser has just begun
console.log(JSON.stringify(null));
for (let n = 0; n < times; n++) for (const page of pages) await visit(page);
await browser.close();
clearInterval(clock);
server.closeAllConnections();
server.close();
