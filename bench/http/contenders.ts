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
const entry = (name: string): string => here(`../../packages/server/dist/entries/${name}.js`);
const require = createRequire(import.meta.url);

const tsx = [process.execPath, "--conditions=naijaref-source", "--import", require.resolve("tsx")];
const node = [process.execPath, entry("node")];

/** The load is one client: a limit that it never reaches costs what any limit costs. */
const LIMIT = { RATE_LIMIT: "1000000000" };

/** The log of `npm start` goes to a file: written anew by each server that starts. */
const logFile = (name: string): string => join(mkdtempSync(join(tmpdir(), "naijaref-log-")), name);

/** What `npm start` runs: with the limit, and with the log. The ratios of the table are to this. */
export const OURS = "naijaref, as `npm start` runs it";

/** Every figure of ours is beside what a user would pick instead, in the same run. */
export const contenders: readonly Contender[] = [
  { name: OURS, command: node, env: LIMIT, output: logFile("start.log"), cases: "all" },
  {
    name: "naijaref, `PLAIN_REQUESTS=off`",
    command: node,
    env: { ...LIMIT, PLAIN_REQUESTS: "off" },
    output: logFile("off.log"),
    cases: ["record", "new account", "mix"],
  },
  {
    name: "naijaref, limit in Redis",
    command: [...tsx, here("servers/with-redis.ts")],
    env: LIMIT,
    output: logFile("redis.log"),
    cases: ["record", "new account"],
  },
  { name: "bare node:http", command: [...tsx, here("servers/bare-node.ts")], cases: ["record", "list"] },
  {
    name: "nginx, static files",
    command: [...tsx, here("servers/nginx.ts")],
    cases: ["record", "not found", "not modified", "list", "list, gzip", "wards"],
  },
];
