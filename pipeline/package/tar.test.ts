import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { likeBesideLike } from "./tar.ts";

it("sorts the files of an archive, and changes none", () => {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-tar-"));
  const tar = (...args: string[]): string => execFileSync("tar", args, { cwd: folder, encoding: "utf8" });
  const files = new Map([
    ["dist/generated/wards.js", "w".repeat(600)],
    ["LICENSE", "licence"],
    ["dist/generated/none.js", ""],
    ["large.js", "l".repeat(1024)],
    ["small.js", "s".repeat(512)],
    ["types.d.cts", "Bayelsa – Ọ̀yọ́"],
  ]);
  mkdirSync(join(folder, "dist/generated"), { recursive: true });
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  tar("--format=ustar", "-cf", "given.tar", ...files.keys());
  writeFileSync(join(folder, "sorted.tar"), likeBesideLike(readFileSync(join(folder, "given.tar"))));
  const listed = tar("-tf", "sorted.tar").trim().split("\n");
  const read = listed.map((path) => [path, tar("-xOf", "sorted.tar", path)] as const);
  rmSync(folder, { recursive: true });
  expect(listed).toEqual([
    "LICENSE",
    "types.d.cts",
    "small.js",
    "large.js",
    "dist/generated/none.js",
    "dist/generated/wards.js",
  ]);
  expect(new Map(read)).toEqual(files);
});
