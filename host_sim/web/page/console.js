// What a board says on its serial port, and which wires that is about.

const BAUD = 115200;

// What the firmware prints, the wires it is about, and the name of the sentence that says what to do
// (host_sim/web/boards/words). The last one that fits counts.
const SIGNS = [
  { says: /nothing answers at/, wires: ["SDA", "SCL"], advice: "SILENT" },
  { says: /No pull up found/, wires: ["VCC", "GND", "SDA", "SCL"], advice: "UNPOWERED" },
  { says: /Tombolo (is not running|ne tourne pas|läuft nicht)\./, wires: ["B"], advice: "B_DOWN" },
  { says: /Tombolo is made for CircuitPython/, wires: [], advice: "OTHER_PYTHON" },
];

// Return what the last message in a text is about, null if it is about nothing known:
// { wires, advice, pins }, pins being what the firmware calls the pins of SDA and SCL, if it does.
export function diagnose(text) {
  for (const line of text.split("\n").reverse()) {
    const sign = SIGNS.find(({ says }) => says.test(line));
    if (sign) {
      const pins = /Check SDA (\S+) and SCL (\S+)/.exec(line);
      const named = pins ? { SDA: pins[1], SCL: pins[2] } : {};
      return { wires: sign.wires, advice: sign.advice, pins: named };
    }
  }
  return null;
}

// Open a serial port and call hear(text) with what comes, until stop() or until the cable is pulled.
// Returns { stop, ended }: ended is a promise of the error that ended it, null after stop().
export async function listen(port, hear) {
  await port.open({ baudRate: BAUD });
  await port.setSignals({ dataTerminalReady: true }); // the board prints for whoever is ready
  const reader = port.readable.getReader();
  return { stop: () => reader.cancel(), ended: read(port, reader, hear) };
}

async function read(port, reader, hear) {
  const decoder = new TextDecoder();
  let problem = null;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear(decoder.decode(part.value, { stream: true }));
    }
  } catch (error) {
    problem = error;
  }
  reader.releaseLock();
  await port.close().catch(() => {}); // an unplugged port is closed already
  return problem;
}
