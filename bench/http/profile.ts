import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { asTable, replaceReport } from "../report.ts";
import { type CaseName, loadOf } from "./cases.ts";
import { BARE, type Contender, contenderNamed, entry, OURS } from "./contenders.ts";
import { loadServer } from "./load.ts";
import { startContender } from "./running.ts";
import { readSources } from "./source-lines.ts";

/**
 * Prints where a request spends its time on Node: one kept record, in the service as `npm start` runs it and
 * in the bare server beside it, and an account check and a search that nobody has asked for before; with
 * --write the table in bench/http/NOTES.md is replaced.
 */

const SECONDS = 5;

/** A function, as V8's profiler describes it; its line is counted from 0. */
interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
}

/** Node, Bun and Deno run the service as this one file. */
const BUNDLE = "service.cjs";
const sourceAt = readSources(readFileSync(join(dirname(entry("service")), BUNDLE), "latin1"));
const SEARCH = "packages/naijaref/src/search/";

/** Where time goes, by the function that runs; the first that fits. */
const PARTS: readonly [part: string, fits: (frame: CallFrame) => boolean][] = [
  [
    "the system's call that writes",
    ({ functionName }) => /^write(v|Buffer|Latin1String|Utf8String)$/.test(functionName),
  ],
  [
    "Node's HTTP: requests, responses, header fields",
    ({ functionName, url }) => /^node:_http/.test(url) || isFieldCheck(functionName),
  ],
  ["Node's sockets, streams, timers, ticks", ({ url }) => url.startsWith("node:")],
  [
    "the search: packages/naijaref/src/search",
    ({ url, lineNumber }) => url.endsWith(`/${BUNDLE}`) && sourceAt(lineNumber).startsWith(SEARCH),
  ],
  ["ours, the rest", ({ url }) => url.startsWith("file:") || url.startsWith("/")],
  ["collecting garbage", ({ functionName }) => functionName === "(garbage collector)"],
  ["V8, and what Node does in C++", () => true],
];

/** Node checks names and values of header fields by regular expressions that V8 counts apart. */
const isFieldCheck = (name: string): boolean =>
  name.startsWith("RegExp: [^\\t") || name.startsWith("RegExp: ^[\\^_");

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

async function profile(
  { name, command: [program = "", ...parameters], ...rest }: Contender,
  of: CaseName,
): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-profile-"));
  const command = [program, "--cpu-prof", `--cpu-prof-dir=${folder}`, ...parameters];
  const running = await startContender({ ...rest, name, command }, of);
  await loadServer(running.port, await loadOf(of, running.etag), SECONDS);
  await running.stop();
  const [file] = readdirSync(folder);
  if (file === undefined) throw new Error(`${name} left no profile`);
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}

/** The share of each part in the time that the process was not idle. */
function sharesOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  let total = 0;
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id);
    if (frame === undefined || frame.functionName === "(idle)") continue;
    const part = PARTS.find(([, fits]) => fits(frame))?.[0] ?? "";
    const time = timeDeltas[at] ?? 0;
    times.set(part, (times.get(part) ?? 0) + time);
    total += time;
  }
  return new Map([...times].map(([part, time]) => [part, time / total]));
}

const compared = [
  { title: `one record, ${BARE}`, contender: contenderNamed(BARE), of: "record" },
  { title: "one record, naijaref", contender: contenderNamed(OURS), of: "record" },
  { title: "new account, naijaref", contender: contenderNamed(OURS), of: "new account" },
  { title: "new search, naijaref", contender: contenderNamed(OURS), of: "new search" },
] as const;
const columns: Map<string, number>[] = [];
for (const { contender, of } of compared) columns.push(sharesOf(await profile(contender, of)));

const percent = (share = 0): string => `${(100 * share).toFixed(1)} %`;
const table = asTable([
  ["share of the time", ...compared.map(({ title }) => title)],
  ...PARTS.map(([part]) => [part, ...columns.map((shares) => percent(shares.get(part)))]),
]);
console.log(table);
if (process.argv.includes("--write")) replaceReport("bench/http/NOTES.md", "bench:profile", table);
