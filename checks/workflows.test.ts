import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("../.github/workflows/", import.meta.url);
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), "utf8")] as const,
);

it.each(workflows)("%s names each action by its commit: a tag can be moved", (_, text) => {
  const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

it("gives no rights to the job that runs other people's code", () => {
  const release = workflows.find(([name]) => name === "release.yml")?.[1] ?? "";
  const [, build = "", publish = ""] = release.split(/\n {2}(?:build|publish):\n/);
  expect(build).toContain("npm ci");
  expect(build).not.toMatch(/: write/);
  expect(publish).toContain("id-token: write");
  expect(publish).not.toMatch(/npm (?:ci|install|run)|npx/);
});
