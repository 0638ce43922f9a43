// The core's instructions, run quickly. rp2040js looks for an instruction in a long row of
// comparisons; here two jumps find it, and RAM and flash are read without asking what lies there.
// What is rare or belongs to interrupts is left to rp2040js: the same state, the same cycles
// (thumb.test.mjs compares them).

const FLASH = 0x10000000;
const FLASH_SIZE = 0x1000000;
const RAM = 0x20000000;
const PERIPHERALS = 4; // the highest four bits of their addresses
const QUICK_ONES = 13; // and of those next to the core, which take no cycle more
const SP = 13;
const LR = 14;
const PC = 15;

export class Thumb {
  /** mcu: rp2040js's; cache: told of what is read from flash. */
  constructor(mcu, cache) {
    this.mcu = mcu;
    this.core = mcu.core;
    this.cache = cache;
    this.ram8 = mcu.sram;
    this.ram16 = new Uint16Array(mcu.sram.buffer);
    this.ram32 = new Int32Array(mcu.sram.buffer);
    this.flash8 = mcu.flash;
    this.flash16 = new Uint16Array(mcu.flash.buffer);
    this.flash32 = new Int32Array(mcu.flash.buffer);
    this.r = new Int32Array(mcu.core.registers.buffer);
    this.size = mcu.sram.length;
    this.nz = 1; // the last result, as far as it is negative or 0
    this.c = false;
    this.v = false;
  }

  takeFlags() {
    const { core } = this;
    this.nz = core.Z ? 0 : core.N ? -1 : 1;
    this.c = core.C;
    this.v = core.V;
  }

  giveFlags() {
    const { core } = this;
    core.N = this.nz < 0;
    core.Z = this.nz === 0;
    core.C = this.c;
    core.V = this.v;
  }

  /** Run so many instructions, or until the core sleeps. Return the cycles that they took. */
  run(count) {
    const { core } = this;
    let cycles = 0;
    this.takeFlags();
    for (let n = 0; n < count && !core.waiting; n++) {
      if (core.interruptsUpdated) {
        this.giveFlags();
        core.checkForInterrupts();
      }
      let took = this.step();
      if (took === 0) {
        this.giveFlags();
        took = core.executeInstruction();
        this.takeFlags();
      }
      cycles += took;
    }
    this.giveFlags();
    return cycles;
  }

  read32(address) {
    const inRam = (address - RAM) >>> 0;
    if (inRam < this.size && !(address & 3)) return this.ram32[inRam >> 2];
    const inFlash = (address - FLASH) >>> 0;
    if (inFlash >= FLASH_SIZE || address & 3) return this.mcu.readUint32(address >>> 0) | 0;
    this.cache.touch(address);
    return this.flash32[inFlash >> 2];
  }

  read16(address) {
    const inRam = (address - RAM) >>> 0;
    if (inRam < this.size && !(address & 1)) return this.ram16[inRam >> 1];
    const inFlash = (address - FLASH) >>> 0;
    if (inFlash >= FLASH_SIZE || address & 1) return this.mcu.readUint16(address >>> 0);
    this.cache.touch(address);
    return this.flash16[inFlash >> 1];
  }

  read8(address) {
    const inRam = (address - RAM) >>> 0;
    if (inRam < this.size) return this.ram8[inRam];
    const inFlash = (address - FLASH) >>> 0;
    if (inFlash >= FLASH_SIZE) return this.mcu.readUint8(address >>> 0);
    this.cache.touch(address);
    return this.flash8[inFlash];
  }

  write32(address, value) {
    const inRam = (address - RAM) >>> 0;
    if (inRam < this.size && !(address & 3)) this.ram32[inRam >> 2] = value;
    else this.mcu.writeUint32(address >>> 0, value >>> 0);
  }

  write16(address, value) {
    const inRam = (address - RAM) >>> 0;
    if (inRam < this.size && !(address & 1)) this.ram16[inRam >> 1] = value;
    else this.mcu.writeUint16(address >>> 0, value >>> 0);
  }

  write8(address, value) {
    const inRam = (address - RAM) >>> 0;
    if (inRam < this.size) this.ram8[inRam] = value;
    else this.mcu.writeUint8(address >>> 0, value >>> 0);
  }

  add(a, b) {
    const sum = (a + b) | 0;
    this.nz = sum;
    this.c = sum >>> 0 < a >>> 0;
    this.v = ((a ^ sum) & (b ^ sum)) < 0;
    return sum;
  }

  subtract(a, b) {
    const difference = (a - b) | 0;
    this.nz = difference;
    this.c = a >>> 0 >= b >>> 0;
    this.v = ((a ^ b) & (a ^ difference)) < 0;
    return difference;
  }

  /** Run one instruction. Return its cycles, or 0: it has not been run, and is for rp2040js. */
  step() {
    const { r } = this;
    const pc = r[PC] & ~1;
    const inFlash = (pc - FLASH) >>> 0;
    const inRam = (pc - RAM) >>> 0;
    let code;
    if (inFlash < FLASH_SIZE) {
      this.cache.touch(pc);
      code = this.flash16[inFlash >> 1];
    } else if (inRam < this.size) code = this.ram16[inRam >> 1];
    else return 0;
    const low = code & 7; // the register of the lowest bits
    const next = (code >> 3) & 7;
    const high = (code >> 8) & 7;
    const five = (code >> 6) & 31;
    const byte = code & 255;
    let cycles = 1;
    r[PC] = pc + 2;
    switch (code >> 11) {
      case 0: { // LSLS
        const value = r[next];
        if (five) this.c = (value & (1 << (32 - five))) !== 0;
        this.nz = r[low] = value << five;
        return 1;
      }
      case 1: { // LSRS
        const value = r[next];
        this.c = ((value >>> (five ? five - 1 : 31)) & 1) !== 0;
        this.nz = r[low] = five ? value >>> five : 0;
        return 1;
      }
      case 2: { // ASRS
        const value = r[next];
        this.c = ((value >> (five ? five - 1 : 31)) & 1) !== 0;
        this.nz = r[low] = value >> (five || 31);
        return 1;
      }
      case 3: { // ADDS and SUBS of a register or of three bits
        const other = code & 0x400 ? five & 7 : r[five & 7];
        r[low] = code & 0x200 ? this.subtract(r[next], other) : this.add(r[next], other);
        return 1;
      }
      case 4: // MOVS
        this.nz = r[high] = byte;
        return 1;
      case 5: // CMP
        this.subtract(r[high], byte);
        return 1;
      case 6: // ADDS
        r[high] = this.add(r[high], byte);
        return 1;
      case 7: // SUBS
        r[high] = this.subtract(r[high], byte);
        return 1;
      case 8:
        return code & 0x400 ? this.any(code, pc) : this.compute(code, low, next, pc);
      case 9: // LDR from behind the program
        r[high] = this.read32(((pc + 4) & ~3) + (byte << 2));
        return 2;
      case 10:
      case 11:
        return this.move(code, (r[next] + r[five & 7]) | 0, low);
      case 12: { // STR
        const address = (r[next] + (five << 2)) | 0;
        this.write32(address, r[low]);
        return extra(address, 4);
      }
      case 13: { // LDR
        const address = (r[next] + (five << 2)) | 0;
        r[low] = this.read32(address);
        return extra(address, 3);
      }
      case 14: { // STRB
        const address = (r[next] + five) | 0;
        this.write8(address, r[low]);
        return extra(address, 4);
      }
      case 15: { // LDRB
        const address = (r[next] + five) | 0;
        r[low] = this.read8(address);
        return extra(address, 3);
      }
      case 16: { // STRH
        const address = (r[next] + (five << 1)) | 0;
        this.write16(address, r[low]);
        return extra(address, 4);
      }
      case 17: { // LDRH
        const address = (r[next] + (five << 1)) | 0;
        r[low] = this.read16(address);
        return extra(address, 3);
      }
      case 18: // STR on the stack
        this.write32(r[SP] + (byte << 2), r[high]);
        return 2;
      case 19: // LDR from the stack
        r[high] = this.read32(r[SP] + (byte << 2));
        return 2;
      case 20: // ADR
        r[high] = (pc & ~3) + 4 + (byte << 2);
        return 1;
      case 21: // ADD to the stack pointer
        r[high] = r[SP] + (byte << 2);
        return 1;
      case 22:
      case 23:
        return this.stack(code, low, next, pc);
      case 24: { // STMIA
        let address = r[high];
        for (let i = 0; i < 8; i++) {
          if (!(byte & (1 << i))) continue;
          this.write32(address, r[i]);
          address = (address + 4) | 0;
          cycles++;
        }
        if (!(byte & (1 << high))) r[high] = address;
        return cycles;
      }
      case 25: { // LDMIA
        let address = r[high];
        for (let i = 0; i < 8; i++) {
          if (!(byte & (1 << i))) continue;
          r[i] = this.read32(address);
          address = (address + 4) | 0;
          cycles++;
        }
        if (!(byte & (1 << high))) r[high] = address;
        return cycles;
      }
      case 26:
      case 27: // B where a condition holds
        if ((code & 0xe00) === 0xe00) break;
        if (!this.holds((code >> 8) & 15)) return 1;
        r[PC] = pc + 4 + ((code << 24) >> 23);
        return 2;
      case 28: // B
        r[PC] = pc + 4 + ((code << 21) >> 20);
        return 2;
      case 30: { // BL
        const second = this.read16(pc + 2);
        if ((second & 0xd000) !== 0xd000) break;
        const sign = (code << 21) >> 31;
        const upper = ((second >> 13) & 1) ^ ~sign & 1;
        const lower = ((second >> 11) & 1) ^ ~sign & 1;
        const far =
          (sign << 24) | (upper << 23) | (lower << 22) | ((code & 0x3ff) << 12) |
          ((second & 0x7ff) << 1);
        r[LR] = (pc + 4) | 1;
        r[PC] = pc + 4 + far;
        return 3;
      }
    }
    r[PC] = pc;
    return 0;
  }

  /** ADD, CMP, MOV, BX, BLX of any two registers. */
  any(code, pc) {
    const { r } = this;
    const from = (code >> 3) & 15;
    const to = ((code >> 4) & 8) | (code & 7);
    const value = from === PC ? pc + 4 : r[from];
    switch ((code >> 8) & 3) {
      case 1:
        if (from === PC || to === PC) break;
        this.subtract(r[to], value);
        return 1;
      case 2:
        r[to] = to === PC ? value & ~1 : to === SP ? value & ~3 : value;
        return to === PC ? 2 : 1;
      case 3:
        if (from === PC || code & 7 || value >>> 28 === 15) break; // the end of an interrupt
        if (code & 0x80) r[LR] = (pc + 2) | 1;
        r[PC] = value & ~1;
        return 2;
      default:
        if (to >= SP) break;
        r[to] += value;
        return 1;
    }
    r[PC] = pc;
    return 0;
  }

  /** The operations on two registers. */
  compute(code, low, next, pc) {
    const { r } = this;
    switch ((code >> 6) & 15) {
      case 0: // ANDS
        this.nz = r[low] &= r[next];
        return 1;
      case 1: // EORS
        this.nz = r[low] ^= r[next];
        return 1;
      case 8: // TST
        this.nz = r[low] & r[next];
        return 1;
      case 9: // RSBS
        r[low] = this.subtract(0, r[next]);
        return 1;
      case 10: // CMP
        this.subtract(r[low], r[next]);
        return 1;
      case 12: // ORRS
        this.nz = r[low] |= r[next];
        return 1;
      case 13: // MULS
        this.nz = r[low] = Math.imul(r[low], r[next]);
        return 1;
      case 14: // BICS
        this.nz = r[low] &= ~r[next];
        return 1;
      case 15: // MVNS
        this.nz = r[low] = ~r[next];
        return 1;
    }
    r[PC] = pc;
    return 0;
  }

  /** Loads and stores at the sum of two registers. */
  move(code, address, low) {
    const { r } = this;
    const kind = (code >> 9) & 7;
    if (kind === 0) this.write32(address, r[low]);
    else if (kind === 1) this.write16(address, r[low]);
    else if (kind === 2) this.write8(address, r[low]);
    else if (kind === 3) r[low] = (this.read8(address) << 24) >> 24;
    else if (kind === 4) r[low] = this.read32(address);
    else if (kind === 5) r[low] = this.read16(address);
    else if (kind === 6) r[low] = this.read8(address);
    else r[low] = (this.read16(address) << 16) >> 16;
    return extra(address, kind < 3 ? 4 : 3);
  }

  /** The stack, and what is made of a part of a register. */
  stack(code, low, next, pc) {
    const { r } = this;
    let cycles = 1;
    switch ((code >> 8) & 15) {
      case 0: // ADD and SUB of the stack pointer
        r[SP] += (code & 0x80 ? -(code & 127) : code & 127) << 2;
        return 1;
      case 2: {
        const value = r[next];
        const kind = (code >> 6) & 3; // SXTH, SXTB, UXTH, UXTB
        if (kind === 0) r[low] = (value << 16) >> 16;
        else if (kind === 1) r[low] = (value << 24) >> 24;
        else r[low] = kind === 2 ? value & 0xffff : value & 0xff;
        return 1;
      }
      case 4:
      case 5: { // PUSH
        let address = r[SP];
        if (code & 256) this.write32((address -= 4), r[LR]);
        for (let i = 7; i >= 0; i--) {
          if (!(code & (1 << i))) continue;
          this.write32((address -= 4), r[i]);
          cycles++;
        }
        r[SP] = address;
        return cycles;
      }
      case 12:
      case 13: { // POP
        let address = r[SP];
        for (let i = 0; i < 8; i++) {
          if (!(code & (1 << i))) continue;
          r[i] = this.read32(address);
          address += 4;
          cycles++;
        }
        r[SP] = address;
        if (!(code & 256)) return cycles;
        const back = this.read32(address);
        r[SP] = address + 4;
        if (back >>> 28 !== 15) r[PC] = back & ~1;
        else {
          this.giveFlags(); // the end of an interrupt
          this.core.BXWritePC(back >>> 0);
          this.takeFlags();
        }
        return cycles + 2;
      }
    }
    r[PC] = pc;
    return 0;
  }

  holds(condition) {
    const { nz } = this;
    switch (condition >> 1) {
      case 0:
        return (nz === 0) !== (condition === 1);
      case 1:
        return this.c !== (condition === 3);
      case 2:
        return nz < 0 !== (condition === 5);
      case 3:
        return this.v !== (condition === 7);
      case 4:
        return (this.c && nz !== 0) !== (condition === 9);
      case 5:
        return (nz < 0 === this.v) !== (condition === 11);
      default:
        return (nz < 0 === this.v && nz !== 0) !== (condition === 13);
    }
  }
}

/** Return the cycles of a load or a store: slow: what a peripheral takes more. */
function extra(address, slow) {
  const where = address >>> 28;
  return where === PERIPHERALS ? 1 + slow : where === QUICK_ONES ? 1 : 2;
}
