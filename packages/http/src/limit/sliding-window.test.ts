import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargeFields, type Quota, WINDOW } from "./quota.ts";
import { limitInMemory } from "./sliding-window.ts";

const fieldsOf = (quota: Quota, cost = 1) =>
  chargeFields({ limit: 5, take: () => quota }, { quota, cost, client: "192.0.2.1" });

it("writes what is left in plain digits, however much it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(2000), fc.nat(9_999_999_999)), fc.integer({ min: 1, max: 60 }), (r, t) => {
      const fields = fieldsOf({ allowed: true, remaining: r, seconds: t });
      expect(fields).toEqual(["RateLimit", `"default";r=${r};t=${t}`]);
    }),
    { numRuns: 1000 },
  );
});

it("says when to come again, and nothing of what the limiter does not tell", () => {
  expect(fieldsOf({ allowed: false, remaining: 0, seconds: 7 })).toEqual([
    "RateLimit",
    '"default";r=0;t=7',
    "Retry-After",
    "7",
  ]);
  expect(fieldsOf({ allowed: true, remaining: undefined, seconds: 60 })).toEqual([]);
  expect(fieldsOf({ allowed: false, remaining: 5, seconds: 7 }, 6), "more than a minute has").toEqual([
    "RateLimit",
    '"default";r=5;t=7;naijaref-cost=6',
  ]);
});

function start(limit: number) {
  let moment = 1_000_000;
  const limiter = limitInMemory(limit, () => moment);
  return {
    wait: (milliseconds: number) => {
      moment += milliseconds;
    },
    take: (client = "a", cost: number = 1) => limiter.take(client, cost) as Quota,
  };
}

it("is the same as remembering every request, whatever the times", () => {
  const steps = fc.array(
    fc.record({
      wait: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 2 * WINDOW }),
      ),
      client: fc.constantFrom("a", "b"),
      cost: fc.constantFrom(0, 1, 1, 2, 5),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), steps, (limit, all) => {
      const limiter = start(limit);
      const remembered: { client: string; at: number }[] = [];
      let now = 0;
      for (const { wait, client, cost } of all) {
        limiter.wait(wait);
        now += wait;
        const counts = remembered.filter((one) => one.client === client && one.at > now - WINDOW);
        const missing = counts.length + cost - limit;
        const allowed = cost === 0 || missing <= 0;
        for (let unit = 0; allowed && unit < cost; unit++) {
          remembered.push({ client, at: now });
          counts.push({ client, at: now });
        }
        const oldest = counts[allowed ? 0 : missing - 1]?.at ?? now;
        expect(limiter.take(client, cost)).toEqual({
          allowed,
          remaining: limit - counts.length,
          seconds: Math.max(1, Math.ceil((oldest + WINDOW - now) / 1000)),
        });
      }
    }),
    { numRuns: 300 },
  );
});

it("stays bounded under a flood of addresses, and remembers who is still there", () => {
  const limiter = start(3);
  for (let address = 0; address < 200_000; address++) {
    limiter.take(`address ${address}`);
    if (address % 10_000 === 0) limiter.take("steady");
  }
  expect(limiter.take("steady", 0).remaining).toBe(0);
});

describe("an IPv6 /48", () => {
  it("has four limits of a /64, however many of them it has", () => {
    const limiter = start(10);
    const quotas = Array.from({ length: 65 }, (_, at) => limiter.take(`2001:db8:1:${at.toString(16)}::/64`));
    expect(quotas.filter(({ allowed }) => allowed)).toHaveLength(40);
    expect(quotas.at(-1)).toMatchObject({ remaining: 0, of: "2001:db8:1::/48" });
    expect(limiter.take("2001:db8:2:0::/64").allowed, "another /48").toBe(true);
    limiter.wait(WINDOW);
    expect(limiter.take("2001:db8:1:0::/64").allowed).toBe(true);
  });

  it("gives one /64 no more than its own limit", () => {
    const limiter = start(10);
    const quotas = Array.from({ length: 12 }, () => limiter.take("2001:db8:1:2::/64"));
    expect(quotas.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(quotas.at(-1)).not.toHaveProperty("of");
  });
});
