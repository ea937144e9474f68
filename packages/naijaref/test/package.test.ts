import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

/** The package as a user gets it: packed, installed into an empty project, imported by name. */

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const repository = fileURLToPath(new URL("../../..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "naijaref-user-"));
const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
  exports: Record<string, unknown>;
  dependencies?: unknown;
};
const entries = Object.keys(manifest.exports).map((entry) => entry.replace(/^\./, "naijaref"));

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const node = (script: string): string => run(process.execPath, "--input-type=module", "--eval", script);

let tarball: string;

beforeAll(() => {
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", project], {
    cwd: packageFolder,
    encoding: "utf8",
  });
  tarball = join(
    project,
    (JSON.parse(packed.slice(packed.indexOf("["))) as [{ filename: string }])[0].filename,
  );
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "user", private: true, type: "module" }),
  );
  run("npm", "install", "--offline", "--no-audit", "--no-fund", tarball);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

it("has no runtime dependency and stays within its size", () => {
  expect(manifest.dependencies).toBeUndefined();
  expect(statSync(tarball).size).toBeLessThan(250_000);
});

it("carries its licences and whom to credit", () => {
  for (const file of ["LICENSE", "LICENSE-DATA", "ATTRIBUTION.md", "README.md"]) {
    expect(existsSync(join(project, "node_modules/naijaref", file)), file).toBe(true);
  }
});

it.each(entries)("imports %s, with types", (entry) => {
  expect(node(`console.log(Object.keys(await import("${entry}")).length > 0)`).trim()).toBe("true");
  writeFileSync(join(project, "index.ts"), `export * from "${entry}";\n`);
  const compiler = join(repository, "node_modules/typescript/bin/tsc");
  run(
    process.execPath,
    compiler,
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "index.ts",
  );
});

it("answers from real data", () => {
  const script = `
    import { findLga, findState, listWards } from "naijaref/places";
    const ikeja = findLga("Ikeja LGA");
    console.log(JSON.stringify([findState("Lagos State").capital, ikeja.ok && ikeja.lga.code, listWards().length]));
  `;
  expect(JSON.parse(node(script))).toEqual(["Ikeja", "NG025011", 8809]);
});
