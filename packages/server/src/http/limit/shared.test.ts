import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Quota } from "./quota.ts";
import { shareLimit } from "./shared.ts";
import type { Count } from "./sliding-window.ts";

/** A store whose moods a test decides. */
function pretendStore() {
  const used = new Map<string, number>();
  const store = {
    mood: "well" as "well" | "slow" | "gone" | "wrong",
    asked: 0,
    count: (client: string, limit: number, cost: number): Promise<Count> => {
      store.asked++;
      if (store.mood === "slow") return new Promise(() => {});
      if (store.mood === "gone") return Promise.reject(new Error("connection refused"));
      if (store.mood === "wrong") return Promise.reject(new Error("NOAUTH"));
      const before = used.get(client) ?? 0;
      const allowed = cost === 0 || before + cost <= limit;
      if (allowed) used.set(client, before + cost);
      return Promise.resolve({ allowed, used: used.get(client) ?? 0, milliseconds: 60_000 });
    },
  };
  return store;
}

let store: ReturnType<typeof pretendStore>;
let said: string[];
let limiter: ReturnType<typeof shareLimit>;

beforeEach(async () => {
  vi.useFakeTimers();
  store = pretendStore();
  said = [];
  limiter = shareLimit({
    limit: 3,
    store,
    report: { away: (reason) => said.push(`away: ${reason}`), back: () => said.push("back") },
  });
  await limiter.start();
});

afterEach(() => {
  limiter.stop();
  vi.useRealTimers();
});

async function take(client: string): Promise<Quota> {
  const quota = limiter.take(client, 1);
  await vi.advanceTimersByTimeAsync(400);
  return quota;
}

it("counts in the store", async () => {
  expect((await take("a")).remaining).toBe(2);
  await store.count("a", 3, 1);
  expect((await take("a")).remaining).toBe(0);
  expect((await take("a")).allowed).toBe(false);
  expect(said).toEqual([]);
});

describe.each(["slow", "gone", "wrong"] as const)("when the store is %s", (mood) => {
  it("counts here, says so once, and asks no more for a request", async () => {
    store.mood = mood;
    expect((await take("b")).remaining).toBe(2);
    const asked = store.asked;
    expect([limiter.take("b", 1), limiter.take("b", 1), limiter.take("b", 1)]).toMatchObject([
      { remaining: 1 },
      { remaining: 0 },
      { allowed: false },
    ]);
    expect(store.asked).toBe(asked);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said).toHaveLength(1);
  });

  it("remembers what the store had allowed", async () => {
    await take("a");
    await take("a");
    store.mood = mood;
    expect((await take("a")).remaining).toBe(0);
    expect((await take("a")).allowed).toBe(false);
  });

  it("returns to it when it is back, and says so once", async () => {
    store.mood = mood;
    await take("a");
    store.mood = "well";
    await vi.advanceTimersByTimeAsync(2500);
    expect(said).toEqual([expect.stringMatching(/^away: /), "back"]);
    const asked = store.asked;
    await take("a");
    expect(store.asked).toBe(asked + 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said).toHaveLength(2);
  });
});

it("answers all who wait when the store falls silent, within its patience", async () => {
  store.mood = "slow";
  const waiting = Array.from({ length: 100 }, (_, client) => limiter.take(`client ${client}`, 1));
  await vi.advanceTimersByTimeAsync(251);
  expect((await Promise.all(waiting)).every(({ allowed }) => allowed)).toBe(true);
  expect(said).toHaveLength(1);
});

it("says once that the store was never there", async () => {
  const away: string[] = [];
  const alone = shareLimit({
    limit: 3,
    store: { count: () => Promise.reject(new Error("connection refused")) },
    report: { away: (reason) => away.push(reason), back: () => {} },
  });
  await alone.start();
  expect(alone.take("a", 1)).toMatchObject({ remaining: 2 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(away).toEqual(["connection refused"]);
  alone.stop();
});
