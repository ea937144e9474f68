import { localitiesNamed } from "naijaref/localities";
import { findState, getLga, getWard, lgasNamed } from "naijaref/places";
import { SCORES, searchPlaces } from "naijaref/search";
import { fold } from "naijaref/text";
import { makeInParts, type Pause } from "./in-parts.ts";

/** A place that a text names beside a school or a street, and the words that are left. */
export interface PlaceInWords {
  readonly state?: string;
  readonly lga?: string;
  readonly rest: string;
  /** An LGA or a state is named, and not only a ward or a quarter of that name. */
  readonly isSure: boolean;
}

/** Names of places have at most as many words: Federal Capital Territory. */
const MAX_NAME_LENGTH = 3;
/** A name that more places have, such as Central or Market, tells none. */
const MAX_OF_A_NAME = 3;
const MAX_WORDS = 12;
/** In each of them units are searched. */
const MAX_PLACES = 4;

interface Span {
  readonly words: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * The places that a text names, the likeliest first: `central school, ikeja`. A state that is named keeps to
 * its LGAs. A quarter or a ward stands for its LGA, and stays a part of the name that is looked for, because
 * schools are called after it; not after a comma.
 */
export async function placesInWords(text: string, pause?: Pause): Promise<readonly PlaceInWords[]> {
  const words = text
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .slice(-MAX_WORDS);
  const last = text.split(",").at(-1)?.trim().split(/\s+/).length ?? 0;
  const comma = text.includes(",") ? words.length - last : words.length;
  const states = new Map<string, Span>();
  const lgas = new Map<string, Span>();
  const parts = new Set<string>();
  const called = await makeInParts(
    spansOf(words),
    (span) => {
      const name = span.words.join(" ");
      return { span, state: findState(name), named: lgasNamed(name), inPart: partsCalled(name) };
    },
    pause,
  );
  for (const { span, state, named, inPart } of called) {
    if (state.ok && !states.has(state.value.code)) states.set(state.value.code, span);
    for (const code of [...named.map((lga) => lga.code), ...(span.from >= comma ? inPart : [])])
      if (!lgas.has(code)) lgas.set(code, span);
    for (const code of inPart) parts.add(code);
  }
  const isIn = (code: string): boolean => states.size === 0 || states.has(stateOf(code));
  const inLgas = [...lgas].filter(([code]) => isIn(code));
  // What stands last is the place, and what stands before it a name.
  const isLast = inLgas.some(([, { to }]) => to === words.length);
  const inParts = isLast ? [] : [...parts].filter((code) => isIn(code) && !lgas.has(code));
  const found: PlaceInWords[] = [
    ...inLgas.map(([lga, span]) => ({
      lga,
      rest: without(words, span, states.get(stateOf(lga))),
      isSure: true,
    })),
    ...inParts.map((lga) => ({ lga, rest: without(words, states.get(stateOf(lga))), isSure: false })),
  ];
  for (const [state, span] of inLgas.length > 0 ? [] : states)
    found.push({ state, rest: without(words, span), isSure: true });
  return found.filter(({ rest }) => /\p{L}|\d/u.test(rest)).slice(0, MAX_PLACES);
}

/** The last words first, because people write the place after the name; of one end, the longest first. */
function spansOf(words: readonly string[]): readonly Span[] {
  const spans: Span[] = [];
  for (let to = words.length; to > 0; to--)
    for (let from = Math.max(0, to - MAX_NAME_LENGTH); from < to; from++)
      spans.push({ words: words.slice(from, to), from, to });
  return spans;
}

/** The LGAs of the quarters and the wards with a name. */
function partsCalled(name: string): readonly string[] {
  if (fold(name).length < 4) return [];
  const localities = localitiesNamed(name).flatMap(({ lgaCodes }) => lgaCodes.slice(0, 1));
  const found = searchPlaces(name, { kinds: ["ward"], limit: MAX_OF_A_NAME + 1 });
  const wards = (found.ok ? found.value : []).filter(({ score }) => score >= SCORES.firstWords);
  const lgas = new Set([...localities, ...wards.flatMap(({ code }) => getWard(code)?.lgaCode ?? [])]);
  return lgas.size > MAX_OF_A_NAME ? [] : [...lgas];
}

const stateOf = (lga: string): string => getLga(lga)?.stateCode ?? "";

const without = (words: readonly string[], ...spans: readonly (Span | undefined)[]): string =>
  words
    .filter((_, at) => !spans.some((span) => span !== undefined && at >= span.from && at < span.to))
    .join(" ");
