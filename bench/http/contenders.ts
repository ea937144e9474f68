import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CaseName } from "./cases.ts";

/** A server to measure: how its process starts, and in which cases it can take part. */
export interface Contender {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A file for what it writes to standard output; left out, that is thrown away. */
  readonly output?: string;
  readonly cases: readonly CaseName[] | "all";
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const entry = (name: string): string => here(`../../packages/server/dist/entries/${name}.js`);
const require = createRequire(import.meta.url);

/** A binary that an npm package ships. */
// `npm run install:all` installs the runtimes.
const binary = (name: string): string => here(`../../conformance/node_modules/.bin/${name}`);

const tsx = [process.execPath, "--conditions=naijaref-source", "--import", require.resolve("tsx")];
const node = [process.execPath, entry("node")];
const deno = [binary("deno"), "run", "--quiet", "--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

/** The load is one client: a limit that it never reaches costs what any limit costs. */
const LIMIT = { RATE_LIMIT: "1000000000" };
const NO_LOG = { ...LIMIT, LOG_LEVEL: "silent" };
const NEITHER = { LOG_LEVEL: "silent", RATE_LIMIT: "off" };

/** The log of `npm start` goes to a file: written anew by each server that starts. */
const logFile = (name: string): string => join(mkdtempSync(join(tmpdir(), "naijaref-log-")), name);

/** What `npm start` runs: with the limit, and with the log. The ratios of all tables are to this. */
export const OURS = "naijaref, as `npm start` runs it";
export const WITHOUT_LOG = "naijaref, no log";
export const WITHOUT_BOTH = "naijaref, no log, no limit";
export const IN_REDIS = "naijaref, limit in Redis";
export const BUN = "naijaref on Bun, no log, no limit";
export const NGINX = "nginx, static files";
export const BARE = "bare node:http";
export const FASTIFY = "Fastify";

const COMPARED = ["record", "not modified", "list", "new account", "mix"] as const;

/** Every figure of ours is beside what a user would pick instead, in the same run. */
export const contenders: readonly Contender[] = [
  { name: OURS, command: node, env: LIMIT, output: logFile("start.log"), cases: "all" },
  {
    name: WITHOUT_LOG,
    command: node,
    env: NO_LOG,
    cases: ["record", "not modified", "list", "new account", "mix"],
  },
  { name: WITHOUT_BOTH, command: node, env: NEITHER, cases: COMPARED },
  {
    name: "naijaref, `PLAIN_REQUESTS=off`",
    command: node,
    env: { ...LIMIT, PLAIN_REQUESTS: "off" },
    output: logFile("off.log"),
    cases: ["record", "mix"],
  },
  {
    name: IN_REDIS,
    command: [...tsx, here("servers/with-redis.ts")],
    env: LIMIT,
    output: logFile("redis.log"),
    cases: ["record", "new account"],
  },
  {
    name: BUN,
    command: [binary("bun"), entry("bun")],
    env: NEITHER,
    cases: [...COMPARED, "new search"],
  },
  {
    name: "naijaref on Deno, no log, no limit",
    command: [...deno, entry("deno")],
    env: NEITHER,
    cases: ["record", "list", "new account", "mix"],
  },
  { name: BARE, command: [...tsx, here("servers/bare-node.ts")], cases: ["record", "not modified", "list"] },
  {
    name: NGINX,
    command: [...tsx, here("servers/nginx.ts")],
    cases: ["record", "not found", "not modified", "list", "list, gzip", "wards"],
  },
  {
    name: FASTIFY,
    command: [...tsx, here("servers/fastify.ts")],
    cases: ["record", "not modified", "list", "wards", "new account", "new phone", "new search"],
  },
  { name: "Hono, Node", command: [...tsx, here("servers/hono.ts")], cases: ["record", "list"] },
  { name: "Hono, Bun", command: [binary("bun"), here("servers/hono-bun.ts")], cases: ["record", "list"] },
];

/** The contender of a name. */
export function contenderNamed(name: string): Contender {
  const contender = contenders.find((one) => one.name === name);
  if (contender === undefined) throw new Error(`${name} is gone`);
  return contender;
}
