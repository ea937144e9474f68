import type { Pause } from "@naijaref/api/operations/in-parts";
import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";
import { Room } from "./room.ts";

/** Large answers, for which there must be room in the memory. */

const CLIENT = "192.0.2.1";
const OTHER = "192.0.2.2";

const forEver = async (pause: Pause): Promise<string> => {
  for (;;) await pause?.();
};

/** Runs turns until nothing happens any more. */
const settle = async (): Promise<void> => {
  for (let times = 0; times < 20; times++) await new Promise((resolve) => setImmediate(resolve));
};

/** Large answers, whose clients are noted when they begin, and which end one after the other when told to. */
function largeAnswers(own: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const make = (client: string) => () => {
    begun.push(client);
    return new Promise<string>((resolve) => ends.push(() => resolve("made")));
  };
  return {
    begun,
    begin: (client: string) => own.run(client, make(client), { size: "large" }),
    end: async (...which: number[]) => {
      for (const at of which.length > 0 ? which : ends.keys()) ends[at]?.();
      await settle();
    },
  };
}

it("has few large answers in the making, one of a client, and makes the rest meanwhile", async () => {
  const own = new FairQueue(setImmediate);
  const { begun, begin, end } = largeAnswers(own);
  const first = Array.from({ length: 4 }, () => begin(CLIENT));
  const others = [OTHER, "192.0.2.3"].map(begin);
  await settle();
  expect(begun).toEqual([CLIENT, OTHER]);
  expect(await own.run(CLIENT, () => "made"), "of who waits for a large one").toBe("made");
  expect(await own.run("192.0.2.9", () => "made")).toBe("made");
  await end(1);
  expect(begun.slice(2), "who has none of them").toEqual(["192.0.2.3"]);
  await end();
  expect(await Promise.all(others)).toEqual(["made", "made"]);
  expect(begun.slice(3), "also where nobody else waits").toEqual([CLIENT]);
  for (let time = 0; time < 3; time++) await end();
  expect(await Promise.all(first)).toEqual(Array(4).fill("made"));
});

it("begins a second large answer only if what is cached, not taken and in the making fits the memory", async () => {
  let cached = 25 * 2 ** 20;
  const own = new FairQueue(setImmediate, new Room({ bytes: 30 * 2 ** 20, cached: () => cached }));
  own.room.unsent = () => 10 * 2 ** 20;
  const { begun, begin, end } = largeAnswers(own);
  const both = [CLIENT, OTHER].map(begin);
  await settle();
  expect(begun, "one may always be made").toEqual([CLIENT]);
  cached = 0;
  await expect.poll(() => begun).toEqual([CLIENT, OTHER]);
  await end();
  expect(await Promise.all(both)).toEqual(["made", "made"]);
});

it("begins nothing long while memory is short, nothing at all when it is gone, and ends what has begun", async () => {
  const own = new FairQueue(setImmediate);
  let left = 1;
  own.room.memoryLeft = () => left;
  const long = own.run("192.0.2.3", forEver, { size: "long" });
  left = 0.15;
  const { begun, begin, end } = largeAnswers(own);
  const large = begin(CLIENT);
  await settle();
  expect(begun).toEqual([]);
  expect(await own.run("192.0.2.4", () => "made"), "as ever").toBe("made");
  left = 0.05;
  expect(await long, "given up at its next part").toBeUndefined();
  const short = own.run("192.0.2.4", () => "made");
  left = 1;
  await expect.poll(() => begun).toEqual([CLIENT]);
  await end();
  expect(await Promise.all([large, short])).toEqual(["made", "made"]);
});
