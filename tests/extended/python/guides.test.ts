import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundaryFiles } from "../../../tools/publish/downloads/package.ts";
import { expected } from "../downloads/readers.ts";
import { hasModule } from "./python.ts";
import { runPython, type WrittenPackage, writePackage } from "./written-package.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const SLOWEST = 600_000;

const NEEDED = [
  "nbclient",
  "ipykernel",
  "pandas",
  "geopandas",
  "matplotlib",
  "polars",
  "duckdb",
  "pyarrow",
  "pyspark",
  "py_mini_racer",
];
const lacks = NEEDED.filter((name) => !hasModule(name));

/** Runs code as the cells of a notebook, and prints what they print. */
const NOTEBOOK = `
import json, sys
import nbformat
from nbclient import NotebookClient

cells = [nbformat.v4.new_code_cell(code) for code in json.load(open(sys.argv[1]))]
notebook = nbformat.v4.new_notebook(cells=cells)
NotebookClient(notebook, timeout=500, kernel_name="python3").execute()
for cell in notebook.cells:
    for output in cell.outputs:
        if output.output_type == "stream" and output.name == "stdout":
            print(output.text, end="")
`;

const blocksOf = (guide: string): readonly string[] =>
  [...readFileSync(join(repository, "docs", guide), "utf8").matchAll(/^```python\n(.*?)^```/gms)].map(
    ([, block = ""]) => block,
  );

describe.skipIf(lacks.length > 0)(
  `The guides in Python (skipped where there is no ${NEEDED.join(", ")})`,
  () => {
    let written: WrittenPackage;

    beforeAll(() => {
      written = writePackage();
      cpSync(join(repository, "examples/notebooks/clinics.csv"), join(written.folder, "clinics.csv"));
      const outlines = boundaryFiles().find(({ name }) => name === "lgas.geojson.gz");
      writeFileSync(join(written.folder, "lgas.geojson.gz"), outlines?.bytes ?? "");
      writeFileSync(join(written.folder, "notebook.py"), NOTEBOOK);
    }, SLOWEST);

    afterAll(() => rmSync(written.folder, { recursive: true, force: true }));

    it.each(["python.md", "big-data.md"])(
      "docs/%s prints what it says, as a notebook",
      async (guide) => {
        const blocks = blocksOf(guide);
        writeFileSync(join(written.folder, "cells.json"), JSON.stringify(blocks));
        const settings = { PYTHONPATH: written.folder, MPLBACKEND: "agg", PYTHONWARNINGS: "ignore" };
        const printed = await runPython(written.folder, ["notebook.py", "cells.json"], {
          ...settings,
          PYSPARK_PYTHON: process.env["PYTHON_READERS"] ?? "",
          IPYTHONDIR: join(written.folder, "ipython"),
        });
        const lines = blocks.flatMap(expected);
        expect(lines.length).toBeGreaterThan(3);
        expect(printed.split("\n").filter((line) => lines.includes(line))).toEqual(lines);
      },
      SLOWEST,
    );
  },
);
