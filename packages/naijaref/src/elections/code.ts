import type { Constituency } from "../generated/records.ts";
import { lazy } from "../table/lazy.ts";
import { allConstituencies } from "./constituencies.ts";

/** `FC236`, `FC/236/LA`, `sc-1-ab`: prefix, number without its zeros, and a state's abbreviation or none. */
const CODE = /^(SD|FC|SC)[/ -]?0*([1-9][0-9]{0,2})(?:[/ -]?([A-Z]{2,3}))?$/;

const byNumber = /* @__PURE__ */ lazy(
  () => new Map(allConstituencies().map((unit) => [keyOf(unit.code.slice(0, 2), unit.code.slice(2)), unit])),
);

const keyOf = (prefix: string, number: string): string => `${prefix}${Number(number)}`;

/** INEC abbreviates 13 states in its own way (BN for Benue, RV for Rivers): either abbreviation is right. */
const abbreviations = ({ inecCode, stateCode }: Constituency): readonly string[] => [
  inecCode.slice(inecCode.lastIndexOf("/") + 1),
  stateCode,
];

/**
 * The constituency with a code, or undefined when there is none.
 *
 * @param code `FC236`, or INEC's code `FC/236/LA`, with INEC's or the ISO abbreviation of the state, with or
 *   without leading zeros, in any case; a space or hyphen may stand for the slash.
 */
export function findConstituency(code: string): Constituency | undefined {
  const [, prefix = "", number = "", state] = CODE.exec(code.trim().toUpperCase()) ?? [];
  const unit = byNumber().get(keyOf(prefix, number));
  if (unit === undefined || (state !== undefined && !abbreviations(unit).includes(state))) return undefined;
  return unit;
}
