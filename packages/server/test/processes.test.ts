import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { get } from "./http/rows.ts";
import { exchange, readExchange } from "./http/socket.ts";
import { freePort } from "./ports.ts";
import { type RunningService, startOn } from "./runtimes.ts";

/** `PROCESSES=2`: two processes that share a port, the limit and a log. */

let service: RunningService;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort(2);
  service = await startOn("Node", { PROCESSES: "2", METRICS_PORT: String(metricsPort), RATE_LIMIT: "50" });
});

afterAll(() => service.stop());

const statusOf = async (target: string): Promise<number | undefined> =>
  (await exchange(service.port, get(target))).responses[0]?.status;

const metrics = async (number: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort + number}/metrics`)).text();

it("serves from both, with one limit for all, and has the metrics of each at a port of its own", async () => {
  const statuses = await Promise.all(Array.from({ length: 80 }, () => statusOf("/v1/states/LA")));
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  for (const number of [0, 1])
    expect(await metrics(number)).toMatch(/request_duration_seconds_count\{[^}]*http_route="\/v1\/states/);
});

it("writes whole lines, and says once where it listens", () => {
  const lines = service.output().trimEnd().split("\n");
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  expect(lines.filter((line) => line.includes("naijaref listens"))).toHaveLength(1);
});

it("replaces a process that ends by itself, while the other serves", async () => {
  const started = (text: string): string => /^process_start_time_seconds (.*)$/m.exec(text)?.[1] ?? "";
  const before = started(await metrics(0));
  const pid = Number(/^naijaref_process_id (\d+)$/m.exec(await metrics(0))?.[1]);
  process.kill(pid, "SIGKILL");
  await expect.poll(() => service.output()).toContain("A process has ended");
  for (let times = 0; times < 20; times++) expect(await statusOf("/v1/health")).toBe(200);
  await expect.poll(() => metrics(0).then(started, () => before), { timeout: 10_000 }).not.toBe(before);
});

it("loses no request at SIGTERM, and ends with 0", async () => {
  const ended = once(service.process, "exit");
  const whole = get("/v1/health");
  // Each has an answer, so a process has it for certain, and has sent the next request but its last bytes.
  const begun = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(service.port, "127.0.0.1");
      socket.write(whole);
      await once(socket, "data");
      socket.write(whole.slice(0, -2));
      return socket;
    }),
  );
  service.process.kill("SIGTERM");
  const fresh = Array.from({ length: 20 }, () => statusOf("/v1/health"));
  const finished = begun.map(async (socket) => {
    socket.write(whole.slice(-2));
    return (await readExchange(socket)).responses[0]?.status;
  });
  expect(new Set(await Promise.all([...fresh, ...finished]))).toEqual(new Set([200]));
  expect(await ended).toEqual([0, null]);
});

it("ends with 1, and says why, where it cannot listen", async () => {
  const other = await startOn("Node", {});
  await expect(startOn("Node", { PROCESSES: "2", PORT: String(other.port) })).rejects.toThrow(
    /ended with 1.*is taken by another program/s,
  );
  await other.stop();
});
