import { getConstituency } from "../elections/code.ts";
import { constituenciesByLga } from "../elections/constituencies.ts";
import { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import { getLocality } from "../localities/localities.ts";
import { getLga } from "../places/lgas.ts";
import { getState } from "../places/states.ts";
import { getWard } from "../places/wards.ts";
import { lazyFor } from "../table/lazy.ts";

/** What a record may lie in. */
export const PARENTS = ["state", "lga", "ward", ...CONSTITUENCY_KINDS] as const;

export type Parent = (typeof PARENTS)[number];

interface Named {
  readonly code: string;
  readonly name: string;
}

type Parents = Readonly<Partial<Record<Parent, readonly Named[]>>>;

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

function read(kind: string, code: string): Parents {
  switch (kind) {
    case "state":
      return { state: known(getState(code)) };
    case "lga":
      return ofLgas(getLga(code)?.stateCode ?? "", [code]);
    case "ward":
      return ofWard(code);
    case "locality": {
      const { stateCode, lgaCodes } = getLocality(code) ?? { stateCode: "", lgaCodes: [] };
      return ofLgas(stateCode, lgaCodes);
    }
    default:
      return ofSeat(code);
  }
}

const readOnce = /* @__PURE__ */ lazyFor((key: string): Parents => {
  const [kind = "", code = ""] = key.split(" ");
  return read(kind, code);
});

/** The records of a kind that a record lies in, itself among them: several where it lies in several. */
export function parentsOf(parent: Parent, kind: string, code: string): readonly Named[] {
  if (typeof kind !== "string" || typeof code !== "string" || kind === "bank") return [];
  // What is worked out stays, so it is that of the ward: there are 176,846 units.
  const key = kind === "polling_unit" ? `ward ${code.slice(0, code.lastIndexOf("-"))}` : `${kind} ${code}`;
  return readOnce(key)[parent] ?? [];
}
