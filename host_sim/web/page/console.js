// What a board says on its serial port, and which wires that is about.

const BAUD = 115200;

// What the firmware prints, the wires it is about, and what to do. The last one that fits counts.
const SIGNS = [
  {
    says: /nothing answers at/,
    wires: ["SDA", "SCL"],
    advice:
      "No display answers. Check SDA and SCL first, which may be swapped; then VCC and GND. " +
      "The board tries again every two seconds.",
  },
  {
    says: /No pull up found/,
    wires: ["VCC", "GND", "SDA", "SCL"],
    advice:
      "The display has no power, or SDA or SCL leads nowhere. Check all four wires. " +
      "The board tries again every two seconds.",
  },
  {
    says: /Tombolo (is not running|ne tourne pas|läuft nicht)\./,
    wires: ["B"],
    advice: "B was down during the start, so the game was not started. Let go of it, or look at its wires.",
  },
  {
    says: /Tombolo is made for CircuitPython/,
    wires: [],
    advice: "Another CircuitPython is installed. Install version 10 (step 2), then copy Tombolo again.",
  },
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
