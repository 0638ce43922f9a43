// A GIF89a of two colours, written frame by frame.

const CLEAR = 4; // codes of LZW: of the pixels themselves 0 to 3, though only two of them come up
const END = 5;
const CODES = 4096;
const LONGEST = 65535; // hundredths of a second of a frame
const BLOCK = 255; // bytes
const LOOP = [0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0]; // for ever

export class Gif {
  // colours: [red, green, blue] of the pixels 0 and 1.
  constructor(width, height, colours) {
    this.size = [...number(width), ...number(height)];
    const head = [...ascii("GIF89a"), ...this.size, 0x80, 0, 0, ...colours.flat(), ...LOOP];
    this.parts = [Uint8Array.from(head)];
  }

  // Add a frame: its pixels row by row, and how many ms it stays.
  add(pixels, ms) {
    const time = number(Math.min(Math.round(ms / 10), LONGEST));
    const head = [0x21, 0xf9, 4, 4, ...time, 0, 0, 0x2c, 0, 0, 0, 0, ...this.size, 0, 2];
    this.parts.push(Uint8Array.from(head));
    const codes = packed(pixels);
    for (let at = 0; at < codes.length; at += BLOCK) {
      const block = codes.slice(at, at + BLOCK);
      this.parts.push(Uint8Array.of(block.length, ...block));
    }
    this.parts.push(Uint8Array.of(0));
  }

  // Return the parts of the file, to make a Blob of.
  end() {
    return [...this.parts, Uint8Array.of(0x3b)];
  }
}

// Return pixels of 0 and 1 in the LZW of GIF, which begins with codes of three bits.
function packed(pixels) {
  const out = [];
  let bits = 0;
  let n = 0; // of bits that wait
  let size, next, known;
  const put = (code) => {
    bits |= code << n;
    for (n += size; n >= 8; n -= 8) {
      out.push(bits & 255);
      bits >>>= 8;
    }
  };
  const restart = () => {
    size = 3;
    next = END + 1; // the next new code
    known = new Map(); // the code of a code and a pixel behind it
  };
  restart();
  put(CLEAR);
  let last = pixels[0];
  for (let at = 1; at < pixels.length; at++) {
    const both = 2 * last + pixels[at];
    if (known.has(both)) {
      last = known.get(both);
      continue;
    }
    put(last);
    if (next === CODES) {
      put(CLEAR);
      restart();
    } else {
      if (next === 1 << size) size++;
      known.set(both, next++);
    }
    last = pixels[at];
  }
  put(last);
  if (next === 1 << size && size < 12) size++;
  put(END);
  if (n) out.push(bits);
  return out;
}

const number = (value) => [value & 255, value >> 8];

function ascii(text) {
  return [...text].map((sign) => sign.charCodeAt(0));
}
