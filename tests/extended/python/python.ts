import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findProgram } from "../../start/programs.ts";

/** Python 3.10 or later: the one with the packages of `.ci/readers.txt`, or the machine's. */
function findPython(): string | undefined {
  const readers = process.env["PYTHON_READERS"] ?? "";
  const found = existsSync(readers) ? readers : findProgram("python3");
  if (found === undefined) return undefined;
  const { status } = spawnSync(found, ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]);
  return status === 0 ? found : undefined;
}

export const python = findPython();

/** Whether that Python has a package. In CI it must: `.ci/run` installs `.ci/readers.txt`. */
export function hasModule(name: string): boolean {
  if (python === undefined) return false;
  const { status } = spawnSync(python, ["-c", `import ${name}`]);
  if (status !== 0 && process.env["CI"] === "true")
    throw new Error(`Python has no ${name}: .ci/run must install .ci/readers.txt, and set PYTHON_READERS`);
  return status === 0;
}
