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

/** The blocks of the guide in a language, each with its first line as its name. */
const blocksIn = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))]
    .map(([, block = ""]) => block)
    .map((block) => [block.split("\n", 1)[0], block] as const);

/** What a block says that it prints: the comment behind each line that prints. */
const expected = (block: string): string[] =>
  [...block.matchAll(/^(?:print|writeLines)\(.*\) {2}# (.*)$/gm)].map((match) => match[1] ?? "");

/** R with readr; `.ci/run` installs it. */
const R = "/usr/bin/Rscript";

if (!existsSync(R) && process.env["CI"] === "true") {
  throw new Error(`${R} is missing: .ci/run must install r-base-core and r-cran-readr`);
}

/** In milliseconds: frictionless reads every cell of every table in Python. */
const SLOWEST = 120_000;

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

  const expectPrinted = (block: string, command: string, args: readonly string[]): void => {
    expect(expected(block).length).toBeGreaterThan(0);
    const printed = execFileSync(command, [...args, block], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    expect(printed.trimEnd().split("\n")).toEqual(expected(block));
  };

  it.each(blocksIn("python"))(
    "%s",
    (_, block) => expectPrinted(block, PYTHON, ["-W", "ignore", "-c"]),
    SLOWEST,
  );

  it.skipIf(!existsSync(R)).each(blocksIn("r"))("%s", (_, block) => expectPrinted(block, R, ["-e"]), SLOWEST);
});
