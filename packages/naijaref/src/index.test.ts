import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as naijaref from "./index.ts";

const folder = new URL("./", import.meta.url);

it("leaves out the imports that the README names", async () => {
  const readme = readFileSync(new URL("../README.md", folder), "utf8");
  const [, names = ""] = /exports all of them\s+but ([^.]+)\./.exec(readme) ?? [];
  const imports = [...readme.matchAll(/^\| `naijaref\/([\w-]+)`/gm)].map(([, name = ""]) => name);
  expect(imports.length).toBeGreaterThan(10);
  const left: string[] = [];
  for (const name of imports) {
    // The client is a package of its own until it is built into this one.
    const functions = name === "client" ? [name] : Object.keys(await import(`./${name}/index.ts`));
    if (!functions.every((one) => one in naijaref)) left.push(name);
  }
  expect([...names.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(left.sort());
  const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));
  expect(folders.filter((name) => !imports.includes(name))).toEqual([]);
});
