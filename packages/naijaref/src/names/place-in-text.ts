import { speltTokens } from "./address-words.ts";
import { keysOf, type Line, MAX_WORDS_OF_NAME, rolesOf, type WordKeys, withSkipped } from "./line.ts";
import {
  endsAbroad,
  isNameOfState,
  type NamedState,
  statesIn,
  statesOfLastTown,
  tokensOfState,
} from "./named-states.ts";
import { placeCalled } from "./place-named.ts";
import { type Mentions, NO_MENTIONS, namesAlone, namesMisspelt } from "./places-beside.ts";
import { writeOut } from "./short-names.ts";

/** What a text names, as every reader of names understands it. */
export interface NamesInText {
  /** Its words; `skipped` are those that only name the state. */
  readonly line: Line;
  /** Where it names the state in which it is read. */
  readonly states: readonly NamedState[];
  /** The state that is given, or named. */
  readonly stateCode: string | undefined;
  /** The places of which it is the names, and nothing else. */
  readonly mentions: Mentions;
  /** A place outside Nigeria, at its end, or another state than the given one. */
  readonly elsewhere: "abroad" | NamedState | undefined;
}

export const NOTHING_NAMED: NamesInText = {
  line: { tokens: [], keys: [], roles: [], skipped: new Set(), isOfAnyState: false },
  states: [],
  stateCode: undefined,
  mentions: NO_MENTIONS,
  elsewhere: undefined,
};

/** What follows is not read. */
const MAX_WORDS = 60;

/** @param given the code of the state in which the text is, if that is known. */
export function namesIn(text: string, given: string | undefined): NamesInText {
  const tokens = writeOut(speltTokens(text, MAX_WORDS), text, given);
  const keys = keysOf(tokens);
  const roles = rolesOf(tokens, keys);
  const whole = { tokens, keys, roles, skipped: new Set<number>(), isOfAnyState: false };
  const named = statesIn(tokens, keys, roles);
  const found = (
    line: Line,
    stateCode: string | undefined,
    mentions: Mentions,
    elsewhere?: "abroad" | NamedState,
  ): NamesInText => ({
    line,
    states: named.filter(({ code }) => code === stateCode),
    stateCode,
    mentions,
    elsewhere,
  });
  // "Osapa London" is in Lagos, and "Enugu-Ezike" no place of Enugu called Ezike.
  const saysState = named.some(
    ({ at, length, saidToBe }) => saidToBe || at > 0 || tokens[length]?.part !== tokens[0]?.part,
  );
  const alone = given === undefined || saysState ? NO_MENTIONS : namesAlone(whole, given);
  if (alone.place !== undefined) return found(whole, given, alone);
  // Maryland is a quarter of Ikeja too.
  if (endsAbroad(tokens, given)) return found(whole, given, namesAlone(whole, given), "abroad");
  const ending = named.filter(({ last, saidToBe }) => last || saidToBe).at(-1);
  if (given !== undefined && ending?.saidToBe === true && !named.some(({ code }) => code === given))
    return found(whole, given, NO_MENTIONS, ending);
  const own = given ?? ending?.code;
  // "Nassarawa Gwom, Jos": the quarter has the name of a state, and the town says which it is in.
  const [town, ...others] = own === undefined ? statesOfLastTown(whole) : [];
  const code = own ?? (others.length === 0 ? town : undefined) ?? named.at(-1)?.code;
  if (code === undefined) return found(whole, undefined, namesAlone(whole, undefined));
  const called = (state: string | undefined): Mentions => {
    if (tokens.length > MAX_WORDS_OF_NAME) return NO_MENTIONS;
    const words = tokens.map(({ word }) => word);
    const place = placeCalled(words, state);
    return place === undefined ? NO_MENTIONS : { list: [{ place, at: 0, length: words.length }], place };
  };
  // "Odo Oro Ekiti" is a name, and not Odo Oro in Ekiti.
  const itself = !saysState || named[0]?.length === tokens.length ? NO_MENTIONS : called(code);
  if (itself !== NO_MENTIONS) return found(whole, code, itself);
  const mine = named.filter((state) => state.code === code);
  const line = withSkipped(whole, tokensOfState(code, mine, whole, given));
  const names = line.skipped.size === 0 && !saysState && given !== undefined ? alone : namesAlone(line, code);
  const { place } = names;
  if (place === undefined && given === undefined) {
    // "Isale-Oyo" is in Osun, and "Kaduna" a city too.
    const other = called(undefined);
    if (other === NO_MENTIONS) return found(line, code, names);
    return isNameOfState((keys[0] as WordKeys).joined(tokens.length))
      ? found(line, code, other)
      : found(whole, undefined, other);
  }
  // "Uwani, Enugu": the state is a city too, and only one of the LGAs is in it. "Enugu State" is none.
  const mayBeCity = (place?.lgaCodes.length ?? 0) > 1 && mine.some(({ saidToBe }) => !saidToBe);
  const inCity = mayBeCity ? namesAlone(whole, code) : NO_MENTIONS;
  return found(line, code, inCity.place?.lgaCodes.length === 1 ? inCity : names);
}

/** The same where a name has a slip. */
export const misspeltNamesIn = ({ line, stateCode }: NamesInText): Mentions =>
  stateCode === undefined ? NO_MENTIONS : namesMisspelt(line, stateCode);
