import { everyLocality, localityFields } from "../localities/localities.ts";
import { listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { QUARTER, spelt } from "./address-words.ts";
import { directionsLike, fullDirection } from "./directions.ts";
import { fold } from "./fold.ts";
import { keyOfName } from "./known-places.ts";
import type { Token } from "./tokens.ts";
import { QUARTERS_OF_ANY_TOWN } from "./vocabulary.ts";

/** Before a number: "Phase VI" is no place called VI. */
const NUMBERED = new Set(
  "area block blk chapter class extension ext flat gate house layout level lot no number part phase plot room section shop stage suite type unit ward zone".split(
    " ",
  ),
);

const AFTER_ALL = new Set(["nigeria", "ng", "state"]);

const DIRECTION = /(?:north|south|east|west|central)$/;

/** The names of LGAs up to each direction: "ibadannorth" and "ibadannortheast". */
const namesWithDirection = /* @__PURE__ */ lazy(() => {
  const keys = new Set<string>();
  for (const { name, aliases } of listLgas()) {
    for (const its of [name, ...aliases]) {
      for (let key = keyOfName(its); DIRECTION.test(key); key = key.replace(DIRECTION, "")) keys.add(key);
    }
  }
  return keys;
});

/** What names of two capitals mean: PH is Port Harcourt. */
const namesOfTwoLetters = /* @__PURE__ */ lazy(() => {
  const names = new Map<string, string>();
  const add = (name: string, aliases: readonly string[]): void => {
    for (const alias of aliases)
      if (/^[A-Z]{2}$/.test(alias)) names.set(alias.toLowerCase(), keyOfName(name));
  };
  for (const { name, aliases } of listLgas()) add(name, aliases);
  const { name, aliases } = localityFields();
  for (const at of everyLocality()) add(name(at), aliases(at));
  return names;
});

/**
 * Writes out what stands for a longer name: "Jos N", "Ovia N/East", "PH", "P/Harcourt", "B. Kebbi", "V.I.,
 * Lagos". A direction only where an LGA has the name, and two capitals only where nothing but the state
 * follows in the part of the text.
 */
export function writeOut(
  tokens: readonly Token[],
  text: string,
  isState: (word: string) => boolean,
): readonly Token[] {
  let written: Token[] | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const word =
      directionAt(written ?? tokens, at) ??
      (token.word.length > MAX_LETTERS
        ? undefined
        : (firstWordAt(tokens, at, text) ?? twoLettersAt(tokens, at, text, isState)));
    if (word === undefined || word === token.word) continue;
    written ??= tokens.slice();
    written[at] = { ...token, word };
  }
  return written ?? tokens;
}

/** A short form of a word has no more letters. */
const MAX_LETTERS = 2;

/** "Central", with a letter too many. */
const MAX_DIRECTION_LENGTH = 8;

/** The direction that a word stands for, if an LGA has the name of the words before and the direction. */
function directionAt(tokens: readonly Token[], at: number): string | undefined {
  const { word, part } = tokens[at] as Token;
  // "No" is a number.
  if (at === 0 || word === "no" || word.length > MAX_DIRECTION_LENGTH) return undefined;
  if ((tokens[at - 1] as Token).part !== part) return undefined;
  const full = fullDirection(word);
  const meant = full === undefined ? directionsLike(word) : [full];
  if (meant.length === 0) return undefined;
  let name = "";
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    name = (tokens[before] as Token).word + name;
    const named = meant.filter((direction) => namesWithDirection().has(name + direction));
    if (named.length === 1) return named[0];
  }
  return undefined;
}

function twoLettersAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  isState: (word: string) => boolean,
): string | undefined {
  const { word, part, from, to } = tokens[at] as Token;
  if (word.length !== 2) return undefined;
  const name = namesOfTwoLetters().get(word);
  if (name === undefined || /\p{Ll}/u.test(text.slice(from, to))) return undefined;
  const before = tokens[at - 1];
  if (before !== undefined && before.part === part && NUMBERED.has(before.word)) return undefined;
  const next = tokens[at + 1];
  const isLast = next === undefined || next.part !== part || AFTER_ALL.has(next.word) || isState(next.word);
  return isLast ? name : undefined;
}

/** The first words of names of two words, by the second: "harcourt" has "port". */
const firstWords = /* @__PURE__ */ lazy(() => {
  const words = new Map<string, Set<string>>();
  const { kind, name } = localityFields();
  const names = [
    ...listStates().map(({ name }) => name),
    ...listLgas().flatMap(({ name, aliases, headquarters }) => [name, ...aliases, headquarters ?? ""]),
    ...Array.from(everyLocality()).flatMap((at) => (kind(at) === "area" ? [] : [name(at)])),
    ...QUARTERS_OF_ANY_TOWN,
  ];
  for (const name of names) {
    const [first = "", second, ...more] = fold(name).split(" ").map(spelt);
    if (second === undefined || more.length > 0) continue;
    words.set(second, (words.get(second) ?? new Set()).add(first));
  }
  return words;
});

/** What the first letters stand for: "P/Harcourt", "K/Namoda", "A/Ibom", "U/Rimi", "B. Kebbi". */
function firstWordAt(tokens: readonly Token[], at: number, text: string): string | undefined {
  const { word, part, to } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (next === undefined || word.length > MAX_LETTERS || /\d/.test(word)) return undefined;
  const between = text.slice(to, next.from).trim();
  const isCut = between.replaceAll(".", "") === "/";
  if (!isCut && (between !== "." || word.length > 1 || next.part !== part)) return undefined;
  const fitting = [...(firstWords().get(next.word) ?? [])].filter((first) => first.startsWith(word));
  if (fitting.length === 1) return fitting[0];
  return isCut && fitting.length === 0 && word === "u" && next.word.length > MAX_LETTERS
    ? QUARTER
    : undefined;
}
