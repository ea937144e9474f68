import { readFileSync } from "node:fs";
import { type Dataset, listOf, type Row } from "../../../data/table/index.ts";
import { type Json, rules, type Vector } from "./rules.ts";

const found = (value: Json): Json => ({ ok: true, value });

const text = (row: Row, field: string): string => String(row[field] ?? "");

/** A vector whose expected result is what the library returns. */
function vector(rule: string, input: Readonly<Record<string, string>>): Vector {
  const run = rules[rule];
  if (run === undefined) throw new Error(`there is no rule ${rule}`);
  return { rule, input, expected: run(input) };
}

/** A vector whose expected result is a field of the record, so that the library can be proved by it. */
const known = (rule: string, input: Readonly<Record<string, string>>, code: string): Vector => ({
  rule,
  input,
  expected: found(code),
});

const ofState = (row: Row): Vector[] =>
  ["code", "iso_code", "inec_code", "pcode", "name", "slug"]
    .map((field) => text(row, field))
    .concat(listOf(row, "aliases"), `${text(row, "name")} State`)
    .map((identifier) => known("find_state", { identifier }, text(row, "code")));

const ofLga = (row: Row): Vector[] => [
  ...["code", "inec_code"].map((field) =>
    known("find_lga", { identifier: text(row, field) }, text(row, "code")),
  ),
  ...["name", "slug"]
    .map((field) => text(row, field))
    .map((identifier) =>
      known("find_lga", { identifier, state: text(row, "state_code") }, text(row, "code")),
    ),
  ...listOf(row, "aliases").map((identifier) =>
    vector("find_lga", { identifier, state: text(row, "state_code") }),
  ),
  vector("find_lga", { identifier: text(row, "name") }),
  vector("reverse_geocode", { lat: text(row, "lat"), lon: text(row, "lon") }),
  { ...match(row, text(row, "name")), expected: { status: "exact", code: text(row, "code") } },
  // As it is typed in a hurry: a letter left out, another typed twice.
  match(row, text(row, "name").replace(/(?<=^.{2})./, "")),
  match(row, text(row, "name").replace(/.$/, "$&$&")),
];

const match = (row: Row, name: string): Vector =>
  vector("match", { kind: "lga", text: name, state: text(row, "state_code") });

/**
 * A ward's code as it is stored and, of every tenth, as INEC prints it and as people type it. A last number
 * of one digit may have lost another, so it is not found.
 */
function ofWard(row: Row, at: number): Vector[] {
  const code = text(row, "code");
  const numbers = code.split("-");
  const writings = [numbers.join("/"), numbers.join(""), numbers.join(" ")];
  const found = [code, ...(at % 10 === 0 ? writings : [])].map((writing) =>
    known("find_ward", { code: writing }, code),
  );
  if (at % 10 > 0) return found;
  const cut = numbers.map(Number).join("-");
  if (!/-[0-9]$/.test(cut)) return [...found, known("find_ward", { code: cut }, code)];
  return [
    ...found,
    { rule: "find_ward", input: { code: cut }, expected: { ok: false, reason: "unknown_ward" } },
  ];
}

const ofConstituency = (row: Row): Vector[] =>
  ["code", "inec_code"].map((field) =>
    known("find_constituency", { code: text(row, field) }, text(row, "code")),
  );

/** Two account numbers of one institution, the second with a wrong last digit. */
function accountsOf(row: Row): Vector[] {
  const [bank, cbnCode] = [text(row, "id"), text(row, "cbn_code")];
  if (cbnCode === "" || row["status"] !== "active") return [];
  const serial = String((Number(cbnCode) * 7_919_003) % 1_000_000_000).padStart(9, "0");
  const first = vector("check_account", { account: `${serial}0`, bank });
  const digit = (first.expected as { value: { expected_check_digit: number } }).value.expected_check_digit;
  return [
    vector("check_account", { account: `${serial}${digit}`, bank }),
    vector("check_account", { account: `${serial}${(digit + 1) % 10}`, bank }),
  ];
}

const ofBank = (row: Row): Vector[] => [
  known("find_bank", { identifier: text(row, "id") }, text(row, "id")),
  ...["cbn_code", "nip_code", "name", "short_name"]
    .map((field) => text(row, field))
    .concat(listOf(row, "aliases"))
    .filter((identifier) => identifier !== "")
    .map((identifier) => vector("find_bank", { identifier })),
  ...accountsOf(row),
];

/** Every name and alias, as a folding of text. */
function foldings(rows: readonly Row[]): Vector[] {
  const names = rows.flatMap((row) => [text(row, "name"), ...listOf(row, "aliases")]);
  return [...new Set(names)].map((name) => vector("fold", { text: name }));
}

/** The vectors that follow from the records: every code, name and alias finds its record. */
function vectorsOfRecords(dataset: Dataset): Vector[] {
  const { states, lgas, wards, institutions, idSystems } = dataset;
  const constituencies = [
    ...dataset.senatorialDistricts,
    ...dataset.federalConstituencies,
    ...dataset.stateConstituencies,
  ];
  return [
    ...foldings([...states, ...lgas, ...wards, ...constituencies, ...institutions]),
    ...states.flatMap(ofState),
    ...lgas.flatMap(ofLga),
    ...wards.flatMap(ofWard),
    ...constituencies.flatMap(ofConstituency),
    ...institutions.flatMap(ofBank),
    ...idSystems.map((row) =>
      vector("find_external_id", { system: text(row, "id"), id: text(row, "id_example") }),
    ),
  ];
}

/** The reviewed cases, each with the result that it must have: they are the library's own tests of these rules. */
export const readCases = (): readonly Vector[] =>
  readFileSync(new URL("cases.ndjson", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Vector);

/** Every rule as input and expected result, so that a port to another language can prove itself. */
export const buildVectors = (dataset: Dataset): readonly Vector[] => [
  ...readCases(),
  ...vectorsOfRecords(dataset),
];

export const writeVectors = (vectors: readonly Vector[]): string =>
  vectors.map((vector) => `${JSON.stringify(vector)}\n`).join("");
