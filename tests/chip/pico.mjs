// A Raspberry Pi Pico: rp2040js, with what CircuitPython needs of the chip and rp2040js lacks.
import { ConsoleLogger, LogLevel, Simulator, USBCDC } from "rp2040js";
import { Cache } from "./cache.mjs";
import { Heap } from "./heap.mjs";
import { SSD1306 } from "./ssd1306.mjs";
import { Thumb } from "./thumb.mjs";
import { Wire } from "./wire.mjs";

const FLASH = 0x10000000;
const FLASH_SIZE = 0x200000;
const RESETS = 0x4000c000;
const ROSC = 0x40060000;
const TIMER = 0x40054000;
const WATCHDOG = 0x40058000;
const MILLIVOLTS = 3300; // that the converter measures at most
const SECTOR = 4096;
const PAGE = 256;
const ERASE_NANOS = 45e6; // a sector, as the data sheet of the Pico's flash has it
const PROGRAM_NANOS = 0.4e6; // a page
const BREAK = 0xbe00; // a breakpoint instruction; its low byte is a number of ours
const RETURN = 0x4770;
const ERASE = 0xe1;
const PROGRAM = 0xe2;
const POLL_NANOS = 4_000; // who reads the time again so soon, and sends nothing, only waits
const LONG_NANOS = 0.2e6; // after so long that is certain
const HURRY_NANOS = 10_000; // by so much a long wait may be late
const LOOK_NANOS = 0.25e6; // how often the heap is looked at
const JUMP = 256; // bytes more between two looks, twice in a row: a collection may be under way
const SWEPT = 1024; // bytes more in all: it was one
const PAUSE_NANOS = 2e6; // a collection that frees nothing for less than this still goes on
const AT_ONCE = 32; // instructions between two moments of the clock
const SLICE = 250; // moments between two looks at what is outside

/** The boot ROM's calls that write the flash or switch how it is read, by the ROM's names. */
const ROM_CALLS = {
  RE: BREAK | ERASE,
  RP: BREAK | PROGRAM,
  IF: RETURN,
  EX: RETURN,
  FC: RETURN,
  CX: RETURN,
};

export class Pico {
  /** Power on. bootrom, flash: their bytes. pins: {sda, scl}. isPlugged: the display is there.
   *
   * before: the Pico that has just reset itself: its watchdog remembers.
   */
  constructor({ bootrom, flash, pins, address, isPlugged = true, chance = 1, before = null }) {
    const simulator = new Simulator();
    this.mcu = simulator.rp2040;
    this.clock = simulator.clock;
    this.mcu.logger = new ConsoleLogger(LogLevel.Error);
    this.mcu.loadBootrom(new Uint32Array(new Uint8Array(bootrom).buffer));
    this.mcu.flash.set(flash);
    this.display = new SSD1306();
    this.heap = new Heap(this.mcu);
    this.pictures = []; // {at, picture} of each picture that differed from the one before
    this.last = this.display.picture();
    this.heaps = []; // {at, free, largest} each time a collection has freed something
    this.watchesHeap = false;
    this.busy = 0; // nanoseconds that the core has not slept
    this.cutIn = Infinity; // power goes within the so manieth write of the flash from here
    this.isCut = false;
    this.wantsReset = false;
    this.console = "";
    this.chance = chance >>> 0 || 1;
    this.before = null; // the heap at the last look
    this.swept = null; // what a collection has left that may still go on
    this.nextLook = 0;
    this.waitsSince = 0; // somebody has read the time again and again
    this.takeRomCalls();
    this.resetBlocks();
    this.giveChance();
    this.hurryWaits();
    this.connectUsb();
    for (const pin of this.mcu.qspi) pin.padValue = 0x5a; // inputs, pulled up: BOOTSEL is up
    for (const pin of [...this.mcu.gpio, ...this.mcu.qspi]) pin.setInputValue(true);
    this.wire = new Wire(this.mcu, this.display, address, pins, {
      onByte: () => (this.waitsSince = this.now),
      onEnd: () => this.look(),
    });
    this.wire.plug(isPlugged);
    this.cache = new Cache(this.mcu);
    this.thumb = new Thumb(this.mcu, this.cache);
    this.watchdog = this.mcu.findPeripheral(WATCHDOG);
    this.watchdog.onWatchdogTrigger = () => {
      this.watchdog.alarm.enable = false; // else it fires on and on at the same moment
      this.wantsReset = true;
    };
    if (before) {
      this.watchdog.reason = before.watchdog.reason;
      this.watchdog.scratchData.set(before.watchdog.scratchData);
      this.mcu.adc.channelValues = before.mcu.adc.channelValues;
    }
    this.mcu.core.PC = FLASH;
  }

  get now() {
    return this.clock.nanos;
  }

  /** Hold a button down, which connects its pin to ground, or let it go. */
  press(pin, isDown) {
    this.mcu.gpio[pin].setInputValue(!isDown);
  }

  /** Put a voltage on the pin of a channel of the converter. */
  supply(channel, millivolts) {
    this.mcu.adc.channelValues[channel] = Math.round((millivolts * 4095) / MILLIVOLTS);
  }

  /** Run for so many nanoseconds of the chip's time. Return false if it stopped before the end. */
  run(nanos) {
    const { core } = this.mcu;
    const { clock, cache } = this;
    const end = clock.nanos + nanos;
    while (clock.nanos < end && !this.isCut && !this.wantsReset) {
      const cycle = 1e9 / this.mcu.clkSys;
      for (let i = 0; i < SLICE && clock.nanos < end && !this.isCut && !this.wantsReset; i++) {
        // rp2040js would sleep on where an interrupt is pending already.
        if (core.waiting && core.pendingInterrupts & core.enabledInterrupts) core.waiting = false;
        if (core.waiting) {
          const next = clock.nanosToNextAlarm;
          clock.tick(Math.max(1, Math.min(next > 0 ? next : 1000, end - clock.nanos)));
        } else {
          const cycles = this.thumb.run(AT_ONCE);
          const took = (cycles + cache.take()) * cycle;
          this.busy += took;
          clock.tick(took);
        }
      }
      if (this.watchesHeap && clock.nanos >= this.nextLook) this.lookAtHeap();
      this.feedUsb();
    }
    return !this.isCut && !this.wantsReset;
  }

  /** Note the picture, if a transaction has changed it. */
  look() {
    const picture = this.display.picture();
    if (picture.equals(this.last)) return;
    this.last = picture;
    this.pictures.push({ at: this.now, picture });
  }

  /** Note the heap where a collection has just ended: where it was rising and rises no more.
   *
   * It sweeps for milliseconds, with pauses where nothing is free. A list that grows frees what it
   * was at once, and is none. Nor are two lists of 128 that are cleared one after the other, 992
   * bytes.
   */
  lookAtHeap() {
    this.nextLook = this.now + LOOK_NANOS;
    const found = this.heap.read();
    if (!found) return;
    const { free, rises, low } = this.before ?? { free: found.free, rises: 0, low: found.free };
    const by = found.free - free;
    if (by <= 0 && rises > 1 && free - low > SWEPT) {
      this.swept = { at: this.now, free, largest: this.before.largest };
    }
    if (this.swept && this.now - this.swept.at > PAUSE_NANOS) {
      this.heaps.push(this.swept);
      this.swept = null;
    }
    const isRising = by > JUMP || (by > 0 && rises > 0);
    this.before = { ...found, rises: isRising ? rises + 1 : 0, low: rises && isRising ? low : free };
  }

  /** The boot ROM's routines for the flash drive its wires, which are not there: do their work. */
  takeRomCalls() {
    const { bootrom, core, flash } = this.mcu;
    const rom = new DataView(bootrom.buffer);
    for (let at = rom.getUint16(0x14, true); rom.getUint16(at, true); at += 4) {
      const name = String.fromCharCode(rom.getUint8(at), rom.getUint8(at + 1));
      if (!(name in ROM_CALLS)) continue;
      const routine = rom.getUint16(at + 2, true) & ~1;
      rom.setUint16(routine, ROM_CALLS[name], true);
      rom.setUint16(routine + 2, RETURN, true);
    }
    this.mcu.onBreak = (number) => {
      if (number !== ERASE && number !== PROGRAM) {
        this.wantsReset = true;
        return;
      }
      const [to, from, size] = core.registers;
      const isErase = number === ERASE;
      let count = isErase ? from >>> 0 : size >>> 0;
      this.isCut = --this.cutIn <= 0;
      if (this.isCut) count >>= 1; // the power goes half-way
      for (let i = 0; i < count; i++) {
        if (isErase) flash[to + i] = 0xff;
        else flash[to + i] &= this.mcu.readUint8((from >>> 0) + i);
      }
      this.clock.tick(isErase ? (ERASE_NANOS * count) / SECTOR : (PROGRAM_NANOS * count) / PAGE);
    };
  }

  /** rp2040js resets no block; CircuitPython relies on it when it lets go of I2C. */
  resetBlocks() {
    const resets = this.mcu.findPeripheral(RESETS);
    const write = resets.writeUint32.bind(resets);
    resets.writeUint32 = (offset, value) => {
      write(offset, value);
      this.mcu.i2c.forEach((block, i) => {
        if (offset !== 0 || !(value & (8 << i))) return;
        block.writeUint32(0x6c, 0); // IC_ENABLE
        block.intEnable = block.intRaw = block.abortSource = 0;
      });
    };
  }

  /** The ring oscillator's random bit, the same each time. */
  giveChance() {
    const oscillator = this.mcu.findPeripheral(ROSC);
    const registers = {};
    oscillator.writeUint32 = (offset, value) => (registers[offset] = value);
    oscillator.readUint32 = (offset) => {
      if (offset === 0x18) return 0x80001000; // STATUS: stable and enabled
      if (offset !== 0x1c) return registers[offset] ?? 0;
      this.chance ^= this.chance << 13;
      this.chance ^= this.chance >>> 17;
      this.chance ^= this.chance << 5;
      return (this.chance >>> 7) & 1;
    };
  }

  /** CircuitPython waits 1.2 s at the start by reading the time: let it pass without the reads. */
  hurryWaits() {
    const timer = this.mcu.findPeripheral(TIMER);
    const read = timer.readUint32.bind(timer);
    const { clock } = this;
    let last = 0;
    timer.readUint32 = (offset) => {
      if (this.now - last > POLL_NANOS) this.waitsSince = this.now;
      if (this.now - this.waitsSince > LONG_NANOS) clock.tick(HURRY_NANOS);
      last = this.now;
      return read(offset);
    };
  }

  connectUsb() {
    this.typed = [];
    this.room = -1; // bytes that the chip is ready to take; -1: not asked
    const usb = new USBCDC(this.mcu.usbCtrl);
    const decoder = new TextDecoder();
    usb.onSerialData = (bytes) => (this.console += decoder.decode(bytes, { stream: true }));
    usb.onDeviceConnected = () => (this.isConnected = true);
    // A computer says nothing while it has nothing to say; rp2040js would send empty packets.
    this.mcu.usbCtrl.onEndpointRead = (endpoint, size) => {
      if (endpoint === usb.outEndpoint) this.room = size;
    };
    this.usb = usb;
  }

  /** Type on the console. */
  type(text) {
    this.typed.push(...Buffer.from(text));
  }

  feedUsb() {
    if (this.room < 0 || this.typed.length === 0) return;
    const bytes = Uint8Array.from(this.typed.splice(0, Math.min(this.room, 64)));
    this.room = -1;
    this.mcu.usbCtrl.endpointReadDone(this.usb.outEndpoint, bytes);
  }

  get flash() {
    return Buffer.from(this.mcu.flash.subarray(0, FLASH_SIZE));
  }
}
