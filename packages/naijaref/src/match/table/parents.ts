import { getConstituency } from "../../elections/code.ts";
import { constituenciesByLga } from "../../elections/constituencies.ts";
import { CONSTITUENCY_KINDS } from "../../generated/enums.ts";
import { getLocality } from "../../localities/localities.ts";
import { getLga } from "../../places/lgas.ts";
import { getState } from "../../places/states.ts";
import { getWard } from "../../places/wards.ts";
import { lazyFor } from "../../table/lazy.ts";
import type { RecordKind } from "../result.ts";

const PARENTS = ["state", "lga", "ward", ...CONSTITUENCY_KINDS] as const;

type Parent = (typeof PARENTS)[number];

/** The columns of parents: the name of each, and its code. */
export type ParentColumn = Parent | `${Parent}_code`;

export const PARENT_COLUMNS: readonly ParentColumn[] = /* @__PURE__ */ Object.freeze(
  PARENTS.flatMap((parent) => [parent, `${parent}_code`] as const),
);

interface Named {
  readonly code: string;
  readonly name: string;
}

type Parents = Readonly<Partial<Record<Parent, readonly Named[]>>>;

/** Divides several parents in one cell, as in the files of the data. */
const BETWEEN = "|";

const known = (...records: readonly (Named | undefined)[]): readonly Named[] =>
  [...new Set(records)].filter((record) => record !== undefined);

/** The LGAs that a record lies in, and what they lie in: several where it lies in several. */
function ofLgas(state: string, codes: readonly string[]): Parents {
  const seats = codes.flatMap((code) => constituenciesByLga().get(code) ?? []);
  const ofKind = (kind: Parent): readonly Named[] => known(...seats.filter((seat) => seat.kind === kind));
  return {
    state: known(getState(state)),
    lga: known(...codes.map(getLga)),
    ...Object.fromEntries(CONSTITUENCY_KINDS.map((kind) => [kind, ofKind(kind)])),
  };
}

function ofWard(code: string): Parents {
  const ward = getWard(code);
  if (ward === undefined) return {};
  const { stateCode, lgaCode, senatorialDistrict, federalConstituency, stateConstituency } = ward;
  return {
    state: known(getState(stateCode)),
    lga: known(getLga(lgaCode)),
    ward: [ward],
    senatorial_district: known(getConstituency(senatorialDistrict)),
    federal_constituency: known(getConstituency(federalConstituency)),
    state_constituency: known(getConstituency(stateConstituency ?? "")),
  };
}

function ofSeat(code: string): Parents {
  const seat = getConstituency(code);
  if (seat === undefined) return {};
  const { state, lga, senatorial_district } = ofLgas(seat.stateCode, seat.lgaCodes);
  // A seat of the Senate is what the others lie in; they cross each other.
  return { state, lga, senatorial_district, [seat.kind]: [seat] } as Parents;
}

function read(kind: RecordKind, code: string): Parents {
  switch (kind) {
    case "state":
      return { state: known(getState(code)) };
    case "lga":
      return ofLgas(getLga(code)?.stateCode ?? "", [code]);
    case "ward":
      return ofWard(code);
    case "polling_unit":
      return ofWard(code.slice(0, code.lastIndexOf("-")));
    case "locality": {
      const { stateCode, lgaCodes } = getLocality(code) ?? { stateCode: "", lgaCodes: [] };
      return ofLgas(stateCode, lgaCodes);
    }
    case "bank":
      return {};
    default:
      return ofSeat(code);
  }
}

const parentsOf = /* @__PURE__ */ lazyFor((key: string): Parents => {
  const [kind = "", code = ""] = key.split(" ");
  return read(kind as RecordKind, code);
});

/** The text of a column of parents for a record: its name or code, several with `|` between, or nothing. */
export function parentText(column: ParentColumn, kind: RecordKind, code: string): string {
  const isCode = column.endsWith("_code");
  const parent = (isCode ? column.slice(0, -"_code".length) : column) as Parent;
  const parents = (kind === "bank" ? {} : parentsOf(`${kind} ${code}`))[parent] ?? [];
  return parents.map((one) => (isCode ? one.code : one.name)).join(BETWEEN);
}
