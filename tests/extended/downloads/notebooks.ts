import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataVersion } from "naijaref/about";
import { describe, expect, it, onTestFinished } from "vitest";
import { type DownloadFile, writeFolder } from "../../../tools/publish/downloads/files.ts";
import { makeFolder } from "../../start/folder.ts";
import { findProgram } from "../../start/programs.ts";
import { hasModules, python } from "../../start/python.ts";
import { startOn } from "../../start/runtimes.ts";
import { bytesOf, folder, printed } from "./folder.ts";

const EXAMPLES = fileURLToPath(new URL("../../../examples/notebooks/", import.meta.url));

const r = findProgram("Rscript");

const isPng = (name: string): boolean => bytesOf(name).subarray(1, 4).toString() === "PNG";

/** Tests that run `examples/notebooks` on the files, part of the test of the package. */
export function testNotebooks(files: () => readonly DownloadFile[]): void {
  const runScript = (name: string, ...given: readonly string[]): Promise<string> =>
    printed(python ?? "", "-W", "ignore", EXAMPLES + name, ...given);

  describe("examples/notebooks", () => {
    it.skipIf(!hasModules("geopandas", "matplotlib"))(
      "sums results by polling unit to seats, and draws them",
      async () => {
        const codes = ["06-01-01-001", "06-01-01-002", "24-11-01-007"];
        const rows = codes.map((code) => `${code},10\n`).join("");
        writeFileSync(join(folder, "results.csv"), `code,votes\n${rows}`);
        const script = "results_to_seats.py";
        expect(await runScript(script, ".", "bayelsa")).toMatch(/^ *federal_constituency /);
        expect(isPng("results_to_seats.png")).toBe(true);
        const said = await runScript(script, ".", "bayelsa", "results.csv");
        expect(said).toContain("1 codes are no polling unit of bayelsa: 24-11-01-007");
        expect(said).toMatch(/ 20 +2$/m);
      },
    );

    it.skipIf(r === undefined)("draws the senatorial districts in R", async () => {
      const said = await printed(r ?? "", `${EXAMPLES}choropleth.R`, ".");
      expect(said).toMatch(/^Lagos West: \d+ polling units$/m);
      expect(isPng("choropleth.png")).toBe(true);
    });

    it.skipIf(!hasModules("duckdb_extension_httpfs"))(
      "asks a Parquet file at an address, of which DuckDB fetches the columns only",
      async () => {
        const served = makeFolder();
        writeFolder(served, files(), dataVersion);
        const { url, stop } = await startOn("Node", { DOWNLOADS: served });
        onTestFinished(stop);
        const said = await runScript("parquet_by_ranges.py", url, "BY");
        expect(said).toMatch(/^ +\d+ Brass\/Nembe$/m);
        const [, ranges, fetched, whole] = /^(\d+) ranges, (\d+) of (\d+) bytes$/m.exec(said) ?? [];
        const { length } = bytesOf("polling_units_joined.parquet");
        expect(Number(whole)).toBe(length);
        expect(Number(ranges)).toBeGreaterThan(0);
        // The end of the file says where the columns are; DuckDB asks for its last 16 KB.
        expect(Number(fetched)).toBeLessThan(Math.min(20_000, length / 2));
      },
    );
  });
}
