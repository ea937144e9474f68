import type { NameIndex } from "naijaref/search";

/** What one query took each engine, in µs, and whether both found the same. */
export interface Compared {
  readonly earlier: number;
  readonly now: number;
  readonly isSame: boolean;
}

type Search = NameIndex["search"];

/** Queries that an engine is asked before the other is asked the same: a noisy moment hits both. */
const TURN = 20;

/** For each query, what it took in each round. */
type Times = readonly number[][];

/**
 * Asks two engines the same queries, in short turns, in so many rounds. What a query takes is the median of
 * its rounds: where a round was interrupted by the system is not what the engine does. Between two rounds of
 * a query are all the others, so that nothing is still kept of it.
 */
export function compare(
  earlier: Search,
  now: Search,
  queries: ReadonlyMap<string, readonly string[]>,
  rounds: number,
): ReadonlyMap<string, readonly Compared[]> {
  const all = [...queries.values()].flat();
  const engines = [earlier, now].map((search) => ({ search, times: all.map((): number[] => []) }));
  const same = all.map((query) => foundBy(earlier, query) === foundBy(now, query));
  for (let round = 0; round < rounds; round++) {
    for (let from = 0, turn = round; from < all.length; from += TURN, turn++) {
      const inTurn = turn % 2 === 0 ? engines : engines.toReversed();
      for (const { search, times } of inTurn) ask(search, all, times, from);
    }
    process.stderr.write(".");
  }
  process.stderr.write("\n");
  const [before, after] = engines.map(({ times }) => times.map(median));
  let at = 0;
  return new Map(
    [...queries].map(([way, texts]) => [
      way,
      texts.map(() => ({
        earlier: before?.[at] ?? Number.NaN,
        now: after?.[at] ?? Number.NaN,
        isSame: same[at++] ?? false,
      })),
    ]),
  );
}

function ask(search: Search, all: readonly string[], times: Times, from: number): void {
  for (let at = from; at < Math.min(from + TURN, all.length); at++) {
    const query = all[at] as string;
    const started = performance.now();
    search(query);
    times[at]?.push((performance.now() - started) * 1000);
  }
}

/** Both have the same entries, so that an entry's index says which code it has. */
const foundBy = (search: Search, query: string): string =>
  JSON.stringify(search(query).map(({ at, score, matched }) => [at, score, matched]));

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
