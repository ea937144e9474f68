import { execFileSync } from "node:child_process";
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

/** The page in docs/ of each report, by its mark. */
const PAGES = {
  "bench:http": "docs/speed.md",
  "bench:start-up": "docs/speed.md",
  "bench:search": "docs/search.md",
  "bench:match": "docs/match.md",
  "bench:address": "docs/localities.md",
  "bench:python": "docs/big-data.md",
} as const;

export type Mark = keyof typeof PAGES;

const git = (...given: readonly string[]): string =>
  execFileSync("git", given, { cwd: new URL("..", import.meta.url), encoding: "utf8" }).trim();

/** Puts a report between its marks in its page, with the day, the commit and the machine that it comes from. */
export function replaceReport(mark: Mark, report: string): void {
  const path = PAGES[mark];
  const file = new URL(`../${path}`, import.meta.url);
  const marked = new RegExp(`(?<=<!-- ${mark} -->\\n).*(?=<!-- /${mark} -->)`, "s");
  const docs = readFileSync(file, "utf8");
  const today = new Date().toISOString().slice(0, 10);
  if (!marked.test(docs)) throw new Error(`${path} has no marks "${mark}" for the report. Put them back.`);
  writeFileSync(
    file,
    docs.replace(
      marked,
      () =>
        `\n${report}\n\nMeasured on ${today}, at commit ${git("rev-parse", "--short=10", "HEAD")}, on ${machine()}.\n\n`,
    ),
  );
}

/** A share in percent, with one decimal. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);

/** The middle one, or the upper of the two in the middle; NaN of none. */
export const median = (runs: readonly number[]): number =>
  runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
