import type { Contender, Search } from "./contenders.ts";
import type { NamedPlace, Query } from "./corpus.ts";

/**
 * What one query brought: the place in the list of what was meant, from 0, or -1; and how long it took, in
 * µs.
 */
export interface Answer {
  readonly rank: number;
  readonly took: number;
}

export interface Measured {
  readonly contender: Contender;
  /** Of all ways of typing. */
  readonly answers: Answer[];
  /** Milliseconds to make the index and give a first answer. */
  readonly ready: number;
  /** Megabytes that the index holds. */
  readonly memory: number;
}

/** Mean, median and 99th percentile, in µs, each way of typing weighing as much as it was asked. */
export function timesOf(answers: readonly Answer[]) {
  const times = answers.map(({ took }) => took).sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { mean, median: at(0.5), slowest: at(0.99) };
}

const bytesInUse = (): number => {
  for (let times = 0; times < 4; times++) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Queries after which an engine's code is compiled, not measured. */
const WARM_UP = 30;
/** Queries that an engine answers before the next one's turn: a noisy moment hits them all. */
const TURN = 25;

export function measure(
  contenders: readonly Contender[],
  places: readonly NamedPlace[],
  corpus: ReadonlyMap<string, readonly Query[]>,
): Measured[] {
  const running = contenders.map((contender) => {
    const started = performance.now();
    contender.index(places)(contender.prepare("Lagso"));
    const ready = performance.now() - started;
    // A second index is measured: what the first has left behind, such as code, is not the index's.
    const before = bytesInUse();
    const search = contender.index(places);
    search(contender.prepare("Lagso"));
    const memory = (bytesInUse() - before) / 2 ** 20;
    return { contender, search, ready, memory, answers: [] as Answer[] };
  });
  for (const queries of corpus.values()) {
    for (const { contender, search } of running)
      for (const { text } of queries.slice(0, WARM_UP)) search(contender.prepare(text));
    for (let from = 0; from < queries.length; from += TURN) {
      for (const { contender, search, answers } of running) {
        for (const query of queries.slice(from, Math.min(from + TURN, contender.most)))
          answers.push(answer(search, query, contender.prepare(query.text)));
      }
    }
    process.stderr.write(".");
  }
  process.stderr.write("\n");
  return running;
}

function answer(search: Search, { meant }: Query, text: string): Answer {
  const started = performance.now();
  const found = search(text);
  const took = (performance.now() - started) * 1000;
  return { rank: found.findIndex((place) => meant.has(place)), took };
}
