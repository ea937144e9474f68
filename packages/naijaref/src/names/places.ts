import type { Locality } from "../generated/records.ts";
import { listLocalities } from "../localities/localities.ts";
import { listLgas } from "../places/lgas.ts";
import { lazy } from "../table/lazy.ts";
import { placeKey } from "./fold.ts";
import { romanNumber } from "./numerals.ts";
import { wordsOf } from "./tokens.ts";
import { AREA_WORDS } from "./vocabulary.ts";

/** A place that people name in place of its LGA: a headquarters, a city, a town, a quarter, an LCDA. */
export interface KnownPlace {
  readonly name: string;
  readonly kind: "headquarters" | Locality["kind"];
  readonly stateCode: string;
  /** P-codes of the LGAs in which it lies. */
  readonly lgaCodes: readonly string[];
  /** Only one weak source says in which LGA it is. */
  readonly isUnverified: boolean;
}

const byKey = /* @__PURE__ */ lazy(() => {
  const places = new Map<string, KnownPlace[]>();
  const put = (key: string, place: KnownPlace): void => {
    const same = places.get(key);
    if (same === undefined) places.set(key, [place]);
    else if (same.at(-1) !== place) same.push(place);
  };
  for (const { code, headquarters: name, stateCode } of listLgas())
    if (name !== null)
      put(placeKey(name), { name, kind: "headquarters", stateCode, lgaCodes: [code], isUnverified: false });
  for (const { name, aliases, kind, stateCode, lgaCodes, unverifiedFields } of listLocalities()) {
    const isUnverified = unverifiedFields.includes("lgaCodes");
    const place = { name, kind, stateCode, lgaCodes, isUnverified };
    for (const one of [name, ...aliases]) put(placeKey(one), place);
  }
  return places;
});

const NONE: readonly KnownPlace[] = [];

/**
 * The places of a name, headquarters first, by the name folded and without spaces. Where a state is given,
 * only those in it.
 */
export function placesNamed(key: string, stateCode: string | undefined): readonly KnownPlace[] {
  const places = byKey().get(key) ?? NONE;
  if (places === NONE || stateCode === undefined) return places;
  return places.filter((place) => place.stateCode === stateCode);
}

/**
 * A folded name without the words that people put behind the name of a quarter: "lugbe district" is "lugbe",
 * "wuse 2" "wuse", "garki area 11" "garki". Undefined where it has none, or nothing else.
 */
export function withoutAreaWords(folded: string): string | undefined {
  const words = wordsOf(folded);
  let end = words.length;
  while (end > 1 && isAreaWord(words[end - 1] as string)) end--;
  return end === words.length || end === 0 ? undefined : words.slice(0, end).join(" ");
}

const isAreaWord = (word: string): boolean =>
  AREA_WORDS.has(word) || /^[0-9]{1,2}$/.test(word) || (word.length < 5 && romanNumber(word) !== undefined);
