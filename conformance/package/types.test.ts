import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { expect, it, onTestFinished } from "vitest";
import { folderOf, PUBLISHED } from "../../pipeline/release/packages.ts";

/** A folder of the library's source with an `index.ts` is an entry. */
const entriesOf = (source: string): readonly string[] =>
  readdirSync(source).filter((name) => existsSync(join(source, name, "index.ts")));

it.each(PUBLISHED)("has types for every way in which TypeScript resolves a package: %s", async (name) => {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-types-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: folderOf(name), stdio: "ignore" });
  const [tarball = ""] = readdirSync(folder);
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(join(folder, tarball))));
  // Of the library every entry is asked for, so that one which is not exported is found.
  const entrypoints = [".", "client", ...entriesOf(join(folderOf("naijaref"), "src"))];
  const result = await checkPackage(packed, name === "naijaref" ? { entrypoints } : {});
  expect(result).toMatchObject({ types: { kind: "included" }, problems: [] });
});
