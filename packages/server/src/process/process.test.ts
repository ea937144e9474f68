import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCompression } from "./compress.ts";
import { explain } from "./listening.ts";
import type { Log } from "./log/log.ts";
import { boundMemory, MemoryGuard } from "./memory.ts";

/** The rules for Prometheus use metrics that there are. */

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

it("alerts on no metric that the service does not have", () => {
  const written = ["./log/metrics.ts", "./log/metrics-server.ts"].map(read).join("\n");
  const rules = read("../../../../docs/deploy/alerts.yaml");
  const used = new Set(rules.match(/\b(?:naijaref|http|process|nodejs)_[a-z0-9_]+(?=\{)/g));
  expect(used.size).toBeGreaterThan(5);
  for (const metric of used) {
    // A histogram has three names.
    const name = metric.replace(/_(?:bucket|sum|count)$/, "");
    expect([metric, written.includes(`"${name}"`)]).toEqual([metric, true]);
  }
});

const LONG = randomBytes(100_000);

it("compresses long bodies in their order, and leaves those as they are for which too many wait", async () => {
  const encode = createCompression(1);
  const made = await Promise.all(Array.from({ length: 80 }, () => encode(LONG, "br", () => true)));
  const isCompressed = made.map((bytes) => bytes !== undefined);
  // One is compressed, 64 wait.
  expect(isCompressed).toEqual(made.map((_, at) => at < 65));
  expect(brotliDecompressSync(made[64] as Uint8Array).equals(LONG)).toBe(true);
});

it("compresses nothing for those who have left", async () => {
  const encode = createCompression(1);
  const [first, second] = await Promise.all([
    encode(LONG, "gzip", () => true),
    encode(LONG, "gzip", () => false),
  ]);
  expect([first === undefined, second]).toEqual([false, undefined]);
});

describe("listening", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [{ host: "127.0.0.1", port: 3000 }, "127.0.0.1:3000 is taken by another program"],
    [{ host: "::1", port: 3000 }, "[::1]:3000 is taken by another program"],
    [{ host: undefined, port: 3000 }, "Port 3000 is taken by another program"],
  ])("says at which address something else listens: %o", (place, sentence) => {
    vi.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("ended");
    });
    const fatal = vi.fn();
    const taken = Object.assign(new Error("taken"), { code: "EADDRINUSE" });
    expect(() => explain(taken, place, { fatal } as unknown as Log)).toThrow("ended");
    expect(fatal).toHaveBeenCalledWith(`${sentence}: stop it, or set PORT to another port.`);
  });
});

const MB = 2 ** 20;

it("follows the memory of the container, to a bound", () => {
  expect(boundMemory(192 * MB)).toMatchObject({ answers: 8 * MB, unsent: 8 * MB });
  expect(boundMemory(384 * MB)).toMatchObject({ answers: 16 * MB, unsent: 16 * MB });
  for (const memory of [768 * MB, 64 * 1024 * MB])
    expect(boundMemory(memory)).toMatchObject({ answers: 32 * MB, unsent: 32 * MB });
});

it("collects garbage where memory is short, again when more is used, and then gives up what is cached", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let [used, live, collected, young, shed] = [0, 0, 0, 0, 0];
  const guard = new MemoryGuard({
    memory: 256 * MB,
    used: () => used,
    collect: () => {
      collected++;
      used = live;
    },
    collectYoung: () => {
      young++;
    },
    shed: () => {
      shed++;
      live -= 20 * MB;
    },
  });
  const lookAt = (megabytes: number, left: number): readonly number[] => {
    [used, live] = [megabytes * MB, left * MB];
    guard.look();
    return [collected, shed];
  };
  expect(lookAt(170, 150), "enough is left").toEqual([0, 0]);
  expect(lookAt(185, 180)).toEqual([1, 0]);
  expect(lookAt(187, 180), "little more than after the last collection").toEqual([1, 0]);
  expect(lookAt(190, 150)).toEqual([2, 0]);
  expect(lookAt(240, 230), "little of it was garbage").toEqual([4, 1]);
  expect(guard.left(), "also without what was cached").toBeCloseTo(1 - 210 / 256);
  expect(lookAt(215, 215), "a moment later").toEqual([4, 1]);
  expect(young, "but what is young").toBe(1);
  vi.advanceTimersByTime(1100);
  expect(lookAt(215, 215), "garbage again, although no more is used").toEqual([6, 2]);
  vi.useRealTimers();
});
