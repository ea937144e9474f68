import { camelCase } from "@naijaref/records";
import { getLga, getState } from "naijaref/places";
import { type ListText, valueOnWire, writeJson, writeWhole } from "./wire.ts";

const CRLF = "\r\n";

/** The row of one empty cell. Many readers skip a line with nothing, and the rows after it would move up. */
const EMPTY_ROW = '""';

/** A cell as RFC 4180 writes it: in quotes if it has a comma, a quote or a line break. */
function cellOf(value: unknown): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Null is empty, and a list is joined by `|` as in the data files. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return textOfOne(value) ?? writeJson(value);
  const texts = value.map(textOfOne);
  return texts.includes(undefined) ? writeJson(value) : texts.join("|");
}

/** Undefined for an object that only JSON can write. */
function textOfOne(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  // A record inside a record is written as its code, a bank as its id.
  if ("code" in value) return String(value.code);
  return "id" in value ? String(value.id) : undefined;
}

type CsvRecord = Readonly<Record<string, unknown>> | null;

/** The names that a table for people also needs, in their order: of which codes, and how they are found. */
const NAMES_OF_CODES = {
  lga_name: { codes: "lga_code", nameOf: (code: string) => getLga(code)?.name },
  lga_names: { codes: "lga_codes", nameOf: (code: string) => getLga(code)?.name },
  state_name: { codes: "state_code", nameOf: (code: string) => getState(code)?.name },
} as const;

type NameColumn = keyof typeof NAMES_OF_CODES;

/** The columns of names that CSV has after a record's own: JSON has the codes alone. */
export const nameColumns = (columns: readonly string[]): readonly NameColumn[] =>
  (Object.keys(NAMES_OF_CODES) as NameColumn[]).filter(
    (name) => columns.includes(NAMES_OF_CODES[name].codes) && !columns.includes(name),
  );

function namesOfCodes(record: CsvRecord, column: string): unknown {
  if (!Object.hasOwn(NAMES_OF_CODES, column)) return undefined;
  const { codes, nameOf } = NAMES_OF_CODES[column as NameColumn];
  const given = record?.[camelCase(codes)];
  if (Array.isArray(given)) return given.map((code) => nameOf(String(code)) ?? "");
  return typeof given === "string" ? nameOf(given) : undefined;
}

/**
 * How records are written as CSV (RFC 4180), the header first. A null among them is a row of empty cells.
 *
 * @param columns names in snake_case.
 */
export function csvText(columns: readonly string[]): ListText<CsvRecord> {
  const names = columns.map(camelCase);
  return {
    first: `${columns.join(",")}${CRLF}`,
    write: (record) => {
      let row = "";
      for (const [at, name] of names.entries()) {
        const value = record?.[name] ?? namesOfCodes(record, columns[at] ?? "");
        row += `${at === 0 ? "" : ","}${cellOf(valueOnWire(name, value))}`;
      }
      return `${row || EMPTY_ROW}${CRLF}`;
    },
    last: "",
  };
}

/** Records as CSV, see `csvText`. */
export const writeCsv = (records: readonly CsvRecord[], columns: readonly string[]): string =>
  writeWhole(records, csvText(columns));
