/** `npm run tool old-sources`: the sources with which nobody compared the data for a year. */
import { fileURLToPath } from "node:url";
import type { Row } from "@naijaref/tools/table";
import { readChecked } from "../read-checked.ts";
import { textOf } from "../rule.ts";

/** The same day one year earlier: `2026-11-23` is `2025-11-23`. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/**
 * The sources with which nobody compared the data for a year, the oldest first, a line each.
 *
 * @param today YYYY-MM-DD.
 */
export const oldSources = (sources: readonly Row[], today: string): readonly string[] =>
  sources
    .filter((source) => textOf(source, "compared") < yearBefore(today))
    .map((source) => `${textOf(source, "compared")}  ${textOf(source, "id")}  ${textOf(source, "name")}`)
    .toSorted();

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const old = oldSources(readChecked().sources, new Date().toISOString().slice(0, 10));
  console.log(old.length === 0 ? "Every source was compared within a year." : old.join("\n"));
}
