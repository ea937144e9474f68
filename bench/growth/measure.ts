import { fold, joined } from "../../packages/naijaref/src/names/fold.ts";
import { codeKey, indexIdentifiers } from "../../packages/naijaref/src/names/identifiers.ts";
import { createNameIndex, type NameIndex } from "../../packages/naijaref/src/search/engine/index.ts";
import { seededRandom } from "../random.ts";
import { editOnce } from "../search/typing.ts";
import { growNames, type Named } from "./grown-names.ts";

/**
 * Microseconds of one look-up, ours and that of the runtime's own `Map` from code to record, and of one
 * search, and megabytes of the index, at one size.
 */
export interface Grown {
  readonly times: number;
  readonly records: number;
  readonly lookUp: number;
  readonly plain: number;
  readonly search: number;
  readonly memory: number;
}

const CODE_LENGTH = 6;
const ROUNDS = 30;
const LOOK_UPS_OF_A_ROUND = 2000;
const SEARCHES_OF_A_ROUND = 40;
/** Milliseconds in which all sizes are made ready; measuring them takes some seconds more. */
const LONGEST = 80_000;
/** A larger size takes more for each of its records: there is more garbage to collect. */
const SLOWER = 1.5;

const bytesInUse = (): number => {
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

interface GrownRecord extends Named {
  readonly code: string;
}

/** Zipf's law: the k-th record is asked for 1/k as often as the first. */
function drawRecords(records: readonly GrownRecord[], count: number): GrownRecord[] {
  const random = seededRandom(6);
  return Array.from({ length: count }, () => {
    const rank = Math.floor(records.length ** random()) - 1;
    // Ranks are spread over the list, so that what is asked for often is not all in one place.
    return records[(rank * 7919) % records.length] as GrownRecord;
  });
}

function prepare(real: readonly Named[], times: number) {
  const records = growNames(real, times).map((record, at) => ({
    ...record,
    // Equally long at every size: the engine keeps short strings in another way than long ones.
    code: at.toString(36).padStart(CODE_LENGTH, "0"),
  }));
  const find = indexIdentifiers(records, [
    { names: ({ code }) => [code], key: codeKey },
    { names: ({ name }) => [name], key: (name) => joined(fold(name)) },
  ]);
  const plain = new Map(records.map((record) => [record.code, record]));
  const index = createNameIndex(records);
  // What finds typos is built when they are first looked for.
  index.search("Lagso");
  const drawn = drawRecords(records, ROUNDS * LOOK_UPS_OF_A_ROUND);
  // As codes come from outside: strings of their own, at every size, that the index has not seen.
  const codes: string[] = JSON.parse(JSON.stringify(drawn.map(({ code }) => code)));
  const random = seededRandom(7);
  const queries = drawn
    .filter(({ name }) => fold(name).length > 3 && name.length < 60)
    .slice(0, (ROUNDS + 1) * SEARCHES_OF_A_ROUND)
    .map(({ name }) => editOnce(name, (count) => Math.floor(random() * count)));
  return {
    times,
    records,
    find,
    plain,
    index: index as NameIndex | undefined,
    codes,
    queries,
    lookUps: [] as number[],
    plainLookUps: [] as number[],
    searches: [] as number[],
  };
}

type Prepared = ReturnType<typeof prepare>;

/** The sizes made ready: each as asked for, or smaller where there is not time for that. */
function prepareInTime(real: readonly Named[], sizes: readonly number[]): Prepared[] {
  const started = performance.now();
  const ready: Prepared[] = [];
  let perTime = 0;
  for (const size of sizes) {
    const before = performance.now();
    const times = sizeInTime(size, perTime, LONGEST - (before - started));
    if (times <= (ready.at(-1)?.times ?? 0)) break;
    ready.push(prepare(real, times));
    perTime = (performance.now() - before) / times;
  }
  return ready;
}

/**
 * So many times the records, or as many as can be made ready in the milliseconds that are left, if each took
 * so long before.
 */
export const sizeInTime = (times: number, perTime: number, left: number): number =>
  perTime === 0 ? times : Math.min(times, Math.floor(left / (perTime * SLOWER)));

/** Measures every size in turn, round by round, so that a noisy moment hits them all. */
export function measureGrowth(real: readonly Named[], sizes: readonly number[]): Grown[] {
  const running = prepareInTime(real, sizes);
  for (const one of running) warm(one);
  for (let round = 0; round < ROUNDS; round++) for (const one of running) measureRound(one, round);
  const memories = running.map(memoryOf);
  return running.map(({ times, records, lookUps, plainLookUps, searches }, at) => ({
    times,
    records: records.length,
    lookUp: median(lookUps),
    plain: median(plainLookUps),
    search: median(searches),
    memory: memories[at] ?? Number.NaN,
  }));
}

function warm({ index, queries }: Prepared): void {
  for (const query of queries.slice(-SEARCHES_OF_A_ROUND)) index?.search(query);
}

function measureRound({ find, plain, index, codes, queries, ...times }: Prepared, round: number): void {
  const from = round * LOOK_UPS_OF_A_ROUND;
  const half = from + LOOK_UPS_OF_A_ROUND / 2;
  // Each looks up codes that the other has not, so that neither finds what the other brought near.
  times.lookUps.push(timeEach(codes.slice(from, half), (code) => find(code)[0]?.code));
  times.plainLookUps.push(
    timeEach(codes.slice(half, from + LOOK_UPS_OF_A_ROUND), (code) => plain.get(code)?.code),
  );
  for (const query of queries.slice(round * SEARCHES_OF_A_ROUND, (round + 1) * SEARCHES_OF_A_ROUND)) {
    const before = performance.now();
    index?.search(query);
    times.searches.push((performance.now() - before) * 1000);
  }
}

/**
 * Megabytes that an index held, which are free when it is given up: what making it left behind elsewhere is
 * not its memory. No other function that still runs may have it in a variable.
 */
function memoryOf(one: Prepared): number {
  const before = bytesInUse();
  one.index = undefined;
  return (before - bytesInUse()) / 2 ** 20;
}

/** How many microseconds it takes to look one of the codes up. */
function timeEach(codes: readonly string[], lookUp: (code: string) => string | undefined): number {
  const started = performance.now();
  for (const code of codes) if (lookUp(code) !== code) throw new Error(`${code} was not found`);
  return ((performance.now() - started) * 1000) / codes.length;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
