import { reportClaims } from "../claims.ts";
import { seededRandom } from "../random.ts";
import { asTable } from "../report.ts";
import { type Measured, measure, measureSearch, warmUp } from "./measure.ts";
import { change, type Drawn, draw, KINDS, type Kind } from "./requests.ts";
import { Words } from "./words.ts";

/**
 * Looks for the dearest requests over every operation of the contract and the services outside it: at first
 * by chance, then by small changes to the dearest so far. It prints the fifteen dearest with their CPU time,
 * and fails if a unit of the limit buys more than it should.
 *
 * Options: --seconds, --seed, --shown.
 */

const option = (name: string, standard: number): number =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split("=")[1] ?? standard);

const SECONDS = option("seconds", 60);
const SEED = option("seed", 1);
const SHOWN = option("shown", 15);
/** Of each kind, the dearest that were found: they are changed to find dearer ones. */
const KEPT = 4;
const FAVOURED = 6;
/** In milliseconds of the processor: how long one kind is tried in a round, and a favoured one. */
const SLICE = { other: 15, favoured: 90 };
/**
 * How often a change to a dear request is tried, and not one drawn by chance; and the most changes at once.
 *
 */
const CLIMBING = 0.85;
const MOST_CHANGES = 3;
/** How often the dearest are measured again: the least of it counts, because others use the machine too. */
const AGAIN = 5;

/** In milliseconds of the processor: the most that a unit may buy, where a search takes as long as below. */
const MOST = 50;
/** In milliseconds: a search on the machine for which the bound was set. A slower one may take longer. */
const SEARCH = 0.05;

interface Found {
  readonly drawn: Drawn;
  readonly measured: Measured;
}

const random = seededRandom(SEED);
const words = new Words();
const perUnit = ({ time, cost }: Measured): number => time / cost;
const dearestOf = new Map<Kind, Found[]>(KINDS.map((kind) => [kind, []]));
const byPrice = (a: Found, b: Found): number => perUnit(b.measured) - perUnit(a.measured);

/** The least of several measurements of one request. */
async function measureTimes(drawn: Drawn, times: number): Promise<Found> {
  let least = await measure(drawn);
  for (let time = 1; time < times; time++) {
    const again = await measure(drawn);
    if (again.time < least.time) least = again;
  }
  return { drawn, measured: least };
}

function next(kind: Kind, known: readonly Found[]): Drawn {
  // The dearer, the likelier.
  const base = known[Math.floor(random() ** 2 * known.length)];
  if (base === undefined || random() >= CLIMBING) return draw(kind, random, words);
  let { drawn } = base;
  for (let left = 1 + Math.floor(random() * MOST_CHANGES); left > 0; left--)
    drawn = change(drawn, random, words);
  return drawn;
}

/** @returns what it took of the processor, in milliseconds. */
async function tryOne(kind: Kind, known: Found[]): Promise<number> {
  const drawn = next(kind, known);
  const first = await measure(drawn);
  const last = known.at(-1);
  if (known.length === KEPT && last !== undefined && perUnit(first) <= perUnit(last.measured))
    return first.time;
  // The first time may hold what is made only once in a process, or what others of this machine took.
  const again = await measure(drawn);
  known.push({ drawn, measured: again.time < first.time ? again : first });
  known.sort(byPrice).splice(KEPT);
  return first.time + again.time;
}

const priceOf = ([dearest]: readonly Found[]): number =>
  dearest === undefined ? 0 : perUnit(dearest.measured);

await warmUp();
let tried = 0;
const end = performance.now() + SECONDS * 1000;
while (performance.now() < end) {
  const dearestFirst = [...dearestOf].sort(([, a], [, b]) => priceOf(b) - priceOf(a));
  // Most of the time goes to the kinds that are dearest so far; time, because some take a thousand times as
  // long as others. Of each kind at least one is tried.
  for (const [at, [kind, known]] of dearestFirst.entries()) {
    let left = at < FAVOURED ? SLICE.favoured : SLICE.other;
    while (left > 0) {
      left -= await tryOne(kind, known);
      tried++;
    }
  }
}

const found: Found[] = [];
for (const known of dearestOf.values()) {
  const again: Found[] = [];
  for (const { drawn } of known) again.push(await measureTimes(drawn, AGAIN));
  const [dearest] = again.sort(byPrice);
  if (dearest !== undefined) found.push(dearest);
}
found.sort((a, b) => b.measured.time - a.measured.time);

const search = KINDS.find(({ name }) => name === "search") as Kind;
const reference = await measureSearch(() => ({
  kind: search,
  values: { q: [words.name(random)] },
  encoding: "",
}));

const LONGEST_SHOWN = 100;
function describe({ kind, values }: Drawn): string {
  const { target, content = "" } = kind.write(values);
  const text = decodeURIComponent(content === "" ? target : `${target} ${content}`);
  return text.slice(0, LONGEST_SHOWN).replaceAll("|", "/");
}

console.log(
  `${tried} requests tried in ${SECONDS} s, seed ${SEED}; a search takes ${reference.toFixed(2)} ms`,
);
console.log(
  asTable([
    ["", "ms of CPU", "units", "ms a unit", "request"],
    ...found
      .slice(0, SHOWN)
      .map(({ drawn, measured }) => [
        drawn.kind.name,
        measured.time.toFixed(1),
        String(measured.cost),
        perUnit(measured).toFixed(1),
        describe(drawn),
      ]),
  ]),
);
const [dearest] = found.sort(byPrice);
const most = MOST * Math.max(1, reference / SEARCH);
const price = dearest === undefined ? 0 : perUnit(dearest.measured);
reportClaims([
  {
    sentence: `a unit buys at most ${most.toFixed(0)} ms of CPU (${MOST} ms where a search takes ${SEARCH} ms): ${dearest?.drawn.kind.name} ${price.toFixed(1)} ms`,
    holds: price <= most,
  },
]);
