import fc from "fast-check";
import { listBanks } from "naijaref/banks";
import { listExternalIds, listIdSystems } from "naijaref/concordance";
import { listConstituencies, listParties } from "naijaref/elections";
import { listLocalities } from "naijaref/localities";
import { listLgas, listStates, listWards } from "naijaref/places";
import { propertyRun } from "../../../checks/property-run.ts";
import { answers, type Input, shorten } from "./answers.ts";

export interface Case {
  readonly rule: string;
  readonly input: Input;
  readonly expected: unknown;
}

/** Signs that the rules know, or that people paste: dashes, blanks, accents, other scripts. */
const SIGNS = [
  ..."abcdeghiklnoprstuy ABDKLOST0123456789-/.,'&()+:#_|",
  ..."\t\n\u00a0\u00adßéÉıİſ\u0301\u0323ẹọṣɓɗƙƴƊʼ’–—−\u1680\u2003\u2028\u3000\ufeff\u0085\u001f\u200b\u200e",
  ..."０９Ａａ１²½Ⅳﬁ٣३αςΣЖß中\u{1F600}\u{1D400}\u{1D7D8}",
  "\ud800",
];

const state = listStates().flatMap(({ name, code, isoCode, inecCode, aliases }) => [
  name,
  code,
  isoCode,
  inecCode,
  ...aliases,
]);
const lga = listLgas().flatMap(({ name, code, inecCode, slug, aliases }) => [
  name,
  code,
  inecCode,
  slug,
  ...aliases,
]);
const bank = listBanks({ active: false }).flatMap(
  ({ name, shortName, id, cbnCode, nipCode, aliases, sharedNames }) =>
    [name, shortName, id, cbnCode, nipCode, ...aliases, ...sharedNames].filter((one) => one !== null),
);
const seats = listConstituencies();
const constituency = (seats.ok ? seats.value : []).flatMap(({ code, inecCode }) => [code, inecCode]);
const ward = listWards().map(({ code }) => code);
const place = listLocalities().flatMap(({ name, aliases }) => [name, ...aliases]);
const party = listParties().flatMap(({ acronym, name, aliases }) => [acronym, name, ...aliases]);
const system = listIdSystems().map(({ id }) => id);
const ids = listExternalIds();

const sign = fc.constantFrom(...SIGNS);
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most });

/** A text with a sign put in, changed or taken away, in another case, or with words around it. */
const damaged = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.constantFrom("none", "none", "in", "for", "out", "upper", "lower", "around"),
      fc.nat(40),
      sign,
    )
    .map(([whole, how, place, other]) => {
      const at = place % (whole.length + 1);
      if (how === "in") return whole.slice(0, at) + other + whole.slice(at);
      if (how === "for") return whole.slice(0, at) + other + whole.slice(at + 1);
      if (how === "out") return whole.slice(0, at) + whole.slice(at + 1);
      if (how === "around") return `${other} ${whole} ${["LGA", "State", "Bank", "MFB", "Limited"][at % 5]}`;
      return how === "upper" ? whole.toUpperCase() : how === "lower" ? whole.toLowerCase() : whole;
    });

const oneOf = (texts: readonly string[]) => damaged(fc.constantFrom(...texts));
const anything = fc.string({ unit: sign, maxLength: 24 });

const grouped = (whole: fc.Arbitrary<string>) =>
  damaged(
    fc
      .tuple(whole, fc.constantFrom("", " ", "-", ".", "/", "–"), fc.nat(12), fc.nat(12))
      .map(([number, between, first, second]) => {
        const [a, b] = [Math.min(first, second), Math.max(first, second)];
        return [number.slice(0, a), number.slice(a, b), number.slice(b)]
          .filter((part) => part !== "")
          .join(between);
      }),
  );

const phone = grouped(
  fc
    .tuple(
      fc.constantFrom("0", "+234", "234", "00234", "009234", "+234(0)", "", "tel:+234", "+44", "020", "0700"),
      digits(2, 12),
    )
    .map((parts) => parts.join("")),
);
const plate = grouped(
  fc.stringMatching(
    /^([A-Z]{2,3}[0-9]{2,3}[A-Z]{2,3}|D(LA|KN|XX)[0-9]{3}[A-Z0-9]|NPF[0-9]{4}[A-Z]|[0-9]{2}[A-Z][0-9]{3}FG)$/,
  ),
);
const unitCode = damaged(
  fc
    .tuple(
      fc.constantFrom(...ward),
      fc.nat(60),
      fc.constantFrom("-", "/", " ", "", ":"),
      fc.constantFrom("", "PU Code: ", "pu "),
    )
    .map(
      ([of, unit, between, label]) => label + [...of.split("-"), String(unit).padStart(3, "0")].join(between),
    ),
);
const external = fc.constantFrom(...ids);

/** How often each rule is asked, and with what. */
const INPUTS: readonly fc.WeightedArbitrary<readonly [rule: string, input: Input]>[] = [
  ask("fold", 8, oneOf([...lga, ...place])),
  ask("fold", 6, anything),
  ask("place_key", 4, oneOf(place)),
  ask("bank_key", 4, oneOf(bank)),
  ask("find_state", 6, oneOf(state)),
  ask("find_lga", 10, oneOf(lga)),
  ask("find_ward", 6, oneOf(ward)),
  ask("find_constituency", 4, oneOf(constituency)),
  ask("find_party", 2, oneOf(party)),
  ask("find_bank", 12, oneOf(bank)),
  ask("localities_named", 4, oneOf(place)),
  ask("parse_phone", 16, phone),
  ask("parse_phone", 2, anything),
  ask("parse_plate", 10, plate),
  ask("parse_plate", 1, anything),
  ask("parse_polling_unit_code", 8, unitCode),
  ask("parse_polling_unit_code", 1, anything),
  {
    weight: 4,
    arbitrary: fc
      .record({ text: oneOf(lga), state: oneOf(state) })
      .map((input) => ["find_lga", input] as const),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ text: grouped(digits(9, 11)), bank: oneOf(bank) })
      .map((input) => ["check_account", input] as const),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(external, damaged(fc.constant("")), fc.constantFrom(...system), fc.nat(3))
      .map(([found, noise, other, how]) => {
        const id = how === 0 ? found.id.replace(/^0/, "") : found.id + (how === 1 ? noise : "");
        return ["find_external_id", { system: how === 3 ? other : found.system, text: id }] as const;
      }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ lat: fc.integer({ min: 3_900, max: 14_200 }), lon: fc.integer({ min: 2_400, max: 15_000 }) })
      .map(({ lat, lon }) => ["reverse_geocode", { lat: lat / 1000, lon: lon / 1000 }] as const),
  },
];

function ask(rule: string, weight: number, texts: fc.Arbitrary<string>) {
  return { weight, arbitrary: texts.map((text) => [rule, { text }] as const) };
}

/** Inputs that are new at each `npm run test:extended -- property`, with what the library for TypeScript answers. */
export const randomCases = (count: number): readonly Case[] =>
  fc
    .sample(fc.oneof(...INPUTS), { numRuns: count, seed: propertyRun().seed })
    .map(([rule, input]) => ({ rule, input, expected: shorten(answers[rule]?.(input)) }));
