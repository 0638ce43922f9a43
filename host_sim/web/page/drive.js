// Writes a UF2 file onto the drive of a board's boot loader.

const INFO = "INFO_UF2.TXT"; // on every boot drive
const BOOT_OUT = "boot_out.txt"; // on every CIRCUITPY drive

// A drive that is not written, or not to the end: the name of a sentence (host_sim/web/boards/words),
// and what is filled into it.
export class DriveError extends Error {
  constructor(name, values = {}) {
    super(name);
    this.values = values;
  }
}

// The boot loader's "Board-ID", "" if its INFO_UF2.TXT names none.
export function bootId(info) {
  const found = /^Board-ID:\s*(\S+)/m.exec(info);
  return found ? found[1] : "";
}

// Write bytes onto a boot drive as a file of this name, if the drive is the chosen board's.
// drive: a FileSystemDirectoryHandle. board: { name, boot }, boot as bootId() returns it.
// Throws DriveError.
export async function write(drive, board, name, bytes) {
  await check(drive, board);
  try {
    const file = await drive.getFileHandle(name, { create: true });
    const stream = await file.createWritable();
    await stream.write(bytes);
    await stream.close();
  } catch (error) {
    // A board restarts as soon as it has the last block, often before the browser is done.
    if (await text(drive, INFO)) {
      throw new DriveError("NOT_WRITTEN", { error: error.message });
    }
  }
}

async function check(drive, board) {
  const info = await text(drive, INFO);
  if (info) {
    const found = bootId(info);
    if (found !== board.boot) {
      throw new DriveError(found ? "OTHER_BOARD" : "NO_BOARD", { found, ...board });
    }
    return;
  }
  const isCircuitPython = await text(drive, BOOT_OUT);
  throw new DriveError(isCircuitPython ? "IS_CIRCUITPY" : "IS_OTHER", board);
}

// What a file on the drive says, "" without it.
async function text(drive, name) {
  try {
    const file = await (await drive.getFileHandle(name)).getFile();
    return await file.text();
  } catch {
    return "";
  }
}
