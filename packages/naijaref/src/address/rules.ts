import { IS, QUARTER } from "../names/address-words.ts";
import { editCost } from "../names/edit.ts";
import {
  isKnownAcrossBorder,
  keyOfName,
  lgasCalledAfter,
  placesOfState as placesByKey,
} from "../names/known-places.ts";
import { type Line, MAX_WORDS_OF_NAME, type WordKeys } from "../names/line.ts";
import { isQuarterOfAnyTown } from "../names/vocabulary.ts";
import { countOf, isTownAnywhere, placeIn, statesWithWord } from "./evidence.ts";
import { type Feature, isAllOf } from "./features.ts";
import { COMMON_WORD, LEAST_SHARE_OF_NAME, RIVAL, TELLING, UNITS_OF_ROAD } from "./weights.ts";

/** An LGA that an address may be in, and what its state's words say. */
export interface Ranked {
  readonly code: string;
  readonly number: number;
  readonly state: string;
  readonly share: number;
  /** That of all LGAs of its state. */
  readonly ofState: number;
  readonly features: readonly Feature[];
}

export interface Evidence {
  /** The LGA that is the most probable. */
  readonly first: Ranked;
  /** The word that says most for it. */
  readonly strongest: Feature;
  /** What decides: in a city of several LGAs the other words that choose one of them. */
  readonly reason: Feature | undefined;
  /** The next most probable. */
  readonly second: Ranked | undefined;
  readonly line: Line;
}

/** Why there is no answer, though an LGA is probable enough. `read-address.test.ts` has cases of each. */
const RULES: readonly ((evidence: Evidence) => boolean)[] = [
  // Another place is named that no unit of the LGA has: people write the next town with a post office.
  ({ first: { number, features }, strongest }) =>
    !strongest.isSaidToBeLga &&
    features.some((feature) => {
      const { at, role, known, misspelt, counts, total, unseen } = feature;
      const isPlace = (role === "place" && !feature.isPostal) || (role === "near" && feature.isSaidToBeLga);
      if (feature === strongest || !isPlace || known?.spans === true) return false;
      // A slip in the name of a town of two words leaves it that name, and one slip is as good as another.
      if (misspelt && !strongest.misspelt && !(feature.length > 1 && known !== null && known.rank > 1))
        return false;
      const its = counts[number] as number;
      // "Olodi, Apapa": an LGA behind the quarter is the town again.
      if (known !== null)
        return (
          its < LEAST_SHARE_OF_NAME * total && (known.as !== "lga" || at < strongest.at || strongest.misspelt)
        );
      return (
        strongest.known?.spans === true && unseen * TELLING < total && counts.some((other) => other > its)
      );
    }),
  // A business is called like a place of the LGA, and stands on a road that is named for a town of another.
  ({ first: { number, features }, strongest: { at, length, role }, line: { keys } }) =>
    role === "near" &&
    ((keys[at + length]?.meanings ?? 0) & IS.business) !== 0 &&
    features.some(
      ({ role, known }) => role === "road" && known !== null && countOf(known.worth, number) === 0,
    ),
  // One weak list has the place here, and it is known across the border of the state.
  ({ first: { state }, strongest: { known } }) =>
    known?.isUnverified === true &&
    placesByKey(state).get(keyOfName(known.name))?.some(isKnownAcrossBorder) === true,
  // Units of the state have the word, but a town of another state is called so.
  ({ first: { state, number }, strongest, line: { tokens, keys, skipped } }) => {
    if (strongest.known !== null) return false;
    // "Angwan Rogo, Plateau" is a quarter, and so not the town in Kano.
    if (tokens[strongest.at - 1]?.word === QUARTER) return false;
    if (!isTownAnywhere((keys[strongest.at] as WordKeys).joined(strongest.length))) return false;
    // "Yelwa, Bauchi" is in the city that the state is named for.
    return ![...skipped].some((at) => {
      const city = placeIn(state, tokens[at]?.word ?? "");
      return city !== undefined && countOf(city.worth, number) > 0;
    });
  },
  // In a city of several LGAs, most units with the word that chooses one are in none of them.
  ({ first: { number }, strongest, reason }) =>
    reason !== undefined &&
    reason !== strongest &&
    reason.known === null &&
    (reason.counts[number] as number) * 2 < reason.total,
  // Only a word of units speaks for the LGA, and another LGA has it too.
  ({ first, second, reason }) => {
    if (!isOfUnits(reason) || second === undefined || second.share < RIVAL.share * first.share) return false;
    const its = second.state === first.state ? (reason.counts[second.number] as number) : 0;
    return its > 0 && (reason.role === "road" || its >= RIVAL.units || reason.total < RIVAL.units);
  },
  // In a city of several LGAs only the name of a road speaks for one: it may lead there, unless many units
  // are on it.
  ({ first: { number, features }, reason }) =>
    reason?.role === "road" &&
    reason.length === 1 &&
    !(reason.units >= UNITS_OF_ROAD && reason.counts[number] === reason.total) &&
    features.some(({ known, role, isPostal }) => known?.spans === true && role === "place" && !isPostal),
  // Only a word of units speaks for the LGA, and other LGAs of the state have it in their names, or many
  // elsewhere: Ikot, Birnin.
  ({ first: { code, state }, reason, line }) => {
    if (!isOfUnits(reason) || reason.role === "road" || reason.length > 1) return false;
    const words = [line.tokens[reason.at]?.word ?? ""];
    const lgas = lgasCalledAfter(words, state);
    if (lgas.length > 0) return !lgas.includes(code);
    return isAllOf(line, [reason]) && lgasCalledAfter(words, undefined).length >= MANY;
  },
  // Only a word speaks for the LGA that units all over the country have, or a title: Mission, Hajiya.
  ({ first: { features }, reason, line: { tokens, keys } }) => {
    if (!isOfUnits(reason) || reason.length > 1) return false;
    const word = tokens[reason.at]?.word ?? "";
    // "Tudun Wada, Jos": many towns have one, and the town is named.
    if (features.some(isSpanned) && isQuarterOfAnyTown(`${tokens[reason.at - 1]?.word} ${word}`))
      return false;
    const { hash } = keys[reason.at] as WordKeys;
    return statesWithWord(hash) >= COMMON_WORD && !isTownAnywhere(word);
  },
  // Only a word of units speaks for the LGA, and the text is the name of another LGA but for one slip, or
  // cut.
  ({ first: { code, state, features }, reason, line: { keys } }) => {
    if (!isOfUnits(reason) || reason.length > 1 || features.some(({ known }) => known !== null)) return false;
    const texts = [(keys[reason.at] as WordKeys).joined(1)];
    if (keys.length <= MAX_WORDS_OF_NAME) texts.push((keys[0] as WordKeys).joined(keys.length));
    const isLike = (key: string): boolean =>
      texts.some(
        (text) =>
          editCost(text, key, ONE_SLIP) <= ONE_SLIP || (text.length >= MIN_CUT && key.startsWith(text)),
      );
    return [...placesByKey(state)].some(
      ([key, [place]]) =>
        (place?.as === "lga" || place?.as === "half") && !place.lgaCodes.includes(code) && isLike(key),
    );
  },
];

/** A word of so many names of LGAs is one of the language. */
const MANY = 3;

/** In mistakes. */
const ONE_SLIP = 1;
/** Fewer letters begin many names. */
const MIN_CUT = 4;

export const isRuledOut = (evidence: Evidence): boolean => RULES.some((holds) => holds(evidence));

const isOfUnits = (reason: Feature | undefined): reason is Feature =>
  reason !== undefined && (reason.known === null || reason.role === "road");

/** In a city of several LGAs it is the other words that choose one of them. */
export const isSpanned = ({ known }: Feature): boolean => known?.spans === true && known.as !== "lga";
