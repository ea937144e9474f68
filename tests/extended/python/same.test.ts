import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Dataset } from "../../../tools/data/table/index.ts";
import { pythonTables } from "../../../tools/make/python/package-files.ts";
import { buildVectors } from "../../../tools/publish/downloads/vectors/index.ts";
import { hasModule, python } from "./python.ts";
import { randomCases } from "./random-cases.ts";
import { runPython, writePackage } from "./written-package.ts";

const RANDOM_TEXTS = 100_000;
const SLOWEST = 900_000;

/** Where there is one, it is asked the random texts. */
const hasEngine = hasModule("py_mini_racer");

describe.skipIf(python === undefined)("Python (skipped where there is none from 3.10 on)", () => {
  it(
    "answers as TypeScript does: vectors, every record, and random texts",
    async () => {
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
      rmSync(folder, { recursive: true });
    },
    SLOWEST,
  );
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
