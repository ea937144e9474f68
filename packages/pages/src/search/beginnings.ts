import { readPhoneBeginning } from "naijaref/phones";
import { getState, getWard } from "naijaref/places";
import { readPlateBeginning } from "naijaref/plates";
import { wardAddress } from "../addresses.ts";
import type { Reading } from "./reading.ts";

/** `7 more digits`. */
const toCome = (missing: number): string => `${missing} more ${missing === 1 ? "digit" : "digits"}`;

/** A number or a code of which some digits are to come. */
const begunBy = (
  typed: string,
  missing: number,
  { kind, title, address }: Pick<Reading, "kind" | "title" | "address">,
): Reading => ({
  kind,
  isValid: false,
  title,
  detail: `${typed} and ${toCome(missing)}`,
  toCome: toCome(missing),
  address,
});

export function registeredIn(stateCode: string | null): string {
  const state = stateCode === null ? undefined : getState(stateCode);
  return state === undefined ? "No list has its place code." : `Registered in ${state.name}`;
}

/**
 * What a text is the beginning of: a number, a plate or the code of a polling unit that somebody is still
 * typing. Each says what is known already, and how much is to come.
 */
export function beginningsIn(typed: string): readonly Reading[] {
  const unit = unitBegun(typed);
  if (unit !== undefined) return [unit];
  const plate = plateBegun(typed);
  if (plate !== undefined) return [plate];
  return [phoneBegun(typed), accountBegun(typed)].filter((reading) => reading !== undefined);
}

export const PHONE_TYPES = {
  mobile: "Mobile number",
  fixed: "Fixed line",
  toll_free: "Toll-free number",
  non_toll_free: "Shared-cost number",
} as const;

export const BLOCK_STATUSES = {
  allocated: "In use",
  available: "Nobody has it",
  returned: "Given back to the regulator",
  withdrawn: "Withdrawn by the regulator",
} as const;

export function phoneBegun(typed: string): Reading | undefined {
  const begun = readPhoneBeginning(typed);
  if (begun === undefined) return undefined;
  const { type, network, area, missing } = begun;
  return begunBy(typed, missing, {
    kind: "phone",
    title:
      network !== null ? `${network} number` : area !== null ? `Fixed line in ${area}` : PHONE_TYPES[type],
    address: `/read/phone#phone=${encodeURIComponent(typed)}`,
  });
}

const ACCOUNT_DIGITS = 10;
/** Six digits are the code of an institution as well, and fewer are many things. */
const MIN_OF_ACCOUNT = 7;

function accountBegun(typed: string): Reading | undefined {
  if (!/^[\d\s]+$/.test(typed)) return undefined;
  const missing = ACCOUNT_DIGITS - typed.replace(/\D/g, "").length;
  if (missing <= 0 || missing > ACCOUNT_DIGITS - MIN_OF_ACCOUNT) return undefined;
  return begunBy(typed, missing, {
    kind: "account",
    title: "Account number",
    address: `/check/account#account=${encodeURIComponent(typed)}`,
  });
}

export function plateBegun(typed: string): Reading | undefined {
  const begun = readPlateBeginning(typed);
  if (begun === undefined) return undefined;
  const { prefix, stateCode, missing } = begun;
  const rest = `${missing} more letters and digits`;
  return {
    kind: "plate",
    isValid: false,
    title: prefix === null ? "Plate in the form until 2011" : `Plates that begin with ${prefix}`,
    detail: prefix === null ? "The state comes at its end" : registeredIn(stateCode),
    toCome: missing === 1 ? "1 more letter" : rest,
    address: `/read/plate#plate=${encodeURIComponent(typed)}`,
    ...(/\d/.test(typed) ? {} : { isWeak: true as const }),
  };
}

/** A ward's code, and fewer than three digits of a unit: `24-11-01-0`. */
const UNIT_BEGUN = /^(\d{2})\s*[-/. ]\s*(\d{2})\s*[-/. ]\s*(\d{2})\s*[-/. ]\s*(\d{0,2})$/;

function unitBegun(typed: string): Reading | undefined {
  const [, state, lga, number, digits = ""] = UNIT_BEGUN.exec(typed) ?? [];
  const ward = state === undefined ? undefined : getWard(`${state}-${lga}-${number}`);
  if (ward === undefined) return undefined;
  return begunBy(typed, 3 - digits.length, {
    kind: "polling_unit",
    title: `Polling unit of ${ward.name}`,
    address: `${wardAddress(ward)}#polling-units`,
  });
}
