/**
 * `npm run tool audit -- --field headquarters`: prints verified values with what their sources say.
 * Options: `--field`, `--table`, `--sample` (40 of each field), `--seed`.
 */
import { parseArgs } from "node:util";
import { readChecked } from "../read-checked.ts";
import { audit, auditable } from "./audit.ts";

/** Stops with a sentence, and without a stack. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        field: { type: "string" },
        table: { type: "string" },
        sample: { type: "string", default: "40" },
        seed: { type: "string", default: "naijaref" },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { field, table, sample, seed } = readOptions();
if (!/^[1-9][0-9]{0,4}$/.test(sample)) refuse(`--sample ${sample}: give a whole number from 1 to 99999`);
const dataset = readChecked();
const all = auditable(dataset);
const tables = [...new Set(all.map((one) => one.table))];
if (table !== undefined && !tables.includes(table as (typeof tables)[number]))
  refuse(`--table ${table}: there is no such table. Tables: ${tables.join(", ")}`);
const fields = [
  ...new Set(all.filter((one) => table === undefined || one.table === table).map((one) => one.field)),
];
if (field !== undefined && !fields.includes(field))
  refuse(`--field ${field}: there is no such field. Fields: ${fields.join(", ")}`);
console.log(audit(dataset, { field, table, size: Number(sample), seed }));
