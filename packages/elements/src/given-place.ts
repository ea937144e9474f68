import type { PlaceCodes, Source } from "./source.ts";

/** What a value names: a place, as far down as it is known, and the part that no place is called. */
interface Found {
  readonly place: Partial<PlaceCodes>;
  readonly unknown?: string;
}

/**
 * The levels that a value names, the state first. "Surulere, Oyo" is one value of two.
 *
 * @param typed what stood in the inputs of the page, by level; if the value is its end, all of it is meant
 */
export function partsOf(value: string, typed: readonly string[]): readonly string[] {
  const written = typed.filter((one) => one !== "");
  if (value === written.at(-1)) return written;
  const parts = value.split(",").map((part) => part.trim());
  return parts.includes("") ? [value] : parts.reverse();
}

/**
 * The place of some levels: an LGA beside its state is looked for in the state, and a state stays where what
 * stands below it is unknown.
 */
export async function findGiven(source: Pick<Source, "findPlace">, parts: readonly string[]): Promise<Found> {
  let place: Partial<PlaceCodes> = {};
  for (const part of parts) {
    const found = await source.findPlace(part, place.state);
    if (found === undefined) return { place, unknown: part };
    place = found;
  }
  return { place };
}
