import { expect, it } from "vitest";
import { HeldContents, readAtMost } from "./body.ts";
import { firstOfHeaviest } from "./heaviest.ts";

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
  const held = new HeldContents(100_000);
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
  const held = new HeldContents(20_000);
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
