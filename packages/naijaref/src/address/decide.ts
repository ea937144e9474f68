import { getLga } from "../places/lgas.ts";
import type { PossibleState } from "./choose-state.ts";
import { lgaCodesOf } from "./evidence.ts";
import type { Feature, Line } from "./features.ts";
import { placesOfState } from "./known-places.ts";
import { localityOf, wardsOf } from "./locality-of.ts";
import { isOtherName } from "./other-name.ts";
import { type Decided, unknownReading } from "./reading.ts";
import { probabilitiesOf, strengthOf } from "./score.ts";
import { QUARTER } from "./spelling.ts";
import { isTownAnywhere } from "./towns.ts";
import {
  FOUND_BY_WORDS,
  LEAST_CANDIDATE,
  LEAST_SHARE_OF_NAME,
  NEVER_FOUND,
  STATE_FOUND,
  TELLING,
} from "./weights.ts";
import { stateName, WHY_UNKNOWN, whyAmbiguous, whyFound } from "./why.ts";
import { tells } from "./words-of-units.ts";

const MOST_CANDIDATES = 5;

/** An LGA that is less probable is not looked at again. */
const LEAST_RANKED = 0.01;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The LGA that the words of an address decide, or the LGAs that they fit.
 *
 * @param threshold from this confidence on there is one answer.
 */
export function decide(
  states: readonly PossibleState[],
  threshold: number,
  text: string,
  line: Line,
): Decided {
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
  const ofState = states.find(({ code }) => code === first.state)?.share ?? 1;
  const strongest = strongestOf(first.features, first.number);
  const reason = reasonOf(first, strongest);
  const least =
    isContradicted(first, strongest) ||
    isTownElsewhere(first, strongest, line) ||
    (strongest !== undefined && isOtherName(strongest, line)) ||
    isMostlyElsewhere(first, strongest, reason)
      ? NEVER_FOUND
      : isSure(strongest, line)
        ? threshold
        : Math.max(threshold, FOUND_BY_WORDS);
  const found = confidence >= least * ofState && ofState >= STATE_FOUND;
  const candidates = ranked
    .filter(({ share }) => share * strength >= LEAST_CANDIDATE)
    .slice(0, MOST_CANDIDATES)
    .map(({ code, share, state }) => ({
      lgaCode: code,
      lgaName: getLga(code)?.name ?? code,
      stateCode: state,
      confidence: rounded(share * strength),
    }));
  const locality = localityOf(first.features, found ? first.code : undefined);
  const words = reason === undefined ? text : wordsOf(line, reason);
  const city = strongest?.known?.spans === true ? strongest.known : null;
  const why = found
    ? whyFound(first.code, first.state, reason, words)
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

/**
 * Whether a place is known by name, or the text is nothing but one name. Among more words, those that units
 * of one LGA have by chance are often the family, the school or the tree of another: of units that the
 * evidence did not know, seven of ten such answers were wrong.
 */
const isSure = (strongest: Feature | undefined, { tokens, skipped }: Line): boolean =>
  strongest !== undefined &&
  ((strongest.known !== null && !isSpanned(strongest) && strongest.role !== "road") ||
    tokens.every(
      ({ word }, at) =>
        !tells(word) || skipped.has(at) || (at >= strongest.at && at < strongest.at + strongest.length),
    ));

/**
 * Whether another word says that it is another LGA. "Ajegunle, Apapa": people write the next town that has a
 * post office, and no unit of Apapa has the name of that quarter. "Ariaria Market, Aba": most units with the
 * name are outside the LGAs of the city. Where the text says "Apapa LGA", it is Apapa.
 */
const isContradicted = ({ number, features }: Ranked, strongest: Feature | undefined): boolean =>
  strongest !== undefined &&
  !strongest.isSaidToBeLga &&
  features.some((feature) => {
    const { at, role, known, misspelt, counts, total, unseen } = feature;
    if (feature === strongest || role !== "place" || misspelt || known?.spans === true) return false;
    if (known?.as === "half") return false;
    const its = counts.get(number) ?? 0;
    // "Olodi, Apapa": an LGA behind the quarter is the town again.
    if (known !== null) return its < LEAST_SHARE_OF_NAME * total && (known.as !== "lga" || at < strongest.at);
    const tellsMuch = unseen * TELLING < total;
    return strongest.known?.spans === true && tellsMuch && [...counts.values()].some((other) => other > its);
  });

/** What decides: in a city of several LGAs the other words that choose one of them. */
function reasonOf({ features, number }: Ranked, strongest: Feature | undefined): Feature | undefined {
  if (strongest === undefined || !isSpanned(strongest)) return strongest;
  return (
    strongestOf(
      features.filter((feature) => !isSpanned(feature)),
      number,
    ) ?? strongest
  );
}

/** "Isi Court, Umuahia": most units with "isi" in their name are in none of the LGAs of the city. */
const isMostlyElsewhere = (
  { number }: Ranked,
  strongest: Feature | undefined,
  reason: Feature | undefined,
): boolean =>
  reason !== undefined &&
  reason !== strongest &&
  reason.known === null &&
  (reason.counts.get(number) ?? 0) * 2 < reason.total;

/** In a city of several LGAs it is the other words that choose one of them. */
const isSpanned = ({ known }: Feature): boolean => known?.spans === true && known.as !== "lga";

/**
 * "Ota, Lagos": units of Lagos have the word, but Ota is a town of another state. "Yelwa, Bauchi" is in the
 * city that the state is named for, and "Angwan Rogo, Jos" names its town. "Angwan Rogo, Plateau" says that
 * it is a quarter, and so not the town in Kano.
 */
function isTownElsewhere(
  { state, number, features }: Ranked,
  strongest: Feature | undefined,
  { tokens, skipped }: Line,
): boolean {
  if (strongest === undefined || strongest.known !== null || strongest.length > 1) return false;
  if (tokens[strongest.at - 1]?.word === QUARTER) return false;
  if (!isTownAnywhere(tokens[strongest.at]?.word ?? "")) return false;
  const isNamedForCity = [...skipped].some(
    (at) =>
      placesOfState(state)
        .get(tokens[at]?.word ?? "")
        ?.worth.has(number) === true,
  );
  return !isNamedForCity && features.every(({ known, role }) => known === null || role === "road");
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
