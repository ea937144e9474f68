import { networkInterfaces } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { freePort, listening } from "../../start/ports.ts";
import { startOn } from "../../start/runtimes.ts";
import { exchange } from "../../start/socket.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { get } from "../http/rows.ts";

let metricsPort: number;

const service = ownService("Node", async () => {
  metricsPort = await freePort();
  return { METRICS_PORT: String(metricsPort), RATE_LIMIT: "4" };
});

/** Prometheus' text format: comments, and a name, labels and a number a line. */
const LINE = /^([a-z0-9_]+)(\{(?:[a-z_]+="[^"\\\n]*",?)+\})? ([0-9.e+-]+)$/;

async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const values = new Map<string, number>();
  for (const line of (await response.text()).trimEnd().split("\n")) {
    if (/^# (HELP|TYPE) [a-z0-9_]+ /.test(line)) continue;
    const [, name = "", labels = "", value] = LINE.exec(line) ?? [];
    expect(name, line).not.toBe("");
    values.set(name + labels, Number(value));
  }
  return values;
}

it("counts requests by method, route and status, and writes nothing of a person", async () => {
  const send = get("/v1/states/LA").repeat(3) + get("/v1/phone/08031234567") + get("/v1/states");
  await exchange(service.port, send, { expected: 5 });
  const values = await scrape();
  const count = (route: string, status: number): number | undefined =>
    values.get(
      `http_server_request_duration_seconds_count{http_request_method="GET",http_route="${route}",http_response_status_code="${status}"}`,
    );
  expect(count("/v1/states/{state}", 200)).toBe(3);
  expect(count("/v1/phone/{number}", 200)).toBe(1);
  expect(count("/v1/states", 429)).toBe(1);
  expect(values.get('naijaref_answers_total{source="cached"}')).toBe(1);
  expect(values.get('naijaref_answers_total{source="made"}')).toBe(3);
  expect(values.get("naijaref_cache_entries")).toBe(1);
  expect(values.get("naijaref_cache_bytes")).toBeGreaterThan(300);
  expect(values.get("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(values.get("naijaref_connections")).toBeLessThan(3);
  expect([...values.keys()].join("\n")).not.toMatch(/0803|127\.0\.0\.1/);
});

it("has no such path on the public port", async () => {
  const [response] = (await exchange(service.port, get("/metrics"))).responses;
  expect([404, 429]).toContain(response?.status);
});

/** An address of this machine that others reach it by. */
const outer = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === "IPv4" && !one.internal)?.address;

it.skipIf(outer === undefined).each([
  ["is for this machine alone, whatever HOST is", {}, false],
  ["is for others where METRICS_HOST says so", { METRICS_HOST: "0.0.0.0" }, true],
])("%s (skipped on a machine without a network)", async (_, env, isReached) => {
  const port = await freePort();
  const open = await startOn("Node", { HOST: "0.0.0.0", METRICS_PORT: String(port), ...env });
  onTestFinished(open.stop);
  await listening(port);
  const reached = fetch(`http://${outer}:${port}/metrics`).then(
    ({ ok }) => ok,
    () => false,
  );
  expect(await reached).toBe(isReached);
});
