import { readFileSync } from "node:fs";

const read = (pid: number, file: string): string => readFileSync(`/proc/${pid}/${file}`, "utf8");

/**
 * The CPU time that a process and those that it started have used so far, in seconds: one figure for each.
 * Time that other programs or other machines on the same hardware took is not in it.
 */
export function cpuSecondsOfEach(pid: number): readonly number[] {
  // proc(5): the 14th and 15th field are user and system time, in hundredths; the 2nd may hold spaces.
  const fields = read(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) / 100;
  const children = read(pid, `task/${pid}/children`).split(" ").filter(Boolean);
  return [own, ...children.flatMap((child) => cpuSecondsOfEach(Number(child)))];
}

/** The sum of them. */
export const cpuSecondsOf = (pid: number): number =>
  cpuSecondsOfEach(pid).reduce((sum, seconds) => sum + seconds, 0);
