import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "fflate";
import { reverseGeocode } from "naijaref/boundaries";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DownloadFile } from "../../../tools/publish/downloads/file.ts";
import { bytesOf } from "./programs.ts";

/** A Python with pandas, polars, duckdb, openpyxl and frictionless; `.ci/run` makes it. */
const PYTHON = process.env["PYTHON_READERS"] ?? "";

if (!existsSync(PYTHON) && process.env["CI"] === "true") {
  throw new Error(
    "PYTHON_READERS is not set: .ci/run must make a Python with the packages of .ci/readers.txt",
  );
}

const guide = readFileSync(new URL("../../../docs/downloads.md", import.meta.url), "utf8");

const boundaries = readFileSync(new URL("../../../docs/boundaries.md", import.meta.url), "utf8");

/** pandas prints no column that has no room. */
const WIDE = "import pandas\npandas.set_option('display.width', 400, 'display.max_columns', 40)\n";

/** The blocks of the guide in a language, each with its first line as its name. */
const blocksIn = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))]
    .map(([, block = ""]) => block)
    .map((block) => [block.split("\n", 1)[0], block] as const);

/** What a block says that it prints: the comment after each line that prints. */
export const expected = (block: string): string[] =>
  [...block.matchAll(/^(?:print\(|writeLines\(|grep ).* {2}# (.*)$/gm)].map((match) => match[1] ?? "");

/** R with readr; `.ci/run` installs it. */
const R = "/usr/bin/Rscript";

if (!existsSync(R) && process.env["CI"] === "true") {
  throw new Error(`${R} is missing: .ci/run must install r-base-core and r-cran-readr`);
}

/** LibreOffice; `.ci/run` installs it. */
const LIBREOFFICE = "/usr/bin/soffice";

if (!existsSync(LIBREOFFICE) && process.env["CI"] === "true") {
  throw new Error(`${LIBREOFFICE} is missing: .ci/run must install libreoffice-calc`);
}

const FROM_LIBREOFFICE = /^(?:convert|Writing sheet|Overwriting:) /;

const expectPrinted = (block: string, folder: string, command: string, args: readonly string[]): void => {
  expect(expected(block).length).toBeGreaterThan(0);
  const printed = execFileSync(command, [...args, block], {
    cwd: folder,
    encoding: "utf8",
    // LibreOffice writes its profile there.
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const lines = printed.split("\n").filter((line) => line !== "" && !FROM_LIBREOFFICE.test(line));
  expect(lines).toEqual(expected(block));
};

/**
 * Tests that run the lines of the guide by the tools that people use, on the downloads.
 * They are part of the test of the package, so that it is built once.
 */
export function testReaders(buildFiles: () => readonly DownloadFile[]): void {
  describe.skipIf(!existsSync(PYTHON))("the files, read as docs/downloads.md says,", () => {
    const folder = mkdtempSync(join(tmpdir(), "naijaref-downloads-"));
    const expectFrom = (block: string, command: string, ...args: readonly string[]): void =>
      expectPrinted(block, folder, command, args);

    beforeAll(() => {
      for (const { name, bytes } of buildFiles()) writeFileSync(join(folder, name), bytes);
    });

    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it("are enough for a reader of 200 lines, which the vectors prove", () => {
      const example = fileURLToPath(new URL("../../../examples/python/", import.meta.url));
      expect(readFileSync(`${example}naijaref.py`, "utf8").split("\n").length).toBeLessThanOrEqual(201);
      const printed = execFileSync(PYTHON, [`${example}test_naijaref.py`, folder], { encoding: "utf8" });
      expect(printed).toMatch(/^passed: .*'check_account'.*'parse_phone'.*'parse_plate'.*; failed: 0$/m);
      const readme = readFileSync(`${example}README.md`, "utf8");
      const said = [...readme.matchAll(/^\| `(\w+)` \| no \|/gm)].map(([, rule]) => rule);
      const leftOut = /not in this reader: \{(.*?)\}/.exec(printed)?.[1] ?? "";
      expect(said.sort()).toEqual([...leftOut.matchAll(/'(\w+)'/g)].map(([, rule]) => rule).sort());
    });

    it.each(blocksIn("python"))("%s", (_, block) => expectFrom(block, PYTHON, "-W", "ignore", "-c"));

    it("are enough to find the LGA of many points, as docs/boundaries.md says", () => {
      const recipe = /^```py\n(.*?)^```/ms.exec(boundaries)?.[1] ?? "";
      const points = ["Shop,Lat,Lon", "A,6.6018,3.3515", "B,9.05785,7.49508", "C,4,5"];
      writeFileSync(join(folder, "shops.csv"), `${points.join("\n")}\n`);
      writeFileSync(join(folder, "naijaref.gpkg"), gunzipSync(bytesOf(buildFiles(), "naijaref.gpkg.gz")));
      const printed = execFileSync(PYTHON, ["-W", "ignore", "-c", WIDE + recipe], {
        cwd: folder,
        encoding: "utf8",
      });
      const rows = printed.trim().split("\n").slice(1);
      const found = [
        { lat: 6.6018, lon: 3.3515 },
        { lat: 9.05785, lon: 7.49508 },
      ].map(reverseGeocode);
      expect(rows.map((row) => /NG\d{6}|NaN/.exec(row)?.[0])).toEqual([
        ...found.map((one) => (one.ok ? one.value.lga.code : one.reason)),
        "NaN",
      ]);
    });

    it
      .skipIf(!existsSync(LIBREOFFICE))
      .each(blocksIn("sh").filter(([first]) => first?.startsWith("soffice")))("%s", (_, block) =>
      expectFrom(block, "/bin/sh", "-c"),
    );

    it.skipIf(!existsSync(R)).each(blocksIn("r"))("%s", (_, block) => expectFrom(block, R, "-e"));
  });
}
