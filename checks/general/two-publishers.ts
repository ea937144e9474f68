import { tables } from "@naijaref/records";
import { groupBy, isEmpty, type Row } from "@naijaref/tools/table";
import { fold, joined } from "naijaref/text";
import { type CheckedDataset, decided, keyOf, listOf, on, rule, tablesWith, textOf } from "../rule.ts";
import { eachValue, Independence, type Proof, type Statement, Testimony } from "./testimony.ts";

/** The sources that prove a value must be two publishers, or one must be of the body that decides it. */
function isProved(independence: Independence, proof: Proof, sources: readonly string[]): boolean {
  if (sources.some((source) => proof.lists.includes(source)) || independence.hasTwo(sources)) return true;
  const bodies = proof.lists.map((list) => independence.publisherOf(list));
  return proof.kind === "list" && sources.some((source) => bodies.includes(independence.publisherOf(source)));
}

/** The values that sources have and that a decision rejected with its reason. */
const rejectedValues = (dataset: CheckedDataset): ReadonlySet<string> =>
  decided(dataset, "rejected", ["table", "key", "field", "value"]);

const noProof = (field: string, value: unknown, proof: Proof, sources: readonly string[]): string => {
  const undecided = proof.kind === "list" ? ", and not the one that decides it" : "";
  const has =
    sources.length === 0
      ? "no witness"
      : `only ${sources.join(" and ")}, which is one publisher${undecided},`;
  return `${field} "${String(value)}" has ${has} in data/witnesses: add a second, or add ${field} to unverified_fields`;
};

/**
 * The record's sources that say what a field says, although no witness is named for it: a list has whole
 * records. Once a witness is named, only the lists of the body that decides count with it. The other sources
 * of a bank that merged have its code, and not that it merged.
 */
function sourcesWithTheField(row: Row, proof: Proof, statements: readonly Statement[]): readonly string[] {
  if (proof.kind !== "list") return [];
  const sources = listOf(row, "sources");
  if (statements.length === 0) return sources;
  const heard = statements.map(({ source }) => source);
  return sources.filter((source) => proof.lists.includes(source) && !heard.includes(source));
}

export const twoPublishers = rule(
  "two-publishers",
  "a value that is not marked unverified has two publishers of which neither repeats the other, or the body that decides it; and a source that contradicts it was rejected with a reason.",
  function* (dataset) {
    const independence = new Independence(dataset.sources);
    const rejected = rejectedValues(dataset);
    for (const { table, key, row, field, proof, statements, agreeing, isDoubted } of eachValue(dataset)) {
      if (isEmpty(row[field]) || isDoubted) continue;
      const sources = [...agreeing, ...sourcesWithTheField(row, proof, statements)];
      if (!isProved(independence, proof, sources))
        yield on(table, row, noProof(field, row[field], proof, sources));
      // What contradicts a list is found by the rules that compare the list itself.
      if (proof.kind !== "witnesses") continue;
      for (const { agrees, source, says } of statements) {
        const message = `${source} has the ${field} "${says}": reject it with a reason in data/evidence, or add ${field} to unverified_fields`;
        if (!agrees && !proof.weak.includes(source) && !rejected.has([table, key, field, says].join(" ")))
          yield on(table, row, message);
      }
    }
  },
);

export const prevailingNames = rule(
  "prevailing-names",
  "a name, with its Limited or Plc, is the name in the first list of proofs.csv that has the record; newer laws and lists come first. Any other name is rejected with a reason.",
  function* (dataset) {
    const testimony = new Testimony(dataset);
    const rejected = rejectedValues(dataset);
    for (const { name, rows } of tablesWith(dataset, "name", "unverified_fields")) {
      const lists = testimony.proofOf(name, "name")?.lists ?? [];
      for (const row of rows) {
        if (listOf(row, "unverified_fields").includes("name")) continue;
        const key = keyOf(tables[name], row);
        const statements = testimony.about(name, key, "name", row);
        const first = lists
          .map((list) => statements.find(({ source }) => source === list))
          .find((statement) => statement !== undefined);
        if (first === undefined || first.agrees || rejected.has([name, key, "name", first.says].join(" ")))
          continue;
        const message = `name is "${textOf(row, "name")}", but ${first.source} has "${first.says}": take that name, or reject it with a reason in data/evidence`;
        yield on(name, row, message);
      }
    }
  },
);

export const doubtsExplained = rule(
  "doubts-explained",
  "a field that is marked unverified, although two publishers agree on it and none contradicts them, has a decision that says why.",
  function* (dataset) {
    const independence = new Independence(dataset.sources);
    const explained = decided(dataset, "unverified", ["table", "key", "field"]);
    for (const { table, key, row, field, proof, statements, agreeing, isDoubted } of eachValue(dataset)) {
      if (!isDoubted || proof.kind !== "witnesses") continue;
      const isAgreed = agreeing.length === statements.length && independence.hasTwo(agreeing);
      const message = `${field} is unverified, but ${agreeing.join(" and ")} agree: remove it from unverified_fields, or write in data/evidence why it is in doubt`;
      if (isAgreed && !explained.has([table, key, field].join(" "))) yield on(table, row, message);
    }
  },
);

type Said = ReadonlyMap<string, ReadonlyMap<string, string>>;

function saidOf(rows: readonly Row[]): Said {
  const said = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const value = joined(fold(textOf(row, "means") || textOf(row, "says")));
    for (const source of listOf(row, "sources")) {
      const own = said.get(source) ?? new Map<string, string>();
      said.set(source, own.set(textOf(row, "key"), value));
    }
  }
  return said;
}

/** One error that two lists share may be chance, or a former name. */
const MIN = 3;

/** The records about which two lists have the same error, if these are half of the errors of each. */
function sharedBy(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>, truth: Row): string[] {
  const both = [...a.keys()].filter((key) => b.has(key) && key in truth);
  const isWrong = (said: ReadonlyMap<string, string>) => (key: string) => said.get(key) !== truth[key];
  const [wrongInA, wrongInB] = [both.filter(isWrong(a)), both.filter(isWrong(b))];
  const shared = wrongInA.filter((key) => a.get(key) === b.get(key));
  const isHalf = 2 * shared.length >= Math.max(wrongInA.length, wrongInB.length);
  return shared.length >= MIN && isHalf ? shared : [];
}

/**
 * Independent lists err in different places. Two that err in the same places have one origin, whatever their
 * publishers say, and two of them are one witness.
 */
export const sharedErrors = rule(
  "shared-errors",
  "two lists that count as two witnesses of a field do not have the same errors.",
  function* (dataset) {
    const independence = new Independence(dataset.sources);
    const counted = dataset.proofs.filter((row) => row["proof"] === "witnesses");
    for (const { table, rows } of dataset.witnesses)
      for (const [field, about] of groupBy(rows, (row) => textOf(row, "field"))) {
        if (!counted.some((row) => row["table"] === table && row["field"] === field)) continue;
        const truth = Object.fromEntries(
          dataset[table].map((row) => [keyOf(tables[table], row), joined(fold(textOf(row, field)))]),
        );
        const said = [...saidOf(about)].toSorted(([a], [b]) => (a < b ? -1 : 1));
        const pairs = said.flatMap((one, at) => said.slice(at + 1).map((other) => [one, other] as const));
        for (const [[a, saidByA], [b, saidByB]] of pairs) {
          if (!independence.hasTwo([a, b])) continue;
          const shared = sharedBy(saidByA, saidByB, truth);
          if (shared.length === 0) continue;
          const message = `has the same errors in ${field} as ${a} (${shared.slice(0, MIN).join(", ")}), so that both have one origin: write ${a} in its relays`;
          yield { file: "sources.csv", key: b, message };
        }
      }
  },
);
