import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** One scale of type, space and colour: a style that needs a value of its own belongs into `tokens.css`. */

const folder = new URL("styles/", import.meta.url);

/** Each declaration of the styles for screens, with its file. Paper has points. */
const declarations = readdirSync(folder)
  .filter((file) => file.endsWith(".css") && file !== "print.css" && file !== "tokens.css")
  .flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/^ +([a-z\d-]+): ([^;]+);$/gm)].map(
      ([, property = "", value = ""]) => ({ file, property, value }),
    ),
  );

const shown = ({ file, property, value }: (typeof declarations)[number]): string =>
  `${file}: ${property}: ${value}`;

it("has the sizes of type of the scale, and parts of the size around it", () => {
  const sizes = declarations.filter(({ property }) => property === "font" || property === "font-size");
  expect(sizes.length).toBeGreaterThan(80);
  const isOfScale = /(^|\s)(inherit|[\d.]+em|var\(--(tiny|small|text-size|large|name-size)\))(\s|$)/;
  expect(sizes.filter(({ value }) => !isOfScale.test(value)).map(shown)).toEqual([]);
});

it("has the steps of space of the scale around and between parts", () => {
  const spaces = declarations.filter(({ property }) => /^(margin|padding|gap|column-gap)/.test(property));
  expect(spaces.length).toBeGreaterThan(200);
  // A width that follows the screen has bounds of its own, and a dash hangs beside its line.
  const isOwn = ({ value }: (typeof declarations)[number]) => /clamp\(/.test(value) || value === "1.1rem";
  expect(spaces.filter((one) => /\d(rem|pt)/.test(one.value) && !isOwn(one)).map(shown)).toEqual([]);
});

it("has colours in the tokens, on the map, on plates and in the flag, and nowhere else", () => {
  const literal = declarations.filter(({ value }) => /#[\da-f]{3,8}\b|rgb\(/i.test(value));
  const elsewhere = literal.filter(
    ({ file, value }) => file !== "map.css" && file !== "tools.css" && !value.includes("#008751"),
  );
  expect(literal.length).toBeGreaterThan(40);
  expect(elsewhere.map(shown)).toEqual([]);
});
