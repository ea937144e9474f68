import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asTable, replaceReport } from "../report.ts";
import { type CaseName, loadOf } from "./cases.ts";
import { BARE, type Contender, contenderNamed, OURS } from "./contenders.ts";
import { loadServer } from "./load.ts";
import { startContender } from "./running.ts";

/**
 * Prints where a request spends its time on Node: one kept record, in the service as `npm start` runs it and
 * in the bare server beside it, and an account check that nobody has asked for before; with --write the table
 * in docs/decisions/plain-requests.md is replaced.
 */

const SECONDS = 5;

/** Where time goes, by what V8's profiler calls a function; the first that fits. */
const PARTS: readonly [part: string, fits: (name: string, url: string) => boolean][] = [
  ["the system's call that writes", (name) => /^write(v|Buffer|Latin1String|Utf8String)$/.test(name)],
  [
    "Node's HTTP: requests, responses, header fields",
    (name, url) => /^node:_http/.test(url) || isFieldCheck(name),
  ],
  ["Node's sockets, streams, timers, ticks", (_, url) => url.startsWith("node:")],
  ["ours", (_, url) => url.startsWith("file:") || url.startsWith("/")],
  ["collecting garbage", (name) => name === "(garbage collector)"],
  ["the engine, and what Node does in C++", () => true],
];

/** Node checks names and values of header fields by regular expressions that V8 counts apart. */
const isFieldCheck = (name: string): boolean =>
  name.startsWith("RegExp: [^\\t") || name.startsWith("RegExp: ^[\\^_");

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
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
    const { functionName = "", url = "" } = frames.get(id) ?? {};
    if (functionName === "(idle)") continue;
    const part = PARTS.find(([, fits]) => fits(functionName, url))?.[0] ?? "";
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
] as const;
const columns: Map<string, number>[] = [];
for (const { contender, of } of compared) columns.push(sharesOf(await profile(contender, of)));

const percent = (share = 0): string => `${(100 * share).toFixed(1)} %`;
const table = asTable([
  ["share of the time", ...compared.map(({ title }) => title)],
  ...PARTS.map(([part]) => [part, ...columns.map((shares) => percent(shares.get(part)))]),
]);
console.log(table);
if (process.argv.includes("--write")) replaceReport("decisions/plain-requests.md", "bench:profile", table);
