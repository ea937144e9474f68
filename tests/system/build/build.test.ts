import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { isBuilt, noteBuilt } from "../../../tools/make/build/built.ts";
import { STEPS } from "../../../tools/make/build/steps.ts";
import { makeFolder } from "../../start/folder.ts";

it("lists each step after those that it needs", () => {
  const earlier = new Set<string>();
  for (const [name, { after }] of Object.entries(STEPS)) {
    expect(earlier, name).toEqual(new Set([...earlier, ...after]));
    earlier.add(name);
  }
});

describe("a build is not made again", () => {
  let repository: string;

  const write = (path: string, text: string): void => {
    mkdirSync(join(repository, path, ".."), { recursive: true });
    writeFileSync(join(repository, path), text);
  };

  beforeEach(() => {
    repository = makeFolder();
    execFileSync("git", ["init", "--quiet"], { cwd: repository });
    write(".gitignore", "node_modules\ndist/\n/downloads/\n");
    write("data/states.csv", "code\nLA\n");
    write("packages/a/src/a.ts", "1");
    write("packages/a/dist/a.js", "1");
    write("node_modules/b/b.js", "1");
    execFileSync("git", ["add", "data"], { cwd: repository });
  });

  it("if all is as it was, but for tests, what is installed and what is packed", () => {
    expect(isBuilt(repository)).toBe(false);
    noteBuilt(repository);
    write("packages/a/src/a.test.ts", "1");
    write("tests/system/a.ts", "1");
    write("node_modules/b/b.js", "2");
    write("packages/elements/dist/browser/a.js", "1");
    expect(isBuilt(repository)).toBe(true);
  });

  it.each<[string, () => void]>([
    ["a tracked source was changed", () => write("data/states.csv", "code\nOG\n")],
    ["a tracked source was removed", () => rmSync(join(repository, "data/states.csv"))],
    ["a new source was changed", () => write("packages/a/src/a.ts", "2")],
    ["a source was added", () => write("packages/a/src/b.ts", "1")],
    ["what was made was changed", () => write("packages/a/dist/a.js", "22")],
    ["what was made was removed", () => rmSync(join(repository, "packages/a/dist"), { recursive: true })],
    ["everything was installed anew", () => rmSync(join(repository, "node_modules"), { recursive: true })],
  ])("but if %s", (_, change) => {
    noteBuilt(repository);
    expect(isBuilt(repository)).toBe(true);
    change();
    expect(isBuilt(repository)).toBe(false);
  });

  it("but without git", () => {
    rmSync(join(repository, ".git"), { recursive: true });
    noteBuilt(repository);
    expect(isBuilt(repository)).toBe(false);
  });
});
