// The display on its I2C wire. CircuitPython writes by the RP2040's I2C block, and asks whether
// anything answers an address by moving the same two pins itself: both ways end at the display.
import { I2CMode } from "rp2040js";

const DATA_CMD = 0x10; // the block's register that takes bytes
const TX_ABRT = 0x40; // the interrupt of a byte that nobody acknowledged
const BITS_OF_BYTE = 9; // eight and the acknowledgement

export class Wire {
  /** onByte(): the program sends one; onEnd(isData): a transaction to the display is over. */
  constructor(mcu, display, address, pins, { onByte, onEnd }) {
    this.mcu = mcu;
    this.display = display;
    this.address = address;
    this.onByte = onByte;
    this.onEnd = onEnd;
    this.isPlugged = true;
    this.isSpokenTo = false; // by the transaction that is under way
    this.bytes = 0; // handed to the display, control bytes too
    this.sda = mcu.gpio[pins.sda];
    this.scl = mcu.gpio[pins.scl];
    for (const block of mcu.i2c) this.attach(block);
    this.attachPins();
  }

  /** Plug the display in, without power before, or pull it out with its pull-ups. */
  plug(isPlugged) {
    if (isPlugged && !this.isPlugged) this.display.powerOn();
    this.isPlugged = isPlugged;
    this.isSpokenTo = false;
    this.sda.setInputValue(isPlugged);
    this.scl.setInputValue(isPlugged);
  }

  answers(address) {
    return this.isPlugged && address === this.address;
  }

  give(byte) {
    this.bytes++;
    this.display.write(byte);
  }

  attach(block) {
    const after = (bits, done) => {
      const clock = 1e9 / this.mcu.clkSys;
      const nanos = bits * (block.sclLowPeriod + block.sclHighPeriod) * clock;
      this.mcu.clock.createAlarm(done).schedule(Math.max(1, nanos));
    };
    // The block takes nothing more until the program has seen that nobody acknowledged.
    const write = block.writeUint32.bind(block);
    block.writeUint32 = (offset, value) => {
      if (offset === DATA_CMD) this.onByte();
      if (offset !== DATA_CMD || !(block.intRaw & TX_ABRT)) write(offset, value);
    };
    block.onStart = () => after(1, () => block.completeStart());
    block.onConnect = (address, mode) => {
      const isThere = this.answers(address);
      this.isSpokenTo = isThere && mode === I2CMode.Write;
      if (this.isSpokenTo) this.display.start();
      after(BITS_OF_BYTE, () => block.completeConnect(isThere));
    };
    block.onWriteByte = (byte) =>
      after(BITS_OF_BYTE, () => {
        if (this.isSpokenTo) this.give(byte);
        block.completeWrite(this.isSpokenTo);
      });
    block.onReadByte = () => after(BITS_OF_BYTE, () => block.completeRead(0));
    block.onStop = () =>
      after(1, () => {
        if (this.isSpokenTo) this.onEnd();
        this.isSpokenTo = false;
        block.completeStop();
      });
  }

  /** Follow the two pins when the program moves them itself; hold SDA down to acknowledge. */
  attachPins() {
    const { sda, scl } = this;
    let was = [1, 1];
    let isHeld = false;
    let bits = -1; // of the byte that is coming; -1: no transaction
    let byte = 0;
    let isAddress = false;
    const levels = () => [
      sda.value === 0 || isHeld || !this.isPlugged ? 0 : 1,
      scl.value === 0 || !this.isPlugged ? 0 : 1,
    ];
    const show = () => {
      const [data, clock] = levels();
      sda.setInputValue(data === 1);
      scl.setInputValue(clock === 1);
      return [data, clock];
    };
    const follow = () => {
      const [data, clock] = show();
      const [dataWas, clockWas] = was;
      if (data === dataWas && clock === clockWas) return;
      if (clock && clockWas && data !== dataWas) {
        bits = data ? -1 : 0; // stop, or start
        isAddress = !data;
        isHeld = false;
      } else if (clock && !clockWas && bits >= 0) {
        if (bits < 8) byte = ((byte << 1) | data) & 0xff;
        bits++;
      } else if (!clock && clockWas && bits === 8) {
        if (isAddress) this.isSpokenTo = this.answers(byte >> 1) && !(byte & 1);
        if (this.isSpokenTo && isAddress) this.display.start();
        else if (this.isSpokenTo) this.give(byte);
        isAddress = false;
        isHeld = this.isSpokenTo;
      } else if (!clock && clockWas && bits === 9) {
        bits = 0;
        isHeld = false;
      }
      was = show();
    };
    sda.addListener(follow);
    scl.addListener(follow);
  }
}
