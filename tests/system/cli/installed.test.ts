import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { installPackage, start } from "./installed.ts";
import { runHere } from "./run-here.ts";
import { examplePath, workbookOf } from "./tables.ts";

const installed = await installPackage();

/** What tests of `runHere` find holds for the installed command too: each kind of call ends the same way. */

const workbook = join(installed.folder, "results.xlsx");
writeFileSync(workbook, await workbookOf({ Results: [["LGA"], ["Ikeja LGA"], ["Jos N"]] }));

interface Case {
  readonly kind: string;
  readonly code: number;
  readonly args: readonly string[];
  readonly input?: string;
}

const BANKS = ["--column", "Bank", "--kind", "bank"];

const CASES: readonly Case[] = [
  { kind: "a table", code: 0, args: ["wards", "--lga", "ikeja", "--table", "--fields", "code,name"] },
  { kind: "a notice", code: 1, args: ["search", "Unity Bank"] },
  { kind: "a file", code: 0, args: ["match", examplePath("payroll.csv"), ...BANKS] },
  { kind: "a workbook", code: 0, args: ["match", workbook, "--column", "LGA", "--add", "code"] },
  { kind: "lines", code: 1, args: ["phone", "-", "--ndjson"], input: "0803 123 4568\nx\n" },
  { kind: "what is not found", code: 1, args: ["lga", "Ikejaa"] },
  { kind: "a wrong value", code: 2, args: ["lgas", "--fields", "nam", "--json"] },
  { kind: "a wrong use", code: 2, args: ["lgaa", "ikeja"] },
  { kind: "help", code: 0, args: ["help", "nuban"] },
];

it.each(CASES)("prints $kind as a run in this process does, and ends with $code", async (each) => {
  const ran = await installed.run(each.args, each.input);
  expect(ran).toEqual(await runHere(each.args, each.input));
  expect(ran.code).toBe(each.code);
});

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** npm links a command when it installs, and then the file of this one has not been built. */
it("runs by npx in the repository, as the README says", () => {
  const printed = execFileSync("npx", ["--no", "naijaref", "lga", "ikeja", "--fields", "code"], {
    cwd: repository,
    encoding: "utf8",
  });
  expect(printed).toBe('{"data":{"code":"NG025011"}}\n');
});

describe("loaded", () => {
  /** Which modules the installed command loads. */

  it("loads no outlines and no matching for a look-up, nor to say that nothing was found", async () => {
    const script = join(installed.folder, "node_modules/naijaref-cli/dist/cli/main.cjs");
    writeFileSync(
      join(installed.folder, "loaded.cjs"),
      `process.argv.splice(1, 1, ${JSON.stringify(script)});
    process.on("exit", () => console.error(Object.keys(require.cache).join("\\n")));
    require(${JSON.stringify(script)});`,
    );
    const { words } = await installed.shell("node loaded.cjs state lagos");
    expect(words).toContain("places/index.js");
    expect(words).not.toMatch(/\/(match|boundaries|phones)\//);
    const none = await installed.shell("node loaded.cjs lga ikejja");
    expect(none.words).toContain("search/index.js");
    expect(none.words).not.toMatch(/\/(match|boundaries)\//);
  });

  it("stores the index of a search for the next start, whoever searches first", async () => {
    const search = () =>
      installed.shell("XDG_CACHE_HOME=$PWD/cached naijaref suggest zenit --kinds bank --limit 1");
    const [first, ...others] = await Promise.all([search(), search(), search()]);
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('"zenith-bank"'), words: "" });
    expect([...others, await search()]).toEqual([first, first, first]);
    expect(readdirSync(join(installed.folder, "cached/naijaref"))).toHaveLength(1);
  });

  it("carries the licences of the packages that it is made with", () => {
    const licences = readFileSync(
      join(installed.folder, "node_modules/naijaref-cli/dist/cli/LICENSES.txt"),
      "utf8",
    );
    for (const name of ["fflate", "ipaddr.js", "preact"])
      expect(licences).toMatch(new RegExp(`^${name} \\d[^]*?(?:permission is|without restriction)`, "im"));
  });
});

describe("servers", () => {
  /** The two commands that serve: the API, and the tools for language models. */

  it("serves the API until it is stopped", async () => {
    const child = start(installed, ["serve", "--port", "0"]);
    const [words] = (await once(child.stderr, "data")) as [Buffer];
    const address = /http:\/\/localhost:\d+/.exec(String(words))?.[0] ?? "";
    expect(await (await fetch(`${address}/v1/states/LA?fields=name`)).json()).toEqual({
      data: { name: "Lagos" },
    });
    expect(await (await fetch(`${address}/`)).json()).toMatchObject({ data: { docs: "/v1/docs" } });
    const reference = await (await fetch(`${address}/v1/docs`)).text();
    expect(reference).toContain("List the states");
    const assets = [...reference.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(assets.length).toBeGreaterThan(3);
    for (const path of assets) expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
    // GDAL and QGIS follow the links.
    const layers = await (await fetch(`${address}/ogc/collections`)).text();
    expect(layers).toContain(`"${address}/ogc/collections/states/items"`);
    const units = await fetch(`${address}/v1/polling-units/24-11-01-007`);
    expect([units.status, await units.text()]).toEqual([
      503,
      expect.stringContaining("packages/polling-units"),
    ]);
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("says so where it cannot listen at the address", async () => {
    const ran = await installed.run(["serve", "--host", "203.0.113.5", "--port", "0"]);
    expect(ran).toMatchObject({
      code: 2,
      out: "",
      words: expect.stringContaining("not an address of this machine. Try localhost"),
    });
  });

  it("speaks the Model Context Protocol", async () => {
    const ran = await installed.run(["mcp"], '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
    expect((JSON.parse(ran.out) as { result: { tools: unknown[] } }).result.tools).toHaveLength(9);
    expect(ran.code).toBe(0);
  });
});
