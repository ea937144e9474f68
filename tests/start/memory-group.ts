import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A group of processes that together may use so much memory, as a container's are: the kernel ends them. */
export interface MemoryGroup {
  /** A command that runs in it. */
  readonly command: (command: readonly string[]) => readonly string[];
  /** In bytes: the most that they have used. */
  readonly most: () => number;
  readonly remove: () => void;
}

const ROOT = "/sys/fs/cgroup";

/** Undefined where the system does not let this process make one. */
export function createMemoryGroup(bytes: number): MemoryGroup | undefined {
  try {
    return create(bytes);
  } catch {
    return undefined;
  }
}

function create(bytes: number): MemoryGroup {
  const own = readFileSync("/proc/self/cgroup", "utf8");
  const first = /^\d+:memory:(.*)$/m.exec(own)?.[1];
  const isFirst = first !== undefined && existsSync(join(ROOT, "memory"));
  const parent = isFirst ? join(ROOT, "memory", first) : join(ROOT, /^0::(.*)$/m.exec(own)?.[1] ?? "/");
  const folder = join(parent, `naijaref-${process.pid}-${Math.floor(performance.now())}`);
  mkdirSync(folder);
  try {
    writeFileSync(join(folder, isFirst ? "memory.limit_in_bytes" : "memory.max"), String(bytes));
    execFileSync("sh", ["-c", `echo $$ > ${join(folder, "cgroup.procs")}`]);
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const mostFile = join(folder, isFirst ? "memory.max_usage_in_bytes" : "memory.peak");
  return {
    command: (command) => [
      "sh",
      "-c",
      `echo $$ > ${join(folder, "cgroup.procs")} && exec "$0" "$@"`,
      ...command,
    ],
    most: () => Number(readFileSync(mostFile, "utf8")),
    remove: () => rmdirSync(folder),
  };
}
