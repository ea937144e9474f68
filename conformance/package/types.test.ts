import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { expect, it, onTestFinished } from "vitest";

const library = fileURLToPath(new URL("../../packages/naijaref/", import.meta.url));

/** A folder of the source with an `index.ts` is an entry. */
const entries = readdirSync(join(library, "src")).filter((name) =>
  existsSync(join(library, "src", name, "index.ts")),
);

it("has types for every way in which TypeScript resolves a package, old ones and CommonJS too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-types-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: library, stdio: "ignore" });
  const [tarball = ""] = readdirSync(folder);
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(join(folder, tarball))));
  const result = await checkPackage(packed, { entrypoints: [".", "client", ...entries] });
  expect(result).toMatchObject({ types: { kind: "included" }, problems: [] });
});
