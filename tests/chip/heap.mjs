// The heap of CircuitPython, read from outside, so that it costs the program nothing and needs no
// symbols. Its areas are found in the RAM by their shape: MicroPython describes each by seven words
// (next area, allocation table, its length, finalisers' table, collect table, pool, pool's end)
// that can only fit one another if they are one.

const RAM = 0x20000000;
const BLOCK = 16;
const IN_BYTE = 4; // blocks in a byte of the table, two bits each: 0 is free
const FREE_IN = new Uint8Array(256).map((_, byte) => {
  let free = 0;
  for (let i = 0; i < 8; i += 2) free += (byte >> i) & 3 ? 0 : 1;
  return free;
});

export class Heap {
  constructor(mcu) {
    this.ram = mcu.sram;
    this.view = mcu.sramView;
    this.first = 0; // where the first area is described; 0: not found yet
    this.outer = 0; // where the first piece of the outer heap is; likewise
  }

  word(address) {
    return this.view.getUint32(address - RAM, true);
  }

  isRam(address) {
    return address >= RAM && address + 32 <= RAM + this.ram.length;
  }

  isArea(at) {
    if (!this.isRam(at)) return false;
    const table = this.word(at + 4);
    const size = this.word(at + 8);
    const finalisers = this.word(at + 12);
    const pool = this.word(at + 20);
    const end = this.word(at + 24);
    return (
      size > 0 && this.isRam(table) && finalisers - size - table <= 1 && pool > finalisers &&
      pool % BLOCK === 0 && end === pool + size * IN_BYTE * BLOCK && end <= RAM + this.ram.length
    );
  }

  /** Return {free, largest} in bytes, or null before there is a heap. */
  read() {
    if (!this.first) this.first = this.find();
    if (!this.isArea(this.first)) return null; // between two programs; its place stays
    let free = 0;
    let largest = 0;
    for (let at = this.first, n = 0; this.isArea(at) && n < 16; at = this.word(at), n++) {
      const found = this.readArea(this.word(at + 4) - RAM, this.word(at + 8));
      free += found.free;
      largest = Math.max(largest, found.largest);
    }
    const rest = this.unclaimed();
    return { free: free + rest.free, largest: Math.max(largest, rest.largest) };
  }

  readArea(table, size) {
    let free = 0;
    let largest = 0;
    let run = 0;
    for (let i = table; i < table + size; i++) {
      const byte = this.ram[i];
      free += FREE_IN[byte];
      if (byte === 0) {
        run += IN_BYTE;
        continue;
      }
      for (let bit = 0; bit < 8; bit += 2) {
        run = (byte >> bit) & 3 ? 0 : run + 1;
        if (run > largest) largest = run;
      }
    }
    return { free: free * BLOCK, largest: Math.max(largest, run) * BLOCK };
  }

  find() {
    for (let at = RAM; at < RAM + this.ram.length - 32; at += 4) {
      if (this.isArea(at)) return at;
    }
    return 0;
  }

  /** Return {free, largest} of what no area has been made of yet; mem_free() counts the largest.
   *
   * The pieces of the outer heap (TLSF) lie one behind the other. Before each stands its size, the
   * lowest bit of which says that it is free; after the last, a size of 0.
   */
  unclaimed() {
    if (!this.outer) this.outer = this.findOuter();
    let free = 0;
    let largest = 0;
    for (let at = this.outer; this.isRam(at); ) {
      const size = this.word(at - 4);
      if (size < 4) break;
      if (size & 1) {
        free += size & ~3;
        largest = Math.max(largest, size & ~3);
      }
      at += (size & ~3) + 4;
    }
    return { free, largest };
  }

  /** Return where the outer heap's first piece is: behind what TLSF keeps there about its lists.
   *
   * It knows how many lists there are, its own size, where their maps are and where they are.
   */
  findOuter() {
    for (let at = RAM; at < RAM + this.ram.length - 36; at += 4) {
      const maps = at + 36;
      if (this.word(at + 28) !== maps) continue;
      const rows = this.word(at + 16) & 31;
      const size = 36 + 4 * rows * (1 + ((this.word(at + 16) >> 14) & 63));
      if (this.word(at + 20) === size && this.word(at + 32) === maps + 4 * rows) return at + size + 4;
    }
    return 0;
  }
}
