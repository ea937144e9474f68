import { readAddress } from "naijaref/address";
import { readLines } from "../../../bench/address/quality.ts";
import { groupBy, type Row, readDataset } from "../../../tools/data/table/index.ts";
import { toPlain } from "../../../tools/make/engine/source/rows.ts";
import { search } from "../../../tools/make/engine/source/search.ts";
import { buildVectors } from "../../../tools/publish/downloads/vectors/of-records.ts";
import type { Json, Vector } from "../../../tools/publish/downloads/vectors/rules.ts";

/** Calls a function of the engine, wherever that runs, with values that pass through JSON. */
export type Ask = (name: string, ...given: readonly unknown[]) => unknown;

/** Asks an engine that runs code, and returns texts. */
export const askBy =
  (run: (code: string) => unknown): Ask =>
  (name, ...given) => {
    const values = JSON.stringify(JSON.stringify(given));
    return JSON.parse(run(`JSON.stringify(naijaref.${name}(...JSON.parse(${values})))`) as string);
  };

type Answer = Readonly<Record<string, Json>>;

/** How the rules of the vectors are asked: a function, what comes before the rows, and a row. */
const ASKED: Readonly<Record<string, (input: Vector["input"]) => readonly unknown[]>> = {
  match: ({ kind, text, state }) => ["matchColumn", kind, { name: text, state: state ?? null }],
  read_address: ({ text, state }) => ["readAddresses", { text, state: state ?? null }],
  reverse_geocode: ({ lat, lon }) => ["reverse", [Number(lat), Number(lon)]],
  check_account: ({ account, bank }) => ["accounts", { account, bank }],
  parse_phone: ({ text }) => ["phones", text],
};

function like(expected: Json, answer: Json | undefined): unknown {
  if (typeof expected !== "object" || expected === null || Array.isArray(expected)) return answer;
  const found = (answer ?? {}) as Answer;
  // What else is known of a failure is for who asks one by one.
  if (found["ok"] === false) return { ok: false, reason: found["reason"] };
  return Object.fromEntries(
    Object.entries(expected as Answer).map(([name, one]) => [name, like(one, found[name])]),
  );
}

const short = (expected: Json): Json => {
  const { ok, reason } = expected as Answer;
  return ok === false ? { ok, reason: reason ?? null } : expected;
};

/** The vectors of the rules that the engine has, of one LGA and one bank in so many. */
function chooseVectors(many: number): readonly Vector[] {
  const dataset = readDataset();
  const some = (rows: readonly Row[]) => rows.filter((_, at) => at % many === 0);
  const { lgas, institutions } = dataset;
  const short = { ...dataset, lgas: some(lgas), institutions: some(institutions), wards: [] };
  return buildVectors(short).filter(({ rule }) => rule in ASKED);
}

/** The vectors that an engine answers otherwise, and how many were asked: those of one call at once. */
export function compareVectors(ask: Ask, many: number) {
  const vectors = chooseVectors(many).map((vector) => {
    const [row, ...call] = (ASKED[vector.rule]?.(vector.input) ?? []).toReversed();
    return { ...vector, row, call: call.toReversed() };
  });
  const wrong = [...groupBy(vectors, ({ call }) => call.join(" ")).values()].flatMap((asked) => {
    const [name, ...given] = asked[0]?.call ?? [];
    const answers = ask(
      name as string,
      ...given,
      asked.map(({ row }) => row),
    ) as readonly Json[];
    return asked.flatMap(({ rule, input, expected }, at) => {
      const found = like(short(expected), answers[at]);
      return JSON.stringify(found) === JSON.stringify(short(expected))
        ? []
        : [{ rule, input, expected, found }];
    });
  });
  return { asked: vectors.length, wrong };
}

/** The lines that others wrote, of one in so many: an answer needs all columns of all tables. */
const ADDRESSES = [
  ...readLines().flatMap(({ text }, at) => (at % 5 === 0 ? text : [])),
  "Ariaria market aba",
  "No 5 Ẹ̀kọ́ close, Victoria Island",
  "",
  "?".repeat(501),
];
const QUERIES = ["ikja", "gtb", "federal constituency ikeja", "ọ̀yọ́", "", "24-11-01"];

/** The addresses and queries that an engine reads otherwise than the library does. */
export function compareTexts(ask: Ask): readonly unknown[] {
  const read = ask("readAddresses", [...ADDRESSES, null]) as readonly unknown[];
  const pairs = [
    ...[...ADDRESSES.map((text) => toPlain(readAddress(text))), null].map((own, at) => [own, read[at]]),
    ...QUERIES.map((query) => [search(query), ask("search", query)]),
  ];
  return pairs.filter(([own, other]) => JSON.stringify(own) !== JSON.stringify(other));
}
