import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A custom property, with `#fff` written out. */
function colourOf(text: string, name: string): number {
  const [, digits = ""] = new RegExp(`--${name}: #([0-9a-f]{3,6});`).exec(text) ?? [];
  return Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits, 16);
}

/** The contrast of two colours as WCAG 2.2 counts it. */
function contrast(one: number, other: number): number {
  const light = (colour: number): number =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
      const part = ((colour >> (16 - 8 * at)) & 255) / 255;
      return sum + share * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [a = 0, b = 0] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

it("has steps that are seen beside the land and beside each other, and districts in no colour of a zone", () => {
  const text = readFileSync(new URL("./map.css", import.meta.url), "utf8");
  for (const scheme of text.split("prefers-color-scheme: dark").slice(0, 2)) {
    const of = (names: string) => names.split(" ").map((name) => colourOf(scheme, name));
    const [land = 0] = of("land");
    for (const colour of of("s0 s1 s2 s3 s4 d0 d1 d2 h0 h1 h2 h3 h4 h5 own"))
      expect([colour.toString(16), contrast(colour, land) >= 1.25]).toEqual([colour.toString(16), true]);
    const steps = of("s0 s1 s2 s3 s4");
    for (const [at, step] of steps.slice(1).entries())
      expect(contrast(step, steps[at] ?? 0)).toBeGreaterThan(1.2);
    const districts = of("d0 d1 d2");
    expect(districts.filter((one) => of("h0 h1 h2 h3 h4 h5").includes(one))).toEqual([]);
  }
});

it("has an edge of controls that is seen on the ground, which is all that shows a quiet button", () => {
  const text = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  for (const scheme of text.split("prefers-color-scheme: dark"))
    expect(contrast(colourOf(scheme, "line-strong"), colourOf(scheme, "ground"))).toBeGreaterThanOrEqual(3);
});
