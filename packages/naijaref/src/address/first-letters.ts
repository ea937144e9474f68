import { listLocalities } from "../localities/localities.ts";
import { QUARTER, spelt } from "../names/address-words.ts";
import { fold } from "../names/fold.ts";
import type { Token } from "../names/tokens.ts";
import { listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";

const MOST_LETTERS = 2;

/** The first words of names of two words, by the second: "harcourt" has "port". */
const firstWords = /* @__PURE__ */ lazy(() => {
  const words = new Map<string, Set<string>>();
  const names = [
    ...listStates().map(({ name }) => name),
    ...listLgas().flatMap(({ name, aliases, headquarters }) => [name, ...aliases, headquarters ?? ""]),
    ...listLocalities().flatMap(({ kind, name }) => (kind === "area" ? [] : [name])),
    // Quarters of many towns.
    "Tudun Wada",
    "Sabon Gari",
  ];
  for (const name of names) {
    const [first = "", second, ...more] = fold(name).split(" ").map(spelt);
    if (second === undefined || more.length > 0) continue;
    words.set(second, (words.get(second) ?? new Set()).add(first));
  }
  return words;
});

/** What the first letters stand for: "P/Harcourt", "K/Namoda", "A/Ibom", "U/Rimi", "B. Kebbi". */
export function firstWordAt(tokens: readonly Token[], at: number, text: string): string | undefined {
  const { word, part, to } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (next === undefined || word.length > MOST_LETTERS || /\d/.test(word)) return undefined;
  const between = text.slice(to, next.from).trim();
  const isCut = between.replaceAll(".", "") === "/";
  if (!isCut && (between !== "." || word.length > 1 || next.part !== part)) return undefined;
  const fitting = [...(firstWords().get(next.word) ?? [])].filter((first) => first.startsWith(word));
  if (fitting.length === 1) return fitting[0];
  return isCut && fitting.length === 0 && word === "u" && next.word.length > MOST_LETTERS
    ? QUARTER
    : undefined;
}
