import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { REPORTS } from "../bench/report.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A figure is old where the code that it measures had more commits since. */
const MAX_COMMITS = 100;

const git = (...given: readonly string[]): string | undefined => {
  try {
    return execFileSync("git", given, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
};

/** A copy without the history, or with a part of it, cannot count the commits. */
const isKnown = (commit: string | undefined): boolean =>
  git("rev-parse", "--is-shallow-repository") === "false" &&
  git("cat-file", "-t", commit ?? "HEAD") === "commit";

/** The day and the commit below the report that has the mark. */
function findOrigin(text: string, mark: string): { day: string; commit: string } | undefined {
  const report = text.split(`<!-- ${mark} -->`)[1]?.split(`<!-- /${mark} -->`)[0];
  const [, day, commit] =
    /^Measured on (\d{4}-\d\d-\d\d), at commit ([0-9a-f]{10}), on /m.exec(report ?? "") ?? [];
  return day !== undefined && commit !== undefined ? { day, commit } : undefined;
}

describe.each(Object.entries(REPORTS))("the figures of %s", (mark, { page, code }) => {
  const origin = findOrigin(readFileSync(root + page, "utf8"), mark);

  it("name their day and their commit", () => {
    expect(origin).toBeDefined();
  });

  it.skipIf(!isKnown(origin?.commit))(`are of code that had at most ${MAX_COMMITS} commits since`, () => {
    const since = git("rev-list", "--count", `${origin?.commit}..HEAD`, "--", ...code);
    expect(Number(since)).toBeLessThanOrEqual(MAX_COMMITS);
  });
});
