import uFuzzy from "@leeoniya/ufuzzy";
import MiniSearch from "minisearch";
import { fold, joined } from "../../packages/naijaref/src/names/fold.ts";
import { createNameIndex } from "../../packages/naijaref/src/search/engine/name-index.ts";
import { type NamedPlace, SHOWN } from "./corpus.ts";

/** A name or alias of a place, as the others are given it: folded as we fold, and run together as well. */
interface Line {
  readonly id: number;
  readonly place: number;
  readonly words: string;
  readonly joined: string;
}

/** The places found, best first, as many as a list shows. */
export type Search = (query: string) => readonly number[];

export interface Contender {
  readonly name: string;
  readonly imports: string;
  /** How many queries of each way of typing it is asked: the slow ones fewer, always the first. */
  readonly most: number;
  /** How a query comes to it, which its time does not count. */
  readonly prepare: (query: string) => string;
  readonly index: (places: readonly NamedPlace[]) => Search;
}

/** More lines than places are shown, as a place can have several. */
const LINES = 3 * SHOWN;
const ALL = Number.POSITIVE_INFINITY;

const linesOf = (places: readonly NamedPlace[]): Line[] =>
  places
    .flatMap(({ name, aliases }, place) => [name, ...aliases].map((text) => ({ place, words: fold(text) })))
    .map((line, id) => ({ ...line, id, joined: joined(line.words) }));

const shown = (places: Iterable<number>): number[] => [...new Set(places)].slice(0, SHOWN);

/**
 * Ours folds queries itself, and its time counts; to the others they come folded, with the settings that found the
 * most of those that were tried.
 */
export const contenders: readonly Contender[] = [
  {
    name: "naijaref/search",
    imports: 'export { createNameIndex } from "./packages/naijaref/src/search/engine/name-index.ts";',
    most: ALL,
    prepare: (query) => query,
    index(places) {
      const { search } = createNameIndex(places);
      return (query) => search(query, { limit: SHOWN }).map(({ at }) => at);
    },
  },
  {
    name: "MiniSearch",
    imports: 'export { default } from "minisearch";',
    most: ALL,
    prepare: fold,
    index(places) {
      const index = new MiniSearch<Line>({
        fields: ["words", "joined"],
        storeFields: ["place"],
        tokenize: (text) => text.split(" "),
        processTerm: (term) => term,
      });
      index.addAll(linesOf(places));
      const near = { fuzzy: 0.34, prefix: true };
      return (query) => {
        const found = index.search({
          combineWith: "OR",
          queries: [
            { queries: [query], fields: ["words"], combineWith: "OR", ...near },
            { queries: [joined(query)], fields: ["joined"], ...near },
          ],
        });
        return shown(found.slice(0, LINES).map((line) => line["place"] as number));
      };
    },
  },
  {
    name: "uFuzzy",
    imports: 'export { default } from "@leeoniya/ufuzzy";',
    most: 150,
    prepare: fold,
    index(places) {
      const lines = linesOf(places);
      const index = new uFuzzy({ intraMode: 1 });
      const haystacks = [lines.map((line) => line.words), lines.map((line) => line.joined)] as const;
      return (query) =>
        shown(
          [query, joined(query)].flatMap((needle, at) => {
            const [found, info, order] = index.search(haystacks[at] ?? [], needle, at === 0 ? 1 : 0);
            const best = order?.map((place) => info?.idx[place] ?? 0) ?? found ?? [];
            return best.slice(0, LINES).map((line) => lines[line]?.place ?? 0);
          }),
        );
    },
  },
];
