import type { Claim } from "../claims.ts";
import { runtimes } from "../start-up/runtimes.ts";
import { everyPath } from "./cases.ts";
import { type Contender, contenderNamed, WITHOUT_BOTH } from "./contenders.ts";
import { FIRST, startContender, untilReady } from "./running.ts";

/**
 * The memory that the service takes on Node: as `npm start` runs it, and with what a small machine may set.
 */

const AT_ONCE = 16;

/** Resident memory in MB. */
interface Memory {
  readonly whenReady: number;
  readonly afterEveryPath: number;
}

const MOST: Memory = { whenReady: 90, afterEveryPath: 115 };

const ours = contenderNamed(WITHOUT_BOTH);
const [node = "", ...parameters] = ours.command;
/** What docs/deploy.md says of a small machine. */
const OTHERWISE: readonly Contender[] = [
  { ...ours, name: "`--max-semi-space-size=4`", command: [node, "--max-semi-space-size=4", ...parameters] },
  { ...ours, name: "`WATCHDOG_SECONDS=10`", env: { ...ours.env, WATCHDOG_SECONDS: "10" } },
];

async function askEveryPath(port: number): Promise<void> {
  const paths = everyPath();
  const ask = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

async function measure(contender: Contender): Promise<Memory> {
  const running = await startContender(contender, "mix");
  await untilReady(running);
  const whenReady = running.residentMegabytes();
  await askEveryPath(running.port);
  const afterEveryPath = running.residentMegabytes();
  await running.stop();
  return { whenReady, afterEveryPath };
}

/** What Node takes by itself. */
async function measureBare(): Promise<number> {
  const command = runtimes(FIRST.port).Node.bare;
  const running = await startContender({ name: "the least server", command, cases: "all" }, "mix");
  const bare = running.residentMegabytes();
  await running.stop();
  return bare;
}

const describe = ({ whenReady, afterEveryPath }: Memory): string =>
  `${whenReady.toFixed(0)} MB when ready, ${afterEveryPath.toFixed(0)} MB after every path`;

/** Lines for docs/speed.md, and what we claim. */
export async function measureMemory(): Promise<{
  readonly lines: readonly string[];
  readonly claims: readonly Claim[];
}> {
  const bare = await measureBare();
  const memory = await measure(ours);
  const lines = [
    `resident memory: ${describe(memory)}, each of ${everyPath().length} asked once; a bare server ${bare.toFixed(0)} MB`,
  ];
  for (const contender of OTHERWISE)
    lines.push(`resident memory, ${contender.name}: ${describe(await measure(contender))}`);
  return {
    lines,
    claims: (["whenReady", "afterEveryPath"] as const).map((when) => ({
      sentence: `resident memory ${when === "whenReady" ? "when ready" : "after every path"}: ${memory[when].toFixed(0)} MB, at most ${MOST[when]}`,
      holds: memory[when] <= MOST[when],
    })),
  };
}
