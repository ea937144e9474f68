import { spellOutDirections } from "../names/directions.ts";
import { fold, foldPlace } from "../names/fold.ts";
import { type Asked, DEFAULT_LIMIT, type NameMatch, type RecordIndex } from "./engine/index.ts";
import { BEGINNING, SHORTENED, SOME_WORDS } from "./engine/tuning.ts";

const MAX_NAMES = 50;
const MAX_WRITTEN_OUT = 3;

/**
 * What an index finds for a query and, where that is no name nor the beginning of one, also what it finds for
 * the query with its short forms written out: `Ovia N/East`, `Ekiti SW`, `K/Namoda`.
 */
export function searchShortForms({ search }: RecordIndex, query: string, asked: Asked): NameMatch[] {
  const asItStands = search(query, asked);
  if ((asItStands[0]?.score ?? 0) >= BEGINNING) return asItStands;
  const writings = writtenOut(query, (rest) => search(rest, { ...asked, limit: MAX_NAMES }));
  const found = writings.flatMap((writing) =>
    search(writing, asked)
      .filter(({ score }) => score >= SOME_WORDS)
      .map((match) => ({ ...match, score: match.score - SHORTENED })),
  );
  if (found.length === 0) return asItStands;
  const places = new Set<number>();
  return [...found, ...asItStands]
    .sort((a, b) => b.score - a.score)
    .filter(({ at }) => !places.has(at) && places.add(at))
    .slice(0, asked.limit ?? DEFAULT_LIMIT);
}

function writtenOut(query: string, search: (rest: string) => readonly NameMatch[]): readonly string[] {
  const directions = spellOutDirections(fold(query));
  const initial = /^([a-z]) (.+)$/.exec(foldPlace(query));
  if (initial === null) return directions === undefined ? [] : [directions];
  const [, letter = "", rest = ""] = initial;
  const [next = ""] = rest.split(" ");
  const names = [...search(rest), ...(next === rest ? [] : search(next))]
    .map(({ matched }) => fold(matched))
    .filter((name) => name.startsWith(letter) && name.includes(` ${next}`));
  const writings = names.map((name) => `${name.slice(0, name.indexOf(" "))} ${rest}`);
  return [...new Set(writings)].slice(0, MAX_WRITTEN_OUT);
}
