import { EDITIONS, pollingUnit, schemaOf } from "@naijaref/records";
import { writePollingUnitFile } from "@naijaref/tools/table";
import { Ajv } from "ajv";
import { damageOf } from "../general/form.ts";
import { eachUnit, on, rule, textOf } from "../rule.ts";

export const unitFiles = rule(
  "unit-files",
  "each state has a file, with the order, quotes and encoding that `npm run fix:data` writes.",
  function* ({ pollingUnits, states }) {
    const paths = new Set(pollingUnits.map(({ path }) => path));
    const wanted = new Set(
      states.map((state) => `polling-units/${textOf(state, "inec_code")}-${textOf(state, "slug")}.csv`),
    );
    for (const file of wanted)
      if (!paths.has(file)) yield { file, key: "", message: "is missing: restore it" };
    for (const { path: file, content, units } of pollingUnits) {
      if (!wanted.has(file)) yield { file, key: "", message: "is of no state: rename it" };
      if (writePollingUnitFile(units) !== content)
        yield { file, key: "", message: "is not in canonical form: run npm run fix:data" };
    }
  },
);

const { code, name, inec_name, kind } = pollingUnit.fields;

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
  schemaOf({ ...pollingUnit, fields: { code, name, inec_name, kind } }),
);

const YEARS = EDITIONS.map(([year]) => year);

/** Fields that can be in doubt, in the order in which they are written. */
const DOUBTED = ["code", "name", "kind"];

const inOrder = (items: readonly string[], order: readonly string[]): boolean =>
  items.every((item, at) => order.indexOf(item) > (at === 0 ? -1 : order.indexOf(items[at - 1] ?? "")));

export const unitCells = eachUnit(
  "unit-cells",
  "every polling unit has a code, a name, a known kind, and the editions that list it.",
  () =>
    function* ({ code, name, inecName, kind, aliases, unverifiedFields, editions }) {
      if (!validate({ code, name, inec_name: inecName, kind }))
        for (const { instancePath, message } of validate.errors ?? [])
          yield `${instancePath.slice(1)} ${message}: correct it`;
      if (editions.length === 0 || !inOrder(editions, YEARS))
        yield `editions is "${editions.join("|")}": name each once, of ${YEARS.join(", ")} in this order`;
      if (!inOrder(unverifiedFields, DOUBTED))
        yield `unverified_fields is "${unverifiedFields.join("|")}": name ${DOUBTED.join(", ")} in this order`;
      for (const text of [name, inecName, ...aliases]) {
        const damage = damageOf(text);
        if (damage !== undefined) yield `"${text}" contains ${damage}: restore it, and edit the file as text`;
      }
    },
);

export const unitCodes = rule(
  "unit-codes",
  "a polling unit's code begins with the code of a ward and is in the file of its state; no code occurs twice, and every ward has units.",
  function* ({ pollingUnits, wards }) {
    const known = new Set(wards.map((ward) => textOf(ward, "code")));
    const seen = new Set<string>();
    const seenWards = new Set<string>();
    for (const { path: file, units } of pollingUnits)
      for (const { code: key } of units) {
        const ward = key.slice(0, 8);
        seenWards.add(ward);
        if (seen.has(key)) yield { file, key, message: "is there twice: remove one" };
        else if (!known.has(ward)) yield { file, key, message: `there is no ward ${ward}: correct the code` };
        else if (!file.includes(`/${key.slice(0, 2)}-`))
          yield { file, key, message: "is in the file of another state: move it" };
        seen.add(key);
      }
    for (const key of known)
      if (!seenWards.has(key))
        yield { file: "polling-units/", key, message: "the ward has no unit: add them" };
  },
);

export const unitDoubts = eachUnit(
  "unit-doubts",
  "if only one edition lists a unit, its code and name are unverified; an unknown kind is null.",
  () =>
    function* ({ kind, unverifiedFields, editions }) {
      if (editions.length === 1 && !["code", "name"].every((field) => unverifiedFields.includes(field)))
        yield `only the edition of ${editions[0]} lists it: name code and name in unverified_fields`;
      if (kind === null && unverifiedFields.includes("kind"))
        yield "kind is unverified but empty: remove it from unverified_fields";
    },
);

export const formerCodes = rule(
  "former-codes",
  "no unit has a former code, and every code_now is the code of a unit.",
  function* ({ pollingUnits, formerPollingUnits }) {
    const codes = new Set(pollingUnits.flatMap(({ units }) => units.map(({ code }) => code)));
    for (const row of formerPollingUnits) {
      const now = textOf(row, "code_now");
      if (codes.has(textOf(row, "code")))
        yield on("formerPollingUnits", row, "is the code of a unit: remove the line");
      if (now !== "" && !codes.has(now))
        yield on("formerPollingUnits", row, `no unit has the code ${now}: correct code_now`);
    }
  },
);

export const formerOutcomes = rule(
  "former-outcomes",
  "the outcome of a former code agrees with code_now: the same ward, another ward, or none.",
  function* ({ formerPollingUnits }) {
    for (const row of formerPollingUnits) {
      const now = textOf(row, "code_now");
      const isInWard = textOf(row, "code").slice(0, 8) === now.slice(0, 8);
      const outcome = now === "" ? "unknown" : isInWard ? "renumbered" : "moved";
      const message = `the outcome is ${outcome}: write that, or correct code_now`;
      if (row["outcome"] !== outcome) yield on("formerPollingUnits", row, message);
    }
  },
);
