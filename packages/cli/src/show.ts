import { styleText } from "node:util";
import { valueOnWire } from "@naijaref/api/bodies/wire";
import { camelCase, snakeCase } from "@naijaref/records";

type Style = "bold" | "dim" | "yellow";

/** Puts a style around a text, or returns it as it is where there are no colours. */
type Paint = (style: Style, text: string) => string;

/** Whether there are colours is decided by the output, and not again by the environment. */
export const paintWith =
  (hasColours: boolean): Paint =>
  (style, text) =>
    hasColours ? styleText(style, text, { validateStream: false }) : text;

/**
 * How many columns of a terminal a text takes, if all letters are of alphabets: marks over letters take none.
 */
export const widthOf = (text: string): number => [...text.replaceAll(/\p{M}/gu, "")].length;

/** A text of at most `width` columns: what is cut off ends in an ellipsis. */
const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join("")}…`;

export const fill = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)));

/**
 * Control characters would be commands to the terminal, and those that turn the direction of the text (UAX 9)
 * would show other letters than are there.
 */
export const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, "�");

export type Shown = Readonly<Record<string, unknown>>;

function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOfValue).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return textOfObject(value as Shown);
  return withoutControls(String(value));
}

/** A record inside a record: its code and its name, or all that it says. */
function textOfObject(value: Shown): string {
  const { code, id, name } = value;
  if (name !== undefined) return [code ?? id, name].filter((part) => part !== undefined).join(" ");
  return Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([field, inner]) => `${snakeCase(field)} ${textOfValue(inner)}`)
    .join(", ");
}

/** A list of objects without a code, as the sources of the dataset: each is read by itself. */
const isListOfObjects = (value: unknown): value is readonly Shown[] =>
  Array.isArray(value) &&
  value.some((item) => typeof item === "object" && item !== null && item.code === undefined);

const valueIn = (record: Shown, column: string): unknown =>
  valueOnWire(camelCase(column), record[camelCase(column)]);

export const isDoubtful = (record: Shown, column: string): boolean =>
  (record["unverifiedFields"] as readonly string[] | undefined)?.includes(camelCase(column)) ?? false;

/** One record as people read it: a field a line, long values in several lines below each other. */
export function* recordLines(
  record: Shown,
  { columns, width, paint }: { readonly columns: readonly string[]; width: number; paint: Paint },
): Generator<string> {
  const names = columns.filter((name) => camelCase(name) in record);
  const margin = Math.max(...names.map((name) => name.length)) + 2;
  for (const name of names) {
    const texts = textsOf(valueIn(record, name));
    const lines = texts.flatMap((text) => wrap(text || "-", Math.max(20, width - margin - 2)));
    const doubt = isDoubtful(record, name) ? paint("yellow", " ?") : "";
    for (const [at, line] of lines.entries()) {
      const heading = at === 0 ? paint("dim", fill(name, margin)) : " ".repeat(margin);
      yield `${heading}${line}${at === lines.length - 1 ? doubt : ""}`;
    }
  }
}

const MAX_OBJECTS = 12;

function textsOf(value: unknown): readonly string[] {
  if (!isListOfObjects(value)) return [textOfValue(value)];
  const texts = value.slice(0, MAX_OBJECTS).map(textOfValue);
  const more = value.length - texts.length;
  return more > 0 ? [...texts, `and ${more.toLocaleString("en")} more: --json has all`] : texts;
}

export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Headings, and beside them what they mean, in 100 columns with their indent. */
export const explain = (
  rows: readonly (readonly [heading: string, description: string])[],
  margin = Math.max(0, ...rows.map(([heading]) => heading.length)) + 2,
): string[] =>
  rows.flatMap(([heading, description]) =>
    wrap(description, 98 - margin).map((line, at) => fill(at === 0 ? heading : "", margin) + line),
  );

/** How a command is explained: what it does, and headings with what is below them. */
export const helpPage = (
  words: string,
  usage: string,
  sections: Readonly<Record<string, readonly string[]>>,
): string =>
  `${words}\n\nUsage: ${usage}\n${Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `\n${title}:\n${lines.map((line) => `  ${line}`).join("\n")}\n`)
    .join("")}`;

/** Left out of a table unless they are asked for: they are long, and say little at a glance. */
const SELDOM_READ = ["sources", "unverified_fields", "aliases", "slug"];

const BETWEEN = "  ";
/** A column that is wider gives space before another is left out. */
const NARROW = 16;
const NARROW_NAME = 32;
/** No column is wider. */
const WIDEST = 60;
/** As much of a heading is shown where the cells are shorter. */
const HEADING = 12;
const DOUBT = "?";

interface TableOptions {
  /** Names in snake_case. */
  readonly columns: readonly string[];
  readonly isChosen: boolean;
  readonly width: number;
  readonly paint: Paint;
}

interface Column {
  readonly name: string;
  width: number;
}

/**
 * Records as an aligned table that is no wider than the terminal. What is not verified has a question mark.
 */
export function tableOf(records: readonly (Shown | null)[], options: TableOptions) {
  const { columns, isChosen, width, paint } = options;
  const names = isChosen ? columns : nameSecond(columns.filter((name) => !SELDOM_READ.includes(name)));
  const rows = records.map((record) => names.map((name) => cellOf(record, name)));
  const all = names.map((name, at) => {
    const content = rows.reduce((most, row) => Math.max(most, widthOf(row[at] ?? "")), 0);
    return { name, width: Math.min(WIDEST, Math.max(content, Math.min(HEADING, name.length))) };
  });
  const shown = fitColumns(all, width);
  const line = (cells: readonly string[]): string =>
    shown
      .map((column, at) => fill(cut(cells[at] ?? "", column.width), column.width))
      .join(BETWEEN)
      .trimEnd();
  return {
    lines: linesOf(),
    /** Columns that had no space. */
    leftOut: names.slice(shown.length),
    hasDoubts: records.some((record) => record !== null && names.some((name) => isDoubtful(record, name))),
  };

  function* linesOf(): Generator<string> {
    yield paint("bold", line(shown.map(({ name }) => name)));
    for (const row of rows) yield markDoubts(line(row), paint);
  }
}

const cellOf = (record: Shown | null, name: string): string =>
  record === null ? "" : textOfValue(valueIn(record, name)) + (isDoubtful(record, name) ? ` ${DOUBT}` : "");

const markDoubts = (line: string, paint: Paint): string =>
  line.replaceAll(/(?<=\S )\?(?=\s|$)/g, paint("yellow", DOUBT));

/** Beside the code, so that it is the last to be left out. */
const nameSecond = ([first = "", ...others]: readonly string[]): readonly string[] =>
  others.includes("name") ? [first, "name", ...others.filter((name) => name !== "name")] : [first, ...others];

/** Takes space from the widest column; when all are narrow, it leaves the last one out. */
function fitColumns(all: readonly Column[], width: number): readonly Column[] {
  const columns = all.map((column) => ({ ...column }));
  const total = () => columns.reduce((sum, column) => sum + column.width + BETWEEN.length, -BETWEEN.length);
  while (total() > width && columns.length > 1) {
    const widest = columns.reduce((a, b) => (spareOf(b) > spareOf(a) ? b : a));
    if (spareOf(widest) > 0) widest.width--;
    else columns.pop();
  }
  return columns;
}

const spareOf = ({ name, width }: Column): number => width - (name === "name" ? NARROW_NAME : NARROW);
