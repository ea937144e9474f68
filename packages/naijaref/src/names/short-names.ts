import { everyLocality, localityFields } from "../localities/localities.ts";
import { listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { listUnder } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { spelt } from "./address-words.ts";
import { directionsLike, fullDirection } from "./directions.ts";
import { fold } from "./fold.ts";
import { keyOfName } from "./known-places.ts";
import { isNameOfState } from "./named-states.ts";
import { type Token, withWord } from "./tokens.ts";
import { QUARTERS_OF_ANY_TOWN } from "./vocabulary.ts";

/** Before a number: "Phase VI" is no place called VI. */
const NUMBERED = new Set(
  "area block blk chapter class extension ext flat gate house layout level lot no number part phase plot room section shop stage suite type unit ward zone".split(
    " ",
  ),
);

const AFTER_ALL = new Set(["nigeria", "ng", "state"]);

const DIRECTION = /(?:north|south|east|west|central)$/;

/** The names of LGAs up to each direction, "ibadannorth" and "ibadannortheast", and what stands before it. */
const namesWithDirection = /* @__PURE__ */ lazy(() => {
  const [keys, stems] = [new Set<string>(), new Set<string>()];
  for (const { name, aliases } of listLgas()) {
    for (const its of [name, ...aliases]) {
      for (let key = keyOfName(its); DIRECTION.test(key); ) {
        keys.add(key);
        key = key.replace(DIRECTION, "");
        stems.add(key);
      }
    }
  }
  return { keys, stems };
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
 *
 * @param given the code of the state in which the text is, if that is known.
 */
export function writeOut(
  tokens: readonly Token[],
  text: string,
  given: string | undefined,
): readonly Token[] {
  let written: Token[] | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const word =
      directionAt(written ?? tokens, at) ??
      (token.word.length > MAX_LETTERS
        ? undefined
        : (firstWordAt(tokens, at, text, given) ?? twoLettersAt(tokens, at, text)));
    if (word === undefined || word === token.word) continue;
    written ??= tokens.slice();
    written[at] = withWord(token, word);
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
  const { keys, stems } = namesWithDirection();
  let meant: readonly string[] | undefined;
  let name = "";
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    name = (tokens[before] as Token).word + name;
    // Most words stand behind no such name, and it takes long to see which directions one may be.
    if (!stems.has(name)) continue;
    meant ??= meantBy(word);
    const named = meant.filter((direction) => keys.has(name + direction));
    if (named.length === 1) return named[0];
  }
  return undefined;
}

function meantBy(word: string): readonly string[] {
  const full = fullDirection(word);
  return full === undefined ? directionsLike(word) : [full];
}

function twoLettersAt(tokens: readonly Token[], at: number, text: string): string | undefined {
  const { word, part, from, to } = tokens[at] as Token;
  if (word.length !== 2) return undefined;
  const name = namesOfTwoLetters().get(word);
  if (name === undefined || /\p{Ll}/u.test(text.slice(from, to))) return undefined;
  const before = tokens[at - 1];
  if (before !== undefined && before.part === part && NUMBERED.has(before.word)) return undefined;
  const next = tokens[at + 1];
  const isLast =
    next === undefined || next.part !== part || AFTER_ALL.has(next.word) || isNameOfState(next.word);
  return isLast ? name : undefined;
}

/** A name of two words by its first, and the state and the record that it names; no state where it is one or of any. */
interface FirstWord {
  readonly first: string;
  readonly state: string | undefined;
  readonly record: string;
  readonly as: "lga" | "town" | "quarter";
}

/** The names of two words by the second: "harcourt" has "port", of Rivers. */
const firstWords = /* @__PURE__ */ lazy(() => {
  const words = new Map<string, FirstWord[]>();
  const add = (name: string, state: string | undefined, record: string, as: FirstWord["as"]): void => {
    const [first = "", second, ...more] = fold(name).split(" ").map(spelt);
    if (second !== undefined && more.length === 0) listUnder(words, second, { first, state, record, as });
  };
  for (const { name, code } of listStates()) add(name, undefined, code, "town");
  for (const { name, aliases, headquarters, stateCode, code } of listLgas())
    for (const its of [name, ...aliases, headquarters ?? ""]) add(its, stateCode, code, "lga");
  const { kind, name, stateCode, code } = localityFields();
  for (const at of everyLocality())
    add(name(at), stateCode(at), code(at), kind(at) === "area" ? "quarter" : "town");
  for (const name of QUARTERS_OF_ANY_TOWN) add(name, undefined, name, "town");
  return words;
});

/** What the first letters stand for: "P/Harcourt", "K/Namoda", "A/Ibom", "U/Rimi", "B. Kebbi". */
function firstWordAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  given: string | undefined,
): string | undefined {
  const { word, part, to } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (next === undefined || word.length > MAX_LETTERS || /\d/.test(word)) return undefined;
  const between = text.slice(to, next.from).trim();
  const isCut = between.replaceAll(".", "") === "/";
  if (!isCut && (between !== "." || word.length > 1 || next.part !== part)) return undefined;
  const all = (firstWords().get(next.word) ?? []).filter(({ first }) => first.startsWith(word));
  const towns = all.filter(({ as }) => as !== "quarter");
  const here = towns.filter(({ state }) => state === undefined || state === given);
  // "D/Tofa" is Dawakin Tofa, which has the name Dawaki Tofa too, and no village. "A. Bello" is a person.
  for (const fitting of [here.filter(({ as }) => as === "lga"), here, towns, isCut ? all : []]) {
    const [one] = fitting;
    const isOne = (its: FirstWord): boolean => its.first === one?.first || its.record === one?.record;
    if (one !== undefined && fitting.every(isOne)) return one.first;
  }
  return undefined;
}
