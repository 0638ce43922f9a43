// What reading the flash costs. The RP2040 runs its program from flash through a cache of 16 KB,
// two ways of 1,024 lines of 8 bytes; a miss fetches a line over the QSPI wires, at the speed that
// CircuitPython's second stage of the boot has set: a quarter of the core's. rp2040js reads flash
// for nothing, so its reads are wrapped.

const FLASH = 0x10000000;
const UNCACHED = 0x11000000;
const RAM = 0x20000000;
const LINES = 1024;
const SSI = 0x18000000;
const MISS_CLOCKS = 29; // of the wires: 8 address and mode, 4 of waiting, 16 a line, 1 between two

export class Cache {
  constructor(mcu) {
    this.owed = 0; // cycles that the core has waited since somebody took them
    this.tags = new Int32Array(2 * LINES).fill(-1);
    this.next = new Uint8Array(LINES); // which way of a line to give up
    this.last = -1;
    this.ssi = mcu.findPeripheral(SSI);
    this.wrap(mcu);
  }

  take() {
    const cycles = this.owed;
    this.owed = 0;
    return cycles;
  }

  touch(address) {
    const line = address >>> 3;
    if (line === this.last) return;
    this.last = line;
    const set = line & (LINES - 1);
    const tag = line >>> 10;
    const at = 2 * set;
    if (this.tags[at] === tag) this.next[set] = 1;
    else if (this.tags[at + 1] === tag) this.next[set] = 0;
    else {
      const way = this.next[set];
      this.tags[at + way] = tag;
      this.next[set] = way ^ 1;
      this.owed += MISS_CLOCKS * this.ssi.baudr;
    }
  }

  wrap(mcu) {
    const { flash, flashView, sram, sramView } = mcu;
    const ramEnd = RAM + sram.length;
    const read32 = mcu.readUint32.bind(mcu);
    const read16 = mcu.readUint16.bind(mcu);
    const read8 = mcu.readUint8.bind(mcu);
    mcu.readUint32 = (address) => {
      const a = address >>> 0;
      if (a >= RAM && a < ramEnd && !(a & 3)) return sramView.getUint32(a - RAM, true);
      if (a < FLASH || a >= UNCACHED || a & 3) return read32(a);
      this.touch(a);
      return flashView.getUint32(a - FLASH, true);
    };
    mcu.readUint16 = (address) => {
      const a = address >>> 0;
      if (a >= FLASH && a < UNCACHED) {
        this.touch(a);
        return flashView.getUint16(a - FLASH, true);
      }
      return a >= RAM && a < ramEnd ? sramView.getUint16(a - RAM, true) : read16(a);
    };
    mcu.readUint8 = (address) => {
      const a = address >>> 0;
      if (a >= RAM && a < ramEnd) return sram[a - RAM];
      if (a < FLASH || a >= UNCACHED) return read8(a);
      this.touch(a);
      return flash[a - FLASH];
    };
  }
}
