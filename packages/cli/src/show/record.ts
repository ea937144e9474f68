import { camelCase } from "@naijaref/records";
import {
  fill,
  isDoubtful,
  isListOfObjects,
  type Paint,
  type Shown,
  textOfValue,
  valueIn,
  widthOf,
} from "./cell.ts";

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

/** Breaks a text between words. */
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
