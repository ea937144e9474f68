import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { createMemoryGroup } from "../../../start/memory-group.ts";
import { freePort, listening } from "../../../start/ports.ts";
import { untilReady } from "../../../start/runtimes.ts";

const ENTRY = fileURLToPath(new URL("../../../../packages/server/dist/entries/node.js", import.meta.url));
/** In MB: what the container has. */
export const MEMORY = 256;

/** In milliseconds. */
export interface Ran {
  readonly ran: number;
  readonly waited: number;
}

/** Only Linux says it: elsewhere nothing has run, and nothing has waited. */
function ranOf(pid: number | undefined): Ran {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8")
      .split(" ")
      .map((nanoseconds) => Number(nanoseconds) / 1e6);
    return { ran, waited };
  } catch {
    return { ran: 0, waited: 0 };
  }
}

/** The service in a container of a small size, as far as the system lets us make one. */
export interface Contained {
  readonly port: number;
  readonly hasEnded: () => boolean;
  readonly ran: () => Ran;
  /** In MB: the most that it used; undefined where it has no container. */
  readonly most: () => number | undefined;
  readonly end: () => Promise<void>;
}

/** Other programs of this machine are not what is measured. Only some users may do that. */
export function goFirst(pid: number | undefined): void {
  try {
    setPriority(pid ?? 0, -15);
  } catch {
    // As all others then.
  }
}

export async function startContained(variables: Readonly<Record<string, string>>): Promise<Contained> {
  const group = createMemoryGroup(MEMORY * 2 ** 20);
  const port = await freePort();
  const own = [process.execPath, ENTRY];
  const [program = "", ...parameters] = group?.command(own) ?? own;
  const service: ChildProcess = spawn(program, parameters, {
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: "2",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "silent",
      ...variables,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  goFirst(service.pid);
  const ended = once(service, "exit");
  const kill = (): void => void service.kill("SIGKILL");
  process.once("exit", kill);
  await listening(port);
  await untilReady({ url: `http://127.0.0.1:${port}` });
  return {
    port,
    hasEnded: () => service.exitCode !== null || service.signalCode !== null,
    ran: () => ranOf(service.pid),
    most: () => (group === undefined ? undefined : group.most() / 2 ** 20),
    end: async () => {
      kill();
      await ended;
      process.off("exit", kill);
      group?.remove();
    },
  };
}
