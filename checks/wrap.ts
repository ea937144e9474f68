/** How many characters a line of Markdown or of a comment may have: `lineWidth` of `biome.json`. */
export const WIDTH = 110;

/** Reports the lines of prose that are too long, in a Markdown file or in the comments of a source file. */
export function findLongLines(path: string, text: string): readonly string[] {
  const prose = path.endsWith(".md") ? markdownProse(text) : comments(text);
  return prose
    .filter(({ line }) => [...line].length > WIDTH && couldBreak(line))
    .map(({ line, number }) => `${path}:${number} has ${[...line].length} characters. Wrap it at ${WIDTH}.`);
}

interface NumberedLine {
  readonly line: string;
  readonly number: number;
}

const numberLines = (text: string): readonly NumberedLine[] =>
  text.split("\n").map((line, at) => ({ line, number: at + 1 }));

/**
 * A line may be long if it has no space to break it at, as a long address, or if a tool reads it as one line.
 */
const couldBreak = (line: string): boolean =>
  /\S\s+\S/.test(withoutMark(line)) && !/^\s*\/\/ (?:biome-ignore|@ts-expect-error)/.test(line);

const withoutMark = (line: string): string => line.replace(/^\s*(?:\/\/|\/?\*+|\{\/\*|[-*>]|\d+\.)?\s*/, "");

/**
 * Without code, tables, and the blocks that a command writes, such as from `<!-- where -->` to
 * `<!-- /where -->`.
 */
function markdownProse(text: string): readonly NumberedLine[] {
  const prose: NumberedLine[] = [];
  let isCode = false;
  let isGenerated = false;
  for (const numbered of numberLines(text)) {
    const { line } = numbered;
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    else if (/^<!-- [a-z]\S* -->$/.test(line)) isGenerated = true;
    else if (/^<!-- \/\S+ -->$/.test(line)) isGenerated = false;
    else if (!(isCode || isGenerated || /^\s*\|/.test(line))) prose.push(numbered);
  }
  return prose;
}

/** The lines that begin with a comment, or are inside one. A comment behind code is not read. */
function comments(text: string): readonly NumberedLine[] {
  const found: NumberedLine[] = [];
  let isInside = false;
  for (const numbered of numberLines(text)) {
    const opens = /^\s*(?:\{?\/\*)/.test(numbered.line);
    if (isInside || opens || /^\s*\/\//.test(numbered.line)) found.push(numbered);
    if (isInside || opens) isInside = !numbered.line.includes("*/");
  }
  return found;
}
