import type { Line } from "./lines.ts";

export interface Said {
  readonly lga: string | undefined;
  /** The three LGAs that it holds most probable. */
  readonly first: readonly string[];
  /** How sure it is, from 0 to 1. */
  readonly confidence: number;
}

export interface Quality {
  readonly lines: number;
  /** Answered rightly; where no LGA can be said, silence is right. */
  readonly right: number;
  readonly wrong: number;
  readonly answered: number;
  /** The right LGA is among the first three. */
  readonly amongThree: number;
}

export function measure(lines: readonly Line[], said: readonly Said[], threshold = 0): Quality {
  let [right, wrong, answered, amongThree] = [0, 0, 0, 0];
  lines.forEach((line, at) => {
    const { lga, first, confidence } = said[at] as Said;
    const answer = confidence >= threshold ? lga : undefined;
    if (answer !== undefined) answered++;
    if (answer === undefined ? line.right.length === 0 : line.right.includes(answer)) right++;
    else if (answer !== undefined) wrong++;
    if (first.some((code) => line.right.includes(code))) amongThree++;
  });
  return { lines: lines.length, right, wrong, answered, amongThree };
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "-" : ((part / whole) * 100).toFixed(1);

export const cellsOf = ({ lines, right, wrong, answered, amongThree }: Quality): string[] => [
  String(lines),
  percent(right, lines),
  percent(wrong, answered),
  percent(amongThree, lines),
];
