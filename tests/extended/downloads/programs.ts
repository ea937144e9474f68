import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DownloadFile } from "../../../tools/publish/downloads/file.ts";

/** A program of Debian's; `.ci/run` installs it. Where it is missing elsewhere, its tests are skipped. */
export function programAt(path: string, debianPackage: string): { path: string; isThere: boolean } {
  const isThere = existsSync(path);
  if (!isThere && process.env["CI"] === "true")
    throw new Error(`${path} is missing: .ci/run must install ${debianPackage}`);
  return { path, isThere };
}

/** Does something in a folder of its own, with these files in it. */
export function inFolder<Result>(
  files: Readonly<Record<string, Uint8Array>>,
  work: (folder: string, run: (program: string, ...args: readonly string[]) => string) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-read-"));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return work(folder, (program, ...args) =>
      execFileSync(program, args, {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, HOME: folder },
        stdio: ["ignore", "pipe", "ignore"],
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function bytesOf(files: readonly DownloadFile[], name: string): Uint8Array {
  const file = files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`no file ${name}`);
  return file.bytes;
}
