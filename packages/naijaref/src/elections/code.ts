import type { Constituency } from "../generated/records.ts";
import { codeIn, type Reference } from "../places/reference.ts";
import { type Failure, failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { allConstituencies } from "./constituencies.ts";

/**
 * Why there is no constituency.
 *
 * - `unknown_constituency`: no constituency has this code. `identifier` is what was given.
 * - `not_text`: the identifier is not a string.
 */
export type ConstituencyFailure = Unknown<"unknown_constituency"> | Failure<"not_text">;

/** `FC236`, `FC/236/LA`, `sc-1-ab`: prefix, number without its zeros, and a state's abbreviation or none. */
const CODE = /^(SD|FC|SC)[/ -]?0*([1-9][0-9]{0,2})(?:[/ -]?([A-Z]{2,3}))?$/;

const byCode = /* @__PURE__ */ lazy(
  () => new Map(allConstituencies().map((constituency) => [constituency.code, constituency])),
);

/** INEC abbreviates 13 states in its own way (BN for Benue, RV for Rivers): either abbreviation is right. */
const abbreviations = ({ inecCode, stateCode }: Constituency): readonly string[] => [
  inecCode.slice(inecCode.lastIndexOf("/") + 1),
  stateCode,
];

/**
 * The constituency with a code as in `Constituency.code` ("FC236"), in exactly this form; undefined if there
 * is none.
 */
export const getConstituency = (code: string): Constituency | undefined => byCode().get(code);

/**
 * The constituency with a code.
 *
 * @param code `FC236`, or INEC's code `FC/236/LA`, with INEC's or the ISO abbreviation of the state, with or
 *   without leading zeros, in any case; a space or hyphen may replace the slash.
 */
export function findConstituency(code: string): Result<Constituency, ConstituencyFailure> {
  if (typeof code !== "string") return failure("not_text");
  const [, prefix = "", number = "", state] = CODE.exec(code.trim().toUpperCase()) ?? [];
  const constituency = getConstituency(`${prefix}${number.padStart(3, "0")}`);
  if (constituency === undefined || (state !== undefined && !abbreviations(constituency).includes(state)))
    return unknown("unknown_constituency", code);
  return success(constituency);
}

/** The constituency of a record that has its code, or of a code as typed. */
export function resolveConstituency(constituency: Reference): Result<Constituency, ConstituencyFailure> {
  const code = codeIn(constituency);
  if (code === undefined) return findConstituency(constituency as string);
  const found = getConstituency(code);
  return found === undefined ? unknown("unknown_constituency", code) : success(found);
}
