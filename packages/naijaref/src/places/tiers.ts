import { placeKey } from "../names/fold.ts";
import { codeKey, type Tier } from "../names/identifiers.ts";

interface NamedPlace {
  readonly name: string;
  readonly slug: string;
  readonly aliases: readonly string[];
}

/** How places are named: by code, then by official name or slug, then by alias. */
export const placeTiers = <T extends NamedPlace>(
  codes: (place: T) => readonly string[],
  key: (code: string) => string = codeKey,
): Tier<T>[] => [
  { names: codes, key },
  { names: (place) => [place.name, place.slug], key: placeKey },
  { names: (place) => place.aliases, key: placeKey },
];
