import { listLocalities } from "../localities/localities.ts";
import { directionsLike, spellOutDirections } from "../names/directions.ts";
import { keyOfName } from "../names/known-places.ts";
import type { Token } from "../names/tokens.ts";
import { listLgas } from "../places/lgas.ts";
import { lazy } from "../table/lazy.ts";
import { firstWordAt } from "./first-letters.ts";

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
  for (const { name, aliases } of [...listLgas(), ...listLocalities()])
    for (const alias of aliases)
      if (/^[A-Z]{2}$/.test(alias)) names.set(alias.toLowerCase(), keyOfName(name));
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
): Token[] {
  const written: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const word =
      directionAt(written, token) ??
      firstWordAt(tokens, at, text) ??
      twoLettersAt(tokens, at, text, isState) ??
      token.word;
    written.push(word === token.word ? token : { ...token, word });
  }
  return written;
}

/** "Central", with a letter too many. */
const LONGEST_DIRECTION = 8;

function directionAt(before: readonly Token[], { word, part }: Token): string | undefined {
  // "No" is a number.
  if (word === "no" || word.length > LONGEST_DIRECTION) return undefined;
  const last = before.at(-1);
  if (last?.part !== part) return undefined;
  const full = spellOutDirections(`${last.word} ${word}`)?.split(" ").slice(1).join("");
  const meant = full === undefined ? directionsLike(word) : [full];
  if (meant.length === 0) return undefined;
  let name = "";
  for (let at = before.length - 1; at >= Math.max(0, before.length - 3); at--) {
    name = (before[at] as Token).word + name;
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
