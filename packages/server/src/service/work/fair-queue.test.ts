import type { Pause } from "@naijaref/api/operations/in-parts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const CLIENT = "192.0.2.1";
const LONG = { size: "long" } as const;

const OTHER = "192.0.2.2";

let turns: (() => void)[];
let work: FairQueue;

// By the machine's clock, a busy machine would refuse what a quiet one makes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  turns = [];
  work = new FairQueue((callback) => turns.push(callback));
});

afterEach(() => void vi.useRealTimers());

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

const forEver = async (pause: Pause): Promise<string> => {
  for (;;) await pause?.();
};

it("makes values for a slice of each turn, one after the other, and refuses some of what has waited too long", async () => {
  expect(
    work.run(CLIENT, () => take(10)),
    "at once while there is time",
  ).toBe("made");
  let [count, refused] = [0, 0];
  for (let asked = 0; asked < 200; asked++) {
    const later = work.run(CLIENT, () => take(10));
    expect(later).toBeInstanceOf(Promise);
    void Promise.resolve(later).then((value) => {
      if (value === "made") count++;
      else refused++;
    });
  }
  for (let turn = 1; turn <= 3; turn++) {
    expect(turns).toHaveLength(1);
    await queueRequests(1);
    expect(count, "a turn takes one that fills its slice").toBe(turn);
    expect(refused).toBe(0);
  }
  take(500);
  for (let turn = 1; turn <= 3; turn++) {
    await queueRequests(1);
    expect(refused, "and refuses some of those that are too many").toBe(32 * turn);
    expect(count).toBe(3 + turn);
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

it("makes nothing else in the turn of what must load first", async () => {
  const first = work.run(CLIENT, async () => "loaded");
  const second = work.run(CLIENT, () => "made");
  expect(second).toBeInstanceOf(Promise);
  expect(await first).toBe("loaded");
  turns.pop()?.();
  expect(await second).toBe("made");
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
  let made = 0;
  for (let asked = 0; asked < 2; asked++)
    void Promise.resolve(work.run(CLIENT, () => take(5))).then(() => made++);
  const arrive = async (): Promise<void> => {
    work.giveWay();
    await queueRequests(1);
  };
  for (let round = 1; round <= 2; round++) {
    for (let times = 0; times < 3; times++) {
      await arrive();
      take(1);
    }
    expect(made).toBe(round - 1);
    // What has waited for one turn is not refused, although the process was held up.
    take(510);
    await arrive();
    expect(made, "they have arrived for long enough").toBe(round);
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
  void work.run(CLIENT, long);
  for (const name of ["one", "two"])
    void Promise.resolve(work.run(CLIENT, () => take(10))).then(() => made.push(name));
  await queueRequests(5);
  expect(made).toEqual(["part 1", "one", "part 2", "two", "part 3"]);
});

it("begins some long answers of one client, ends them first, and refuses the others", async () => {
  let [begun, ended, refused, most] = [0, 0, 0, 0];
  const PARTS = 20;
  const long = async (pause: Pause): Promise<true> => {
    begun++;
    for (let part = 0; part < PARTS; part++) {
      await pause?.();
      take(5);
    }
    ended++;
    return true;
  };
  for (let at = 0; at < 1000; at++) {
    void Promise.resolve(work.run(CLIENT, long, LONG)).then((value) => {
      if (value === undefined) refused++;
    });
    await queueRequests(1);
    most = Math.max(most, begun - ended);
  }
  expect(most, "long answers begun and not ended").toBe(8);
  expect(ended, "nearly each turn makes a part").toBeGreaterThan(30);
  expect(begun - ended + refused).toBeGreaterThan(700);
});

it("begins the first long answer of a client, however many others have begun", async () => {
  for (let at = 0; at < 40; at++) void work.run(`192.0.2.${at}`, forEver, LONG);
  await queueRequests(100);
  const one = work.run("198.51.100.1", async (pause) => pause().then(() => "made"), LONG);
  await queueRequests(8);
  expect(await Promise.race([one, "waits"])).toBe("made");
});

it("lets others finish before each turn's work and when much was made, but not before each short one", () => {
  let finished = 0;
  work.beforeLongWork(() => finished++);
  work.run(CLIENT, () => "made");
  work.run(CLIENT, () => take(2));
  expect(finished, "short work").toBe(0);
  work.run(CLIENT, () => "made");
  expect(finished, "after much").toBe(1);
  turns.pop()?.();
  expect(finished, "a turn").toBe(2);
});

it.each([
  ["an address", () => CLIENT, OTHER],
  ["a /48 of IPv6", (at: number) => `2001:db8:1:${at}::/64`, "2001:db8:2:0::/64"],
])("gives each client its turn, by %s: heavy clients only delay themselves", async (_, spender, other) => {
  const made: string[] = [];
  const ask = (client: string): void =>
    void Promise.resolve(work.run(client, () => take(10))).then(() => made.push(client));
  for (let time = 0; time < 20; time++) ask(spender(time));
  ask(other);
  await queueRequests(3);
  expect(made.slice(0, 3), "the other client's one answer").toContain(other);
});

it("makes for others while a client's long answers never end, and refuses what of its own has waited", async () => {
  let [begun, refused] = [0, 0];
  for (let time = 0; time < 40; time++)
    void Promise.resolve(
      work.run(
        CLIENT,
        (pause) => {
          begun++;
          return forEver(pause);
        },
        LONG,
      ),
    ).then((value) => {
      if (value === undefined) refused++;
    });
  await queueRequests(60);
  expect(begun).toBe(8);
  let other: string | undefined;
  void Promise.resolve(work.run(OTHER, () => "made")).then((value) => {
    other = value;
  });
  await queueRequests(3);
  expect(other).toBe("made");
  take(600);
  await queueRequests(3);
  expect(refused, "half a second later").toBe(32);
});

/** Runs turns until nothing happens any more. */
const settle = async (): Promise<void> => {
  for (let times = 0; times < 20; times++) await new Promise((resolve) => setImmediate(resolve));
};

it("has few large answers in the making, one of a client while others wait, and makes the rest meanwhile", async () => {
  const work = new FairQueue(setImmediate);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (client: string) =>
    work.run(
      client,
      () => {
        begun.push(client);
        return new Promise<string>((resolve) => ends.push(() => resolve("made")));
      },
      { size: "large" },
    );
  const first = Array.from({ length: 4 }, () => begin(CLIENT));
  const others = ["192.0.2.2", "192.0.2.3"].map(begin);
  await settle();
  expect(begun).toEqual([CLIENT, "192.0.2.2"]);
  expect(await work.run(CLIENT, () => "made"), "of who waits for a large one").toBe("made");
  expect(await work.run("192.0.2.9", () => "made")).toBe("made");
  ends[1]?.();
  await settle();
  expect(begun.slice(2), "who has none of them").toEqual(["192.0.2.3"]);
  for (const end of ends) end();
  expect(await Promise.all(others)).toEqual(["made", "made"]);
  await settle();
  expect(begun.slice(3), "nobody else waits").toEqual([CLIENT, CLIENT]);
  for (const end of ends) end();
  await settle();
  for (const end of ends) end();
  expect(await Promise.all(first)).toEqual(Array(4).fill("made"));
});

it("begins a second large answer only if what is cached, not taken and in the making fits the memory", async () => {
  let cached = 0;
  const work = new FairQueue(setImmediate, { bytes: 30 * 2 ** 20, cached: () => cached });
  work.unsent = () => 10 * 2 ** 20;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (client: string) =>
    work.run(
      client,
      () => {
        begun.push(client);
        return new Promise<string>((resolve) => ends.push(() => resolve("made")));
      },
      { size: "large" },
    );
  cached = 25 * 2 ** 20;
  const first = begin("192.0.2.1");
  const second = begin("192.0.2.2");
  await settle();
  expect(begun, "one may always be made").toEqual(["192.0.2.1"]);
  cached = 0;
  await expect.poll(() => begun).toEqual(["192.0.2.1", "192.0.2.2"]);
  for (const end of ends) end();
  expect(await Promise.all([first, second])).toEqual(["made", "made"]);
});

it("begins one large answer at a time while memory is short, and others as ever", async () => {
  const work = new FairQueue(setImmediate);
  let isShort = true;
  work.isMemoryShort = () => isShort;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  for (const client of ["192.0.2.1", "192.0.2.2"])
    void work.run(
      client,
      () => {
        begun.push(client);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      { size: "large" },
    );
  await settle();
  expect(begun).toEqual(["192.0.2.1"]);
  expect(await work.run("192.0.2.3", async () => "made", LONG)).toBe("made");
  isShort = false;
  await expect.poll(() => begun).toHaveLength(2);
  for (const end of ends) end();
});

it("refuses a large answer that has waited for half a second", async () => {
  const own = new FairQueue(setImmediate);
  const never = () => new Promise<string>(() => {});
  for (let at = 0; at < 3; at++) void own.run(`192.0.2.${at}`, never, { size: "large" });
  let isRefused = false;
  void Promise.resolve(own.run("198.51.100.1", never, { size: "large" })).then((value) => {
    isRefused = value === undefined;
  });
  await settle();
  expect(isRefused).toBe(false);
  take(510);
  await expect.poll(() => isRefused).toBe(true);
});

it("makes next what the client asks for that has had least, however many ask for much", () => {
  const order: string[] = [];
  const ask = (client: string, name: string) =>
    void work.run(client, () => {
      order.push(name);
      vi.advanceTimersByTime(6);
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

it("gives up what has not ended in two seconds while others wait, and frees its place", async () => {
  const given: (string | undefined)[] = [];
  for (let at = 0; at < 16; at++)
    void Promise.resolve(work.run(`192.0.2.${at}`, forEver, LONG)).then((value) => given.push(value));
  await queueRequests(40);
  vi.advanceTimersByTime(1900);
  await queueRequests(60);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(200);
  const next = work.run("198.51.100.1", async () => "made", LONG);
  await queueRequests(80);
  // The last one is alone: nobody waits for its place.
  expect(given.slice(0, 15)).toEqual(Array(15).fill(undefined));
  expect(await next).toBe("made");
});

it("makes nothing more of a long answer whose client has gone", async () => {
  let isGone = false;
  let parts = 0;
  const long = async (pause: Pause): Promise<string> => {
    for (;;) {
      await pause?.();
      parts++;
    }
  };
  const made = work.run(CLIENT, long, { size: "long", isGone: () => isGone });
  await queueRequests(5);
  isGone = true;
  const before = parts;
  await queueRequests(5);
  expect(await made).toBeUndefined();
  expect(parts - before).toBeLessThanOrEqual(1);
});
