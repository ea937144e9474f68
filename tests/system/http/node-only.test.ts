import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contract } from "@naijaref/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenerFor } from "../../../packages/server/src/node/listener.ts";
import { createNodeServer, type NodeServer } from "../../../packages/server/src/node/server.ts";
import { buildService, type ServiceProcess } from "../../../packages/server/src/process/service.ts";
import { readSettings } from "../../../packages/server/src/process/settings.ts";

/** The service on Node's own HTTP server, with nothing of ours between: it answers the same. */

let service: ServiceProcess;
let servers: readonly NodeServer["server"][];
let ports: readonly number[];

beforeAll(async () => {
  service = await buildService(readSettings({ LOG_LEVEL: "silent", RATE_LIMIT: "off" }));
  servers = [createNodeServer(service).server, createServer(listenerFor(service))];
  for (const server of servers) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ports = servers.map((server) => (server.address() as AddressInfo).port);
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

const OF_THE_MOMENT = /^(?:date|keep-alive|connection)$/;

async function ask(port: number, target: string, init: RequestInit): Promise<object> {
  const response = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: "manual", ...init });
  // It says for how many seconds the service has run.
  const isHealth = target.includes("health");
  const fields = [...response.headers].filter(
    ([name]) => !OF_THE_MOMENT.test(name) && !(isHealth && name === "etag"),
  );
  const body = (await response.text()).replaceAll(`127.0.0.1:${port}`, "HOST");
  return { status: response.status, fields, body: isHealth ? "" : body };
}

const examples = Object.values(contract).flatMap(({ examples: [example] }) => (example ? [example] : []));

it.each<[target: string, init?: RequestInit]>([
  ...examples.map((target): [string] => [target]),
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
    const [ours, nodes] = await Promise.all(ports.map((port) => ask(port, target, init)));
    expect(nodes).toEqual(ours);
  }
});
