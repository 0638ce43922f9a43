// The code or the record of a game in whatever people paste: a sentence, a link, a copied result. The
// twin of host_sim/pasted.py; both are tested with tests/host_sim/pasted.json.

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // as in engine/codes.py
const ALIKE = { I: "1", L: "1", O: "0" };
const DASHES = /[-\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+/g;
// What mail puts into a long line, as it is, encoded for letters or quoted in an answer.
const BREAK = "[ \\t\\r\\n\\u00a0\\u00ad=>]*";
const DIGITS = "[0-9A-Za-z_-]+";
// As host_sim/sent.py writes it.
const RECORD = new RegExp(`${[..."record="].join(BREAK)}((?:${BREAK}${DIGITS})+)`, "g");
const FEWEST = 20; // digits of a record
const LONGEST = 8000;
const PIECES = 200; // of a line that was broken
const UNSEEN = /[\u200b-\u200f\u2060\ufeff]/g; // signs without a width
// Signs in groups, all in one, in groups with blanks: what is written more clearly goes before.
// They may overlap: in "Hashi - AJ20-06N4 - 41" any of the words might be the first of a code.
const FORMS = [
  /(?<![0-9A-Z])(?=([0-9A-Z]{4}(?:-[0-9A-Z]{4})+(?:-[0-9A-Z]{1,3})?)(?![0-9A-Z]))/g,
  /(?<![0-9A-Z])(?=([0-9A-Z]{8,})(?![0-9A-Z]))/g,
  /(?<![0-9A-Z])(?=([0-9A-Z]{4}(?: ?- ?[0-9A-Z]{4})+)(?![0-9A-Z]))/g,
  /(?<![0-9A-Z])(?=([0-9A-Z]{4} [0-9A-Z]{4})(?![0-9A-Z]))/g,
];

// Return the code in a text as codes are written: one whose check is right, or else what looks most
// like one. Return "" if nothing does.
export function find(text) {
  const seen = decoded(text).replace(UNSEEN, "").replace(DASHES, "-");
  const plain = seen.replace(/\s+/g, " ").toUpperCase();
  const parts = [plain.slice(plain.indexOf("#") + 1), plain]; // in a link, what it names comes first
  const matches = (part, form) => [...part.matchAll(form)].map((match) => match[1]);
  const found = parts.flatMap((part) => FORMS.flatMap((form) => matches(part, form)));
  const code = found.find(isSound) ?? found.find((some) => some.includes("-")) ?? "";
  return code.replace(/ ?[- ] ?/g, "-");
}

// Return the digits of a record in a text, "" if there is none. Its line may have been broken: those
// digits count that are a whole record. If none are, they are the first ones.
export function record(text) {
  let first = "";
  for (const [, found] of decoded(text).replace(UNSEEN, "").matchAll(RECORD)) {
    const pieces = found.match(new RegExp(DIGITS, "g")).slice(0, PIECES);
    for (let n = 1; n <= pieces.length; n++) {
      const digits = pieces.slice(0, n).join("");
      // Behind it: signs of a text that sets it off.
      const whole = [digits, digits.replace(/[_-]+$/, "")].find(isWhole);
      if (whole) return whole;
    }
    if (!first && pieces[0].length >= FEWEST) [first] = pieces;
  }
  return first;
}

// Return true if digits are a whole record, by its checksum (engine/crc.py).
function isWhole(digits) {
  if (digits.length > LONGEST) return false;
  let bytes;
  try {
    bytes = atob(digits.replace(/-/g, "+").replace(/_/g, "/"));
  } catch {
    return false;
  }
  if (!bytes.startsWith("Tb") || bytes.length < 3) return false;
  const at = (n) => bytes.charCodeAt(n);
  const stop = bytes.length - 2;
  let crc = 0xffff;
  for (let n = 0; n < stop; n++) {
    let x = (crc & 255) ^ at(n);
    x ^= (x << 4) & 255;
    crc = (crc >> 8) ^ (x << 8) ^ (x << 3) ^ (x >> 4);
  }
  return crc === (at(stop) | (at(stop + 1) << 8));
}

function decoded(text) {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

// Return true if the check of a code is right (Horner's rule in the field of x^5 + x^2 + 1), and its
// length: behind any code a 0 would pass the check.
function isSound(code) {
  const values = [...code.replace(/[- ]/g, "")].map((sign) => SIGNS.indexOf(ALIKE[sign] ?? sign));
  const check = values.pop();
  let total = 0;
  for (const value of values) {
    if (value < 0) return false;
    total = (total ^ value) << 1;
    if (total & 32) total ^= 0x25;
  }
  const rest = (5 * values.length - 67) % 8; // bits after the options of a longer code
  const isLong = ((values[1] & 1) << 4) | (values[2] >> 1) === 31;
  return total === check && (isLong ? values.length > 13 && rest < 5 : values.length === 7);
}
