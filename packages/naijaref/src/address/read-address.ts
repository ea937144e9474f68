import { ANY, wrongOption } from "../arguments.ts";
import { foldsToNothing } from "../names/fold.ts";
import { identifierOf, type Reference } from "../places/reference.ts";
import { resolveState } from "../places/states.ts";
import {
  type Failure,
  failure,
  type InvalidOption,
  invalidOption,
  type Result,
  success,
  type Unknown,
  unknown,
} from "../result.ts";
import { readLine } from "./read-line.ts";
import type { AddressReading } from "./reading.ts";

/** The longest text that is read, in UTF-16 code units. */
export const LONGEST_ADDRESS = 500;

/** In which state the address is. */
export interface AddressOptions {
  /** A record of a state, or any identifier that `findState` takes. No LGA outside it is named. */
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
  const wrong = wrongOption(options, RULES);
  if (wrong !== undefined) return invalidOption(wrong as "state");
  const state = options?.state === undefined ? undefined : resolveState(options.state);
  if (state?.ok === false) return unknown("unknown_state", identifierOf(options?.state));
  if (text.length > LONGEST_ADDRESS) return failure("too_long");
  if (foldsToNothing(text)) return failure("empty");
  return success(readLine(text, state?.value.code));
}
