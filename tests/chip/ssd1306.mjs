// The display chip as its data sheet has it: commands and data in, a picture out. Written from the
// data sheet and apart from host_sim's, so that the two are witnesses against each other.

const WIDTH = 128;
const PAGES = 8;
const ROWS = 64;
const ARGUMENTS = new Map([
  [0x20, 1], [0x21, 2], [0x22, 2], [0x26, 6], [0x27, 6], [0x29, 5], [0x2a, 5], [0x81, 1],
  [0x8d, 1], [0xa3, 2], [0xa8, 1], [0xad, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);
const IGNORED = [0x2e, 0xa8, 0xad, 0xd5, 0xd9, 0xda, 0xdb, 0xe3]; // nothing to see: timing, wiring, NOP
const HORIZONTAL = 0;
const VERTICAL = 1;
const BY_PAGE = 2;

export class SSD1306 {
  constructor() {
    this.ram = new Uint8Array(WIDTH * PAGES);
    this.unknown = []; // commands that this program should never send
    this.powerOn();
  }

  /** Every register is what the reset makes it; the RAM holds chance. */
  powerOn() {
    for (let i = 0; i < this.ram.length; i++) this.ram[i] = (i * 73) & 0xff;
    this.mode = BY_PAGE;
    this.firstColumn = 0;
    this.lastColumn = WIDTH - 1;
    this.firstPage = 0;
    this.lastPage = PAGES - 1;
    this.column = 0;
    this.page = 0;
    this.startLine = 0;
    this.offset = 0;
    this.contrast = 0x7f;
    this.isOn = false;
    this.hasPump = false;
    this.isInverse = false;
    this.isMirrored = true; // the glass stands upright with A1 and C8
    this.isUpsideDown = true;
    this.pending = [];
    this.start();
  }

  /** A transaction on the wire begins: the next byte is a control byte. */
  start() {
    this.control = null;
  }

  /** Take a byte of a transaction. */
  write(byte) {
    if (this.control === null) {
      this.control = byte;
      return;
    }
    if (this.control & 0x40) this.store(byte);
    else this.command(byte);
    if (this.control & 0x80) this.control = null;
  }

  store(byte) {
    this.ram[this.page * WIDTH + this.column] = byte;
    if (this.mode === VERTICAL) {
      if (this.nextPage()) this.nextColumn();
    } else if (this.nextColumn() && this.mode === HORIZONTAL) {
      this.nextPage();
    }
  }

  nextColumn() {
    const isLast = this.mode !== BY_PAGE && this.column === this.lastColumn;
    this.column = isLast ? this.firstColumn : (this.column + 1) % WIDTH;
    return isLast;
  }

  nextPage() {
    const isLast = this.page === this.lastPage;
    this.page = isLast ? this.firstPage : (this.page + 1) % PAGES;
    return isLast;
  }

  command(byte) {
    this.pending.push(byte);
    const [code, first, second] = this.pending;
    if (this.pending.length <= (ARGUMENTS.get(code) ?? 0)) return;
    this.pending = [];
    if (code < 0x10) this.column = (this.column & 0x70) | code;
    else if (code < 0x20) this.column = ((code & 7) << 4) | (this.column & 15);
    else if (code === 0x20) this.mode = first & 3;
    else if (code === 0x21) {
      this.firstColumn = this.column = first & 0x7f;
      this.lastColumn = second & 0x7f;
    } else if (code === 0x22) {
      this.firstPage = this.page = first & 7;
      this.lastPage = second & 7;
    } else if (code >= 0x40 && code < 0x80) this.startLine = code & 63;
    else if (code === 0x81) this.contrast = first;
    else if (code === 0x8d) this.hasPump = (first & 4) !== 0;
    else if ((code & 0xfe) === 0xa0) this.isMirrored = (code & 1) === 0;
    else if (code === 0xa4) this.isAllOn = false;
    else if ((code & 0xfe) === 0xa6) this.isInverse = (code & 1) === 1;
    else if ((code & 0xfe) === 0xae) this.isOn = (code & 1) === 1;
    else if (code >= 0xb0 && code < 0xb8) this.page = code & 7;
    else if ((code & 0xf0) === 0xc0) this.isUpsideDown = (code & 8) === 0;
    else if (code === 0xd3) this.offset = first & 63;
    else if (!IGNORED.includes(code)) this.unknown.push(code);
  }

  /** Return what a viewer sees: rows from the top, the leftmost dot in the highest bit. */
  picture() {
    const out = Buffer.alloc((WIDTH / 8) * ROWS);
    if (!this.isOn || !this.hasPump) return out;
    for (let y = 0; y < ROWS; y++) {
      const row = ((this.isUpsideDown ? ROWS - 1 - y : y) + this.offset + this.startLine) % ROWS;
      const base = (row >> 3) * WIDTH;
      const bit = row & 7;
      for (let x = 0; x < WIDTH; x++) {
        const dot = (this.ram[base + (this.isMirrored ? WIDTH - 1 - x : x)] >> bit) & 1;
        if (dot !== Number(this.isInverse)) out[y * 16 + (x >> 3)] |= 0x80 >> (x & 7);
      }
    }
    return out;
  }
}
