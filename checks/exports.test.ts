import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findUnusedExports } from "./exports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const FOLDERS = ["packages", "tools", "checks", "bench", "examples", "tests"];

const isOurs = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json)$/.test(path) && !/(?:^|\/)(?:node_modules|dist|generated)\//.test(path);

const files = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path}`)
      .filter(isOurs)
      .map((path) => [path, readFileSync(root + path, "utf8")] as const),
  ),
);

/** The compiler of the records reads all that they export. Tests run by themselves. */
const isLookedAt = (path: string): boolean =>
  /\.tsx?$/.test(path) && !path.startsWith("packages/records/") && !/^tests\/|\.test\./.test(path);

it("no value is exported that no other file uses", () => {
  const sources = new Map([...files].filter(([path]) => isLookedAt(path)));
  expect(sources.size).toBeGreaterThan(800);
  expect(findUnusedExports(sources, files)).toEqual([]);
});

it("says which export no other file uses", () => {
  const sources = new Map([
    ["a.ts", "export const used = 1;\nexport function alone() {}\nexport interface Shape {}\n"],
  ]);
  const users = new Map([...sources, ["b.ts", 'import { used } from "./a.ts";\n']]);
  expect(findUnusedExports(sources, users)).toEqual([
    "a.ts exports alone, which no other file uses: do not export it, or delete it.",
  ]);
});
