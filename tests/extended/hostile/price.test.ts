import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { untilReady } from "../../start/runtimes.ts";
import { ownService } from "../../start/ways-to-try.ts";
import { type Asked, createRandom, DOORS } from "./doors.ts";

/**
 * A unit of the limit buys about the same work by whichever path: what a request takes of the processor, in
 * all threads of the service, by the kernel's count.
 */

/** In milliseconds of the processor for a unit, on any machine: a slow one may not scale it away. */
const MAX_MS = 60;
/** Each is asked for so many times, with other texts, and the median counts. */
const TIMES = 7;
/** And so many times before, because what is loaded once in a process does not count. */
const WARMING = 20;

const isLinux = existsSync("/proc/self/schedstat");

const service = ownService("Node", { RATE_LIMIT: "100000000" });
beforeAll(() => untilReady(service));

/** In milliseconds, of all threads since the start. */
function processorTime(): number {
  const threads = `/proc/${service.process.pid}/task`;
  return readdirSync(threads).reduce((sum, thread) => {
    const [time = "0"] = readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ");
    return sum + Number(time) / 1e6;
  }, 0);
}

/** @returns the units that it cost. */
async function ask({ path, form, json, fields }: Asked): Promise<number> {
  const response = await fetch(service.url + path, {
    method: form === undefined && json === undefined ? "GET" : "POST",
    body: form ?? json ?? null,
    headers: {
      ...(form !== undefined && { "Content-Type": "application/x-www-form-urlencoded" }),
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...fields,
    },
  });
  await response.arrayBuffer();
  expect(response.status, path.slice(0, 200)).toBeLessThan(500);
  return Number(/naijaref-cost=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1] ?? 1);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

it.skipIf(!isLinux).each(Object.entries(DOORS))(
  "a unit of %s is worth no more than it costs",
  async (door, draw) => {
    const random = createRandom(7);
    const ofUnit: number[] = [];
    for (let time = 0; time < WARMING + TIMES; time++) {
      const before = processorTime();
      const units = await ask(draw(random));
      if (time >= WARMING) ofUnit.push((processorTime() - before) / units);
    }
    expect(median(ofUnit)).toBeLessThan(MAX_MS);
    if (process.env["PRINT_PRICES"]) console.log(median(ofUnit).toFixed(1), "ms", door);
  },
);
