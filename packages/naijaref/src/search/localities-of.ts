import { listLocalities } from "../localities/localities.ts";
import { fold, placeKey } from "../names/fold.ts";
import { lazy } from "../table/lazy.ts";
import { isWard, type Place } from "./place.ts";

/**
 * The names of the localities in each LGA and each ward, by its code: people type them and mean the place.
 *
 */
const namesByPlace = /* @__PURE__ */ lazy(() => {
  const names = new Map<string, string[]>();
  for (const { name, aliases, lgaCodes, wardCodes } of listLocalities()) {
    for (const code of [...lgaCodes, ...wardCodes]) {
      const its = names.get(code);
      if (its === undefined) names.set(code, [name, ...aliases]);
      else its.push(name, ...aliases);
    }
  }
  return names;
});

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => fold(name).split(" ")));

/**
 * The names of the localities in an LGA or a ward that it is not called by itself. A ward is found by the
 * words of its own name: "Ibeju" is no second name of the ward Ibeju I.
 *
 * @param towns from which it is governed.
 */
export function localitiesOf(place: Place, towns: readonly string[]): string[] {
  const own = [place.name, ...place.aliases, ...towns];
  const words = isWard(place) ? wordsOf(own) : undefined;
  const seen = new Set(own.map(placeKey));
  return (namesByPlace().get(place.code) ?? []).filter((name) => {
    const key = placeKey(name);
    if (
      seen.has(key) ||
      (words !== undefined &&
        fold(name)
          .split(" ")
          .every((word) => words.has(word)))
    )
      return false;
    seen.add(key);
    return true;
  });
}
