import type { Row } from "@naijaref/tools/table";
import { textOf } from "../tables.ts";

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
