import { letters } from "../generated/letters.ts";
import { type Ring, readPath } from "../map/path.ts";
import { createCanvas, fill } from "./canvas.ts";

export interface Words {
  readonly text: string;
  /** The middle of its left or right end, on the base line, in pixels. */
  readonly x: number;
  readonly y: number;
  /** In pixels. */
  readonly size: number;
  readonly isRight?: boolean;
}

export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 0) / 1000, 0);

/** A text that is not wider than it may be: its end is left out. */
export function fitted(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  const all = [...text];
  while (all.length > 0 && widthOf(`${all.join("").trimEnd()}…`) > most) all.pop();
  return `${all.join("").trimEnd()}…`;
}

/** Each pixel has so many parts in both directions, of which those inside a letter are counted. */
const FINENESS = 4;

/** How dark a pixel can be: 0 is the ground, the last the letter. */
export const SHADES = 4;

/**
 * The shade of each pixel of a strip with texts.
 *
 * @param width in pixels
 * @param height in pixels
 */
export function shadeWords(words: readonly Words[], width: number, height: number): Uint8Array {
  const fine = createCanvas(width * FINENESS, height * FINENESS);
  const box = { x: 0, y: 0, width, height };
  for (const one of words) for (const rings of outlines(one)) fill(fine, rings, box, 1);
  const shades = new Uint8Array(width * height);
  const most = FINENESS ** 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let inside = 0;
      for (let row = 0; row < FINENESS; row++) {
        const start = (y * FINENESS + row) * fine.width + x * FINENESS;
        for (let at = start; at < start + FINENESS; at++) inside += fine.pixels[at] as number;
      }
      shades[y * width + x] = Math.round((inside * SHADES) / most);
    }
  return shades;
}

/** The rings of each letter, where it stands. */
function outlines({ text, x, y, size, isRight = false }: Words): readonly (readonly Ring[])[] {
  const scale = size / 1000;
  let left = isRight ? x - widthOf(text) * size : x;
  return [...text].flatMap((letter) => {
    const [width, path] = letters[letter] ?? [0, ""];
    const from = left;
    left += width * scale;
    const rings = readPath(path).map(
      (ring): Ring => ring.map(([dx, dy]) => [from + dx * scale, y + dy * scale]),
    );
    return rings.length === 0 ? [] : [rings];
  });
}
