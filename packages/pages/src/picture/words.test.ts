import { listConstituencies } from "naijaref/elections";
import { listLgas, listStates } from "naijaref/places";
import { expect, it } from "vitest";
import { certain } from "../certain.ts";
import { letters } from "../generated/letters.ts";
import { CAPTION, captionOf } from "./picture.ts";
import { fitted, SHADES, shadeWords, widthOf } from "./words.ts";

const WIDTH = 1200;
const codes = [...listStates(), ...listLgas(), ...certain(listConstituencies())].map(({ code }) => code);

it("has an outline of every letter, and no text that touches another or leaves the picture", () => {
  const problems = [...codes, "NG"].flatMap((code) => {
    const words = captionOf(code, WIDTH);
    const unknown = words.flatMap(({ text }) => [...text]).filter((letter) => letters[letter] === undefined);
    const ends = words.map(({ text, x, size, isRight }) => [
      isRight ? x - widthOf(text) * size : x,
      isRight ? x : x + widthOf(text) * size,
    ]);
    const isApart = ([, end = 0]: number[] = [], [next = 0]: number[] = []): boolean => end + 20 < next;
    return unknown.length === 0 && isApart(ends[0], ends[1]) && isApart(ends[2], ends[3]) ? [] : [code];
  });
  expect(problems).toEqual([]);
});

it("is dark inside a letter, light outside, and between at its edge", () => {
  const shades = shadeWords([{ text: "I", x: 10.3, y: 50, size: 60 }], 40, 60);
  const row = [...shades.subarray(30 * 40, 31 * 40)];
  expect(Math.max(...row)).toBe(SHADES);
  expect(row.slice(0, 10)).toEqual(new Array(10).fill(0));
  expect(row.some((shade) => shade > 0 && shade < SHADES)).toBe(true);
  expect(shades.subarray(52 * 40).every((shade) => shade === 0)).toBe(true);
  // The hole of a letter is no part of it.
  const hole = shadeWords([{ text: "O", x: 0, y: 50, size: 60 }], 50, 60);
  expect(hole[30 * 50 + Math.round((widthOf("O") * 60) / 2)]).toBe(0);
});

it("leaves out the end of what is too long", () => {
  expect(fitted("Ikeja", 10)).toBe("Ikeja");
  expect(fitted("Ukwa East/Ukwa West", 5)).toMatch(/^Ukwa.*…$/);
  expect(
    captionOf("NG025011", WIDTH)
      .map(({ text }) => text)
      .slice(0, 3),
  ).toEqual(["Ikeja", "naijaref", "LGA of Lagos"]);
  expect(CAPTION).toBeLessThan(630 / 4);
});
