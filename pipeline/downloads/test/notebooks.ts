import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { DownloadFile } from "../file.ts";
import { bytesOf, inFolder } from "./programs.ts";

const EXAMPLES = fileURLToPath(new URL("../../../examples/notebooks/", import.meta.url));

/** The places where the scripts are run: a Python with the packages of `.ci/readers.txt`, and R with sf. */
const PYTHON = process.env["PYTHON_READERS"] ?? "";
const R = "/usr/bin/Rscript";

/** In milliseconds: Python and R load their maps' libraries. */
const SLOWEST = 120_000;

const isPng = (path: string): boolean => readFileSync(path).subarray(1, 4).toString() === "PNG";

/** Tests that run `examples/notebooks` on the files, part of the test of the package. */
export function testNotebooks(buildFiles: () => readonly DownloadFile[]): void {
  const pick = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, bytesOf(buildFiles(), name)]));

  describe.skipIf(!existsSync(PYTHON))("examples/notebooks", () => {
    it(
      "sums results by polling unit to seats, and draws them",
      () => {
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
      },
      SLOWEST,
    );

    it.skipIf(!existsSync(R))(
      "draws the senatorial districts in R",
      () =>
        inFolder(pick("senatorial_districts.geojson.gz"), (folder, run) => {
          expect(run(R, `${EXAMPLES}choropleth.R`, ".")).toMatch(/^Lagos West: \d+ polling units$/m);
          expect(isPng(`${folder}/choropleth.png`)).toBe(true);
        }),
      SLOWEST,
    );

    it(
      "asks the SQLite file through Datasette, with our descriptions",
      () => {
        const files = {
          ...pick("datasette-metadata.json"),
          "naijaref.sqlite": gunzipSync(bytesOf(buildFiles(), "naijaref.sqlite.gz")),
        };
        inFolder(files, (_, run) => {
          const ask = (path: string): string =>
            run(PYTHON, "-m", "datasette", "naijaref.sqlite", "-m", "datasette-metadata.json", "--get", path);
          const sql = readFileSync(`${EXAMPLES}search.sql`, "utf8")
            .replace(/^--.*\n/gm, "")
            .replace(";", "");
          const found = JSON.parse(
            ask(`/naijaref.json?_shape=array&sql=${encodeURIComponent(sql)}`),
          ) as object[];
          expect(found).toContainEqual(expect.objectContaining({ resource: "lgas", name: "Sabon Gari" }));
          expect(ask("/naijaref/lga_seats")).toContain("Which part of the LGA&#39;s wards");
        });
      },
      SLOWEST,
    );
  });
}
