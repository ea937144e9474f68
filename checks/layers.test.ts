import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findWrongImports, LAYERS, type Sources } from "./layers.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tests may import what they test with from anywhere. */
const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test(-d)?\.ts$/.test(path) && !/(^|\/)(node_modules|dist|test)\//.test(path);

const filesBelow = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter(isSource);

const packages = readdirSync(`${root}packages`).filter((name) => !name.includes("."));

/** All but `bench`, which measures every layer. */
const folders = [...packages.map((name) => `packages/${name}`), "tools", "checks"];

const readSources = (): Sources =>
  new Map(folders.flatMap(filesBelow).map((path) => [path, readFileSync(root + path, "utf8")]));

describe("the layers of the code", () => {
  it("import downward only", () => {
    expect(findWrongImports(readSources())).toEqual([]);
  });

  it("make and serve with what `npm ci --omit=dev` installs", () => {
    const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
    const wrong = [...readSources()].flatMap(([path, text]) =>
      Object.keys(devDependencies)
        .filter((name) => !path.startsWith("checks/") && new RegExp(`from "${name}["/]`).test(text))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("each have files", () => {
    const paths = [...readSources().keys()];
    const empty = LAYERS.filter(({ folder }) => !paths.some((path) => path.startsWith(`${folder}/`)));
    expect(empty).toEqual([]);
  });
});

const of = (files: Readonly<Record<string, string>>): string[] =>
  findWrongImports(new Map(Object.entries(files)));

const pages = "packages/pages/src";
const contract = "packages/api/src/contract";

describe("a finding", () => {
  it.each([
    [
      'export {\n  page,\n} from "../../../pages/src/reference/page.ts";',
      `${pages}/reference/page.ts (pages)`,
    ],
    [
      'const page = await import("../../../pages/src/reference/page.ts");',
      `${pages}/reference/page.ts (pages)`,
    ],
    ['import "../../../../bench/http/cell.ts";', "bench/http/cell.ts (no layer)"],
    ['import { run } from "@naijaref/server/entries";', "packages/server/src/entries (entries)"],
  ])("names an import that points upward: %s", (text, imported) => {
    expect(of({ [`${contract}/about.ts`]: text })).toEqual([
      `${contract}/about.ts imports ${imported}: contract may import records, library. Move what is needed down.`,
    ]);
  });

  it("names a folder that has no layer", () => {
    expect(of({ "packages/other/src/a.ts": "" })).toEqual([expect.stringContaining("is in no layer")]);
  });
});
