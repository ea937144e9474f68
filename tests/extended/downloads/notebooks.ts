import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataVersion } from "naijaref/about";
import { describe, expect, it } from "vitest";
import type { DownloadFile } from "../../../tools/publish/downloads/file.ts";
import { writeFolder } from "../../../tools/publish/downloads/folder.ts";
import { startService } from "../../start/service.ts";
import { hasModule } from "../python/python.ts";
import { bytesOf, inFolder } from "./programs.ts";

const EXAMPLES = fileURLToPath(new URL("../../../examples/notebooks/", import.meta.url));

/** The places where the scripts are run: a Python with the packages of `.ci/readers.txt`, and R with sf. */
const PYTHON = process.env["PYTHON_READERS"] ?? "";
const R = "/usr/bin/Rscript";

const isPng = (path: string): boolean => readFileSync(path).subarray(1, 4).toString() === "PNG";

/** A service that has the files, for as long as the work takes. */
async function served<Result>(
  files: readonly DownloadFile[],
  work: (url: string) => Result,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-served-"));
  writeFolder(folder, files, dataVersion);
  const service = await startService({ DOWNLOADS: folder });
  try {
    return work(service.url);
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests that run `examples/notebooks` on the files, part of the test of the package. */
export function testNotebooks(buildFiles: () => readonly DownloadFile[]): void {
  const pick = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, bytesOf(buildFiles(), name)]));

  describe.skipIf(!existsSync(PYTHON))("examples/notebooks", () => {
    it("sums results by polling unit to seats, and draws them", () => {
      const files = pick("polling_units_joined_bayelsa.csv.gz", "federal_constituencies.geojson.gz");
      const codes = ["06-01-01-001", "06-01-01-002", "24-11-01-007"];
      const results = new TextEncoder().encode(
        `code,votes\n${codes.map((code) => `${code},10`).join("\n")}\n`,
      );
      inFolder({ ...files, "results.csv": results }, (folder, run) => {
        const script = `${EXAMPLES}results_to_seats.py`;
        expect(run(PYTHON, "-W", "ignore", script, ".", "bayelsa")).toMatch(/^ *federal_constituency /);
        expect(isPng(`${folder}/results_to_seats.png`)).toBe(true);
        const said = run(PYTHON, "-W", "ignore", script, ".", "bayelsa", "results.csv");
        expect(said).toContain("1 codes are no polling unit of bayelsa: 24-11-01-007");
        expect(said).toMatch(/ 20 +2$/m);
      });
    });

    it.skipIf(!existsSync(R))("draws the senatorial districts in R", () =>
      inFolder(pick("senatorial_districts.geojson.gz"), (folder, run) => {
        expect(run(R, `${EXAMPLES}choropleth.R`, ".")).toMatch(/^Lagos West: \d+ polling units$/m);
        expect(isPng(`${folder}/choropleth.png`)).toBe(true);
      }),
    );

    it.skipIf(!hasModule("duckdb_extension_httpfs"))(
      "asks a Parquet file at an address, of which DuckDB fetches the columns only",
      () =>
        served(buildFiles(), (url) =>
          inFolder({}, (_, run) => {
            const printed = run(PYTHON, `${EXAMPLES}parquet_by_ranges.py`, url, "BY");
            expect(printed).toMatch(/^ +\d+ Brass\/Nembe$/m);
            const [, ranges, fetched, whole] = /^(\d+) ranges, (\d+) of (\d+) bytes$/m.exec(printed) ?? [];
            const { length } = bytesOf(buildFiles(), "polling_units_joined.parquet");
            expect(Number(whole)).toBe(length);
            expect(Number(ranges)).toBeGreaterThan(0);
            // The end of the file says where the columns are; DuckDB asks for its last 16 KB.
            expect(Number(fetched)).toBeLessThan(20_000);
            expect(Number(fetched)).toBeLessThan(length / 2);
          }),
        ),
    );
  });
}
