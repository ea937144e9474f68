/**
 * A font in which every letter is the same box, so that pictures of pages are the same on machines that have
 * other fonts. The tables are those that the OpenType specification requires; all numbers are big-endian.
 */

const UNITS = 1000;
const ADVANCE = 540;
const BOX = { left: 60, right: 480, bottom: 0, top: 560 } as const;
const ASCENT = 800;
const DESCENT = 200;

/** Glyphs: 0 is drawn for characters that the font does not have, 1 is the space, 2 is the box. */
const SPACE = 1;
const BOXED = 2;
const GLYPHS = 3;

/** What is a box: letters with and without marks, and signs such as dashes, arrows and the naira's. */
const BOXED_RANGES = [
  [0x21, 0x24f],
  [0x2010, 0x26ff],
] as const;

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2);
  return bytes;
};
const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4);
  return bytes;
};

function boxGlyph(): Buffer {
  const { left, right, bottom, top } = BOX;
  return Buffer.concat([
    u16(1, left, bottom, right, top),
    // One outline of four points without instructions, each point on the outline.
    u16(3, 0),
    Buffer.from([1, 1, 1, 1]),
    u16(left, 0, right - left, 0),
    u16(bottom, top - bottom, 0, bottom - top),
    Buffer.alloc(2),
  ]);
}

/** Format 4: from ranges of characters to glyphs. */
function characterMap(): Buffer {
  const ranges = [[0x20, 0x20] as const, ...BOXED_RANGES, [0xffff, 0xffff] as const];
  const segments = ranges.length;
  const lists = BOXED_RANGES.map(([from, to]) => u16(...Array(to - from + 1).fill(BOXED)));
  const offsets = ranges.map((_, at) => {
    if (at === 0 || at === segments - 1) return 0;
    // From this offset's own place to the list of its range.
    return (segments - at) * 2 + lists.slice(0, at - 1).reduce((sum, { length }) => sum + length, 0);
  });
  const power = 2 ** Math.floor(Math.log2(segments));
  const body = Buffer.concat([
    u16(segments * 2, power * 2, Math.log2(power), (segments - power) * 2),
    u16(...ranges.map(([, end]) => end), 0),
    u16(...ranges.map(([start]) => start)),
    u16(SPACE - 0x20, ...BOXED_RANGES.map(() => 0), 1),
    u16(...offsets),
    ...lists,
  ]);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 6, 0), body]);
}

function tables(): Readonly<Record<string, Buffer>> {
  const glyph = boxGlyph();
  return {
    "OS/2": Buffer.concat([
      u16(4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
      Buffer.alloc(10),
      u32(1, 0, 0, 0),
      Buffer.from("NONE"),
      u16(0x40, 0x20, 0x26ff, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
      u32(1, 0),
      u16(BOX.top, BOX.top, 0, 0x20, 1),
    ]),
    cmap: characterMap(),
    glyf: glyph,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0x000b, UNITS),
      u32(0, 0, 0, 0),
      u16(BOX.left, BOX.bottom, BOX.right, BOX.top, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ASCENT, -DESCENT, 0, ADVANCE, 0, 0, BOX.right, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS),
    ]),
    hmtx: u16(ADVANCE, 0, ADVANCE, 0, ADVANCE, BOX.left),
    // Offsets in units of two bytes.
    loca: u16(0, 0, 0, glyph.length / 2),
    maxp: Buffer.concat([u32(0x10000), u16(GLYPHS, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: u16(0, 0, 6),
    post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)]),
  };
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

export function boxFont(): Buffer {
  const all = Object.entries(tables()).map(([tag, bytes]) => ({ tag, bytes, whole: padded(bytes) }));
  const power = 2 ** Math.floor(Math.log2(all.length));
  let offset = 12 + 16 * all.length;
  const directory = all.map(({ tag, bytes, whole }) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(checksum(whole), offset, bytes.length)]);
    offset += whole.length;
    return entry;
  });
  return Buffer.concat([
    u32(0x10000),
    u16(all.length, power * 16, Math.log2(power), (all.length - power) * 16),
    ...directory,
    ...all.map(({ whole }) => whole),
  ]);
}
