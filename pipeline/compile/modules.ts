import { fieldCounts, records, type TableDefinition, tables } from "@naijaref/records";
import type { PackedBorders } from "../../packages/naijaref/src/boundaries/packed.ts";
import type { Topology } from "../boundaries/index.ts";
import type { Dataset } from "../table/index.ts";
import { packBorders } from "./borders.ts";
import { writeEnums } from "./enums.ts";
import type { FieldCounts } from "./field-counts.ts";
import { writeInterfaces } from "./interfaces.ts";
import { pack } from "./pack.ts";
import { versionOf } from "./version.ts";

const NOTICE = "// Generated from data/ by `npm run compile`. Correct the CSV, not this file.\n";

/** The library's generated modules: file name and content. The same data gives the same bytes. */
export function writeModules(
  dataset: Dataset,
  topology: Topology,
  counted: readonly FieldCounts[],
): Map<string, string> {
  const modules = new Map<string, string>();
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables) as [keyof typeof tables, TableDefinition][]) {
    if (table.internal) continue;
    const rows = dataset[name];
    if (table.domain !== "about") counts[name] = rows.length;
    modules.set(`${kebabCase(name)}.ts`, tableModule(name, pack(rows, table)));
  }
  modules.set("version.ts", versionModule(versionOf(dataset, topology), counts));
  modules.set("field-counts.ts", tableModule("fieldCounts", pack(counted, { record: fieldCounts })));
  const codes = dataset.lgas.map(({ code }) => String(code));
  modules.set("borders.ts", bordersModule(packBorders(topology, codes)));
  modules.set("records.ts", NOTICE + writeInterfaces(records));
  modules.set("enums.ts", NOTICE + writeEnums(records));
  return modules;
}

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const tableModule = (name: string, table: unknown): string =>
  `${NOTICE}import type { PackedTable } from "../table/packed.ts";

export const ${name}Table: PackedTable = ${JSON.stringify(table)};
`;

const bordersModule = (borders: PackedBorders): string =>
  `${NOTICE}import type { PackedBorders } from "../boundaries/packed.ts";

export const bordersTable: PackedBorders = ${JSON.stringify(borders)};
`;

const versionModule = (version: string, counts: Readonly<Record<string, number>>): string =>
  `${NOTICE}
/** The dataset's version: the day of its newest change, and a hash of its content. */
export const dataVersion: string = ${JSON.stringify(version)};

/** How many records each dataset holds. */
export const counts = ${JSON.stringify(counts)} as const;
`;
