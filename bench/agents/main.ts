import { parseArgs } from "node:util";
import { asTable, replaceReport } from "../report.ts";
import { type Contender, official, ours } from "./contenders.ts";

/**
 * `npm run bench:agents`: what a call of a tool costs in this process, beside the same call by the official
 * SDK and beside a record of the API, in one interleaved run. With `-- --write`, the table of
 * bench/agents/NOTES.md.
 */

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

const ROUNDS = 9;
const REQUESTS_OF_A_ROUND = 100;

const VERSION = "2026-07-28";

interface Case {
  readonly name: string;
  readonly contender: Contender;
  readonly request: () => Request;
}

const post = (method: string, params: Readonly<Record<string, unknown>>, isModern: boolean) => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": VERSION,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const name = typeof params["name"] === "string" ? { "Mcp-Name": params["name"] } : {};
  const body = { jsonrpc: "2.0", id: 1, method, params: isModern ? { _meta: meta, ...params } : params };
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
    ...(isModern && { "MCP-Protocol-Version": VERSION, "Mcp-Method": method, ...name }),
  };
  const content = JSON.stringify(body);
  return () => new Request("http://localhost/mcp", { method: "POST", headers, body: content });
};

const lookUp = { name: "find_place", arguments: { q: "Ikeja" } };
const seats = { name: "find_seats", arguments: { place: "Surulere", state: "Oyo" } };

const cases: readonly Case[] = [
  {
    name: "a record of the API, cached",
    contender: ours,
    request: () => new Request("http://localhost/v1/lgas/Ikeja"),
  },
  ...[ours, official].flatMap((contender) => [
    { name: "find_place", contender, request: post("tools/call", lookUp, true) },
    { name: "find_place, older era", contender, request: post("tools/call", lookUp, false) },
    { name: "find_seats", contender, request: post("tools/call", seats, true) },
    { name: "tools/list", contender, request: post("tools/list", {}, true) },
  ]),
];

/** Microseconds of each request, from its making until its answer is read. */
async function time({ contender, request }: Case, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const started = performance.now();
    const response = await contender.answer(request());
    const text = await response.text();
    times.push((performance.now() - started) * 1000);
    if (response.status !== 200 || text.includes('"error"')) throw new Error(text.slice(0, 300));
  }
  return times;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const times = cases.map(() => [] as number[]);
for (const one of cases) await time(one, REQUESTS_OF_A_ROUND);
for (let round = 0; round < ROUNDS; round++)
  for (const [at, one] of cases.entries()) times[at]?.push(...(await time(one, REQUESTS_OF_A_ROUND)));

const [record = 1] = times.map(median);
const table = asTable([
  ["request", "served by", "µs", "times a record"],
  ...cases.map(({ name, contender }, at) => {
    const taken = median(times[at] ?? []);
    return [name, contender.name, taken.toFixed(0), (taken / record).toFixed(1)];
  }),
]);
console.log(table);
if (values.write) replaceReport("bench/agents/NOTES.md", "agents", table);
