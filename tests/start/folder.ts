import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder. Those of all tests are in one, which `shared.ts` removes after the run. */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), "naijaref-"));
