import { createNameIndex } from "../../packages/naijaref/src/search/engine/index.ts";
import { fold, joined } from "../../packages/naijaref/src/text/fold.ts";
import { codeKey, indexIdentifiers } from "../../packages/naijaref/src/text/identifiers.ts";
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

const bytesHeld = (): number => {
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
  // The first index of a list leaves behind more than itself, such as texts that V8 has joined, so the second
  // one is measured while the first is held.
  const first = createNameIndex(records);
  first.search("Lagso");
  const before = bytesHeld();
  const { search } = createNameIndex(records);
  search("Lagso");
  const memory = (bytesHeld() - before) / 2 ** 20;
  first.search("Lagso");
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
    search,
    memory,
    codes,
    queries,
    lookUps: [] as number[],
    plainLookUps: [] as number[],
    searches: [] as number[],
  };
}

/** Measures every size in turn, round by round, so that a noisy moment hits them all. */
export function measureGrowth(real: readonly Named[], sizes: readonly number[]): Grown[] {
  const running = sizes.map((times) => prepare(real, times));
  for (const { search, queries } of running)
    for (const query of queries.slice(-SEARCHES_OF_A_ROUND)) search(query);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { find, plain, search, codes, queries, lookUps, plainLookUps, searches } of running) {
      const from = round * LOOK_UPS_OF_A_ROUND;
      const half = from + LOOK_UPS_OF_A_ROUND / 2;
      // Each looks up codes that the other has not, so that neither finds what the other brought near.
      lookUps.push(timeEach(codes.slice(from, half), (code) => find(code)[0]?.code));
      plainLookUps.push(
        timeEach(codes.slice(half, from + LOOK_UPS_OF_A_ROUND), (code) => plain.get(code)?.code),
      );
      for (const query of queries.slice(round * SEARCHES_OF_A_ROUND, (round + 1) * SEARCHES_OF_A_ROUND)) {
        const before = performance.now();
        search(query);
        searches.push((performance.now() - before) * 1000);
      }
    }
  }
  return running.map(({ times, records, lookUps, plainLookUps, searches, memory }) => ({
    times,
    records: records.length,
    lookUp: median(lookUps),
    plain: median(plainLookUps),
    search: median(searches),
    memory,
  }));
}

/** How many microseconds it takes to look one of the codes up. */
function timeEach(codes: readonly string[], lookUp: (code: string) => string | undefined): number {
  const started = performance.now();
  for (const code of codes) if (lookUp(code) !== code) throw new Error(`${code} was not found`);
  return ((performance.now() - started) * 1000) / codes.length;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
