import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { type AddUp, limitTogether } from "./shared.ts";
import type { Part } from "./sliding-window.ts";

/** Instances by an injected clock, and a store as Redis is: tests/extended/redis has the real one. */
function start(limit: number, instances: number) {
  let moment = 1_000_000;
  const counted = new Map<string, { by: number; slice: number; units: number }[]>();
  const store = { isThere: true };
  const addUpAs =
    (by: number): AddUp =>
    async (taken) => {
      if (!store.isThere) throw new Error("it is not there");
      const slice = Math.floor(moment / 2000);
      return taken.map(([name, units]) => {
        const all = counted.get(name) ?? [];
        counted.set(name, [...all, { by, slice, units }]);
        const parts = new Map<number, Part>();
        for (const one of all.filter((one) => one.by !== by && one.slice > slice - 31)) {
          const age = Math.max(0, moment - (one.slice + 1) * 2000);
          parts.set(one.slice, [one.slice, (parts.get(one.slice)?.[1] ?? 0) + one.units, age]);
        }
        return [...parts.values()];
      });
    };
  const report = { away: vi.fn(), back: vi.fn() };
  const all = Array.from({ length: instances }, (_, by) =>
    limitTogether(limit, addUpAs(by), report, () => moment),
  );
  const at = (index: number) => {
    const one = all[index];
    if (one === undefined) throw new Error(`there is no instance ${index}`);
    return one;
  };
  return {
    at,
    store,
    counted,
    report,
    wait: (milliseconds: number) => {
      moment += milliseconds;
    },
    burst: async (index: number, count: number, client = "192.0.2.1") => {
      let allowed = 0;
      for (let time = 0; time < count; time++) if ((await at(index).take(client, 1)).allowed) allowed++;
      return allowed;
    },
    exchangeAll: async () => {
      for (const one of all) await one.exchange();
    },
  };
}

it("counts what other instances gave, from the next exchange on", async () => {
  const { burst, exchangeAll, at, wait } = start(120, 2);
  expect(await burst(0, 100)).toBe(100);
  await exchangeAll();
  // A client that the other instance has never seen: it learns of the rest half a second later.
  expect(await burst(1, 10)).toBe(10);
  wait(500);
  await exchangeAll();
  expect(await burst(1, 100)).toBe(10);
  expect(await at(1).take("192.0.2.1", 1)).toMatchObject({ allowed: false, remaining: 0 });
  wait(63_000);
  expect(await burst(1, 121)).toBe(120);
});

it("forgets what another instance gave a minute after that, however late it learned of it", async () => {
  const { burst, exchangeAll, wait } = start(120, 2);
  await burst(0, 50);
  await exchangeAll();
  wait(40_000);
  await burst(1, 1);
  await exchangeAll();
  expect(await burst(1, 60)).toBe(60);
  // Another minute would end in 37 seconds from now; slices are of two seconds.
  wait(23_000);
  expect(await burst(1, 100)).toBe(59);
});

it("gives a client at most the limit, and once what each instance serves it in half a second", async () => {
  const steps = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 400 }), at: fc.nat(2), units: fc.nat(6) }),
    { minLength: 40, maxLength: 300 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 5, max: 60 }), steps, async (limit, all) => {
      const { burst, exchangeAll, wait } = start(limit, 3);
      const given: { at: number; units: number }[] = [];
      let [now, exchanged] = [0, 0];
      const [since, longest] = [
        [0, 0, 0],
        [0, 0, 0],
      ];
      for (const step of all) {
        wait(step.wait);
        now += step.wait;
        const units = await burst(step.at, step.units);
        given.push({ at: now, units });
        since[step.at] = (since[step.at] ?? 0) + units;
        longest[step.at] = Math.max(longest[step.at] ?? 0, since[step.at] ?? 0);
        if (now - exchanged >= 500) {
          await exchangeAll();
          exchanged = now;
          since.fill(0);
        }
      }
      const most = limit + longest.reduce((total, units) => total + units, 0);
      for (const { at } of given) {
        const inMinute = given.filter((one) => one.at >= at && one.at < at + 60_000);
        const sum = inMinute.reduce((total, { units }) => total + units, 0);
        expect(sum).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 150 },
  );
});

it("goes on with what it knows while the store is away, and says both once", async () => {
  const { burst, exchangeAll, store, report, wait } = start(120, 2);
  await burst(1, 10);
  await exchangeAll();
  await burst(0, 60);
  await burst(1, 1);
  await exchangeAll();
  store.isThere = false;
  for (let time = 0; time < 5; time++) {
    await exchangeAll();
    wait(500);
  }
  expect(report.away.mock.calls).toEqual([["it is not there"], ["it is not there"]]);
  // It knows of 10 that the other gave, and of its own 60.
  expect(await burst(0, 100)).toBe(50);
  await exchangeAll();
  store.isThere = true;
  await exchangeAll();
  expect(report.back).toHaveBeenCalledTimes(2);
  // What could not be sent is not sent later: it would be of another time.
  expect(await burst(1, 100)).toBe(49);
});

it("refuses nobody for what the store forgets or counts again", async () => {
  const { burst, exchangeAll, counted, wait } = start(100, 2);
  await burst(0, 40);
  await burst(1, 1);
  await exchangeAll();
  await exchangeAll();
  wait(2000);
  counted.clear();
  await burst(0, 5);
  await burst(1, 1);
  await exchangeAll();
  wait(500);
  await burst(1, 1);
  await exchangeAll();
  wait(500);
  await burst(1, 1);
  await exchangeAll();
  expect(await burst(1, 100)).toBe(100 - 4 - 45);
});

it("exchanges a thousand clients at once, and counts further ones alone", async () => {
  const sizes: number[] = [];
  const addUp: AddUp = async (taken) => {
    sizes.push(taken.length);
    return taken.map(() => []);
  };
  const limiter = limitTogether(5, addUp, { away: () => {}, back: () => {} });
  for (let client = 0; client < 30_000; client++) limiter.take(`client ${client}`, 1);
  await limiter.exchange();
  // Without a client, to know whether the store is there.
  await limiter.exchange();
  expect(sizes).toEqual([1000, 1]);
  expect(await limiter.take("client 29999", 5)).toMatchObject({ allowed: false });
});
