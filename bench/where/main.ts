import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { listBoundaries, reverseGeocode } from "naijaref/boundaries";
import { type Claim, reportClaims } from "../claims.ts";
import { seededRandom } from "../random.ts";
import { asTable, replaceReport } from "../report.ts";
import { contenders, type Find, scan } from "./contenders.ts";

/**
 * `npm run bench:where`: time to find the LGA at a point, beside what one would use instead, in one interleaved run.
 * With `-- --write`, the tables of docs/boundaries.md.
 */

const ROUNDS = 7;
const POINTS_OF_A_ROUND = 10_000;
const COMPARED = 1_000_000;

const random = seededRandom(1);
const drawPoint = (): readonly [number, number] => [2.69 + random() * 11.99, 4.27 + random() * 9.62];
const drawPoints = (count: number) => Array.from({ length: count }, drawPoint);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds for the first look-up of a process of its own: the least of some, because others use the machine too. */
function timeFirst(): number {
  const script = `
    const { reverseGeocode } = await import("naijaref/boundaries");
    const started = performance.now();
    reverseGeocode({ lat: 9, lon: 7 });
    console.log(performance.now() - started);
  `;
  const run = () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: HERE }));
  return Math.min(...Array.from({ length: 7 }, run));
}

const HERE = fileURLToPath(new URL(".", import.meta.url));
const unpacking = timeFirst();

function outlinesOf(detail: "full" | "draw") {
  const found = listBoundaries({ of: "lgas", detail });
  if (!found.ok) throw new Error(found.reason);
  return found.value.features;
}

const outlines = outlinesOf("full");

const prepared = contenders(outlines).map(({ name, prepare }) => {
  const started = performance.now();
  const find = prepare();
  return { name, find, preparing: performance.now() - started, times: [] as number[] };
});

/** Microseconds a point. */
function time(find: Find, points: readonly (readonly [number, number])[]): number {
  const started = performance.now();
  let found = 0;
  for (const [lon, lat] of points) if (find(lon, lat) !== undefined) found++;
  if (found === 0) throw new Error("no point was found");
  return ((performance.now() - started) * 1000) / points.length;
}

for (let round = 0; round < ROUNDS; round++) {
  const points = drawPoints(POINTS_OF_A_ROUND);
  for (const { find, times } of prepared) times.push(time(find, points));
}

const naive = scan(outlines);
const [own = naive] = prepared.map(({ find }) => find);
const compared = drawPoints(COMPARED);
const different = compared.filter(([lon, lat]) => {
  const [x, y] = [Math.round(lon * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
  return own(x, y) !== naive(x, y);
}).length;

const drawn = scan(outlinesOf("draw"));
const inside = compared.slice(0, 100_000).filter(([lon, lat]) => own(lon, lat) !== undefined);
const near = inside.filter(([lon, lat]) => {
  const found = reverseGeocode({ lon, lat });
  return found.ok && found.value.distanceToBorder < 500;
});
const wrong = (points: typeof inside): string => {
  const moved = points.filter(([lon, lat]) => drawn(lon, lat) !== own(lon, lat));
  return `${((100 * moved.length) / points.length).toFixed(1)} %`;
};

const module = readFileSync(new URL("../../packages/naijaref/src/generated/borders.ts", import.meta.url));
const size = brotliCompressSync(module).length;
const micros = prepared.map(({ times }) => median(times));
const [ownMicros = 0, fullMicros = 0, naiveMicros = 0] = micros;

const table = asTable([
  ["look-up of an LGA", "µs a point", "times naijaref", "ms to prepare"],
  ...prepared.map(({ name, preparing }, at) => [
    name,
    (micros[at] ?? 0).toFixed(2),
    ((micros[at] ?? 0) / ownMicros).toFixed(1),
    (at < 2 ? unpacking : preparing).toFixed(1),
  ]),
]);

const facts = [
  `The outlines take ${(size / 1000).toFixed(0)} KB (br), and are unpacked in ${unpacking.toFixed(0)} ms when the first point is looked up.`,
  `Of ${COMPARED.toLocaleString("en")} random points, ${different} are in another LGA than the scan of every outline finds.`,
  `In the outlines with \`detail=draw\`, ${wrong(inside)} of the points are in another LGA; of those within 500 m of a border, ${wrong(near)}.`,
].join("\n");

console.log(`${table}\n\n${facts}\n`);

const claims: Claim[] = [
  { sentence: "every look-up equals the scan of every outline", holds: different === 0 },
  { sentence: "the module takes at most 160 KB in brotli", holds: size <= 160_000 },
  { sentence: "a look-up takes at most an eighth of the scan's time", holds: ownMicros <= naiveMicros / 8 },
  {
    sentence: "with the border and the neighbours it is faster than the scan",
    holds: fullMicros < naiveMicros,
  },
  { sentence: "naijaref is the fastest", holds: micros.every((each) => each >= ownMicros) },
];
reportClaims(claims);
if (process.argv.includes("--write")) replaceReport("boundaries.md", "where", `${table}\n\n${facts}`);
