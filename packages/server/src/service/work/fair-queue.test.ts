import type { Pause } from "@naijaref/api/operations/in-parts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const CLIENT = "192.0.2.1";
const LONG = { size: "long" } as const;

let turns: (() => void)[];
let work: FairQueue;
/** What has become of each request: its value, or undefined where it was refused. */
let outcomes: unknown[];

// By the machine's clock, a busy machine would refuse what a quiet one makes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  turns = [];
  outcomes = [];
  parts = 0;
  work = new FairQueue((callback) => turns.push(callback));
});

afterEach(() => void vi.useRealTimers());

const run = (...[client, make, options]: Parameters<FairQueue["run"]>): void =>
  void Promise.resolve(work.run(client, make, options)).then((value) => outcomes.push(value));

const refused = (): number => outcomes.filter((value) => value === undefined).length;

/** Stands for an answer that takes some milliseconds to make. */
function take(milliseconds: number): string {
  vi.advanceTimersByTime(milliseconds);
  return "made";
}

/** Runs some turns, each to the end of what it has resolved. */
async function queueRequests(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    turns.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let parts: number;

const forEver = async (pause: Pause): Promise<string> => {
  for (;;) {
    await pause?.();
    parts++;
  }
};

it("makes values for a slice of each turn, one after the other, and refuses some of what has waited too long", async () => {
  expect(
    work.run(CLIENT, () => take(10)),
    "at once while there is time",
  ).toBe("made");
  const counts = (): number[] => [outcomes.length - refused(), refused()];
  for (let asked = 0; asked < 200; asked++) run(CLIENT, () => take(10));
  expect(counts()).toEqual([0, 0]);
  for (let turn = 1; turn <= 3; turn++) {
    expect(turns).toHaveLength(1);
    await queueRequests(1);
    expect(counts(), "a turn takes one that fills its slice").toEqual([turn, 0]);
  }
  take(500);
  for (let turn = 1; turn <= 3; turn++) {
    await queueRequests(1);
    expect(counts(), "and refuses some of those that are too many").toEqual([3 + turn, 32 * turn]);
  }
});

it("begins requests for a slice of each turn, in which what is made does not count, and the others in order", () => {
  expect(work.isOver()).toBe(false);
  work.run(CLIENT, () => take(4));
  expect(work.isOver(), "made").toBe(false);
  take(3);
  expect(work.isOver()).toBe(true);
  const begun: number[] = [];
  for (let at = 0; at < 4; at++)
    work.wait(() => {
      begun.push(at);
      take(2);
    });
  turns.pop()?.();
  expect(begun).toEqual([0, 1]);
  expect(work.isOver(), "while others wait").toBe(true);
  turns.pop()?.();
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(work.isOver()).toBe(false);
});

it("passes on what goes wrong", async () => {
  const fault = (): never => {
    throw new Error("a fault");
  };
  expect(() => work.run(CLIENT, fault)).toThrow("a fault");
  work.run(CLIENT, () => take(10));
  const later = work.run(CLIENT, fault);
  turns.pop()?.();
  await expect(later).rejects.toThrow("a fault");
});

it("makes nothing while connections arrive, for twice as long as it makes", async () => {
  work.run(CLIENT, () => take(10));
  for (let asked = 0; asked < 2; asked++) run(CLIENT, () => take(5));
  const arrive = async (): Promise<void> => {
    work.giveWay();
    await queueRequests(1);
  };
  for (let round = 1; round <= 2; round++) {
    for (let times = 0; times < 3; times++) {
      await arrive();
      take(1);
    }
    expect(outcomes).toHaveLength(round - 1);
    // What has waited for one turn is not refused, although the process was held up.
    take(510);
    await arrive();
    expect(outcomes, "they have arrived for long enough").toHaveLength(round);
  }
});

it("makes a part of something long in every other turn, and what else waits in between", async () => {
  const made: string[] = [];
  const long = async (pause: Pause): Promise<void> => {
    for (let part = 1; part <= 3; part++) {
      await pause?.();
      made.push(`part ${part}`);
    }
  };
  run(CLIENT, long);
  for (const name of ["one", "two"])
    run(CLIENT, () => {
      take(10);
      made.push(name);
    });
  await queueRequests(5);
  expect(made).toEqual(["part 1", "one", "part 2", "two", "part 3"]);
});

it("begins some long answers of one client, ends them first, and refuses the others", async () => {
  let [begun, ended, most] = [0, 0, 0];
  const long = async (pause: Pause): Promise<true> => {
    begun++;
    for (let part = 0; part < 20; part++) {
      await pause?.();
      take(5);
    }
    ended++;
    return true;
  };
  for (let at = 0; at < 1000; at++) {
    run(CLIENT, long, LONG);
    await queueRequests(1);
    most = Math.max(most, begun - ended);
  }
  expect(most, "long answers begun and not ended").toBe(4);
  expect(ended, "nearly each turn makes a part").toBeGreaterThan(30);
  expect(begun - ended + refused()).toBeGreaterThan(700);
});

it("begins the first long answer of a client, however many others have begun", async () => {
  for (let at = 0; at < 40; at++) run(`192.0.2.${at}`, forEver, LONG);
  await queueRequests(100);
  const one = work.run("198.51.100.1", async (pause) => pause().then(() => "made"), LONG);
  await queueRequests(8);
  expect(await Promise.race([one, "waits"])).toBe("made");
});

it("lets others finish before each turn's work and when much was made, but not before each short one", () => {
  let finished = 0;
  work.beforeLongWork(() => finished++);
  work.run(CLIENT, () => "made");
  work.run(CLIENT, () => take(1.5));
  expect(finished, "short work").toBe(0);
  work.run(CLIENT, () => "made");
  expect(finished, "after much").toBe(1);
  turns.pop()?.();
  expect(finished, "a turn").toBe(2);
});

it("gives each /48 of IPv6 its turn: heavy clients only delay themselves", async () => {
  const other = "2001:db8:2:0::/64";
  const ask = (client: string): void =>
    run(client, () => {
      take(10);
      return client;
    });
  for (let time = 0; time < 20; time++) ask(`2001:db8:1:${time}::/64`);
  ask(other);
  await queueRequests(3);
  expect(outcomes.slice(0, 3), "the other client's one answer").toContain(other);
});

it("makes next what the client asks for that has had least, however many ask for much", () => {
  const order: string[] = [];
  const ask = (client: string, name: string): void =>
    run(client, () => {
      take(6);
      order.push(name);
    });
  const many = Array.from({ length: 20 }, (_, at) => `192.0.2.${at}`);
  for (const client of many) for (let times = 0; times < 2; times++) ask(client, "much");
  // Each has had one, and waits for its second.
  for (let turn = 1; turn < many.length; turn++) turns.pop()?.();
  expect(order).toEqual(many.map(() => "much"));
  ask("198.51.100.1", "new");
  turns.pop()?.();
  expect(order.at(-1)).toBe("new");
});

it("gives up what is not made in time while others wait, and frees its place", async () => {
  for (let at = 0; at < 16; at++) run(`192.0.2.${at}`, forEver, LONG);
  // From when it is asked for, and not from when it begins.
  take(400);
  await queueRequests(40);
  take(1300);
  await queueRequests(60);
  expect(outcomes).toEqual([]);
  take(200);
  const next = work.run("198.51.100.1", async () => "made", LONG);
  await queueRequests(80);
  // The last one is alone: nobody waits for its place.
  expect(outcomes.slice(0, 15)).toEqual(Array(15).fill(undefined));
  expect(await next).toBe("made");
});

it("makes nothing more of a long answer whose client has gone", async () => {
  let isGone = false;
  const made = work.run(CLIENT, forEver, { size: "long", isGone: () => isGone });
  await queueRequests(5);
  isGone = true;
  const before = parts;
  await queueRequests(5);
  expect(await made).toBeUndefined();
  expect(parts - before).toBeLessThanOrEqual(1);
});
