import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reverseGeocode } from "naijaref/boundaries";
import { describe, expect, it } from "vitest";
import { findProgram } from "../../start/programs.ts";
import { hasModules, python } from "../../start/python.ts";
import { folder, printed } from "./folder.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const guide = readFileSync(`${repository}docs/downloads.md`, "utf8");

const r = findProgram("Rscript");
const libreOffice = findProgram("soffice");

const hasReaders = hasModules("pandas", "polars", "duckdb", "openpyxl", "frictionless", "geopandas");

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

const FROM_LIBREOFFICE = /^(?:convert|Writing sheet|Overwriting:) /;

async function expectPrinted(block: string, ...command: readonly string[]): Promise<void> {
  expect(expected(block).length).toBeGreaterThan(0);
  const lines = (await printed(...command, block)).split("\n");
  expect(lines.filter((line) => line !== "" && !FROM_LIBREOFFICE.test(line))).toEqual(expected(block));
}

/**
 * Tests that run the lines of the guide by the tools that people use, on the downloads.
 * They are part of the test of the package, so that it is built once.
 */
export function testReaders(): void {
  describe("the files, read as docs/downloads.md says,", () => {
    it.skipIf(!hasReaders).each(blocksIn("python"))("%s", (_, block) =>
      expectPrinted(block, python ?? "", "-W", "ignore", "-c"),
    );
    it.skipIf(r === undefined).each(blocksIn("r"))("%s", (_, block) => expectPrinted(block, r ?? "", "-e"));
    it
      .skipIf(libreOffice === undefined)
      .each(blocksIn("sh").filter(([first]) => first?.startsWith("soffice")))("%s", (_, block) =>
      expectPrinted(block, "/bin/sh", "-c"),
    );

    it.skipIf(python === undefined)(
      "are enough for a reader of 200 lines, which the vectors prove",
      async () => {
        const example = `${repository}examples/python/`;
        expect(readFileSync(`${example}naijaref.py`, "utf8").split("\n").length).toBeLessThanOrEqual(201);
        const said = await printed(python ?? "", `${example}test_naijaref.py`, folder);
        expect(said).toMatch(/^passed: .*'check_account'.*'parse_phone'.*'parse_plate'.*; failed: 0$/m);
        const readme = readFileSync(`${example}README.md`, "utf8");
        const listed = [...readme.matchAll(/^\| `(\w+)` \| no \|/gm)].map(([, rule]) => rule);
        const leftOut = /not in this reader: \{(.*?)\}/.exec(said)?.[1] ?? "";
        expect(listed.sort()).toEqual([...leftOut.matchAll(/'(\w+)'/g)].map(([, rule]) => rule).sort());
      },
    );

    it.skipIf(!hasReaders)(
      "are enough to find the LGA of many points, as docs/boundaries.md says",
      async () => {
        const boundaries = readFileSync(`${repository}docs/boundaries.md`, "utf8");
        const recipe = /^```py\n(.*?)^```/ms.exec(boundaries)?.[1] ?? "";
        const points = [
          { lat: 6.6018, lon: 3.3515 },
          { lat: 9.05785, lon: 7.49508 },
          { lat: 4, lon: 5 },
        ];
        const rows = points.map(({ lat, lon }, at) => `${at},${lat},${lon}\n`).join("");
        writeFileSync(join(folder, "shops.csv"), `Shop,Lat,Lon\n${rows}`);
        const said = await printed(python ?? "", "-W", "ignore", "-c", WIDE + recipe);
        const found = said.trim().split("\n").slice(1);
        expect(found.map((row) => /NG\d{6}|NaN/.exec(row)?.[0])).toEqual(
          points.map(reverseGeocode).map((one) => (one.ok ? one.value.lga.code : "NaN")),
        );
      },
    );
  });
}
