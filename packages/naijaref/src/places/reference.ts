import { placeKey } from "../names/fold.ts";
import { codeKey, type Tier } from "../names/identifiers.ts";

/** A record, or at least its code, as a program holds it; or an identifier, as a person types it. */
export type Reference = string | { readonly code: string };

/** The code of a record; undefined for anything else. */
export const codeIn = (reference: unknown): string | undefined =>
  typeof reference === "object" &&
  reference !== null &&
  "code" in reference &&
  typeof reference.code === "string"
    ? reference.code
    : undefined;

/** What a failure says was looked up: an identifier, or the code of a record; empty for anything else. */
export const identifierOf = (reference: unknown): string =>
  typeof reference === "string" ? reference : (codeIn(reference) ?? "");

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
