import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { datasetNames } from "@naijaref/records";
import { transformSync } from "esbuild";
import { repository } from "../../repository.ts";
import { readDataset, readPollingUnits, readProofs, readWitnesses } from "../table/index.ts";
import { readDataBeside } from "./complete-dataset.ts";
import { countFields } from "./field-counts.ts";
import {
  EVIDENCE_MODULE,
  writeEvidenceModule,
  writeModules,
  writePollingUnitModules,
  writeStateNames,
} from "./modules.ts";

/** Leaves an unchanged file alone, so that watchers and incremental builds stay quiet. */
function writeIfChanged(path: string, content: string): void {
  try {
    if (readFileSync(path, "utf8") === content) return;
  } catch {
    // The file is not there yet.
  }
  writeFileSync(path, content);
}

/** Writes the generated modules of a package: a table that was renamed or removed leaves none behind. */
function writePackage(name: string, modules: ReadonlyMap<string, string>): void {
  const folder = `${repository}packages/${name}/src/generated/`;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(folder + file);
  for (const [file, content] of modules) writeIfChanged(folder + file, content);
}

/** The guides that agents may read, as files in docs/ without `.md`: each dataset has one. */
const GUIDES = [...datasetNames, "elections-2027", "search", "match", "how-sure"];

const read = (name: string): string =>
  readFileSync(`${repository}docs/${name}.md`, "utf8")
    // Marks of what commands write: of no use to readers.
    .replaceAll(/<!-- \/?fact[^>]*-->/g, "");

/** A module with the guides as text: no runtime but Node has the files. */
function writeGuides(): string {
  const guides = GUIDES.map((name) => {
    const text = read(name);
    return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text };
  });
  return `// Generated from docs/ by \`npm run build data\`. Correct the guides, not this file.

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** In Markdown. */
  readonly text: string;
}

export const guides: readonly Guide[] = ${JSON.stringify(guides)};
`;
}

/**
 * Compiles the data into modules of the library, with what the names of units and wards say about addresses;
 * the polling units into the modules of their package; the names of the states and the style into those of the
 * elements; and the guides into one of the agents' tools.
 */

const dataset = readDataset();
const fieldCounts = countFields(dataset, readProofs(), readWitnesses());
const modules = writeModules(dataset, readDataBeside(), fieldCounts);
const pollingUnits = readPollingUnits();
modules.set(EVIDENCE_MODULE, writeEvidenceModule(dataset, pollingUnits));
writePackage("naijaref", modules);

const { code: css } = transformSync(readFileSync(`${repository}packages/elements/src/styles.css`, "utf8"), {
  loader: "css",
  minify: true,
});
const elements = {
  "states.ts": writeStateNames(dataset),
  "css.ts": `export const css: string = ${JSON.stringify(css)};\n`,
};
writePackage("elements", new Map(Object.entries(elements)));

writePackage("polling-units", writePollingUnitModules(dataset, pollingUnits));

writeIfChanged(`${repository}packages/protocols/src/mcp/guides.generated.ts`, writeGuides());
