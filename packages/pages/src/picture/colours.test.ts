import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ABROAD, BORDER, DISTRICTS, GROUND, LAND, OWN, STATE_LINE, TEXT, WATER, ZONES } from "./colours.ts";

const styles = (name: string): string =>
  readFileSync(new URL(`../styles/${name}.css`, import.meta.url), "utf8").split("prefers-color-scheme")[0] ??
  "";

/** A custom property, with `#fff` written out. */
function colourOf(text: string, name: string): number {
  const [, digits = ""] = new RegExp(`--${name}: #([0-9a-f]{3,6});`).exec(text) ?? [];
  return Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits, 16);
}

it("has in pictures the colours of the map on the page", () => {
  const map = styles("map");
  const names = ["land", "water", "abroad", "border", "state-line", "own"];
  expect([LAND, WATER, ABROAD, BORDER, STATE_LINE, OWN]).toEqual(names.map((name) => colourOf(map, name)));
  expect(ZONES).toEqual(ZONES.map((_, at) => colourOf(map, `h${at}`)));
  expect(DISTRICTS).toEqual(DISTRICTS.map((_, at) => colourOf(map, `d${at}`)));
  expect(GROUND).toBe(colourOf(styles("tokens"), "ground"));
  expect(TEXT).toBe(colourOf(styles("tokens"), "text"));
});
