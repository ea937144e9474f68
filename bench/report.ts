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

/** Puts a report between its marks in a page of docs/, with the machine that it comes from. */
export function replaceReport(page: string, mark: string, report: string): void {
  const file = new URL(`../docs/${page}`, import.meta.url);
  const marked = new RegExp(`(?<=<!-- ${mark} -->\\n).*(?=<!-- /${mark} -->)`, "s");
  const docs = readFileSync(file, "utf8");
  if (!marked.test(docs)) throw new Error(`docs/${page} has no place for the report: keep its ${mark} marks`);
  writeFileSync(
    file,
    docs.replace(marked, () => `\n${report}\n\nMeasured on ${machine()}.\n\n`),
  );
}
