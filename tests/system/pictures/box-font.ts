import { createRequire } from "node:module";

// Its module has no named exports for Node.
const { Font, Glyph, Path } = createRequire(import.meta.url)("opentype.js") as typeof import("opentype.js");

/**
 * A font in which every letter is the same box, so that pictures of pages are the same on machines that have
 * other fonts.
 */

const ADVANCE = 540;
const BOX = { left: 60, right: 480, bottom: 0, top: 560 } as const;

/** What is a box: letters with and without marks, and signs such as dashes, arrows and the naira's. */
const BOXED_RANGES = [
  [0x21, 0x24f],
  [0x2010, 0x26ff],
] as const;

const SPACE = 0x20;

export function boxFont(): Buffer {
  const path = new Path();
  path.moveTo(BOX.left, BOX.bottom);
  path.lineTo(BOX.left, BOX.top);
  path.lineTo(BOX.right, BOX.top);
  path.lineTo(BOX.right, BOX.bottom);
  path.close();
  const box = new Glyph({ name: "box", advanceWidth: ADVANCE, path });
  for (const [from, to] of BOXED_RANGES)
    for (let letter = from; letter <= to; letter++) box.addUnicode(letter);
  const glyphs = [
    new Glyph({ name: ".notdef", advanceWidth: ADVANCE, path }),
    new Glyph({ name: "space", unicode: SPACE, advanceWidth: ADVANCE, path: new Path() }),
    box,
  ];
  const measures = { unitsPerEm: 1000, ascender: 800, descender: -200 };
  const font = new Font({ familyName: "Box", styleName: "Regular", ...measures, glyphs });
  return Buffer.from(font.toArrayBuffer());
}
