import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { expect, it } from "vitest";
import { folderOf, PUBLISHED } from "../../../../tools/publish/release/release.ts";
import { packed } from "../../release/packed.ts";

/** A folder of the library's source with an `index.ts` is an entry. */
const entriesOf = (source: string): readonly string[] =>
  readdirSync(source).filter((name) => existsSync(join(source, name, "index.ts")));

/** The command is a program: nobody imports it. */
const IMPORTED = PUBLISHED.filter((name) => name !== "cli");

it.each(IMPORTED)("has types for every way in which TypeScript resolves a package: %s", async (name) => {
  const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(await packed(name))));
  // Of the library every entry is asked for, so that one which is not exported is found.
  const entrypoints = [".", "client", ...entriesOf(join(folderOf("naijaref"), "src"))];
  const result = await checkPackage(tarball, name === "naijaref" ? { entrypoints } : {});
  expect(result).toMatchObject({ types: { kind: "included" }, problems: [] });
});
