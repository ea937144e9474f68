import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";

/** The machine that figures come from, as the docs name it. */
export const machine = (): string =>
  `${cpus()[0]?.model ?? "unknown"}, ${availableParallelism()} cores, Node ${process.versions.node}`;

/**
 * A Markdown table: its head, then its rows; numbers, which are in all columns but the first, to the right.
 */
export function asTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [head, rule, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/**
 * Puts a report between its marks in a page, with the machine that it comes from. The page is one of docs/,
 * or the notes of a bench: `bench/<name>/NOTES.md`.
 */
export function replaceReport(page: string, mark: string, report: string): void {
  const path = page.startsWith("bench/") ? page : `docs/${page}`;
  const file = new URL(`../${path}`, import.meta.url);
  const marked = new RegExp(`(?<=<!-- ${mark} -->\\n).*(?=<!-- /${mark} -->)`, "s");
  const docs = readFileSync(file, "utf8");
  if (!marked.test(docs)) throw new Error(`${path} has no marks "${mark}" for the report. Put them back.`);
  writeFileSync(
    file,
    docs.replace(marked, () => `\n${report}\n\nMeasured on ${machine()}.\n\n`),
  );
}

/** A share in percent, with one decimal. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);

/** The middle one, or the upper of the two in the middle; NaN of none. */
export const median = (runs: readonly number[]): number =>
  runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
