import { ANY, OBJECT, requireArgument, requireOptions, TEXT } from "../arguments.ts";
import type { MatchWithin } from "../match/area.ts";
import { matchOnce } from "../match/match-once.ts";
import { type MatchCandidate, type MatchResult, nothing, quote } from "../match/result.ts";
import { foldsToNothing } from "../names/fold.ts";
import { findLga } from "../places/lgas.ts";
import { identifierOf, type Reference } from "../places/reference.ts";
import { resolveState } from "../places/states.ts";
import {
  type Failure,
  failure,
  type InvalidOption,
  type Result,
  refuseOptions,
  success,
  type Unknown,
  unknown,
} from "../result.ts";
import { readLine } from "./read-line.ts";
import type { AddressReading } from "./reading.ts";

export type { AddressReading };

/** The longest text that is read, in UTF-16 code units. */
export const MAX_ADDRESS_LENGTH = 500;

/** In which state the address is. */
export interface AddressOptions {
  /** A record of a state, or any identifier that `findState` takes, or of an LGA in it. No LGA outside it is named. */
  readonly state?: Reference | undefined;
}

/**
 * Why a text is not read.
 *
 * - `empty`: it has no letters and no digits.
 * - `too_long`: it is longer than 500 characters.
 * - `unknown_state`: `state` names no state.
 * - `invalid_option`: there is no option with the name `option`; `options` where they are not an object.
 * - `not_text`: it is not a string.
 */
export type AddressFailure =
  | Failure<"not_text" | "empty" | "too_long">
  | Unknown<"unknown_state">
  | InvalidOption<"state">;

const RULES = { state: ANY };

/**
 * Reads where an address in Nigeria is: state, LGA, locality and wards, as far as its words decide them. It
 * never guesses: it says what is found, what is ambiguous and between which LGAs, and why.
 *
 * @param text The address as somebody typed it, at most 500 characters.
 * @example readAddress("12 Awolowo Road, Bodija, Ibadan") // found, lgaName "Ibadan North"
 */
export function readAddress(
  text: string,
  options: AddressOptions = {},
): Result<AddressReading, AddressFailure> {
  if (typeof text !== "string") return failure("not_text");
  const refused = refuseOptions<"state">(options, RULES);
  if (refused !== undefined) return refused;
  const given = options?.state;
  const state = given === undefined ? undefined : stateCodeOf(given);
  if (given !== undefined && state === undefined) return unknown("unknown_state", identifierOf(given));
  if (text.length > MAX_ADDRESS_LENGTH) return failure("too_long");
  if (foldsToNothing(text)) return failure("empty");
  return success(readLine(text, state));
}

/** The state that is named, or by its LGA: "Gusau" in a column of states is the city, and so Zamfara. */
function stateCodeOf(reference: Reference): string | undefined {
  const state = resolveState(reference);
  if (state.ok) return state.value.code;
  const city = typeof reference === "string" ? findLga(reference) : undefined;
  return city?.ok === true ? city.value.stateCode : undefined;
}

export interface AddressMatcherOptions {
  /** The state that all addresses are in. A row may say it too. */
  readonly within?: Pick<MatchWithin, "state"> | undefined;
}

/** A matcher of addresses with the LGAs that they are in, for `matchCsv`. */
export interface AddressMatcher {
  readonly kind: "address";
  /** The LGA that an address is in, and why. `within` counts before that of the matcher. */
  readonly match: (text: string, within?: MatchWithin) => MatchResult;
}

/**
 * A matcher of a column of addresses: each gets the LGA that it is in, as `readAddress` reads it. What it
 * finds is `alias`, because the text names the LGA by what stands in it.
 *
 * @example createAddressMatcher().match("12 Awolowo Road, Bodija, Ibadan").name // "Ibadan North"
 */
export function createAddressMatcher(options: AddressMatcherOptions = {}): AddressMatcher {
  requireArgument("createAddressMatcher", "options", options, OBJECT);
  requireOptions("createAddressMatcher", options, { within: OBJECT });
  const { within = {} } = options;
  if (within.state !== undefined) requireArgument("createAddressMatcher", "state", within.state, TEXT);
  return {
    kind: "address",
    match: matchOnce(
      ({ state }) => ({
        ok: true,
        key: (typeof state === "string" && state.trim() !== "" ? state : within.state) ?? "",
      }),
      (text, { key }) => read(text, key),
      { maxLength: MAX_ADDRESS_LENGTH },
    ),
  };
}

/**
 * The LGA of a text that no list has as a name, where an address is read there: "As an address it is in Ifo."
 * Undefined where none is.
 */
export function explainAsAddress(text: string, state: string | undefined): string | undefined {
  const read = readAddress(text, { state });
  return read.ok && read.value.lgaName !== null ? `As an address it is in ${read.value.lgaName}.` : undefined;
}

function read(text: string, state: string): MatchResult {
  // A misspelt state is read at the end of the line.
  const isUnknown = state !== "" && !resolveState(state).ok;
  const whole = isUnknown ? readAddress(`${text}, ${state} State`) : undefined;
  if (whole?.ok === true && whole.value.stateCode !== null) return resultOf(whole.value);
  const code = state === "" ? undefined : stateCodeOf(state);
  if (state !== "" && code === undefined) return nothing(`The state is not clear: ${quote(state)} is none.`);
  return resultOf(readLine(text, code));
}

const STATUS = { found: "alias", ambiguous: "ambiguous", unknown: "none" } as const;

function resultOf({ status, lgaCode, lgaName, confidence, candidates, why }: AddressReading): MatchResult {
  const likely = candidates.map(
    (one): MatchCandidate => ({
      kind: "lga",
      code: one.lgaCode,
      name: one.lgaName,
      stateCode: one.stateCode,
      confidence: one.confidence,
    }),
  );
  const meant = { code: lgaCode, name: lgaName, confidence: lgaCode === null ? 0 : confidence };
  return { ...nothing(why, likely), ...meant, status: STATUS[status] };
}
