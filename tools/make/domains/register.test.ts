import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDomain } from "./read-domain.ts";
import { type Domain, LISTS } from "./register.ts";

const repository = new URL("../../../", import.meta.url);

const read = (file: string): string => readFileSync(new URL(file, repository), "utf8");

const airPorts: Domain = {
  name: "air-ports",
  summary: "Airports with a tower.",
  tables: ["airPorts"],
  operations: ["listAirPorts", "getAirPort"],
};

/** What each file gets. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  "packages/records/src/datasets.ts": [
    'import { airPorts } from "./air-ports.ts";',
    'export * from "./air-ports.ts";',
    '  "air-ports": airPorts,',
  ],
  "packages/naijaref/src/index.ts": ['export * from "./air-ports/index.ts";'],
  "packages/api/src/contract/index.ts": ['import { airPorts } from "./air-ports.ts";', "  ...airPorts,"],
  "packages/api/src/operations/index.ts": ['import { airPorts } from "./air-ports.ts";', "  ...airPorts,"],
  "packages/cli/src/commands.ts": [
    '    contract: async () => (await import("@naijaref/api/contract/air-ports")).airPorts,',
    '    handlers: async () => (await import("@naijaref/api/operations/air-ports")).airPorts,',
    '      "air-ports": "listAirPorts",',
    '      "air-port": "getAirPort",',
  ],
  "README.md": ["| air-ports | airports with a tower | code, name | [air-ports](docs/air-ports.md) |"],
  "packages/naijaref/README.md": ["| `naijaref/air-ports` | airports with a tower |"],
  "docs/licence.md": ["| air-ports | `air_ports` | CC BY 4.0 | credit naijaref |"],
};

it.each(LISTS)("$file gets a new domain once, in its place", ({ file, register }) => {
  const text = read(file);
  const once = register(text, airPorts);
  const added = once.split("\n").filter((line) => !text.split("\n").includes(line));
  expect(added.toSorted()).toEqual(ADDED[file]?.toSorted());
  expect(register(once, airPorts)).toBe(once);
});

it.each(LISTS)("$file has the domains that are there", ({ file, register }) => {
  const text = read(file);
  for (const name of ["places", "banks", "plates"])
    expect(register(text, readDomain(name, repository))).toBe(text);
});

it("reads what the files of a domain say", () => {
  expect(readDomain("plates", repository)).toEqual({
    name: "plates",
    summary: "Vehicle plate numbers, and the colours of plates by category.",
    tables: ["platePrefixes", "plateCategories"],
    operations: ["getPlate", "listPlateCategories"],
  });
});

it("says so where a list cannot be read", () => {
  for (const { register } of LISTS.filter(({ file }) => file !== "packages/naijaref/src/index.ts"))
    expect(() => register("", airPorts)).toThrow(/by hand/);
});
