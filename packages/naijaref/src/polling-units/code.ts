import { getConstituency } from "../elections/code.ts";
import { formerPollingUnitsTable } from "../generated/former-polling-units.ts";
import { missingNumbers } from "../generated/missing-unit-numbers.ts";
import type { Constituency, FormerPollingUnit, Lga, State, Ward } from "../generated/records.ts";
import { getLga, getState, listLgas, listStates, listWards } from "../places/index.ts";
import { type Failure, failure, type Result, success } from "../result.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { type CodeNumbers, type CodeProblem, readCode, WRITTEN, writeCode } from "./reading.ts";

const NONE: readonly number[] = [];

/** The numbers that a ward leaves out, in order: nearly every ward counts its units from 1 without a gap. */
export const missingIn = ({ code }: Pick<Ward, "code">): readonly number[] => missingNumbers[code] ?? NONE;

export const lastNumberOf = (ward: Pick<Ward, "code" | "pollingUnits">): number =>
  ward.pollingUnits + missingIn(ward).length;

/**
 * The codes of other editions that INEC's complete list of 2023 does not have, each with what became of it.
 */
export const listFormerPollingUnits: () => readonly FormerPollingUnit[] = /* @__PURE__ */ lazyList(
  "listFormerPollingUnits",
  () => unpack<FormerPollingUnit>(formerPollingUnitsTable),
);

const formerUnits = /* @__PURE__ */ lazy(
  () => new Map(listFormerPollingUnits().map((former) => [former.code, former])),
);

interface WardPlace {
  readonly ward: Ward;
  readonly lga: Lga;
  readonly state: State;
  readonly senatorialDistrict: Constituency | null;
  readonly federalConstituency: Constituency | null;
  /** Null in the Federal Capital Territory, which has none. */
  readonly stateConstituency: Constituency | null;
}

/** A ward by number, with what its units are numbered. */
interface NumberedWard {
  readonly place: WardPlace;
  readonly last: number;
  readonly missing: readonly number[];
}

const numberOf = (code: string): number => Number(code.replaceAll("-", ""));

const seatOf = (code: string | null): Constituency | null => getConstituency(code ?? "") ?? null;

/**
 * The places of the country by the numbers in their INEC codes: an LGA by that of the state times 100, plus its own,
 * and a ward by that of the LGA times 100, plus its own.
 */
const numberedPlaces = /* @__PURE__ */ lazy(() => {
  const wards = listWards().map((ward): [number, NumberedWard] => [
    numberOf(ward.code),
    {
      last: lastNumberOf(ward),
      missing: missingIn(ward),
      place: {
        ward,
        lga: getLga(ward.lgaCode) as Lga,
        state: getState(ward.stateCode) as State,
        senatorialDistrict: seatOf(ward.senatorialDistrict),
        federalConstituency: seatOf(ward.federalConstituency),
        stateConstituency: seatOf(ward.stateConstituency),
      },
    },
  ]);
  return {
    states: new Map(listStates().map((state) => [numberOf(state.inecCode), state])),
    lgas: new Map(listLgas().map((lga) => [numberOf(lga.inecCode), lga])),
    wards: new Map(wards),
  };
});

/** What a polling unit's code says, without the unit itself. */
export interface PollingUnitCode extends WardPlace {
  /** The code as INEC writes it, with hyphens: the form to store. */
  readonly code: string;
  /** The unit's number in its ward. */
  readonly number: number;
}

/**
 * Why there is no such code. Where one of its parts does not exist, the reason names the part: `code` is the
 * code as it was read, and `state`, `lga` or `ward` what was found before that part.
 *
 * - `unknown_state`, `unknown_lga`, `unknown_ward`, `unknown_unit`: there is no such part.
 * - `former_code`: another edition of INEC's list has the code. `former` says what became of it.
 * - All others: the text is not written as a code.
 */
export type PollingUnitCodeFailure =
  | Failure<CodeProblem>
  | Failure<"unknown_state", { code: string }>
  | Failure<"unknown_lga", { code: string; state: State }>
  | Failure<"unknown_ward", { code: string; lga: Lga }>
  | Failure<"unknown_unit", { code: string; ward: Ward }>
  | Failure<"former_code", { code: string; former: FormerPollingUnit }>;

/**
 * Reads a polling unit's code to its ward, LGA, state and constituencies. Nothing of the units themselves is
 * loaded: their names are in the package `naijaref-polling-units`.
 *
 * @param text `24-11-01-007` in any common writing: with slashes, blanks or nothing between the numbers, with
 * words such as `PU Code:` before it, and with zeros missing where each number stands by itself.
 */
export function parsePollingUnitCode(text: string): Result<PollingUnitCode, PollingUnitCodeFailure> {
  const numbers = readCode(text);
  return typeof numbers === "string" ? failure(numbers) : locate(numbers, text);
}

function locate(numbers: CodeNumbers, text: string): Result<PollingUnitCode, PollingUnitCodeFailure> {
  const { states, lgas, wards } = numberedPlaces();
  const lgaNumber = numbers.state * 100 + numbers.lga;
  const found = wards.get(lgaNumber * 100 + numbers.ward);
  const code = WRITTEN.test(text) ? text : writeCode(numbers);
  if (found !== undefined && hasUnit(found, numbers.unit))
    return success({ code, number: numbers.unit, ...found.place });
  const state = states.get(numbers.state);
  if (state === undefined) return { ok: false, reason: "unknown_state", code };
  const lga = lgas.get(lgaNumber);
  if (lga === undefined) return { ok: false, reason: "unknown_lga", code, state };
  if (found === undefined) return { ok: false, reason: "unknown_ward", code, lga };
  const former = formerUnits().get(code);
  return former === undefined
    ? { ok: false, reason: "unknown_unit", code, ward: found.place.ward }
    : { ok: false, reason: "former_code", code, former };
}

const hasUnit = ({ last, missing }: NumberedWard, unit: number): boolean =>
  unit >= 1 && unit <= last && (missing.length === 0 || !missing.includes(unit));
