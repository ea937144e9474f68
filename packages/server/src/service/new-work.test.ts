import { expect, it } from "vitest";
import { NewWork } from "./new-work.ts";

/** Stands for an answer that takes some milliseconds to make. */
function busy(milliseconds: number): string {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return "made";
}

it("makes values for a slice of each turn, one after the other, and refuses some of what would wait too long", async () => {
  const turns: (() => void)[] = [];
  const work = new NewWork((callback) => turns.push(callback));
  expect(
    work.run(() => busy(10)),
    "at once while there is time",
  ).toBe("made");
  const later = Array.from({ length: 2000 }, () => work.run(() => busy(10)));
  expect(later[0]).toBeInstanceOf(Promise);
  let [count, refused] = [0, 0];
  for (const one of later)
    void Promise.resolve(one).then((value) => {
      if (value === "made") count++;
      else refused++;
    });
  await Promise.resolve();
  expect(refused, "who is refused waits for a later turn").toBe(0);
  for (let turn = 1; turn <= 3; turn++) {
    expect(turns).toHaveLength(1);
    turns.pop()?.();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(count, "a turn takes one that fills its slice").toBe(turn);
    expect(refused, "and refuses some of those that are too many").toBe(32 * turn);
  }
});

it("makes nothing else in the turn of what must load first", async () => {
  const turns: (() => void)[] = [];
  const work = new NewWork((callback) => turns.push(callback));
  const first = work.run(async () => "loaded");
  const second = work.run(() => "made");
  expect(second).toBeInstanceOf(Promise);
  expect(await first).toBe("loaded");
  turns.pop()?.();
  expect(await second).toBe("made");
});

it("passes on what goes wrong", async () => {
  const turns: (() => void)[] = [];
  const work = new NewWork((callback) => turns.push(callback));
  const fault = (): never => {
    throw new Error("a fault");
  };
  expect(() => work.run(fault)).toThrow("a fault");
  work.run(() => busy(10));
  const later = work.run(fault);
  turns.pop()?.();
  await expect(later).rejects.toThrow("a fault");
});

it("makes nothing while connections arrive, for a short time", async () => {
  const turns: (() => void)[] = [];
  const work = new NewWork((callback) => turns.push(callback));
  work.run(() => busy(10));
  let made: string | undefined = "waits";
  void Promise.resolve(work.run(() => "made")).then((value) => {
    made = value;
  });
  for (let times = 0; times < 3; times++) {
    work.giveWay();
    turns.pop()?.();
  }
  await Promise.resolve();
  expect(made).toBe("waits");
  // What has waited for one turn is not refused, although the process was held up.
  busy(510);
  work.giveWay();
  turns.pop()?.();
  await Promise.resolve();
  expect(made, "they have arrived for long enough").toBe("made");
});

it("makes a part of something long in every other turn, and what else waits in between", async () => {
  const turns: (() => void)[] = [];
  const work = new NewWork((callback) => turns.push(callback));
  const made: string[] = [];
  const long = async (): Promise<void> => {
    for (let part = 1; part <= 3; part++) {
      await work.pause();
      made.push(`part ${part}`);
    }
  };
  void work.run(long);
  for (const name of ["one", "two"])
    void Promise.resolve(work.run(() => busy(10))).then(() => made.push(name));
  for (let turn = 0; turn < 5; turn++) {
    turns.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(made).toEqual(["part 1", "one", "part 2", "two", "part 3"]);
});

it("begins no more than some long answers, ends them first, and counts what they take", async () => {
  const turns: (() => void)[] = [];
  const work = new NewWork((callback) => turns.push(callback));
  const [begun, ended] = [new Set<number>(), new Set<number>()];
  let refused = 0;
  const PARTS = 20;
  const long = async (at: number): Promise<true> => {
    begun.add(at);
    for (let part = 0; part < PARTS; part++) await work.pause();
    ended.add(at);
    return true;
  };
  const ask = (at: number): void =>
    void Promise.resolve(work.run(() => long(at))).then((value) => {
      if (value === undefined) refused++;
    });
  let most = 0;
  for (let at = 0; at < 2000; at++) {
    ask(at);
    turns.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, begun.size - ended.size);
  }
  expect(most, "long answers begun and not ended").toBeLessThanOrEqual(17);
  expect(ended.size, "nearly each turn makes a part").toBeGreaterThan(60);
  // A hundred milliseconds each: half a second is enough for some of them.
  expect(begun.size - ended.size + refused, "the others are refused").toBeGreaterThan(1500);
});

it("lets others finish before long work, and before each turn's, but not before each short one", () => {
  const turns: (() => void)[] = [];
  const work = new NewWork((callback) => turns.push(callback));
  let finished = 0;
  work.beforeLongWork(() => finished++);
  work.run(() => "made");
  work.run(() => "made");
  expect(finished, "short work").toBe(0);
  turns.pop()?.();
  expect(finished, "a turn").toBe(1);
  work.run(() => busy(30));
  turns.pop()?.();
  expect(finished, "the next turn").toBe(2);
  work.run(() => "made");
  expect(finished, "work that takes long on average").toBe(3);
});
