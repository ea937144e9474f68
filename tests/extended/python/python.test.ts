import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { type Dataset, readDataset } from "../../../tools/data/table/index.ts";
import { pythonTables } from "../../../tools/make/python/package-files.ts";
import { boundaryFiles } from "../../../tools/publish/downloads/package.ts";
import { buildVectors } from "../../../tools/publish/downloads/vectors/of-records.ts";
import { makeFolder } from "../../start/folder.ts";
import { hasModules, python, runPython } from "../../start/python.ts";
import { expected } from "../downloads/readers.ts";
import { randomCases } from "./random-cases.ts";
import { type WrittenPackage, writePackage } from "./written-package.ts";

describe("guides", () => {
  const repository = fileURLToPath(new URL("../../../", import.meta.url));

  const NEEDED = [
    ...["nbclient", "ipykernel", "pandas", "geopandas", "matplotlib", "polars", "duckdb", "pyarrow"],
    ...["pyspark", "py_mini_racer"],
  ];

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

  describe.skipIf(!hasModules(...NEEDED))(
    `The guides in Python (skipped where there is no ${NEEDED.join(", ")})`,
    () => {
      let written: WrittenPackage;

      beforeAll(() => {
        written = writePackage();
        cpSync(join(repository, "examples/notebooks/clinics.csv"), join(written.folder, "clinics.csv"));
        const outlines = boundaryFiles().find(({ name }) => name === "lgas.geojson.gz");
        writeFileSync(join(written.folder, "lgas.geojson.gz"), outlines?.bytes ?? "");
        writeFileSync(join(written.folder, "notebook.py"), NOTEBOOK);
      });

      it.each(["python.md", "big-data.md"])("docs/%s prints what it says, as a notebook", async (guide) => {
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
      });
    },
  );
});

describe("same", () => {
  const RANDOM_TEXTS = 100_000;

  const hasEngine = hasModules("py_mini_racer");

  describe.skipIf(python === undefined)("Python (skipped where there is none from 3.10 on)", () => {
    it("answers as TypeScript does: vectors, every record, and random texts", async () => {
      const { folder, content } = writePackage();
      const cases = join(folder, "cases");
      mkdirSync(cases);
      const write = (name: string, lines: Iterable<unknown>): void =>
        writeFileSync(join(cases, name), [...lines].map((line) => `${JSON.stringify(line)}\n`).join(""));
      write("vectors.ndjson", buildVectors(content.dataset));
      write("random.ndjson", randomCases(hasEngine ? RANDOM_TEXTS : 0));
      write("version.ndjson", [content.dataVersion]);
      write("records.ndjson", recordsOf(content.dataset));
      const texts = ["-W", "error", "-m", "unittest", "discover", "-t", ".", "-s", "tests"];
      const printed = await runPython(folder, texts, { NAIJAREF_CASES: cases });
      if (hasEngine) expect(printed).toContain(`${RANDOM_TEXTS} random texts`);
      expect(printed).toMatch(/^OK/m);
    });
  });

  function* recordsOf(dataset: Dataset) {
    for (const [table, { record, rows }] of pythonTables(dataset)) {
      // One area code that only the ITU has: it is in no list.
      if (table === "unlisted_area_codes") continue;
      const names = Object.keys(record.fields);
      for (const [at, row] of rows.entries())
        yield { table, at, record: Object.fromEntries(names.map((name) => [name, row[name] ?? null])) };
    }
  }
});

const PATCHES = new URL("../../../examples/upstream/", import.meta.url);

/** The projects that we have a patch for, and the releases that the patches are made for. */
const UPSTREAM = [
  { project: "python-stdnum", release: "2.2" },
  { project: "django-localflavor", release: "5.1" },
] as const;

const readPatch = ({ project, release }: (typeof UPSTREAM)[number]): string =>
  readFileSync(new URL(`${project}-${release}.patch`, PATCHES), "utf8");

it("the patch of django-localflavor has the states and the LGAs that the data has", () => {
  const { states, lgas } = readDataset();
  const name = `(?:'([^']+)'|"([^"]+)")`;
  const listed = (indent: string, code: string, translated: boolean) =>
    [
      ...readPatch(UPSTREAM[1]).matchAll(
        new RegExp(`^\\+${indent}\\('(${code})', ${translated ? `_\\(${name}\\)` : name}\\),$`, "gm"),
      ),
    ].map(([, key, single, double]) => `${key} ${single ?? double}`);
  expect(listed("    ", "[A-Z]{2}", true).sort()).toEqual(
    states.map(({ code, name }) => `${code} ${name}`).sort(),
  );
  expect(listed("        ", "[0-9]{2}-[0-9]{2}", false).sort()).toEqual(
    lgas.map((lga) => `${lga["inec_code"]} ${lga["name"]}`).sort(),
  );
});

/** The released packages have no documentation and no tests of their own: those parts are left out here. */
const ABSENT = ["docs/*", "tests/settings.py"];

const SETTINGS = `
SECRET_KEY = "test"
INSTALLED_APPS = ["localflavor", "tests.test_ng"]
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}
SILENCED_SYSTEM_CHECKS = ["models.W042"]
`;

describe.skipIf(!hasModules("stdnum", "localflavor"))(
  "Patches for other projects (skipped where Python has not their released packages)",
  () => {
    let folder: string;

    beforeAll(async () => {
      folder = makeFolder();
      const find =
        "import os, stdnum, localflavor; print(*(os.path.dirname(m.__file__) for m in (stdnum, localflavor)))";
      const packages = (await runPython(folder, ["-c", find])).trim().split(" ");
      for (const [at, upstream] of UPSTREAM.entries()) {
        const root = join(folder, upstream.project);
        const from = packages[at] ?? "";
        cpSync(from, join(root, from.split("/").at(-1) ?? ""), { recursive: true });
        mkdirSync(join(root, "tests"));
        writeFileSync(join(root, "tests/__init__.py"), "");
        writeFileSync(join(root, "tests/settings.py"), SETTINGS);
        writeFileSync(join(root, "ng.patch"), readPatch(upstream));
        const without = ABSENT.map((path) => `--exclude=${path}`);
        execFileSync("git", ["apply", ...without, "ng.patch"], { cwd: root });
      }
    });

    it("are for the releases that are installed", async () => {
      const code =
        "from importlib.metadata import version as v; print(v('python-stdnum'), v('django-localflavor'))";
      const installed = await runPython(folder, ["-c", code]);
      expect(installed.trim().split(" ")).toEqual(UPSTREAM.map(({ release }) => release));
    });

    it("python-stdnum: account numbers", async () => {
      // The settings of its own run of the tests.
      const options = ["-o", "NORMALIZE_WHITESPACE", "-o", "IGNORE_EXCEPTION_DETAIL", "-v"];
      const files = ["stdnum/ng/nuban.py", "tests/test_ng_nuban.doctest"];
      const doctest = ["-m", "doctest", ...options, ...files];
      const printed = await runPython(join(folder, "python-stdnum"), doctest, { PYTHONPATH: "." });
      expect(printed).toMatch(/Test passed/);
      expect(printed).not.toMatch(/Failed/);
    });

    it("django-localflavor: states and LGAs", async () => {
      const printed = await runPython(
        join(folder, "django-localflavor"),
        ["-W", "error", "-m", "django", "test", "tests.test_ng"],
        { PYTHONPATH: ".", DJANGO_SETTINGS_MODULE: "tests.settings" },
      );
      expect(printed).toMatch(/^Ran 7 tests[\s\S]*^OK$/m);
    });
  },
);

describe("wheel", () => {
  /** In bytes. */
  const MAX_WHEEL = 2_000_000;

  /** The wheel that a folder makes. */
  async function buildWheel(folder: string): Promise<string> {
    await runPython(folder, ["-m", "hatchling", "build", "-t", "wheel"]);
    const name = readdirSync(join(folder, "dist")).find((one) => one.endsWith(".whl"));
    return join(folder, "dist", name ?? "");
  }

  describe.skipIf(python === undefined)(
    "Python's package (skipped where there is no Python from 3.10 on)",
    () => {
      let written: WrittenPackage;

      beforeAll(() => {
        written = writePackage();
      });

      it.skipIf(!hasModules("mypy"))(
        "has types that mypy finds right, with its strictest settings",
        async () => expect(await runPython(written.folder, ["-m", "mypy"])).toMatch(/^Success/),
      );

      it.skipIf(!hasModules("hatchling"))(
        "is the same wheel from two folders, of at most 2 MB, which needs nothing else",
        async () => {
          const wheel = await buildWheel(written.folder);
          const bytes = readFileSync(wheel);
          expect(bytes.equals(readFileSync(await buildWheel(written.writeAgain("other"))))).toBe(true);
          expect(bytes.length).toBeLessThan(MAX_WHEEL);
          const code =
            "import naijaref as n; assert '.whl' in n.__file__; print(n.reverse_geocode(6.6, 3.35).ok)";
          // Without the packages of others (-S), from the zip file.
          expect(await runPython(tmpdir(), ["-S", "-c", code], { PYTHONPATH: wheel })).toBe("True\n");
        },
      );
    },
  );
});
