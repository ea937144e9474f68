import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSettings } from "../../../packages/server/src/process/settings.ts";

/** The table of bounds in docs/deploy.md, compared with the constants in the code. */

const source = (path: string): string =>
  readFileSync(new URL(`../../../packages/${path}`, import.meta.url), "utf8");
const page = source("../docs/deploy.md");

/** The rows of the table: what is bounded, and its bound with what happens at it. */
const rows = new Map(
  [
    ...(page.split("\n## ").find((part) => part.startsWith("Bounds")) ?? "").matchAll(
      /^\| ([^|]+) \| (.+) \|$/gm,
    ),
  ]
    .slice(1)
    .map(([, what = "", bound = ""]) => [what, bound] as const),
);

const BOUND = /^(?:export )?const ([A-Z][A-Z_]*) = ([\d_]+(?: \*{1,2} [\d_]+)*);$/gm;

/** A product of numbers and powers, as constants are written. */
const numberIn = (text: string): number =>
  text
    .replaceAll("_", "")
    .split(" * ")
    .map((factor) => factor.split(" ** ").map(Number))
    .reduce((product, [base = 0, power = 1]) => product * base ** power, 1);

/** Every constant that is a number, by its file and name. */
const constants = new Map<string, number>(
  ["api/src", "http/src", "pages/src/reference", "protocols/src", "server/src"].flatMap((folder) =>
    (readdirSync(new URL(`../../../packages/${folder}`, import.meta.url), { recursive: true }) as string[])
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("generated"))
      .flatMap((file) =>
        [...source(`${folder}/${file}`).matchAll(BOUND)].map(
          ([, name = "", text = ""]) =>
            [`${folder.replace("/src", "")}/${file}#${name}`, numberIn(text)] as const,
        ),
      ),
  ),
);

/** A time in `TIMES`, in milliseconds. */
const time = (name: string): number =>
  numberIn(new RegExp(`${name}: ([\\d_]+)`).exec(source("server/src/node/times.ts"))?.[1] ?? "");

const inWords = (number: number): string => number.toLocaleString("en");
const inMegabytes = (bytes: number): string => `${bytes / 2 ** 20} MB`;
const inKilobytes = (bytes: number): string => `${bytes / 1024} KB`;
const inSeconds = (milliseconds: number): string => `${milliseconds / 1000} second`;

/** What the bound of a row says of a constant. */
const SAID: readonly [row: string, constant: string, said: (value: number) => string][] = [
  ["connections that wait to be accepted", "server/process/serve-on-node.ts#BACKLOG", inWords],
  ["connections", "server/node/admission.ts#TOGETHER", () => "once in ten seconds"],
  ["connections of one client", "server/node/admission.ts#CLIENTS_OF_A_SITE", () => "twice as many"],
  // Two generations of each.
  [
    "clients that the limit in memory remembers",
    "http/limit/sliding-window.ts#CLIENTS",
    (value) => inWords(2 * value),
  ],
  [
    "clients that the limit in memory remembers",
    "http/limit/sliding-window.ts#SPENT",
    (value) => inWords(2 * value),
  ],
  ["clients that wait until their units are added up in Redis", "http/limit/shared.ts#MAX_WAITING", inWords],
  [
    "clients that wait until their units are added up in Redis",
    "http/limit/shared.ts#MAX_CLIENTS",
    (value) => `${inWords(value)} in each call`,
  ],
  ["requests that wait for Redis", "http/limit/shared.ts#PATIENCE", inSeconds],
  [
    "units of work of a client in a minute",
    "http/limit/sliding-window.ts#CLIENTS_OF_A_SITE",
    () => "four times as many",
  ],
  ["units of work of a client in a minute", "http/limit/quota.ts#WINDOW", () => "RATE_LIMIT"],
  [
    "answers that are made in one turn of the event loop",
    "server/service/work/fair-queue.ts#MAKING",
    (value) => `${value} milliseconds;`,
  ],
  [
    "requests that are begun in one turn of the event loop",
    "server/service/work/fair-queue.ts#READING",
    (value) => `${value} milliseconds of answers`,
  ],
  ["answers that wait to be made", "server/service/work/fair-queue.ts#PATIENCE", () => "half a second"],
  [
    "answers that wait to be made",
    "server/service/work/fair-queue.ts#REFUSALS",
    (value) => `to ${value} requests`,
  ],
  [
    "long answers, made in parts, that are begun",
    "server/service/work/fair-queue.ts#MAX_BEGUN_ALONE",
    (value) => `${value} of one client`,
  ],
  [
    "long answers, made in parts, that are begun",
    "server/service/work/fair-queue.ts#MAX_BEGUN_OF_ONE",
    (value) => `${value} while others wait`,
  ],
  [
    "long answers, made in parts, that are begun",
    "server/service/work/fair-queue.ts#MANY_BEGUN",
    (value) => `1 where ${value} are begun`,
  ],
  [
    "names matched at once",
    "protocols/reconcile/queries.ts#MOST_QUERIES",
    (value) => `${value} in a batch to \`/reconcile\``,
  ],
  ["names matched at once", "api/contract/match.ts#MOST_NAMES", (value) => `${value} to \`/v1/match\``],
  [
    "points and features at once",
    "api/contract/boundaries.ts#MOST_POINTS",
    (value) => `${value} points to \`/v1/reverse/points\``,
  ],
  [
    "points and features at once",
    "protocols/ogc/query.ts#MOST_FEATURES",
    (value) => `${value} features of \`/ogc\``,
  ],
  ["names matched at once", "api/operations/in-parts.ts#PART", (value) => `about ${value} milliseconds`],
  ["names matched at once", "api/operations/in-parts.ts#MOST_ITEMS", (value) => `at most ${value} names`],
  [
    "rows and fields added to a table at once",
    "protocols/reconcile/properties.ts#MOST_IDS",
    (value) => `${inWords(value)} ids`,
  ],
  [
    "rows and fields added to a table at once",
    "protocols/reconcile/properties.ts#MOST_PROPERTIES",
    (value) => `${value} properties`,
  ],
  [
    "bodies of more than 32 KB that are compressed at the same time",
    "server/process/compress.ts#MOST_WAITING",
    (value) => `${value} at most, and further ones`,
  ],
  [
    "large answers that are begun (`/v1/wards`, `/v1/boundaries`, features of `/ogc`), and cached ones that must be compressed",
    "server/service/work/fair-queue.ts#MAX_LARGE",
    (value) => `${value}; 1 of one client`,
  ],
  ["long answers, made in parts, that are begun", "server/service/work/fair-queue.ts#DEADLINE", inSeconds],
  ["path and query", "http/target.ts#LONGEST_TARGET", (value) => `${inWords(value)} bytes`],
  ["ids in one request", "api/contract/parameter.ts#MOST_IDS", inWords],
  ["a name to look for", "api/contract/parameter.ts#LONGEST_NAME", (value) => `${value} characters`],
  ["an address to read", "api/contract/localities.ts#LONGEST_ADDRESS", (value) => `${value} characters`],
  [
    "content of a POST",
    "protocols/reconcile/reconciliation.ts#MOST_BYTES",
    (value) => `${inMegabytes(value)} to \`/reconcile\``,
  ],
  ["content of a POST", "http/body.ts#MOST_PIECES", (value) => `${inWords(value)} pieces`],
  [
    "contents that are being read or wait for their answer",
    "server/service/outside/outside-handler.ts#MOST_CONTENT",
    inMegabytes,
  ],
  ["fields of a form", "api/form.ts#MAX_FIELDS", String],
  ["fields of a form", "api/form.ts#MAX_FIELD", (value) => `${inKilobytes(value)} each`],
  ["JSON that is parsed in one go", "api/bounded-json.ts#LONGEST", inKilobytes],
  ["JSON that is parsed in one go", "api/bounded-json.ts#MOST_PARTS", inWords],
  [
    "a text of a query to `/reconcile`, or an id",
    "protocols/reconcile/queries.ts#MAX_TEXT",
    (value) => `${value} characters`,
  ],
  ["trusted proxies that are read in `X-Forwarded-For`", "http/client.ts#MOST_HOPS", String],
  ["time for a client to take something", "server/node/times.ts#STALLED", (value) => `${value / 1000} to`],
  ["answers that wait to be written together", "server/node/plain/answer.ts#MOST_HELD", inWords],
  ["bodies that clients have not taken yet", "server/node/untaken.ts#MOST", inMegabytes],
  [
    "bodies that clients have not taken yet",
    "server/process/downloads/file-on-disk.ts#CHUNK",
    (value) => `[download](downloads.md) ${inKilobytes(value)}`,
  ],
  [
    "time for a client to go on sending after its last response",
    "server/node/lingering-close.ts#LINGER",
    inSeconds,
  ],
  [
    "cached answers",
    "server/service/resources/resource-cache.ts#ANSWERS",
    (value) => `of ${inMegabytes(value)} at most`,
  ],
  ["lines of the log that wait", "server/process/log/line-output.ts#MOST_WAITING", inMegabytes],
  ["connections to `/metrics`", "server/process/log/metrics-server.ts#MOST_CONNECTIONS", String],
  ["time to stop", "server/process/drain.ts#LONGEST_CLOSE", (value) => `${value / 1000} seconds`],
];

/** Constants that no client feels as a bound, by why. */
const NO_BOUND: Readonly<Record<string, readonly string[]>> = {
  "part of what another bound counts": [
    "server/process/memory.ts#MB",
    "server/process/memory.ts#PART",
    "server/process/memory.ts#PART_OF_ALL",
    "server/service/work/fair-queue.ts#LARGE",
    "server/service/work/fair-queue.ts#HALF_LIFE",
    "server/service/work/fair-queue.ts#LITTLE",
    "server/process/compress.ts#MOST_THREADS",
    "server/process/compress.ts#PIECE",
    "api/bodies/list-text.ts#PART",
    "api/bodies/list-text.ts#ITEMS",
    "api/bodies/list-text.ts#BYTES",
    "http/body.ts#FIRST",
    "server/node/admission.ts#OTHER_DESCRIPTORS",
    "server/node/admission.ts#DESCRIPTORS_OF_ONE",
    "server/node/admission.ts#CLOSING",
    "server/node/admission.ts#QUIET_TURNS",
    "server/node/admission.ts#MOST_LAST_TURNS",
    "api/contract/cost.ts#NAMES_OF_SHORT_LISTS",
    "server/service/resources/resource-cache.ts#OVERHEAD",
    "server/process/log/line-output.ts#TOGETHER",
    "server/process/log/line-output.ts#TOGETHER_IN_PIPE",
    "server/process/log/line-output.ts#LONGEST_WAIT",
  ],
  "a small cache that only saves time": [
    "server/service/resources/resource-cache.ts#WRITINGS",
    "http/cache.ts#PLACES",
    "http/client.ts#PEERS_CACHED",
    "http/limit/redis.ts#NAMES_CACHED",
    "http/limit/shared.ts#CLIENTS_KNOWN",
  ],
  "which of two ways a thing is done, with the same result": [
    "http/bytes.ts#LONGEST_JOINED",
    "server/process/compress.ts#AT_ONCE",
    "server/service/resources/representation.ts#LARGE",
    "http/encoding.ts#SMALLEST_ENCODED",
    "server/node/plain/request.ts#LONGEST_HEAD",
    "server/service/resources/path-hint.ts#MOST_SEGMENTS",
    "server/service/resources/path-hint.ts#LONGEST_WORD",
    "protocols/reconcile/properties.ts#LONGEST_GUESSED",
  ],
  "how instances share a limit, which docs/deploy.md and docs/decisions/one-limit-for-many-instances.md say":
    ["http/limit/shared.ts#EXCHANGE", "http/limit/redis.ts#SLICE"],
  "inside this machine": [
    "server/process/downloads/file-on-disk.ts#COARSEST_TIME",
    "server/process/tables.ts#PAUSE",
    "server/process/watchdog.ts#BEAT",
    "server/process/warm-up.ts#DELAY",
    "server/process/memory-guard.ts#LITTLE_MEMORY",
    "server/process/memory-guard.ts#BETWEEN_LOOKS",
    "server/process/memory-guard.ts#PAGE",
    "server/process/log/log.ts#CLOCK_READ",
  ],
  "how long a list in an answer is, which docs/agents.md and the contract say": [
    "api/bodies/atom.ts#MOST_ENTRIES",
    "api/bodies/atom.ts#MOST_LINES",
    "protocols/mcp/arguments.ts#LONGEST_TEXT",
    "protocols/mcp/arguments.ts#MAX_NAME",
    "protocols/mcp/tools/find-place.ts#MOST",
    "protocols/mcp/tools/find-place.ts#SHOWN",
    "protocols/mcp/tools/find-bank.ts#MOST_FOUND",
    "protocols/mcp/tools/find-bank.ts#MOST_LIKE",
    "protocols/mcp/complete.ts#MOST",
    "protocols/mcp/answer.ts#SHORT",
    "protocols/mcp/answer.ts#MOST_LISTED",
    "protocols/mcp/answer.ts#ROUND_THE_LIST",
    "protocols/mcp/stdio.ts#LONGEST_LINE",
    "protocols/reconcile/reconciliation.ts#MOST_PROPERTIES",
    "protocols/reconcile/suggest.ts#MOST",
    "protocols/reconcile/suggest.ts#LONGEST",
    "protocols/ogc/query.ts#FEATURES_OF_PAGE",
  ],
  "no amount: a code, a level, a default or a score": [
    "api/contract/degrees.ts#MILLION",
    "api/operations/search.ts#HARDLY_LIKE",
    "api/contract/cost.ts#STANDARD_LIMIT",
    "api/contract/cost.ts#SHAPES_OF_A_UNIT",
    "api/contract/cost.ts#CONTENT_OF_A_UNIT",
    "http/client.ts#MAPPING",
    "server/node/empty-line.ts#LINE_FEED",
    "server/node/empty-line.ts#RETURN",
    "server/node/plain/request.ts#LETTER_G",
    "server/node/plain/request.ts#LINE_FEED",
    "server/node/plain/request.ts#RETURN",
  ],
};

it.each(SAID)("%s: says what %s is", (row, constant, said) => {
  expect(constants.has(constant), constant).toBe(true);
  expect(rows.get(row), `the row "${row}"`).toContain(said(constants.get(constant) ?? Number.NaN));
});

it("says the times of Node's server", () => {
  expect(rows.get("time for a request to arrive")).toContain(
    `${time("headersTimeout") / 1000} seconds for its head, ${time("requestTimeout") / 1000} in all`,
  );
  expect(rows.get("idle connection")).toContain(inSeconds(time("keepAliveTimeout")));
});

it("says how long a content for agents may be", () => {
  const mostBytes = /mostBytes: ([\d *]+),/.exec(source("protocols/src/mcp/outside.ts"))?.[1] ?? "";
  expect(rows.get("content of a POST")).toContain(`${inKilobytes(numberIn(mostBytes))} to \`/mcp\``);
});

it("names the settings that are bounds", () => {
  const table = [...rows.values()].join("\n");
  for (const name of ["MAX_CONNECTIONS", "MAX_CONNECTIONS_PER_ADDRESS", "RATE_LIMIT", "DRAIN_SECONDS"]) {
    expect(table).toContain(`\`${name}\``);
    // It is a variable that is read.
    expect(() => readSettings({ [name]: "x" })).toThrow(name);
  }
});

it("has no constant that is neither in the table nor left out for a reason", () => {
  const known = new Set([...SAID.map(([, constant]) => constant), ...Object.values(NO_BOUND).flat()]);
  expect([...constants.keys()].filter((constant) => !known.has(constant))).toEqual([]);
  expect([...known].filter((constant) => !constants.has(constant))).toEqual([]);
});

it("names only tests that there are", () => {
  const named = [...page.matchAll(/`((?:tests|packages)\/[\w/.-]+\.ts)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(new URL(`../../../${path}`, import.meta.url)))).toEqual([]);
});
