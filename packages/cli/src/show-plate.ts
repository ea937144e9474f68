import { listPlateCategories, type Plate, type PlateCategory } from "naijaref/plates";
import { fill, widthOf } from "./show.ts";

/**
 * Which categories a layout may be of. Old plates are not here: the Regulations of 2012 give them no colours.
 */
const CATEGORIES: Readonly<Record<string, readonly PlateCategory["category"][]>> = {
  standard: ["private", "commercial"],
  dealer: ["dealer"],
  federal_government: ["government"],
  police: ["paramilitary"],
};

/** Select Graphic Rendition: the background's number is ten more. */
const COLOURS: Readonly<Record<string, number>> = { black: 30, red: 31, green: 32, blue: 34, white: 97 };

/** A plate in each of the colours that it may have: the number does not say whether a vehicle is private. */
export function* drawPlate({ display, format }: Plate, hasColours: boolean): Generator<string> {
  const categories = CATEGORIES[format] ?? [];
  const drawn = listPlateCategories().filter(
    ({ category, vehicle }) => vehicle === "vehicle" && categories.includes(category),
  );
  if (drawn.length === 0) yield* box(display);
  for (const { name, background, lettering, unverifiedFields } of drawn) {
    const isSure = !unverifiedFields.includes("background") && !unverifiedFields.includes("lettering");
    const [front, back] = [COLOURS[lettering], COLOURS[background]];
    const paint = (text: string): string =>
      hasColours && front !== undefined && back !== undefined
        ? `\u001b[1;${front};${back + 10}m${text}\u001b[0m`
        : text;
    yield "";
    for (const line of box(display)) yield `  ${paint(line)}`;
    yield `  ${name}: ${lettering} on ${background}${isSure ? "" : " ?"}`;
  }
}

function* box(text: string): Generator<string> {
  const inner = widthOf(text) + 6;
  yield `╭${"─".repeat(inner)}╮`;
  yield `│${fill(`   ${text}`, inner)}│`;
  yield `╰${"─".repeat(inner)}╯`;
}
