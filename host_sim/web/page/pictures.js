// Pictures of the display to keep: a PNG, a film as GIF, as the desktop makes them.

import { Gif } from "./gif.js";

export const PAPER = [8, 10, 14];
export const INK = [226, 240, 255];
const WIDTH = 128; // dots
const HEIGHT = 64;
const SCALE = 4; // pixels of a dot of a picture
const FILM_SCALE = 3;
const MOST = 3000; // frames of a film
const SHORTEST = 20; // ms of a frame; browsers play shorter ones slowly
const AT_ONCE = 20; // frames that are written before the page has its turn

// Return a picture of dots, 0 or 1 each, row by row, as a PNG.
export function picture(dots) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const c = canvas.getContext("2d");
  const image = c.createImageData(canvas.width, canvas.height);
  enlarged(dots, SCALE).forEach((dot, at) => image.data.set([...(dot ? INK : PAPER), 255], 4 * at));
  c.putImageData(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

// What the display shows, with the times. Equal pictures in a row are kept once.
export class Film {
  frames = []; // [ms, dots]

  // Note that the display shows these dots from ms on. Return false if there is no room for them:
  // then it is to end.
  add(ms, dots) {
    const last = this.frames.at(-1)?.[1];
    const isNew = !last || dots.some((dot, at) => dot !== last[at]);
    if (isNew && this.frames.length === MOST) return false;
    if (isNew) this.frames.push([ms, dots]);
    return true;
  }

  // Return the film as a GIF. end: the ms when its last picture ends.
  async gif(end) {
    const gif = new Gif(WIDTH * FILM_SCALE, HEIGHT * FILM_SCALE, [PAPER, INK]);
    for (const [n, [ms, dots]] of this.frames.entries()) {
      const until = this.frames[n + 1]?.[0] ?? end;
      gif.add(enlarged(dots, FILM_SCALE), Math.max(SHORTEST, until - ms));
      if (n % AT_ONCE === AT_ONCE - 1) await new Promise((done) => setTimeout(done));
    }
    return new Blob(gif.end(), { type: "image/gif" });
  }
}

function enlarged(dots, scale) {
  const wide = WIDTH * scale;
  const out = new Uint8Array(wide * HEIGHT * scale);
  for (let at = 0; at < out.length; at++) {
    const y = Math.floor(Math.floor(at / wide) / scale);
    out[at] = dots[y * WIDTH + Math.floor((at % wide) / scale)];
  }
  return out;
}

// Return a name for a new file, as the desktop gives them: by the time.
export function named(time, suffix) {
  const two = (n) => String(n).padStart(2, "0");
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("");
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join("");
  return `tombolo-${day}-${clock}${suffix}`;
}

// Let the browser keep a file where it keeps what is downloaded.
export function download(blob, suffix) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = named(new Date(), suffix);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return link.download;
}
