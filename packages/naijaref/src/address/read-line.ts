import { endsAbroad } from "./abroad.ts";
import { isNamedElsewhere, possibleStates } from "./choose-state.ts";
import { decide } from "./decide.ts";
import { type Feature, featuresOf, type Line } from "./features.ts";
import { isNameOfState, type NamedState, statesIn } from "./named-states.ts";
import { partsOf } from "./parts.ts";
import { type AddressReading, type Decided, unknownReading } from "./reading.ts";
import { rolesOf } from "./roles.ts";
import { writeOut } from "./short-names.ts";
import { cityWords, tokensOfState } from "./state-words.ts";
import { FOUND, NEVER_FOUND } from "./weights.ts";
import { WHY_UNKNOWN, whyOtherState } from "./why.ts";
import { keysOf } from "./word-keys.ts";
import { speltTokens } from "./words-of-units.ts";

const MOST_WORDS = 60;

/** Reads an address in a state, or in the one that its words name or fit. */
export function readLine(text: string, given: string | undefined): AddressReading {
  const tokens = writeOut(speltTokens(text, MOST_WORDS), text, isNameOfState);
  const roles = rolesOf(tokens);
  const whole = { tokens, keys: keysOf(tokens), roles, skipped: new Set<number>() };
  const named = statesIn(tokens, roles);
  const read = (reading: Decided, used: readonly Feature[], state: readonly NamedState[]) => ({
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
  if (code === undefined) return readInAnyState(whole, read);
  const mine = named.filter((state) => state.code === code);
  const line = { ...whole, skipped: tokensOfState(code, mine, whole, given) };
  const features = featuresOf(code, line);
  const reading = decide([{ code, features, share: 1 }], FOUND, text, line);
  // "Ali Akilu Road, Kaduna": the state is the city too, and nothing but roads is named.
  const isOpen = reading.status === "unknown" || features.every(({ role }) => role === "road");
  const city = given === undefined && isOpen ? cityWords(code, mine.at(-1), line) : [];
  if (reading.status !== "found" && city.length > 0)
    return read(decide([{ code, features: city, share: 1 }], NEVER_FOUND, text, line), city, []);
  return read(
    reading,
    features,
    mine.filter(({ at }) => line.skipped.has(at)),
  );
}

type Read = (reading: Decided, used: readonly Feature[], state: readonly NamedState[]) => AddressReading;

function readInAnyState(line: Line, read: Read): AddressReading {
  const states = possibleStates(line);
  const text = line.tokens.map(({ word }) => word).join(" ");
  const features = states[0]?.features ?? [];
  // One word, near the name of a town somewhere, may as well be a place that nobody lists.
  const places = features.filter(({ known, role }) => known !== null && role !== "road");
  const isGuess =
    features.every(({ misspelt, length }) => misspelt && length === 1) ||
    places.every((place) => isNamedElsewhere(states[0]?.code ?? "", place, line));
  return read(decide(states, isGuess ? NEVER_FOUND : FOUND, text, line), features, []);
}
