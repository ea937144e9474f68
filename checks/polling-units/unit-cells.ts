import { EDITIONS, pollingUnit, schemaOf } from "@naijaref/records";
import { Ajv } from "ajv";
import { damageOf } from "../general/spreadsheet-damage.ts";
import { findInUnits, type PollingUnitRule } from "./rule.ts";

const { code, name, inec_name, kind } = pollingUnit.fields;

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
  schemaOf({ ...pollingUnit, fields: { code, name, inec_name, kind } }),
);

const YEARS = EDITIONS.map(([year]) => year);

/** Fields that can be in doubt, in the order in which they are written. */
const DOUBTED = ["code", "name", "kind"];

const inOrder = (items: readonly string[], order: readonly string[]): boolean =>
  items.every((item, at) => order.indexOf(item) > (at === 0 ? -1 : order.indexOf(items[at - 1] ?? "")));

export const unitCells: PollingUnitRule = {
  name: "unit-cells",
  description: "every polling unit has a code, a name, a known kind, and the editions that list it.",
  check: (files) =>
    findInUnits(files, (unit) => {
      const faults: string[] = [];
      const { code, name, inecName, kind, aliases, unverifiedFields, editions } = unit;
      if (!validate({ code, name, inec_name: inecName, kind })) {
        for (const { instancePath, message } of validate.errors ?? [])
          faults.push(`${instancePath.slice(1)} ${message}: correct it`);
      }
      if (editions.length === 0 || !inOrder(editions, YEARS))
        faults.push(
          `editions is "${editions.join("|")}": name each once, of ${YEARS.join(", ")} in this order`,
        );
      if (!inOrder(unverifiedFields, DOUBTED))
        faults.push(
          `unverified_fields is "${unverifiedFields.join("|")}": name ${DOUBTED.join(", ")} in this order`,
        );
      for (const text of [name, inecName, ...aliases]) {
        const damage = damageOf(text);
        if (damage !== undefined)
          faults.push(`"${text}" contains ${damage}: restore it, and edit the file as text`);
      }
      return faults;
    }),
};
