import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { LEAST_MEMORY } from "../src/process/memory.ts";
import { createMemoryGroup } from "./memory-group.ts";
import { untilReady } from "./runtimes.ts";
import { startFrom } from "./start-from.ts";

/**
 * Many clients, each within its limit, ask for what takes most memory, in the least memory that
 * docs/deploy.md names, in a group of the kernel as a container's.
 */

const CLIENTS = 50;
/** In milliseconds. */
const LENGTH = 8000;
const STATES = ["LA", "KN", "OG", "AB", "RI", "KD", "BO", "EN", "OY", "ED", "DE", "IM", "AN", "AK"];
const FIELDS = ["code", "lga_code", "state_code", "name", "slug", "senatorial_district", "aliases"];
const FORMS = ["json", "csv", "ndjson"];

/** A number below a bound, the same at each run. */
function createRandom(seed: number): (bound: number) => number {
  let state = seed + 1;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

const group = createMemoryGroup(LEAST_MEMORY);

it.skipIf(group === undefined)(
  "survives in the least memory that it needs (skipped where no memory group can be made)",
  async () => {
    if (group === undefined) return;
    onTestFinished(group.remove);
    const service = await startFrom(
      fileURLToPath(new URL("../", import.meta.url)),
      {
        TRUSTED_PROXIES: "127.0.0.1",
      },
      group,
    );
    await untilReady(service);
    const end = performance.now() + LENGTH;
    const over = new AbortController();
    setTimeout(() => over.abort(), LENGTH);
    const statuses = new Map<number, number>();
    const ask = async (client: number, random: (bound: number) => number): Promise<void> => {
      const headers = {
        "X-Forwarded-For": `203.0.113.${client + 1}`,
        "Accept-Encoding": ["br", "gzip", "identity"][random(3)] ?? "",
      };
      const kind = random(10);
      const post = (body: string) => ({
        method: "POST",
        headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
        body,
      });
      const state = STATES[random(STATES.length)] ?? "";
      const fields = FIELDS.filter((_, at) => at === 0 || random(2) === 0).join();
      const [target, options] =
        kind < 5
          ? [`/v1/wards?fields=${fields}&format=${FORMS[random(3)]}`, { headers }]
          : kind < 7
            ? [`/v1/polling-units?q=school&state=${state}`, { headers }]
            : kind < 8
              ? ["/reconcile", post(`queries=${"a&".repeat(500_000)}`)]
              : [
                  "/reconcile",
                  post(
                    `queries=${encodeURIComponent(
                      JSON.stringify(
                        Object.fromEntries(
                          STATES.map((one, at) => [
                            `q${at}`,
                            { query: `ward ${random(9999)} ${one}`, type: "ward" },
                          ]),
                        ),
                      ),
                    )}`,
                  ),
                ];
      const response = await fetch(service.url + target, { ...options, signal: over.signal });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    };
    /** Asks for lists again and again, and never reads. */
    const leaveUnread = (client: number): void => {
      const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
      socket.on("error", () => {});
      socket.pause();
      socket.write(
        `GET /v1/wards HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.${client + 1}\r\n\r\n`.repeat(20),
      );
      onTestFinished(() => void socket.destroy());
    };
    const use = async (client: number): Promise<void> => {
      const random = createRandom(client);
      leaveUnread(client);
      while (performance.now() < end && !service.hasEnded()) await ask(client, random).catch(() => {});
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => use(client)));
    expect(service.hasEnded(), "ended by the kernel").toBe(false);
    expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
    expect(statuses.get(200)).toBeGreaterThan(5);
    if (process.env["PRINT_MEMORY"]) console.log(statuses, group.most() / 2 ** 20);
  },
  60_000,
);
