import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDataset } from "../../../tools/data/table/index.ts";
import { patchFor, UPSTREAM } from "../../../tools/make/python/upstream.ts";
import { hasModule } from "./python.ts";
import { runPython } from "./written-package.ts";

/** The released packages have no documentation and no tests of their own: those parts are left out here. */
const ABSENT = ["docs/*", "tests/settings.py"];

/** What the tests of django-localflavor need of Django. */
const SETTINGS = `
SECRET_KEY = "test"
INSTALLED_APPS = ["localflavor", "tests.test_ng"]
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}
SILENCED_SYSTEM_CHECKS = ["models.W042"]
`;

describe.skipIf(!hasModule("stdnum") || !hasModule("localflavor"))(
  "Patches for other projects (skipped where Python has not their released packages)",
  () => {
    let folder: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "naijaref-upstream-"));
      const find =
        "import os, stdnum, localflavor; print(*(os.path.dirname(m.__file__) for m in (stdnum, localflavor)))";
      const packages = (await runPython(folder, ["-c", find])).trim().split(" ");
      const dataset = readDataset();
      for (const [at, upstream] of UPSTREAM.entries()) {
        const root = join(folder, upstream.project);
        const from = packages[at] ?? "";
        cpSync(from, join(root, from.split("/").at(-1) ?? ""), { recursive: true });
        mkdirSync(join(root, "tests"));
        writeFileSync(join(root, "tests/__init__.py"), "");
        writeFileSync(join(root, "tests/settings.py"), SETTINGS);
        writeFileSync(join(root, "ng.patch"), patchFor(upstream, dataset));
        const without = ABSENT.map((path) => `--exclude=${path}`);
        execFileSync("git", ["apply", ...without, "ng.patch"], { cwd: root });
      }
    });

    afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
      const printed = await runPython(
        join(folder, "python-stdnum"),
        ["-m", "doctest", ...options, ...files],
        {
          PYTHONPATH: ".",
        },
      );
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
