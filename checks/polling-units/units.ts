import { EDITIONS, pollingUnit, schemaOf } from "@naijaref/records";
import { writePollingUnitFile } from "@naijaref/tools/table";
import { Ajv } from "ajv";
import { damageOf } from "../general/form.ts";
import { type Finding, textOf } from "../rule.ts";
import { findInUnits, type PollingUnitRule } from "./rule.ts";

export const unitFiles: PollingUnitRule = {
  name: "unit-files",
  description: "each state has a file, with the order, quotes and encoding that `npm run fix:data` writes.",
  check: (files, { states }) => {
    const paths = new Set(files.map(({ path }) => path));
    const wanted = states.map(
      (state) => `polling-units/${textOf(state, "inec_code")}-${textOf(state, "slug")}.csv`,
    );
    const fault = (file: string, message: string): Finding => ({ file, key: "", message });
    return [
      ...wanted.filter((path) => !paths.has(path)).map((path) => fault(path, "is missing: restore it")),
      ...files
        .filter(({ path }) => !wanted.includes(path))
        .map(({ path }) => fault(path, "is of no state: rename it")),
      ...files
        .filter(({ content, units }) => writePollingUnitFile(units) !== content)
        .map(({ path }) => fault(path, "is not in canonical form: run npm run fix:data")),
    ];
  },
};

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

export const unitCodes: PollingUnitRule = {
  name: "unit-codes",
  description:
    "a polling unit's code begins with the code of a ward and is in the file of its state; no code occurs twice, and every ward has units.",
  check: (files, { wards }) => {
    const known = new Set(wards.map((ward) => textOf(ward, "code")));
    const seen = new Set<string>();
    const seenWards = new Set<string>();
    const faults = files.flatMap((file) =>
      findInUnits([file], ({ code }) => {
        const ward = code.slice(0, 8);
        seenWards.add(ward);
        if (seen.has(code)) return ["is there twice: remove one"];
        seen.add(code);
        if (!known.has(ward)) return [`there is no ward ${ward}: correct the code`];
        return file.path.includes(`/${code.slice(0, 2)}-`)
          ? []
          : ["is in the file of another state: move it"];
      }),
    );
    const empty = [...known].filter((ward) => !seenWards.has(ward));
    return [
      ...faults,
      ...empty.map(
        (ward): Finding => ({ file: "polling-units/", key: ward, message: "the ward has no unit: add them" }),
      ),
    ];
  },
};

export const unitDoubts: PollingUnitRule = {
  name: "unit-doubts",
  description: "if only one edition lists a unit, its code and name are unverified; an unknown kind is null.",
  check: (files) =>
    findInUnits(files, ({ kind, unverifiedFields, editions }) => [
      ...(editions.length > 1 || ["code", "name"].every((field) => unverifiedFields.includes(field))
        ? []
        : [`only the edition of ${editions[0]} lists it: name code and name in unverified_fields`]),
      ...(kind === null && unverifiedFields.includes("kind")
        ? ["kind is unverified but empty: remove it from unverified_fields"]
        : []),
    ]),
};

export const formerCodes: PollingUnitRule = {
  name: "former-codes",
  description: "no unit has a former code, and every code_now is the code of a unit.",
  check: (files, { formerPollingUnits }) => {
    const codes = new Set(files.flatMap(({ units }) => units.map(({ code }) => code)));
    return formerPollingUnits.flatMap((row): Finding[] => {
      const [code, now] = [textOf(row, "code"), textOf(row, "code_now")];
      const fault = (message: string): Finding => ({
        file: "polling-units/former-codes.csv",
        key: code,
        message,
      });
      return [
        ...(codes.has(code) ? [fault("is the code of a unit: remove the line")] : []),
        ...(now === "" || codes.has(now) ? [] : [fault(`no unit has the code ${now}: correct code_now`)]),
      ];
    });
  },
};

function outcomeOf(code: string, now: string): string {
  if (now === "") return "unknown";
  return code.slice(0, 8) === now.slice(0, 8) ? "renumbered" : "moved";
}

export const formerOutcomes: PollingUnitRule = {
  name: "former-outcomes",
  description: "the outcome of a former code agrees with code_now: the same ward, another ward, or none.",
  check: (_, { formerPollingUnits }) =>
    formerPollingUnits.flatMap((row): Finding[] => {
      const code = textOf(row, "code");
      const outcome = outcomeOf(code, textOf(row, "code_now"));
      if (row["outcome"] === outcome) return [];
      const message = `the outcome is ${outcome}: write that, or correct code_now`;
      return [{ file: "polling-units/former-codes.csv", key: code, message }];
    }),
};
