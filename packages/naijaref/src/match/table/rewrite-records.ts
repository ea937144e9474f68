import { type Parent, parentsOf } from "../../kinds/parents.ts";
import { type Area, areaOf, type MatchWithin, type NoArea } from "../area.ts";
import { type MatcherOptions, makeMatcher } from "../matcher.ts";
import type { MatchResult, RecordKind } from "../result.ts";
import {
  addFields,
  CSV_COLUMNS,
  type CsvColumn,
  type CsvPlaces,
  type CsvResult,
  type CsvSummary,
  findPlaces,
  freeHeadings,
  type MatchCsvOptions,
  PARENT_COLUMNS,
  type ParentColumn,
  readRow,
  textsOf,
} from "./csv-options.ts";
import type { CsvRecord } from "./csv-records.ts";
import { type CsvShape, fillDown } from "./csv-shape.ts";
import { type CsvEncoding, CsvError, encode, fieldsOf } from "./csv-text.ts";
import { matchByKind } from "./kind-column.ts";

/** A file has more different rows than a program asks for, and its matcher ends with it: 70 MB at most. */
const MAX_CACHED = 200_000;

type Match = (text: string, within: MatchWithin, kind: string | undefined) => MatchResult;

function matchOf(options: MatchCsvOptions): Match {
  if ("matcher" in options) return (text, within) => options.matcher.match(text, within);
  if (options.kindColumn !== undefined) {
    const match = matchByKind(options.within, options.ids);
    return (text, within, kind = "") => match(text, within, kind);
  }
  const matcher = makeMatcher(options as MatcherOptions, MAX_CACHED);
  return (text, within) => matcher.match(text, within);
}

const isParent = (column: CsvColumn): column is ParentColumn =>
  (PARENT_COLUMNS as readonly CsvColumn[]).includes(column);

const kindOf = ({ code, candidates }: CsvResult): RecordKind | undefined =>
  (candidates.find((candidate) => candidate.code === code) ?? candidates[0])?.kind;

/** The code of the only candidate that lies in another state than the row says. */
function codeElsewhere({ code, candidates }: CsvResult, area: Area | NoArea): string {
  const state = area.ok ? area.state?.code : undefined;
  if (code !== null || state === undefined) return "";
  const others = candidates.filter(({ stateCode }) => stateCode !== null && stateCode !== state);
  return others.length === 1 ? (others[0]?.code ?? "") : "";
}

/** Divides several parents in one cell, as in the files of the data. */
const BETWEEN = "|";

/** What of a result, or of what its record lies in, is written into a column. */
function textFor(column: Exclude<CsvColumn, "meant">, result: CsvResult): string {
  if (!isParent(column)) return String(result[column] ?? "");
  const kind = kindOf(result);
  if (result.code === null || kind === undefined) return "";
  const parents = parentsOf(column.replace("_code", "") as Parent, kind, result.code);
  return parents.map(({ code, name }) => (column.endsWith("_code") ? code : name)).join(BETWEEN);
}

/** Adds the results to each record, and counts. */
export function rewriteRecords(
  options: MatchCsvOptions,
  { above, filled, delimiter }: CsvShape,
  write: (bytes: Uint8Array) => void,
) {
  const match = matchOf(options);
  const fill = fillDown(filled);
  const columns = options.add ?? CSV_COLUMNS;
  const settle = areaOf(("within" in options && options.within) || {});
  const statuses = { exact: 0, alias: 0, typo: 0, ambiguous: 0, none: 0, chosen: 0 };
  const damages = { lost_zero: 0, date: 0, number: 0, missing: 0 };
  let places: CsvPlaces | undefined;
  let encoding: CsvEncoding = "utf-8";
  let line = 0;
  let rows = 0;
  let longRows = 0;
  let filledRows = 0;
  /** Rows with equal cells have one result, and so one text that is added to them. */
  const texts = new WeakMap<CsvResult, string>();

  function textOf(result: CsvResult, within: MatchWithin): string {
    const known = texts.get(result);
    if (known !== undefined) return known;
    const values = columns.map((column) =>
      column === "meant" ? codeElsewhere(result, settle(within)) : textFor(column, result),
    );
    const text = fieldsOf(values, delimiter);
    // Which code was meant depends on the row's state, too.
    if (!columns.includes("meant")) texts.set(result, text);
    return text;
  }

  function writeHeading(record: CsvRecord): CsvPlaces {
    const headings = textsOf(record);
    const found = findPlaces(headings, options);
    const added = freeHeadings(
      headings,
      columns.map((column) => `match_${column}`),
    );
    for (const bytes of addFields(record, 0, encode(fieldsOf(added, delimiter), "utf-8"))) write(bytes);
    return found;
  }

  return {
    rewrite(record: CsvRecord): void {
      line++;
      // Titles, empty lines, and the line by which a spreadsheet says its delimiter, are no rows.
      if (line <= above || record.bytes.length === 0 || record.isPreamble) {
        write(record.bytes);
        write(record.end);
        return;
      }
      if (places === undefined) {
        places = writeHeading(record);
        return;
      }
      const { name, within: own, kind, encoding: its } = readRow(record, places);
      if (its !== "utf-8") encoding = its;
      rows++;
      const { within, isFilled } = fill(own);
      if (isFilled) filledRows++;
      const matched = match(name, within, kind);
      const row = { name, ...within, number: rows, line, ...(kind !== undefined && { kind }) };
      const result = options.decide?.(matched, row) ?? matched;
      statuses[result.status]++;
      if (result.damage !== null) damages[result.damage]++;
      if (record.fields.length > places.width) longRows++;
      for (const bytes of addFields(record, places.width, encode(textOf(result, within), encoding)))
        write(bytes);
    },
    finish(): CsvSummary {
      if (places === undefined)
        throw new CsvError("no_heading", "The file is empty: it has no row of headings.");
      return {
        rows,
        statuses,
        damages,
        longRows,
        filledRows,
        headingRow: above + 1,
        delimiter: String.fromCharCode(delimiter),
        encoding,
      };
    },
  };
}
