import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { LEAST_MEMORY } from "../../../packages/server/src/process/memory.ts";
import { createMemoryGroup } from "../../start/memory-group.ts";
import { startOn, untilReady } from "../../start/runtimes.ts";
import { CONNECTIONS, LOADS, type LoadName } from "./loads.ts";

/**
 * Hostile clients, each within its limit, and others who ask meanwhile: the service stays, and the others are
 * answered. It has the least memory that docs/deploy.md names, or half of it, in a group of the kernel as a
 * container's, where the system lets us make one.
 */

interface Tried {
  readonly load: LoadName;
  /** In milliseconds: it goes on for so long, and until the others are answered. */
  readonly length: number;
  /** Of the least memory. */
  readonly share: number;
  /** Of the memory it has: with less the load would prove nothing. */
  readonly used: number;
  /** How often each of the others must be answered, however long that takes on a busy machine. */
  readonly answers: number;
}

const TRIED: readonly Tried[] = [
  ...(Object.keys(LOADS) as LoadName[])
    .filter((load) => load !== "every door")
    .map((load) => ({ load, length: 4_000, share: 1, used: 0, answers: 5 })),
  { load: "every door", length: 60_000, share: 1, used: 0.3, answers: 1 },
  // Whoever asks may be refused there, but the kernel does not end it.
  { load: "every door", length: 60_000, share: 0.5, used: 0.6, answers: 0 },
];

/** In milliseconds: between the requests of one kind, and after which nobody waits for an answer. */
const PACE = 100;
const PATIENCE = 10_000;

const OTHERS: readonly ((number: number) => readonly [target: string, form?: string])[] = [
  (number) => [`/v1/search?q=ikej${number}a`],
  (number) => [`/v1/match?kind=lga&name=Ikejja${number}`],
  (number) => [`/v1/reverse?lat=6.6&lon=3.3${number}`],
  (number) => ["/reconcile", `queries={"a":{"query":"Ikejja${number}","type":"lga"}}`],
  () => ["/v1/health"],
  () => ["/v1/states/LA"],
];

/** Asks, each time from an address of its own, until so many were answered. */
async function untilAnswered(
  url: string,
  ask: (typeof OTHERS)[number],
  answers: number,
  isGone: () => boolean,
) {
  for (let number = 0, answered = 0; answered < answers && !isGone(); number++) {
    const [target, form] = ask(number);
    const headers = {
      "X-Forwarded-For": `203.0.113.${number % 256}`,
      ...(form !== undefined && { "Content-Type": "application/x-www-form-urlencoded" }),
    };
    const method = form === undefined ? "GET" : "POST";
    const given = { headers, method, body: form ?? null, signal: AbortSignal.timeout(PATIENCE) };
    const status = await fetch(url + target, given).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    );
    if (status === 200) answered++;
    await wait(PACE);
  }
}

it.each(TRIED)("$load, in $share of the least memory", async ({ load, length, share, used, answers }) => {
  const memory = LEAST_MEMORY * share;
  const group = createMemoryGroup(memory);
  if (group !== undefined) onTestFinished(group.remove);
  const settings = {
    ...{ TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT: "1200", LOG_LEVEL: "silent" },
    ...(load === "many connections" && {
      MAX_CONNECTIONS: String(CONNECTIONS.all),
      MAX_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS.ofOne),
    }),
  };
  const service = await startOn("Node", settings, { group });
  onTestFinished(service.stop);
  await untilReady(service);
  const end = performance.now() + length;
  let areAnswered = false;
  const others = Promise.all(OTHERS.map((ask) => untilAnswered(service.url, ask, answers, service.hasEnded)));
  void others.then(() => {
    areAnswered = true;
  });
  await LOADS[load](service.port, () => service.hasEnded() || (performance.now() > end && areAnswered));
  expect(service.hasEnded(), "ended by the kernel").toBe(false);
  expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
  if (group !== undefined) expect(group.most() / memory).toBeGreaterThan(used);
});
