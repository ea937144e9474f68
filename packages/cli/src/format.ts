import type { Operation } from "@naijaref/api/contract/operation";
import type { Arguments } from "./arguments.ts";
import { UsageError } from "./usage-error.ts";

/** `table` is for people, the others are for programs. */
export const OUTPUT_FORMATS = ["json", "ndjson", "csv", "table"] as const;

/** `atom` and `ics` are no flags: only `--format` names them, where the operation has them. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number] | "atom" | "ics";

/**
 * The format that was asked for; if none was, a table at a terminal and JSON in a pipe or a file.
 *
 * @throws UsageError
 */
export function chooseFormat(
  { answer }: Operation,
  { flags }: Arguments,
  asked: string | undefined,
  isTerminal: boolean,
): OutputFormat {
  const chosen = OUTPUT_FORMATS.filter((format) => flags.has(format));
  if (chosen.length > 1)
    throw new UsageError(`--${chosen.join(" and --")} cannot both be given: choose one of them.`);
  const hasRecords = answer.kind === "list" || answer.kind === "single";
  const [format] = chosen;
  if (format !== undefined && asked !== undefined && asked !== format)
    throw new UsageError(`--${format} and --format ${asked} cannot both be given: choose one of them.`);
  if (hasRecords) return format ?? (asked as OutputFormat | undefined) ?? (isTerminal ? "table" : "json");
  if (format !== undefined && format !== "json")
    throw new UsageError(`This command has no --${format}: it prints one document.`);
  return "json";
}
