import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export function comparePython(lines: object): string {
  const python = process.env["PYTHON_LINKAGE"] ?? "python3";
  const script = fileURLToPath(new URL("contenders.py", import.meta.url));
  const { status, stdout, stderr } = spawnSync(python, [script], {
    input: JSON.stringify(lines),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    timeout: 300_000,
  });
  return status === 0
    ? stdout.trim()
    : `RapidFuzz and recordlinkage were skipped: ${stderr.trim().split("\n").at(-1)}`;
}
