import { reportClaims } from "../claims.ts";
import { seededRandom } from "../random.ts";
import { asTable } from "../report.ts";
import { type Measured, measure, measureSearch } from "./measure.ts";
import { change, type Drawn, draw, KINDS, type Kind } from "./requests.ts";
import { Words } from "./words.ts";

/**
 * Looks for the dearest requests by random search, over every operation of the contract and the services
 * outside it, and prints the fifteen dearest. It fails if a unit of the limit buys more than it should.
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
const TRIES = 8;
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

async function tryOne(kind: Kind, known: Found[]): Promise<void> {
  const base = known[Math.floor(random() * known.length)];
  const drawn =
    base !== undefined && random() < 0.7 ? change(base.drawn, random, words) : draw(kind, random, words);
  const first = await measure(drawn);
  const last = known.at(-1);
  if (known.length === KEPT && last !== undefined && perUnit(first) <= perUnit(last.measured)) return;
  // The first time may hold what is made only once in a process.
  known.push(await measureTimes(drawn, 2));
  known.sort(byPrice).splice(KEPT);
}

const priceOf = ([dearest]: readonly Found[]): number =>
  dearest === undefined ? 0 : perUnit(dearest.measured);

let tried = 0;
const end = performance.now() + SECONDS * 1000;
while (performance.now() < end) {
  const dearestFirst = [...dearestOf].sort(([, a], [, b]) => priceOf(b) - priceOf(a));
  // Most of the time goes to the kinds that are dearest so far.
  for (const [at, [kind, known]] of dearestFirst.entries())
    for (let time = 0; time < (at < FAVOURED ? TRIES : 1); time++) {
      await tryOne(kind, known);
      tried++;
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
