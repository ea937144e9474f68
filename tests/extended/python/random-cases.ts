import fc from "fast-check";
import { listBanks } from "naijaref/banks";
import { listLocalities } from "naijaref/localities";
import { listLgas, listStates, listWards } from "naijaref/places";
import { propertyRun } from "../../../checks/property-run.ts";
import { matchColumn, readAddresses, search } from "../../../tools/make/engine/source/all.ts";

/** A text that nobody chose, how it is asked, and what the library for TypeScript answers. */
export interface Case {
  /** A kind of a match, or `read_address`, or `search`. */
  readonly how: string;
  readonly text: string;
  readonly state: string | null;
  readonly expected: unknown;
}

/** Signs that the rules know, or that people paste: dashes, blanks, accents, other scripts. */
const SIGNS = [
  ..."abcdeghiklnoprstuy ABDKLOST0123456789-/.,'&()+:#_|",
  ..."\t\n\u00a0\u00adßéÉıİſ\u0301\u0323ẹọṣɓɗƙƴƊʼ’–—−\u1680\u2003\u2028\u3000\ufeff\u0085\u001f\u200b\u200e",
  ..."０９Ａａ１²½Ⅳﬁ٣३αςΣЖß中\u{1F600}\u{1D400}\u{1D7D8}",
  "\ud800",
];

const state = listStates().flatMap(({ name, code, aliases }) => [name, code, ...aliases]);
const lga = listLgas().flatMap(({ name, code, inecCode, aliases }) => [name, code, inecCode, ...aliases]);
const ward = listWards().flatMap(({ name, code }) => [name, name, code]);
const bank = listBanks({ active: false }).flatMap(({ name, shortName, id, cbnCode, aliases }) =>
  [name, shortName, id, cbnCode, ...aliases].filter((one) => one !== null),
);
const place = listLocalities().flatMap(({ name, aliases }) => [name, ...aliases]);

const sign = fc.constantFrom(...SIGNS);

/** A text with a sign put in, changed or taken away, in another case, or with words around it. */
const damaged = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.constantFrom("none", "none", "in", "for", "out", "upper", "lower", "around"),
      fc.nat(40),
      sign,
    )
    .map(([whole, how, place, other]) => {
      const at = place % (whole.length + 1);
      if (how === "in") return whole.slice(0, at) + other + whole.slice(at);
      if (how === "for") return whole.slice(0, at) + other + whole.slice(at + 1);
      if (how === "out") return whole.slice(0, at) + whole.slice(at + 1);
      if (how === "around") return `${other} ${whole} ${["LGA", "State", "Bank", "MFB", "Ward"][at % 5]}`;
      return how === "upper" ? whole.toUpperCase() : how === "lower" ? whole.toLowerCase() : whole;
    });

const anything = fc.string({ unit: sign, maxLength: 24 });
const address = fc
  .tuple(fc.nat(99), damaged(place), damaged(lga), damaged(state))
  .map(([number, ...parts]) => `${number} ${parts.join(", ")}`);

const INPUTS: readonly (readonly [how: string, weight: number, texts: fc.Arbitrary<string>])[] = [
  ["lga", 20, damaged([...lga, ...place])],
  ["lga", 4, anything],
  ["ward", 12, damaged(ward)],
  ["bank", 12, damaged(bank)],
  ["state", 5, damaged(state)],
  ["place", 6, damaged([...lga, ...state])],
  ["constituency", 4, damaged(lga)],
  ["locality", 4, damaged(place)],
  ["address", 6, address],
  ["read_address", 14, address],
  ["read_address", 3, anything],
  ["search", 8, damaged([...lga, ...place, ...bank])],
  ["search", 2, anything],
];

const input = fc.oneof(
  ...INPUTS.map(([how, weight, text]) => ({
    weight,
    arbitrary: fc.record({ how: fc.constant(how), text, state: fc.option(damaged(state)) }),
  })),
);

function answer({ how, text, state }: Omit<Case, "expected">): unknown {
  if (how === "search") return search(text);
  const [found] =
    how === "read_address" ? readAddresses([{ text, state }]) : matchColumn(how, [{ name: text, state }]);
  return found;
}

/** Inputs that are new at each run of the extended tests, with what the library for TypeScript answers. */
export function* randomCases(count: number): Generator<Case> {
  for (const one of fc.sample(input, { numRuns: count, seed: propertyRun().seed }))
    yield { ...one, expected: answer(one) };
}
