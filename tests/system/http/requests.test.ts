import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenerFor } from "../../../packages/server/src/node/listener.ts";
import { createNodeServer, type NodeServer } from "../../../packages/server/src/node/server.ts";
import { buildService } from "../../../packages/server/src/process/service.ts";
import { readSettings } from "../../../packages/server/src/process/settings.ts";
import { ask } from "../../library/ask.ts";
import { RUNTIMES, runtimeOf, startOn } from "../../start/runtimes.ts";
import { sharedService } from "../../start/shared-service.ts";
import { exchange, type RawResponse, withoutChance } from "../../start/socket.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";
import { ROWS } from "./every-row.ts";
import type { Expected } from "./rows.ts";

/**
 * Raw requests and their answers, the same on every runtime but for what their own parsers do. Each is sent
 * three times: the second time what can be kept is kept, the third time it is sent as it was kept, and
 * nothing may differ.
 */

describe.each(waysToTry(RUNTIMES))("%s", (runtime) => {
  const service = ownService(runtime, { RATE_LIMIT: "1000000" });

  const rows = ROWS.map(([name, send, expected, differs = {}]) => ({ name, send, expected, differs }));

  it.each(rows)("$name", async ({ send, expected, differs }) => {
    const head = send.startsWith("HEAD");
    const first = await exchange(service.port, send, { head });
    const second = await exchange(service.port, send, { head });
    const third = await exchange(service.port, send, { head });
    const own = differs[runtimeOf(runtime)] ?? expected;
    for (const { responses } of [first, second, third]) {
      expect(responses.length).toBeLessThanOrEqual(1);
      const [response] = responses;
      if (typeof own === "object") expectAnswer(response, own, head);
      else expect(response?.status ?? "closed").toBe(own);
    }
    expect(second.responses.map(withoutChance)).toEqual(first.responses.map(withoutChance));
    expect(third.responses.map(withoutChance)).toEqual(first.responses.map(withoutChance));
  });
});

function expectAnswer(response: RawResponse | undefined, expected: Expected, head: boolean): void {
  expect(response?.status).toBe(expected.status);
  const { headers = new Map(), body = Buffer.alloc(0) } = response ?? {};
  expect(headers.get("access-control-allow-origin")).toBe("*");
  if (expected.status >= 400) expect(headers.get("cache-control")).toBe("no-store");
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    if (value instanceof RegExp) expect(headers.get(name), name).toMatch(value);
    else expect(headers.get(name) ?? null, name).toBe(value);
  }
  if (head || expected.status === 204) {
    expect(body).toHaveLength(0);
    return;
  }
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("content-length")).toBe(String(body.length));
  if (headers.has("content-encoding")) return;
  const json: unknown = JSON.parse(body.toString());
  if (expected.body !== undefined) expect(json).toMatchObject(expected.body);
  if (expected.code !== undefined) {
    expect(json).toMatchObject({ error: { code: expected.code, message: expect.stringMatching(/\.$/) } });
  }
}

/** What a process sends is what the service answers as a function, whose answers have tests of their own. */

const service = sharedService();

/** Uptime and times differ from one to the other. */
const OF_THE_MOMENT = new Set(["getHealth", "getReady", "getDownloads"]);

const examples = (Object.entries(contract) as [string, Operation][])
  .filter(([id, { answer }]) => !OF_THE_MOMENT.has(id) && !["document", "file"].includes(answer.kind))
  .flatMap(([id, operation]) => operation.examples.slice(0, 2).map((target) => [id, target] as const));

it.each(examples)("%s: %s", async (_, target) => {
  const [sent, made] = await Promise.all([fetch(service.url + target), ask(target)]);
  expect(sent.status).toBe(200);
  for (const name of ["content-type", "cache-control", "notice"])
    expect([name, sent.headers.get(name)]).toEqual([name, made.headers.get(name)]);
  const [body, expected] = await Promise.all([sent.text(), made.text()]);
  // A link names the service that was asked.
  expect(body.replaceAll(service.url, "")).toBe(expected.replaceAll("https://api.example.ng", ""));
});

describe.each(waysToTry(["Bun", "Deno", "workerd"]))("on %s", (way) => {
  it("loads the units of a state", async () => {
    const started = await startOn(way, { RATE_LIMIT: "off" });
    const response = await fetch(`${started.url}/v1/polling-units/01-01-01-058`);
    const body = await response.json();
    await started.stop();
    expect(body).toMatchObject({ data: { code: "01-01-01-058", state: { name: "Abia" } } });
  });
});

describe("Node's own HTTP server, with nothing of ours between, answers the same", () => {
  let servers: readonly NodeServer["server"][];
  let ports: readonly number[];

  beforeAll(async () => {
    const own = await buildService(readSettings({ LOG_LEVEL: "silent", RATE_LIMIT: "off" }));
    servers = [createNodeServer(own).server, createServer(listenerFor(own))];
    for (const server of servers) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    ports = servers.map((server) => (server.address() as AddressInfo).port);
  });
  afterAll(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });

  const FIELDS_OF_THE_MOMENT = /^(?:date|keep-alive|connection)$/;

  async function askAt(port: number, target: string, init: RequestInit): Promise<object> {
    const response = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: "manual", ...init });
    // It says for how many seconds the service has run.
    const isHealth = target.includes("health");
    const fields = [...response.headers].filter(
      ([name]) => !FIELDS_OF_THE_MOMENT.test(name) && !(isHealth && name === "etag"),
    );
    const body = (await response.text()).replaceAll(`127.0.0.1:${port}`, "HOST");
    return { status: response.status, fields, body: isHealth ? "" : body };
  }

  it.each<[target: string, init?: RequestInit]>([
    ...Object.values<Operation>(contract).flatMap(({ examples }) =>
      examples.slice(0, 1).map((one): [string] => [one]),
    ),
    ["/v1/states/nowhere"],
    ["/lgas/lagos/ikeja"],
    ["/v1/states", { headers: { "Accept-Encoding": "br" } }],
    ["/v1/states/LA", { method: "HEAD" }],
    ["/v1/states/LA", { method: "OPTIONS" }],
    ["/v1/states/LA", { method: "POST", body: "{}" }],
    [
      "/mcp",
      {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
        body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      },
    ],
  ])("%s", async (target, init = {}) => {
    // The second time some answers are cached.
    for (let time = 0; time < 2; time++) {
      const [ours, nodes] = await Promise.all(ports.map((port) => askAt(port, target, init)));
      expect(nodes).toEqual(ours);
    }
  });
});
