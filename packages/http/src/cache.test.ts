import fc from "fast-check";
import { expect, it } from "vitest";
import { HeldContents, readAtMost } from "./body.ts";
import { AskedBefore, Generations } from "./cache.ts";
import { firstOfHeaviest } from "./client.ts";

it("keeps what is used, and forgets what is not", () => {
  const kept = new Generations<number, string>(10);
  kept.set(0, "used");
  for (let key = 1; key <= 1000; key++) {
    kept.set(key, "once");
    expect(kept.get(0)).toBe("used");
  }
  expect(kept.get(1000)).toBe("once");
  expect(kept.get(1)).toBeUndefined();
});

it("never holds more than two generations weigh", () => {
  const kept = new Generations<number, string>(100, (value) => value.length);
  for (let key = 0; key < 500; key++) {
    kept.set(key, "x".repeat((key % 30) + 1));
    expect(kept.weight).toBeLessThanOrEqual(200);
  }
  expect(kept.size).toBeLessThan(40);
});

it("holds what weighs more than a generation alone", () => {
  const kept = new Generations<string, string>(3, (value) => value.length);
  kept.set("small", "x");
  kept.set("big", "xxxxxxxxx");
  expect(kept.get("big")).toBe("xxxxxxxxx");
  kept.set("next", "x");
  kept.set("last", "xxx");
  expect(kept.get("big")).toBeUndefined();
});

it("remembers what came last, whatever it is", () => {
  const asked = new AskedBefore();
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      asked.check(text);
      expect(asked.check(text)).toBe(true);
    }),
  );
});

it("takes hardly any text for one that came before", () => {
  const asked = new AskedBefore();
  const texts = Array.from({ length: 100_000 }, (_, number) => `/v1/phone/${8_030_000_000 + number}`);
  expect(texts.filter((text) => asked.check(text))).toEqual([]);
});

const share = (client: string, amount: number, name = "") => ({ client, amount, name });

it("finds the first part of the client that has most", () => {
  expect(firstOfHeaviest([])).toBe(undefined);
  const shares = [share("a", 3), share("b", 2, "first"), share("b", 2)];
  expect(firstOfHeaviest(shares)?.name).toBe("first");
});

it("sums up an IPv6 /48, and there takes from the /64 that has most", () => {
  const shares = [
    share("192.0.2.1", 5),
    share("2001:db8:1:0::/64", 2),
    share("2001:db8:1:1::/64", 1),
    share("2001:db8:1:2::/64", 3, "most of it"),
  ];
  expect(firstOfHeaviest(shares)?.name).toBe("most of it");
});

/** Chunks of which the last never comes. */
async function* withoutEnd(bytes: number): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(bytes);
  await new Promise(() => {});
}

async function* whole(bytes: number): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(bytes);
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("takes at most half of all contents from one client, and place for others from who has most", async () => {
  const held = new HeldContents(() => 100_000);
  const bounds = (client: string) => ({ most: 60_000, held, client });
  void readAtMost(withoutEnd(30_000), bounds("a"));
  await turn();
  expect(await readAtMost(whole(30_000), bounds("a"))).toEqual({ ok: false, reason: "too_much_at_once" });
  const biggest = readAtMost(withoutEnd(40_000), bounds("b"));
  void readAtMost(withoutEnd(20_000), bounds("c"));
  await turn();
  const small = await readAtMost(whole(15_000), bounds("d"));
  expect(small.ok).toBe(true);
  expect(await biggest).toEqual({ ok: false, reason: "too_much_at_once" });
});

it("counts a content until it is released", async () => {
  const held = new HeldContents(() => 20_000);
  const bounds = (client: string) => ({ most: 10_000, held, client });
  for (let time = 0; time < 100; time++) {
    const read = await readAtMost(whole(10_000), bounds("a"));
    if (!read.ok) throw new Error(read.reason);
    read.release();
  }
  const one = await readAtMost(whole(10_000), bounds("a"));
  expect((await readAtMost(whole(10_000), bounds("a"))).ok).toBe(false);
  if (one.ok) one.release();
  expect((await readAtMost(whole(10_000), bounds("a"))).ok).toBe(true);
});
