/** `npm run tool audit -- --field headquarters`: prints verified values with what their sources say. */
import { type Command, readCommand } from "@naijaref/tools/command";
import { readChecked } from "../read-checked.ts";
import { audit, auditable } from "./audit.ts";

const USAGE = `npm run tool audit -- [--field <field>] [--table <table>] [--sample <number>] [--seed <word>]

  --field   one field of all tables; all fields if it is left out
  --table   one table, such as lgas
  --sample  how many values of each field; 40 if it is left out
  --seed    any word: another one chooses other records
`;

const command: Command<"field" | "table" | "sample" | "seed"> = readCommand(USAGE, [
  "field",
  "table",
  "sample",
  "seed",
]);
const { field, table, sample = "40", seed = "naijaref" } = command.values;
if (!/^[1-9][0-9]{0,4}$/.test(sample))
  command.stop(`--sample ${sample}: give a whole number from 1 to 99999.`);
const dataset = readChecked();
const all = auditable(dataset);
const ofTable = all.filter((one) => table === undefined || one.table === table);
const listed = (names: readonly string[]): string => [...new Set(names)].join(", ");
if (ofTable.length === 0)
  command.stop(`--table ${table}: there is no such table. Tables: ${listed(all.map((one) => one.table))}.`);
if (field !== undefined && !ofTable.some((one) => one.field === field))
  command.stop(
    `--field ${field}: there is no such field. Fields: ${listed(ofTable.map((one) => one.field))}.`,
  );
console.log(audit(dataset, { field, table, size: Number(sample), seed }));
