import uFuzzy from "@leeoniya/ufuzzy";
import { create, insertMultiple, search as searchOrama } from "@orama/orama";
import { Searcher } from "fast-fuzzy";
import { Charset, Index } from "flexsearch";
import Fuse from "fuse.js";
import fuzzysort from "fuzzysort";
import MiniSearch from "minisearch";
import { fold, joined } from "../../packages/naijaref/src/names/fold.ts";
import { createNameIndex } from "../../packages/naijaref/src/search/engine/index.ts";
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
  /** What a bundle imports of it, to measure what it adds. */
  readonly imports: string;
  /** How many queries of each way of typing it is asked: the slow ones fewer, always the first. */
  readonly most: number;
  /** The settings that found the most of those that were tried, in words for the docs. */
  readonly settings: string;
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

/** Ours folds queries itself, and its time counts; to the others they come folded. */
export const contenders: readonly Contender[] = [
  {
    name: "naijaref/search",
    imports: 'export { createNameIndex } from "./packages/naijaref/src/search/engine/index.ts";',
    most: ALL,
    settings: "as it is",
    index(places) {
      const { search } = createNameIndex(places);
      return (query) => search(query, { limit: SHOWN }).map(({ at }) => at);
    },
  },
  {
    name: "MiniSearch",
    imports: 'export { default } from "minisearch";',
    most: ALL,
    settings:
      "fields for the words and for the words run together, `fuzzy: 0.34` and `prefix: true` in both, joined by OR",
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
    name: "Fuse.js",
    imports: 'export { default } from "fuse.js";',
    most: 60,
    settings:
      "`useExtendedSearch: true` (every word of the query somewhere), `threshold: 0.4`, `distance: 40`, the words or the words run together",
    index(places) {
      const index = new Fuse(linesOf(places), {
        keys: ["words", "joined"],
        useExtendedSearch: true,
        threshold: 0.4,
        distance: 40,
      });
      return (query) => {
        const found = index.search({ $or: [{ words: query }, { joined: joined(query) }] }, { limit: LINES });
        return shown(found.map(({ item }) => item.place));
      };
    },
  },
  {
    name: "uFuzzy",
    imports: 'export { default } from "@leeoniya/ufuzzy";',
    most: 150,
    settings: "`intraMode: 1` (one typo a word), words in any order, then the words run together",
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
  {
    name: "FlexSearch",
    imports: 'export { Charset, Index } from "flexsearch";',
    most: ALL,
    settings: "`tokenize: tolerant`, the words and the words run together, `suggest: true`",
    index(places) {
      const lines = linesOf(places);
      const index = new Index({ tokenize: "tolerant", encoder: Charset.LatinDefault });
      for (const line of lines) index.add(line.id, `${line.words} ${line.joined}`);
      return (query) =>
        shown(
          (index.search(query, { limit: LINES, suggest: true }) as number[]).map(
            (id) => lines[id]?.place ?? 0,
          ),
        );
    },
  },
  {
    name: "Orama",
    imports: 'export { create, insertMultiple, search } from "@orama/orama";',
    most: 250,
    settings: "`tolerance: 1`, the words and the words run together asked apart, best score first",
    index(places) {
      const lines = linesOf(places);
      const index = create({ schema: { words: "string", joined: "string" } });
      insertMultiple(
        index,
        lines.map((line) => ({ id: String(line.id), words: line.words, joined: line.joined })),
        lines.length,
      );
      const ask = (term: string, property: "words" | "joined") => {
        const found = searchOrama(index, { term, properties: [property], tolerance: 1, limit: LINES });
        if (found instanceof Promise) throw new Error("Orama answers later, and is measured as if at once");
        return found.hits;
      };
      return (query) => {
        const hits = [...ask(query, "words"), ...ask(joined(query), "joined")].sort(
          (a, b) => b.score - a.score,
        );
        return shown(hits.map(({ id }) => lines[Number(id)]?.place ?? 0));
      };
    },
  },
  {
    name: "fuzzysort",
    imports: 'export { default } from "fuzzysort";',
    most: ALL,
    settings: "prepared names",
    index(places) {
      const prepared = linesOf(places).map(({ place, words }) => ({
        place,
        words: fuzzysort.prepare(words),
      }));
      return (query) =>
        shown(fuzzysort.go(query, prepared, { key: "words", limit: LINES }).map(({ obj }) => obj.place));
    },
  },
  {
    name: "fast-fuzzy",
    imports: 'export { Searcher } from "fast-fuzzy";',
    most: 150,
    settings: "`threshold: 0.5`, the words and the words run together",
    index(places) {
      const index = new Searcher(linesOf(places), {
        keySelector: (line: Line) => [line.words, line.joined],
        threshold: 0.5,
      });
      return (query) =>
        shown(
          index
            .search(query)
            .slice(0, LINES)
            .map((line) => line.place),
        );
    },
  },
];
