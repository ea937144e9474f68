import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type DomainDefinition, exportOf } from "@naijaref/records/domain";
import { repository } from "../../repository.ts";

/**
 * Writes the lists of what datasets have in the records, the library, the contract and the operations. All of
 * it is found by its place, so that a new dataset needs its files, and no line in a list.
 */

const packages = join(repository, "packages");

/** The names of a folder's files in which a text stands. */
const filesWith = (folder: string, text: string): readonly string[] =>
  readdirSync(join(packages, folder))
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .filter((file) => readFileSync(join(packages, folder, file), "utf8").includes(text))
    .map((file) => basename(file, ".ts"))
    .sort();

const importOf = (file: string): string => `import { ${exportOf(file)} } from "./${file}.ts";`;
const allOf = (file: string): string => `export * from "./${file}.ts";`;
const spread = (files: readonly string[]): string => files.map((file) => `...${exportOf(file)}`).join(", ");

function write(path: string, ...lines: readonly string[]): void {
  const text = ["// Written by tools/make/datasets/main.ts.", "", ...lines, ""].join("\n");
  writeFileSync(join(packages, `${path}.generated.ts`), text);
}

const found = filesWith("records/src", "= defineDomain(").filter((name) =>
  existsSync(join(repository, "data", name)),
);
const modules = await Promise.all(found.map((name) => import(`@naijaref/records/${name}`)));
const datasets = found
  .map((name, at): DomainDefinition & { name: string } => ({ name, ...modules[at][exportOf(name)] }))
  .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
const names = datasets.map(({ name }) => name);

write(
  "records/src/datasets",
  ...names.flatMap((name) => [importOf(name), allOf(name)]),
  `/** The domains that have data, in the order of the documentation. */
export const datasets = { ${names.map((name) => `"${name}": ${exportOf(name)}`).join(", ")} } as const;
export type DatasetName = keyof typeof datasets;
export const datasetNames = Object.keys(datasets) as readonly DatasetName[];`,
);

const inRoot = datasets
  .filter(({ name, apart }) => !apart && existsSync(join(packages, "naijaref/src", name, "index.ts")))
  .map(({ name }) => `${name}/index`);
write("naijaref/src/datasets", ...inRoot.map(allOf));

/** The file that is named for the dataset comes first. */
const contracts = names.flatMap((name) =>
  filesWith("api/src/contract", `operationsOf("${name}")`).toSorted((a, b) => +(b === name) - +(a === name)),
);
write(
  "api/src/contract/datasets",
  ...contracts.map(importOf),
  `export const ofDatasets = { ${spread(contracts)} };`,
);

const handlers = filesWith("api/src/operations", "satisfies Handlers<");
write(
  "api/src/operations/handlers",
  ...handlers.map(importOf),
  `import type { OperationId } from "../contract/index.ts";
import type { Handlers } from "./operations.ts";
export const operations = { ${spread(handlers)} } satisfies Handlers<OperationId>;`,
);
