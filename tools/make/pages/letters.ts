import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { listConstituencies } from "naijaref/elections";
import { listLgas, listStates } from "naijaref/places";
import type { Font, PathCommand } from "opentype.js";
import { type Ring, ringsPath, type Spot } from "../../../packages/pages/src/map/path.ts";

/** Source Sans 3, under the SIL Open Font License 1.1, which allows to put it into a program. */
const FONT = "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff";

const require = createRequire(import.meta.url);
// Node does not find the names in its module for browsers.
const { parse } = require("opentype.js") as typeof import("opentype.js");

/** Pictures have them at 60 pixels at most, where four lines to a curve look round. */
const LINES_TO_A_CURVE = 4;

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:·/()-–’'&…";

/** The letters that pictures have words in, as outlines in thousandths of their size, the base line at 0. */
export function lettersModule(): string {
  const bytes = readFileSync(require.resolve(FONT));
  const font = parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const seats = listConstituencies();
  if (!seats.ok) throw new Error("there are no constituencies");
  const names = [...listStates(), ...listLgas(), ...seats.value].map(({ name }) => name);
  const letters = [...new Set([...PLAIN, ...names.join("")])].sort();
  const outlines = letters.map((letter) => [letter, outlineOf(letter, font)] as const);
  // The licence asks that its notice goes with the outlines, so no bundler may leave it out.
  return `// Written by npm run build.
/*! Outlines of letters from Source Sans 3, copyright Adobe, under the SIL Open Font License 1.1. */
/** The width of each letter, and its outline as the path of a shape. */
export const letters: Readonly<Record<string, readonly [width: number, path: string]>> = ${JSON.stringify(Object.fromEntries(outlines))};
`;
}

function outlineOf(letter: string, font: Font): readonly [width: number, path: string] {
  const glyph = font.charToGlyph(letter);
  if (glyph.index === 0) throw new Error(`${FONT} has no ${letter}, which is in a name`);
  const scale = 1000 / font.unitsPerEm;
  const { commands } = glyph.getPath(0, 0, font.unitsPerEm);
  return [Math.round((glyph.advanceWidth ?? 0) * scale), ringsPath(flattened(commands, scale))];
}

/** Curves as lines. */
function flattened(commands: readonly PathCommand[], scale: number): readonly Ring[] {
  const rings: Spot[][] = [];
  let last: Spot = [0, 0];
  const add = (x: number, y: number): void => {
    const spot: Spot = [Math.round(x * scale), Math.round(y * scale)];
    const ring = rings.at(-1);
    const before = ring?.at(-1);
    if (before === undefined || before[0] !== spot[0] || before[1] !== spot[1]) ring?.push(spot);
  };
  for (const command of commands) {
    if (command.type === "Z") continue;
    if (command.type === "M") rings.push([]);
    for (let step = 1; step <= LINES_TO_A_CURVE; step++) {
      const at = step / LINES_TO_A_CURVE;
      if (command.type === "Q" || command.type === "C") add(...curveAt(last, command, at));
    }
    if (command.type === "M" || command.type === "L") add(command.x, command.y);
    last = [command.x, command.y];
  }
  return rings.filter((ring) => ring.length > 2);
}

type Curve = Extract<PathCommand, { readonly type: "Q" | "C" }>;

/** A place on a Bézier curve, from 0 at its beginning to 1 at its end. */
function curveAt([x0, y0]: Spot, curve: Curve, at: number): Spot {
  const rest = 1 - at;
  const mix =
    curve.type === "Q"
      ? (from: number, by: number, _: number, to: number) =>
          rest ** 2 * from + 2 * rest * at * by + at ** 2 * to
      : (from: number, by: number, then: number, to: number) =>
          rest ** 3 * from + 3 * rest ** 2 * at * by + 3 * rest * at ** 2 * then + at ** 3 * to;
  const [x2, y2] = curve.type === "C" ? [curve.x2, curve.y2] : [0, 0];
  return [mix(x0, curve.x1, x2, curve.x), mix(y0, curve.y1, y2, curve.y)];
}
