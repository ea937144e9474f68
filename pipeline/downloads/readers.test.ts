import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCompleteDataset } from "../compile/complete-dataset.ts";
import { buildPackage } from "./package.ts";

/** The lines of the guide, run by the tools that people use, on the files that people take away. */

/** A Python with pandas, polars, duckdb, openpyxl and frictionless; `.ci/run` makes it. */
const PYTHON = process.env["PYTHON_READERS"] ?? "";

if (!existsSync(PYTHON) && process.env["CI"] === "true") {
  throw new Error(
    "PYTHON_READERS is not set: .ci/run must make a Python with the packages of .ci/readers.txt",
  );
}

const guide = readFileSync(new URL("../../docs/downloads.md", import.meta.url), "utf8");

const blocks = [...guide.matchAll(/^```python\n(.*?)^```/gms)].map((match) => match[1] ?? "");

/** What a block says that it prints: the comment behind each print. */
const expected = (block: string): string[] =>
  [...block.matchAll(/^print\(.*\) {2}# (.*)$/gm)].map((match) => match[1] ?? "");

const folder = mkdtempSync(join(tmpdir(), "naijaref-downloads-"));

describe.skipIf(!existsSync(PYTHON))("the files, read as docs/downloads.md says,", () => {
  beforeAll(async () => {
    const files = await buildPackage(readCompleteDataset(), { licence: "", attribution: "" });
    for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("are enough for a reader of 200 lines, which the vectors prove", () => {
    const example = fileURLToPath(new URL("../../examples/python/", import.meta.url));
    expect(readFileSync(`${example}naijaref.py`, "utf8").split("\n").length).toBeLessThanOrEqual(201);
    const printed = execFileSync(PYTHON, [`${example}test_naijaref.py`, folder], { encoding: "utf8" });
    expect(printed).toMatch(/^passed: .*'check_account'.*; failed: 0$/m);
  });

  it.each(blocks.map((block) => [block.split("\n", 1)[0], block] as const))("%s", (_, block) => {
    expect(expected(block).length).toBeGreaterThan(0);
    const printed = execFileSync(PYTHON, ["-W", "ignore", "-c", block], { cwd: folder, encoding: "utf8" });
    expect(printed.trimEnd().split("\n")).toEqual(expected(block));
  });
});
