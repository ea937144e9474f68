import { readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasModule, python } from "./python.ts";
import { runPython, type WrittenPackage, writePackage } from "./written-package.ts";

/** In bytes. */
const LARGEST_WHEEL = 2_000_000;
const SLOWEST = 120_000;

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
    }, SLOWEST);

    afterAll(() => rmSync(written.folder, { recursive: true, force: true }));

    it.skipIf(!hasModule("mypy"))(
      "has types that mypy finds right, with its strictest settings",
      async () => expect(await runPython(written.folder, ["-m", "mypy"])).toMatch(/^Success/),
      SLOWEST,
    );

    it.skipIf(!hasModule("hatchling"))(
      "is the same wheel from two folders, of at most 2 MB, which needs nothing else",
      async () => {
        const wheel = await buildWheel(written.folder);
        const bytes = readFileSync(wheel);
        expect(bytes.equals(readFileSync(await buildWheel(written.writeAgain("other"))))).toBe(true);
        expect(bytes.length).toBeLessThan(LARGEST_WHEEL);
        const code =
          "import naijaref as n; assert '.whl' in n.__file__; print(n.reverse_geocode(6.6, 3.35).ok)";
        // Without the packages of others (-S), from the zip file.
        expect(await runPython(tmpdir(), ["-S", "-c", code], { PYTHONPATH: wheel })).toBe("True\n");
      },
      SLOWEST,
    );
  },
);
