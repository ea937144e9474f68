import { ANY, wrongOption } from "../arguments.ts";
import type { AddressCandidate } from "../generated/records.ts";
import { getLga } from "../places/lgas.ts";
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
import { foldsToNothing } from "../text/fold.ts";
import { type PossibleState, possibleStates } from "./choose-state.ts";
import { lgaCodesOf } from "./evidence.ts";
import { type Feature, featuresOf, type Line } from "./features.ts";
import { placesOfState } from "./known-places.ts";
import { localityOf, wardsOf } from "./locality-of.ts";
import { type NamedState, statesIn } from "./named-states.ts";
import { partsOf } from "./parts.ts";
import { rolesOf } from "./roles.ts";
import { probabilitiesOf, strengthOf } from "./score.ts";
import { FOUND, FOUND_WITHOUT_STATE, LEAST_CANDIDATE } from "./weights.ts";
import { stateName, WHY_UNKNOWN, whyAmbiguous, whyFound, whyOtherState } from "./why.ts";
import { ABROAD } from "./words.ts";
import { speltTokens } from "./words-of-units.ts";

/** The longest text that is read, in UTF-16 code units. */
export const LONGEST_ADDRESS = 500;

const MOST_WORDS = 60;
const MOST_CANDIDATES = 5;

/** An LGA that is less probable is not looked at again. */
const LEAST_RANKED = 0.01;

/** Where an address is, as far as its words decide it. */
export interface AddressReading {
  /** `found`: the words decide the LGA; `ambiguous`: they fit several; `unknown`: they decide none. */
  readonly status: "found" | "ambiguous" | "unknown";
  /** The state's two letters; null if the words decide none. */
  readonly stateCode: string | null;
  readonly stateName: string | null;
  /** The P-code of the LGA; null unless `status` is `found`. */
  readonly lgaCode: string | null;
  readonly lgaName: string | null;
  /** The code of the locality that the words name; null if they name none. */
  readonly localityCode: string | null;
  readonly localityName: string | null;
  /** The wards in which the locality is, if they are few. */
  readonly wardCodes: readonly string[];
  /** How probable the first candidate is, from 0 to 1. */
  readonly confidence: number;
  /** The LGAs that it may be, at most five, the most probable first. */
  readonly candidates: readonly AddressCandidate[];
  /** The parts of the text that count. */
  readonly used: readonly string[];
  /** The parts of the text that say nothing. */
  readonly unused: readonly string[];
  /** The reason, in one or two sentences. */
  readonly why: string;
}

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

function readLine(text: string, given: string | undefined): AddressReading {
  const tokens = speltTokens(text, MOST_WORDS);
  const roles = rolesOf(tokens);
  const named = statesIn(tokens, roles);
  const read = (
    reading: Omit<AddressReading, "used" | "unused">,
    used: readonly Feature[],
    state: readonly NamedState[],
  ) => ({
    ...reading,
    ...partsOf(text, tokens, [...used, ...state]),
  });
  if (endsAbroad(tokens, given) && !named.some(({ saidToBe }) => saidToBe)) {
    return read(unknownReading(null, WHY_UNKNOWN.abroad), [], []);
  }
  const ending = named.findLast(({ last, saidToBe }) => last || saidToBe);
  if (given !== undefined && ending?.saidToBe === true && !named.some(({ code }) => code === given)) {
    return read(unknownReading(given, whyOtherState(ending.code, given)), [], []);
  }
  const code = given ?? ending?.code ?? named.at(-1)?.code;
  if (code === undefined) return readInAnyState({ tokens, roles, skipped: new Set() }, read);
  const mine = named.filter((state) => state.code === code);
  const line = {
    tokens,
    roles,
    skipped: tokensOfState(code, mine, { tokens, roles, skipped: new Set() }, given),
  };
  const features = featuresOf(code, line);
  const reading = decide([{ code, features, share: 1 }], FOUND, text, line);
  return read(
    reading,
    features,
    mine.filter(({ at }) => line.skipped.has(at)),
  );
}

type Read = (
  reading: Omit<AddressReading, "used" | "unused">,
  used: readonly Feature[],
  state: readonly NamedState[],
) => AddressReading;

function readInAnyState(line: Line, read: Read): AddressReading {
  const states = possibleStates(line);
  const text = line.tokens.map(({ word }) => word).join(" ");
  return read(decide(states, FOUND_WITHOUT_STATE, text, line), states[0]?.features ?? [], []);
}

/** Which of the words only name the state. "Kano" alone, in Kano, is the city. */
function tokensOfState(
  code: string,
  mine: readonly NamedState[],
  line: Line,
  given: string | undefined,
): ReadonlySet<number> {
  const skipped = new Set<number>();
  const free = mine.filter(({ isPartOfLga }) => !isPartOfLga);
  const last = free.at(-1);
  if (last === undefined) return skipped;
  const skip = ({ at, length }: NamedState): void => {
    for (let step = 0; step < length; step++) skipped.add(at + step);
  };
  // Lagos is the state, and the city is most of it: the name says nothing in the state.
  if (code === "LA") for (const state of free) skip(state);
  skip(last);
  const mayBeTown = given !== undefined && !last.saidToBe && mine.length === 1 && code !== "LA";
  if (!mayBeTown || !placesOfState(code).has(last.key)) return skipped;
  const others = featuresOf(code, { ...line, skipped });
  return others.some(({ known, role }) => known !== null && role !== "road") ? skipped : new Set();
}

/** Whether the last words are a country or a city abroad, and no place of the state. */
function endsAbroad(tokens: Line["tokens"], given: string | undefined): boolean {
  const words = tokens.filter(({ part, word }) => part === tokens.at(-1)?.part && !/^\d/.test(word));
  const places = given === undefined ? undefined : placesOfState(given);
  return [1, 2, 3].some((count) => {
    const key = words
      .slice(-count)
      .map(({ word }) => word)
      .join("");
    return ABROAD.has(key) && places?.has(key) !== true;
  });
}

const unknownReading = (stateCode: string | null, why: string): Omit<AddressReading, "used" | "unused"> => ({
  status: "unknown",
  stateCode,
  stateName: stateCode === null ? null : stateName(stateCode),
  lgaCode: null,
  lgaName: null,
  localityCode: null,
  localityName: null,
  wardCodes: [],
  confidence: 0,
  candidates: [],
  why,
});

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function decide(
  states: readonly PossibleState[],
  threshold: number,
  text: string,
  line: Line,
): Omit<AddressReading, "used" | "unused"> {
  const ranked = states.flatMap(rankIn).sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
  const [first] = ranked;
  const [state] = states;
  if (first === undefined || state === undefined) return unknownReading(null, WHY_UNKNOWN.noPlace);
  const strength = strengthOf(first.features, first.number);
  const onlyState = state.features.length === 0;
  if (strength === 0) {
    const stateCode = states.length === 1 ? state.code : null;
    return unknownReading(
      stateCode,
      onlyState && line.skipped.size > 0 ? WHY_UNKNOWN.onlyState : WHY_UNKNOWN.noPlace,
    );
  }
  const confidence = first.share * strength;
  const found = confidence >= threshold;
  const candidates = ranked
    .filter(({ share }) => share * strength >= LEAST_CANDIDATE)
    .slice(0, MOST_CANDIDATES)
    .map(({ code, share, state }) => ({
      lgaCode: code,
      lgaName: getLga(code)?.name ?? code,
      stateCode: state,
      confidence: rounded(share * strength),
    }));
  const strongest = strongestOf(first.features, first.number);
  const locality = localityOf(first.features, found ? first.code : undefined);
  const words = strongest === undefined ? text : wordsOf(line, strongest);
  const city = strongest?.known?.spans === true ? strongest.known : null;
  const why = found
    ? whyFound(first.code, first.state, strongest, words)
    : whyAmbiguous(
        candidates.slice(0, 3).map(({ lgaCode }) => lgaCode),
        city,
      );
  const sameState = candidates.every(({ stateCode }) => stateCode === first.state);
  const stateCode = found || sameState ? first.state : null;
  return {
    status: found ? "found" : "ambiguous",
    stateCode,
    stateName: stateCode === null ? null : stateName(stateCode),
    lgaCode: found ? first.code : null,
    lgaName: found ? (candidates[0]?.lgaName ?? null) : null,
    localityCode: locality?.code ?? null,
    localityName: locality?.name ?? null,
    wardCodes: found && locality !== null ? wardsOf(locality, first.code) : [],
    confidence: rounded(confidence),
    candidates,
    why,
  };
}

interface Ranked {
  readonly code: string;
  readonly number: number;
  readonly state: string;
  readonly share: number;
  readonly features: readonly Feature[];
}

function rankIn({ code: state, features, share }: PossibleState): Ranked[] {
  const codes = lgaCodesOf(state);
  if (features.length === 0) return [{ code: codes[0] ?? "", number: 0, state, share: 0, features }];
  const ranked: Ranked[] = [];
  probabilitiesOf(features, codes.length).forEach((its, number) => {
    if (its >= LEAST_RANKED)
      ranked.push({ code: codes[number] ?? "", number, state, share: its * share, features });
  });
  return ranked;
}

/** The word that says most for an LGA. */
function strongestOf(features: readonly Feature[], lga: number): Feature | undefined {
  let most = 0;
  let strongest: Feature | undefined;
  for (const feature of features) {
    const its = feature.counts.get(lga) ?? 0;
    const said =
      feature.weight * (its / (feature.total + feature.unseen)) * (feature.known === null ? 0.8 : 1);
    if (said > most) [most, strongest] = [said, feature];
  }
  return strongest;
}

const wordsOf = ({ tokens }: Line, { at, length }: Feature): string =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(" ");
