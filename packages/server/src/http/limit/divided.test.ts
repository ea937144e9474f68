import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideLimit, type FromPrimary, shareOf, type ToPrimary } from "./divided.ts";
import { type Limiter, type Quota, WINDOW } from "./quota.ts";
import { quotaOf } from "./sliding-window.ts";
import { limitOfAll, type Member } from "./whole.ts";

interface Use {
  readonly client: string;
  readonly at: number;
}

/** Some processes and their primary, with channels whose messages arrive when a test says so. */
function start(limit: number, processes: number, options: { most?: number; patience?: number } = {}) {
  let moment = 1_000_000;
  const now = (): number => moment;
  const whole = limitOfAll(limit, now, options);
  /** Every unit that was allowed and counted, whoever counted it. */
  const allowed: Use[] = [];
  const note = (client: string, cost: number): void => {
    for (let unit = 0; unit < cost; unit++) allowed.push({ client, at: moment });
  };

  const addProcess = (number: number) => {
    const up: ToPrimary[] = [];
    const down: FromPrimary[] = [];
    const costs = new Map<number, { readonly client: string; readonly cost: number }>();
    const member: Member = {
      send: (message) => {
        down.push(message);
        const request = message.kind === "counted" ? costs.get(message.id) : undefined;
        if (message.kind === "counted" && message.count.allowed && request !== undefined)
          note(request.client, request.cost);
      },
    };
    const divided = divideLimit({
      limit,
      share: shareOf(limit, processes, number),
      now,
      send: (message) => {
        if (message.kind === "count") costs.set(message.id, message);
        up.push(message);
      },
    });
    const inPrimary: Limiter = {
      limit,
      take: async (client, cost) => quotaOf(limit, await divided.primary.count(client, limit, cost)),
    };
    const limiter = divided.limitBy(inPrimary);
    whole.receive(member, { kind: "join" });
    return {
      member,
      up,
      down,
      take: (client: string, cost: number = 1): Quota | Promise<Quota> => {
        const quota = limiter.take(client, cost);
        if (!(quota instanceof Promise) && quota.allowed) note(client, cost);
        return quota;
      },
      /** One message arrives in each direction, if there is one. */
      deliver: () => {
        const [out, back] = [up.shift(), down.shift()];
        if (out !== undefined) whole.receive(member, out);
        if (back !== undefined) divided.receive(back);
        return out !== undefined || back !== undefined;
      },
    };
  };
  const all = Array.from({ length: processes }, (_, number) => addProcess(number));
  return {
    all,
    allowed,
    whole,
    addProcess,
    now,
    wait: (milliseconds: number) => {
      moment += milliseconds;
    },
    deliverAll: () => {
      while (all.map(({ deliver }) => deliver()).includes(true));
    },
  };
}

const processes = fc.integer({ min: 1, max: 4 });
const limits = fc.integer({ min: 1, max: 12 });
const client = fc.constantFrom("a", "b");
const cost = fc.constantFrom(0, 1, 1, 3);
const wait = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 0, max: 2 * WINDOW }),
);

it("limits as one process does, if messages take no time", async () => {
  const steps = fc.array(fc.record({ wait, client, cost, process: fc.nat(3), givesBack: fc.boolean() }), {
    maxLength: 80,
  });
  await fc.assert(
    fc.asyncProperty(limits, processes, steps, async (limit, count, all) => {
      const service = start(limit, count);
      for (const { wait, client, cost, process, givesBack } of all) {
        service.wait(wait);
        if (givesBack) service.whole.giveBack();
        const before = service.allowed.filter(
          (one) => one.client === client && one.at > service.now() - WINDOW,
        );
        const taken = service.all[process % count]?.take(client, cost);
        service.deliverAll();
        const quota = await taken;
        const missing = before.length + cost - limit;
        expect(quota?.allowed).toBe(cost === 0 || missing <= 0);
        const oldest = before[missing - 1]?.at ?? service.now();
        if (!quota?.allowed) expect(quota?.seconds).toBe(Math.ceil((oldest + WINDOW - service.now()) / 1000));
      }
    }),
    { numRuns: 200 },
  );
});

it("allows no more than the limit in any minute, whenever messages arrive", () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("take" as const), client, cost, process: fc.nat(3) }),
      fc.record({ kind: fc.constant("deliver" as const), process: fc.nat(3) }),
      fc.record({ kind: fc.constant("wait" as const), wait }),
    ),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(limits, processes, steps, (limit, count, all) => {
      const service = start(limit, count);
      for (const step of all) {
        if (step.kind === "take") service.all[step.process % count]?.take(step.client, step.cost);
        else if (step.kind === "deliver") service.all[step.process % count]?.deliver();
        else {
          service.wait(step.wait);
          service.whole.giveBack();
        }
      }
      for (const { client, at } of service.allowed) {
        const inMinute = service.allowed.filter(
          (one) => one.client === client && one.at >= at && one.at < at + WINDOW,
        );
        expect(inMinute.length).toBeLessThanOrEqual(limit);
      }
    }),
    { numRuns: 500 },
  );
});

describe("messages", () => {
  it("are not sent for who uses no process's share, nor for who is over the limit", async () => {
    const { all, deliverAll, wait } = start(10, 2);
    const [first] = all;
    for (let time = 0; time < 5; time++) first?.take("a");
    deliverAll();
    const taken = Array.from({ length: 6 }, () => first?.take("a"));
    expect(first?.up).toHaveLength(6);
    deliverAll();
    expect((await Promise.all(taken)).map((quota) => quota?.allowed)).toEqual([
      ...Array(5).fill(true),
      false,
    ]);

    expect(first?.take("a")).toEqual({ allowed: false, remaining: 0, seconds: 60 });
    expect(first?.take("a", 0)).toEqual({ allowed: true, remaining: 0, seconds: 60 });
    expect(first?.up).toHaveLength(0);
    wait(WINDOW);
    first?.take("a");
    expect(first?.up).toHaveLength(1);
  });

  it("end when the primary has heard nothing of a client for a minute", () => {
    const { all, deliverAll, wait, whole } = start(2, 2);
    for (let time = 0; time < 2; time++) all[0]?.take("a");
    deliverAll();
    wait(WINDOW - 1);
    whole.giveBack();
    deliverAll();
    expect(all[0]?.take("a", 0)).toMatchObject({ remaining: 0 });
    wait(1);
    whole.giveBack();
    deliverAll();
    expect(all.map(({ take }) => take("a"))).toMatchObject([{ allowed: true }, { allowed: true }]);
  });
});

describe("a process", () => {
  it("that has ended is not waited for", async () => {
    const { all, whole } = start(2, 2);
    const [first, second] = all;
    first?.take("a");
    const taken = first?.take("a");
    first?.deliver();
    second && whole.leave(second.member);
    while (first?.deliver());
    expect(await taken).toMatchObject({ allowed: true });
  });

  it("that is busy is waited for only so long, and what it has counted is added when it comes", async () => {
    const { all } = start(2, 2, { patience: 1 });
    const [first, second] = all;
    second?.take("a");
    first?.take("a");
    const taken = first?.take("a");
    while (first?.deliver());
    await new Promise((resolve) => setTimeout(resolve, 5));
    while (first?.deliver());
    expect(await taken).toMatchObject({ allowed: true });
    while (second?.deliver());
    const refused = second?.take("a");
    while (second?.deliver());
    expect(await refused).toMatchObject({ allowed: false });
  });

  it("that starts later counts nobody whom the primary counts", () => {
    const { all, addProcess, deliverAll } = start(2, 2);
    for (let time = 0; time < 2; time++) all[0]?.take("a");
    deliverAll();
    const late = addProcess(1);
    late.deliver();
    expect(late.take("a")).toBeInstanceOf(Promise);
    expect(late.take("b")).toMatchObject({ allowed: true });
  });
});

it("counts a bounded number of clients in the primary", () => {
  const { all, deliverAll } = start(4, 2, { most: 3 });
  for (const client of "abcd") for (let time = 0; time < 3; time++) all[0]?.take(client);
  deliverAll();
  expect(all[0]?.take("a")).toMatchObject({ allowed: true });
  expect(all[0]?.take("b")).toBeInstanceOf(Promise);
});

it("divides a limit into whole numbers", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: 1, max: 64 }), (limit, processes) => {
      const shares = Array.from({ length: processes }, (_, number) => shareOf(limit, processes, number));
      expect(shares.reduce((sum, share) => sum + share)).toBe(limit);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});
