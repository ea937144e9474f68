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

const ENGINE = ["packages/naijaref/src/names", "packages/naijaref/src/match"];

/** The reports in docs/, by their mark: the page, and the code whose changes make the figures old. */
export const REPORTS = {
  "bench:http": {
    page: "docs/speed.md",
    code: ["packages/server/src", "packages/http/src", "packages/api/src"],
  },
  "bench:start-up": { page: "docs/speed.md", code: ["packages/server/src", "tools/make"] },
  "bench:search": { page: "docs/search.md", code: ["packages/naijaref/src/search"] },
  "bench:match": { page: "docs/match.md", code: ENGINE },
  "bench:address": { page: "docs/localities.md", code: [...ENGINE, "packages/naijaref/src/address"] },
  "bench:python": { page: "docs/big-data.md", code: [...ENGINE, "python/naijaref"] },
} as const satisfies Readonly<Record<string, { page: string; code: readonly string[] }>>;

export type Mark = keyof typeof REPORTS;

const git = (...given: readonly string[]): string =>
  execFileSync("git", given, { cwd: new URL("..", import.meta.url), encoding: "utf8" }).trim();

/** Puts a report between its marks in its page, with the day, the commit and the machine that it comes from. */
export function replaceReport(mark: Mark, report: string): void {
  const path = REPORTS[mark].page;
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
