import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { LEAST_MEMORY } from "../../../packages/server/src/process/memory.ts";
import { createMemoryGroup } from "../../start/memory-group.ts";
import { untilReady } from "../../start/runtimes.ts";
import { startFrom } from "../../start/start-from.ts";
import { LOADS } from "../soak/hostile/loads.ts";

/**
 * Clients, each within its limit, ask for what takes most memory, in the least memory that docs/deploy.md
 * names and in half of it, in a group of the kernel as a container's.
 */

/** In bytes; in milliseconds; and of the memory: with less the load would prove nothing. */
const TRIED = [
  ["fifty clients of the largest answers", "large answers", LEAST_MEMORY, 8_000, 0.35],
  ["a hundred clients of every door", "every door", LEAST_MEMORY, 60_000, 0.3],
  ["a hundred clients of every door in half of the memory", "every door", LEAST_MEMORY / 2, 60_000, 0.6],
] as const;

const canGroup = createMemoryGroup(LEAST_MEMORY)?.remove;
canGroup?.();

it.skipIf(canGroup === undefined).each(TRIED)(
  "survives %s (where a memory group can be made)",
  async (_, load, memory, length, leastUsed) => {
    const group = createMemoryGroup(memory);
    if (group === undefined) return;
    onTestFinished(group.remove);
    const service = await startFrom(
      fileURLToPath(new URL("../../../packages/server/", import.meta.url)),
      { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT: "1200" },
      group,
    );
    await untilReady(service);
    const end = performance.now() + length;
    await LOADS[load](Number(new URL(service.url).port), () => performance.now() > end || service.hasEnded());
    if (process.env["PRINT_MEMORY"]) console.log(group.most() / 2 ** 20);
    expect(service.hasEnded(), "ended by the kernel").toBe(false);
    expect((await fetch(`${service.url}/v1/health`)).status).toBe(200);
    expect(group.most() / memory).toBeGreaterThan(leastUsed);
  },
);
