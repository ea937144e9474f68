import { tableNames, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { type CheckedDataset, keyOf, listOf, rule, textOf } from "../rule.ts";

const REMEDY = "remove the line, or decide again";

/** The records of every table by their key. */
const recordsByKey = (dataset: CheckedDataset): ReadonlyMap<string, Row> =>
  new Map(
    tableNames.flatMap((name) =>
      dataset[name].map((row) => [`${name} ${keyOf(tables[name], row)}`, row] as const),
    ),
  );

const contains = (record: Row, field: string, value: string): boolean => {
  const cell = record[field] ?? null;
  return Array.isArray(cell) ? cell.includes(value) : String(cell ?? "") === value;
};

/** Why a decision is not what the record shows, or undefined where it is. */
function disagreement(row: Row, record: Row): string | undefined {
  const [field, value] = [textOf(row, "field"), textOf(row, "value")];
  if (!(field in record)) return `there is no field "${field}": correct it`;
  switch (row["decision"]) {
    case "taken":
      return contains(record, field, value) ? undefined : `${field} does not have "${value}" any more`;
    case "rejected":
      return contains(record, field, value) ? `${field} has the rejected "${value}"` : undefined;
    default:
      if (!listOf(record, "unverified_fields").includes(field)) return `${field} is verified by now`;
      return value === "" || contains(record, field, value)
        ? undefined
        : `${field} does not have "${value}" any more`;
  }
}

function* problemsOf(
  file: string,
  row: Row,
  records: ReadonlyMap<string, Row>,
  sources: ReadonlySet<string>,
): Generator<string, void> {
  const table = tables[row["table"] as keyof typeof tables];
  if (table === undefined) return yield `there is no table "${textOf(row, "table")}": correct it`;
  if (!file.startsWith(`evidence/${table.domain}/`)) {
    yield `it is about ${table.domain}: move the line to evidence/${table.domain}/`;
  }
  if (textOf(row, "reason") === "" && listOf(row, "sources").length === 0) {
    yield "has neither a reason nor a source: add one";
  }
  for (const id of listOf(row, "sources").filter((source) => !sources.has(source))) {
    yield `names the source ${id}, which is not in sources.csv: correct it, or add it there`;
  }
  if (row["decision"] === "excepted") return;
  const record = records.get(`${textOf(row, "table")} ${textOf(row, "key")}`);
  if (row["decision"] === "left_out") {
    if (record !== undefined) yield `the record is there: ${REMEDY}`;
    return;
  }
  if (record === undefined) return yield `there is no such record any more: ${REMEDY}`;
  const problem = disagreement(row, record);
  if (problem !== undefined) yield `${problem}: ${REMEDY}`;
}

export const evidence = rule(
  "evidence",
  "each reviewed decision has a reason or a source, and agrees with its record.",
  function* (dataset) {
    const records = recordsByKey(dataset);
    const sources = new Set(dataset.sources.map((source) => textOf(source, "id")));
    for (const { file, decisions } of dataset.evidence)
      for (const row of decisions)
        for (const message of problemsOf(file, row, records, sources))
          yield { file, key: `${textOf(row, "key")} ${textOf(row, "field")}`.trim(), message };
  },
);
