import { createRequire } from "node:module";
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
const binary = (name: string): string => here(`../../node_modules/.bin/${name}`);

const tsx = [process.execPath, "--conditions=naijaref-source", "--import", require.resolve("tsx")];
const quiet = { LOG_LEVEL: "silent", RATE_LIMIT: "off" };
const deno = [binary("deno"), "run", "--quiet", "--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

const RECORDS = ["record", "list", "wards"] as const satisfies readonly CaseName[];

/** Every figure of ours is beside what a user would pick instead, in the same run. */
export const contenders: readonly Contender[] = [
  { name: "naijaref, Node", command: [process.execPath, entry("node")], env: quiet, cases: "all" },
  {
    name: "naijaref, Node, limiter on",
    command: [process.execPath, entry("node")],
    env: { ...quiet, RATE_LIMIT: "1000000000" },
    cases: ["record", "not modified", "list", "mix"],
  },
  {
    name: "naijaref, Node, PLAIN_REQUESTS=off",
    command: [process.execPath, entry("node")],
    env: { ...quiet, PLAIN_REQUESTS: "off" },
    cases: ["record", "not modified", "list", "mix"],
  },
  { name: "naijaref, Bun", command: [binary("bun"), entry("bun")], env: quiet, cases: "all" },
  { name: "naijaref, Deno", command: [...deno, entry("deno")], env: quiet, cases: "all" },
  {
    name: "bare node:http",
    command: [...tsx, here("servers/bare-node.ts")],
    cases: ["record", "not modified", "list"],
  },
  {
    name: "nginx, static files",
    command: [...tsx, here("servers/nginx.ts")],
    cases: [...RECORDS, "not found", "not modified", "list, gzip"],
  },
  { name: "Fastify", command: [...tsx, here("servers/fastify.ts")], cases: [...RECORDS, "not modified"] },
  { name: "Hono, Node", command: [...tsx, here("servers/hono.ts")], cases: RECORDS },
  { name: "Hono, Bun", command: [binary("bun"), here("servers/hono-bun.ts")], cases: RECORDS },
];
