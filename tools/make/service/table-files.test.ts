import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeOldTables, tableFile } from "./table-files.ts";

it("names a table by what is in it", () => {
  expect(tableFile("wards", "[1]")).toMatch(/^wards-[0-9a-f]{16}\.json$/);
  expect(tableFile("wards", "[1]")).toBe(tableFile("wards", "[1]"));
  expect(tableFile("wards", "[1]")).not.toBe(tableFile("wards", "[2]"));
});

it("removes tables a day after they were replaced, and never those of this build", () => {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-tables-"));
  const twoDays = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const [file, isOld] of [
    ["current.json", true],
    ["old.json", true],
    ["recent.json", false],
    ["replaced-now.json", true],
    ["search-places.bin", true],
  ] as const) {
    writeFileSync(join(folder, file), "{}");
    if (isOld) utimesSync(join(folder, file), twoDays, twoDays);
  }
  for (let build = 0; build < 2; build++)
    removeOldTables(
      folder,
      new Set(["current.json"]),
      build === 0 ? 'require("./tables/replaced-now.json")' : "",
    );
  const left = readdirSync(folder).sort();
  rmSync(folder, { recursive: true });
  expect(left).toEqual(["current.json", "recent.json", "replaced-now.json", "search-places.bin"]);
});
