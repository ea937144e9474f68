import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram, run } from "./programs.ts";

const readers = process.env["PYTHON_READERS"] ?? "";

/** Python 3.10 or later: the one with the packages of `.ci/readers.txt`, or the machine's. */
function findPython(): string | undefined {
  const found = existsSync(readers) ? readers : findProgram("python3");
  if (found === undefined) return undefined;
  const { status } = spawnSync(found, ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]);
  return status === 0 ? found : undefined;
}

export const python = findPython();

/** Whether that Python has each of some packages. In CI it must: `.ci/run` installs `.ci/readers.txt`. */
export function hasModules(...names: readonly string[]): boolean {
  if (python === undefined) return false;
  const { status } = spawnSync(python, ["-c", `import ${names.join(", ")}`]);
  if (status !== 0 && process.env["CI"] === "true")
    throw new Error(
      `Python lacks one of ${names}: .ci/run must install .ci/readers.txt, and set PYTHON_READERS`,
    );
  return status === 0;
}

/** A program that one of those packages brings. */
export const ofPython = (name: string): string => join(dirname(readers), name);

/** Runs Python in a folder, and returns all that it said. If it fails, the error has that. */
export async function runPython(
  cwd: string,
  texts: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const given = { env: { PYTHONDONTWRITEBYTECODE: "1", ...env } };
  const { out, words } = await run(cwd, [python ?? "", ...texts], given);
  return out + words;
}
