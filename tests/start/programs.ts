import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program of the machine, or undefined where it is not installed. With CI=true it must be. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (found === undefined && process.env["CI"] === "true") {
    throw new Error(`${name} is not installed: .ci/run must install it`);
  }
  return found;
}
