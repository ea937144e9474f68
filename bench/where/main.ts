import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { listBoundaries, reverseGeocode } from "naijaref/boundaries";
import { type Claim, reportClaims } from "../claims.ts";
import { asTable, replaceReport } from "../report.ts";
import { compareSimplifications } from "./accuracy.ts";
import { contenders } from "./contenders.ts";
import { bendsOfCorners } from "./corners.ts";
import { memoryOf, timeUnpacking } from "./own-process.ts";
import { drawPoints, type Point } from "./random-points.ts";
import { type Find, type Outline, scan } from "./scan.ts";
import { compareWithTowns } from "./towns.ts";

/**
 * `npm run bench:where`: time to find the LGA at a point, beside what one would use instead, in one
 * interleaved run; memory, size and accuracy. With `-- --write`, the tables of docs/boundaries.md.
 */

const ROUNDS = 7;
const POINTS_OF_A_ROUND = 10_000;
const COMPARED = 1_000_000;
const SIMPLIFIED = 100_000;
const NEAR_METRES = 500;
const SMALL_BEND_METRES = 100;

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false } },
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function readOutlines(): readonly Outline[] {
  const found = listBoundaries({ of: "lgas" });
  if (!found.ok) throw new Error(found.reason);
  return found.value.features;
}

const unpacking = timeUnpacking();
const outlines = readOutlines();
const folder = mkdtempSync(join(tmpdir(), "naijaref-where-"));
const fileOfOutlines = join(folder, "lgas.json");
writeFileSync(fileOfOutlines, JSON.stringify(outlines));

const prepared = contenders.map(({ name, prepare, bringsOutlines }) => {
  const started = performance.now();
  const find = prepare(outlines);
  const preparing = bringsOutlines ? unpacking.first : performance.now() - started;
  return { name, find, preparing, memory: memoryOf(name, fileOfOutlines), times: [] as number[] };
});
rmSync(folder, { recursive: true });

/** Microseconds a point. */
function time(find: Find, points: readonly Point[]): number {
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
const different = compared.filter(([lon, lat]) => own(lon, lat) !== naive(lon, lat)).length;

const inside = compared.slice(0, SIMPLIFIED).filter(([lon, lat]) => own(lon, lat) !== undefined);
const near = inside.filter(([lon, lat]) => {
  const found = reverseGeocode({ lon, lat });
  return found.ok && found.value.distanceToBorder < NEAR_METRES;
});

const sizeOf = (name: string): number =>
  brotliCompressSync(readFileSync(new URL(`../../packages/naijaref/src/generated/${name}`, import.meta.url)))
    .length;
const sizes = { outlines: sizeOf("borders.ts"), witness: sizeOf("witness-borders.ts") };
const size = sizes.outlines + sizes.witness;
const micros = prepared.map(({ times }) => median(times));
const [ownMicros = 0, fullMicros = 0, naiveMicros = 0] = micros;
const [ownMemory = 0, ...otherMemories] = prepared.map(({ memory }) => memory);

const speed = asTable([
  ["look-up of an LGA", "µs a point", "times naijaref", "ms to prepare", "MB"],
  ...prepared.map(({ name, preparing, memory }, at) => [
    name,
    (micros[at] ?? 0).toFixed(2),
    ((micros[at] ?? 0) / ownMicros).toFixed(1),
    preparing.toFixed(1),
    memory.toFixed(1),
  ]),
]);

const accuracy = asTable([
  [
    "outlines",
    "positions",
    "KB (br)",
    "points in another LGA",
    `of those within ${NEAR_METRES} m of a border`,
  ],
  ...compareSimplifications(own, inside, near),
]);

const millions = COMPARED.toLocaleString("en");
const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const agreement = compareWithTowns();
const share = (count: number, of: number = agreement.towns): string => `${((100 * count) / of).toFixed(1)} %`;
const bends = bendsOfCorners();
const small = bends.filter((bend) => bend < SMALL_BEND_METRES).length;
const facts = [
  `The outlines take ${(sizes.outlines / 1000).toFixed(0)} KB (br), those of the other source ${(sizes.witness / 1000).toFixed(0)} KB. The first look-up unpacks them in ${ms(unpacking.first)},`,
  `after the records of the LGAs (${ms(unpacking.records)}). The grid is built row by row, when a row is first needed:`,
  `${ms(unpacking.slowestRow)} for the slowest row, ${ms(unpacking.allRows)} for all.`,
  "",
  `Of ${millions} random points, ${different} are in another LGA than the scan of every outline finds.`,
  "",
  `Of ${agreement.towns} towns whose LGA other sources state, ${share(agreement.own)} are in that LGA, by the outlines of`,
  `geoBoundaries ${share(agreement.other)}. ${share(agreement.alike)} are in the same LGA by both, and of these`,
  `${share(agreement.alikeAndStated, agreement.alike)} in the stated one.`,
  "",
  `The source has small bends: of ${bends.length.toLocaleString("en")} corners, ${((100 * small) / bends.length).toFixed(1)} % are within`,
  `${SMALL_BEND_METRES} m of the line between the corners before and after.`,
].join("\n");

const report = `${speed}\n\n${facts}\n\n${accuracy}`;
console.log(`${report}\n`);

const claims: Claim[] = [
  { sentence: "every look-up equals the scan of every outline", holds: different === 0 },
  { sentence: "both take at most 250 KB in brotli", holds: size <= 250_000 },
  { sentence: "a look-up takes at most 0.4 µs", holds: ownMicros <= 0.4 },
  {
    sentence: "the outlines are right for more towns than the other ones",
    holds: agreement.own > agreement.other,
  },
  { sentence: "the outlines are unpacked in at most 30 ms", holds: unpacking.first <= 30 },
  { sentence: "a look-up takes at most an eighth of the scan's time", holds: ownMicros <= naiveMicros / 8 },
  {
    sentence: "with the border and the neighbours it is faster than the scan",
    holds: fullMicros < naiveMicros,
  },
  { sentence: "naijaref is the fastest", holds: micros.every((each) => each >= ownMicros) },
  {
    sentence: "naijaref keeps the least memory",
    holds: otherMemories.every((each) => each >= 0.95 * ownMemory),
  },
];
reportClaims(claims);
if (values.write) replaceReport("boundaries.md", "where", report);
