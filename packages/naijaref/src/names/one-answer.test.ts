import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readAddress } from "../address/index.ts";
import { listLocalities } from "../localities/index.ts";
import { createMatcher, type MatchResult } from "../match/index.ts";
import { getState, listLgas } from "../places/index.ts";
import { searchPlaces } from "../search/index.ts";

const lgas = createMatcher({ kind: "lga" });

/** Thousands of names take long where other programs run. */
const BUSY = 120_000;
/** Whole addresses stand in no column of LGAs. */
const MAX_CELL_LENGTH = 60;

const codeOf = ({ code }: MatchResult): string | null => code;

function addressOf(text: string, state: string) {
  const read = readAddress(text, { state });
  return read.ok ? read.value : { status: "unknown", lgaCode: null, candidates: [], why: read.reason };
}

/** Every name and other name of a place, with its state. */
const names = [
  ...listLgas().flatMap(({ name, aliases, headquarters, stateCode }) =>
    [name, ...aliases, headquarters ?? name].map((text) => ({ text, state: stateCode })),
  ),
  ...listLocalities().flatMap(({ name, aliases, stateCode }) =>
    [name, ...aliases].map((text) => ({ text, state: stateCode })),
  ),
];

it("gives a name of a place one LGA, or none, as a cell and as an address", { timeout: BUSY }, () => {
  const differing = names.filter(
    ({ text, state }, at) =>
      at % 3 === 0 && codeOf(lgas.match(text, { state })) !== addressOf(text, state).lgaCode,
  );
  expect(differing).toEqual([]);
});

it.each([
  ["Woji, Port Harcourt", "Rivers", "Obio/Akpor"],
  ["Hanwa, Zaria", "Kaduna", "Sabon Gari"],
  ["Okpanam, Asaba", "Delta", "Oshimili North"],
  ["Moniya, Ibadan", "Oyo", "Akinyele"],
  ["Jericho GRA Ibadan", "Oyo", "Ibadan North West"],
  ["Ibadan, Bodija", "Oyo", "Ibadan North"],
  ["12 Hospital Road, Bodija, Ibadan", "Oyo", "Ibadan North"],
  ["Bodija near Mokola, Ibadan", "Oyo", "Ibadan North"],
  ["Bodija, Ibadn", "Oyo", "Ibadan North"],
  ["Odo Oro Ekiti", "Ekiti", "Ikole"],
  // Only one state knows both places.
  ["Woji, Port Harcourt", undefined, "Obio/Akpor"],
  ["Sangotedo, Ajah", undefined, "Eti-Osa"],
])("takes the place beside a town: %s, %s is in %s", (text, state, lga) => {
  expect(lgas.match(text, { state }).name).toBe(lga);
  const read = readAddress(text, { state });
  expect(read.ok && read.value.lgaName).toBe(lga);
});

it.each([
  ["Jangefe, Kazaure", "Jigawa", ["Roni", "Kazaure"]],
  ["Kaduna", undefined, ["Kaduna North", "Kaduna South", "Chikun", "Igabi"]],
])("gives %s, in %s, no LGA: it may be in %j", (text, state, names) => {
  const { code, candidates } = lgas.match(text, { state });
  expect([code, candidates.map(({ name }) => name)]).toEqual([null, names]);
});

it("finds that LGA first in a search with the name of the state", { timeout: BUSY }, () => {
  for (const { text, state } of names.filter((_, at) => at % 5 === 0)) {
    const code = codeOf(lgas.match(text, { state }));
    const query = `${text} ${getState(state)?.name}`;
    if (code === null || query.length > 64) continue;
    const found = searchPlaces(query, { kinds: ["lga"], limit: 1 });
    expect(found.ok && found.value[0]?.code, query).toBe(code);
  }
});

/** Whether a cell and an address may differ: the one is silent where the other is not. */
const disagrees = (text: string, state: string): boolean => {
  const code = codeOf(lgas.match(text, { state }));
  const other = addressOf(text, state).lgaCode;
  return code !== null && other !== null && code !== other;
};

/** Lines of public lists, with their states: `bench/address/README.md` names the sources. */
const lines = ["addresses", "localities"].flatMap((file) =>
  readFileSync(new URL(`../../../../bench/address/${file}.csv`, import.meta.url), "utf8")
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [, quoted, plain, state = ""] = /^(?:"([^"]*)"|([^",]*)),([^,]*),/.exec(line) ?? [];
      const text = quoted ?? plain ?? "";
      return text === "" || state === "" ? [] : [{ text, state }];
    }),
);

it("never gives two LGAs for a line of a public list", { timeout: BUSY }, () => {
  expect(lines.length).toBeGreaterThan(400);
  const short = lines.filter(({ text }) => text.length <= MAX_CELL_LENGTH);
  expect(short.filter(({ text, state }) => disagrees(text, state))).toEqual([]);
});

it.each([
  ["Kata", "NI"],
  ["Obu", "BE"],
  ["Daba", "GO"],
  ["Amori", "EN"],
  ["Enugu Aku", "EN"],
  ["Uz-Uwani", "EN"],
  ["Newi South", "AN"],
  ["Wasa", "KE"],
  ["Birnzn Tudu", "KE"],
  ["Ogo Eri", "KO"],
])("gives %s, a slip in the name of one place and like another, no two LGAs", (text, state) => {
  expect(disagrees(text, state)).toBe(false);
});

it("never gives two LGAs for one text, whatever slip is in it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.nat(),
      fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
      ({ text, state }, at, letter) => {
        const place = 1 + (at % Math.max(1, text.length - 1));
        const slip = text.slice(0, place) + letter + text.slice(place + 1);
        expect(disagrees(slip, state), `${slip} [${state}]`).toBe(false);
      },
    ),
  );
});
