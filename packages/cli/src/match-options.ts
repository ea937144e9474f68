import { wordAmong } from "@naijaref/api/contract/words";
import { kindInHeading, systemInHeading } from "@naijaref/api/heading-kinds";
import { listsOf } from "naijaref/kinds";
import {
  CSV_ADDED,
  type CsvColumn,
  createPollingUnitMatcher,
  type IdReader,
  type MatchCsvOptions,
  type Matcher,
  type MatchKind,
  type MatchWithin,
} from "naijaref/match";
import { listStates } from "naijaref/places";
import type { StatePollingUnits } from "naijaref/polling-units";
import { type Arguments, didYouMean, optionName } from "./arguments.ts";
import { FILE_KINDS, type FileKind } from "./own-commands.ts";
import { loadPollingUnits } from "./state.ts";
import { UsageError } from "./usage-error.ts";

/**
 * How the table of `naijaref match FILE` is matched, as its options say. Throws `UsageError` where they do not go
 * together.
 */
export async function readMatchOptions({ options, flags }: Arguments): Promise<MatchCsvOptions> {
  const one = (name: string): string | undefined => options.get(name)?.[0];
  if (options.has("lat_column") || options.has("lon_column")) return readPointOptions(options);
  if (flags.has("fill_down") && flags.has("no_fill_down"))
    throw new UsageError("--fill-down and --no-fill-down cannot both be given: choose one of them.");
  const column = one("column");
  if (column === undefined)
    throw new UsageError("--column is missing: name the heading of the column with the names.");
  if (column === "")
    throw new UsageError("--column is empty: name the heading of the column with the names.");
  const form = {
    column,
    // What reads accounts gets the bank of a row where others get its state.
    stateColumn: one("bank_column") ?? one("state_column"),
    lgaColumn: one("lga_column"),
    wardColumn: one("ward_column"),
    add: await readAdded(one("add")),
    delimiter: one("delimiter"),
    ...(flags.has("fill_down") && { fillDown: true }),
    ...(flags.has("no_fill_down") && { fillDown: false }),
  };
  const within = { state: one("state"), lga: one("lga"), ward: one("ward") };
  const kindColumn = one("kind_column");
  if (kindColumn !== undefined) {
    if (options.has("kind"))
      throw new UsageError("--kind and --kind-column cannot both be given: choose one of them.");
    return { ...form, kindColumn, within, ids: await readIds(one("system"), column, undefined) };
  }
  const kind = await readKind(one("kind"), column);
  checkArea(kind, options);
  if (kind === "phone" || kind === "account") {
    const { accountMatcher, phoneMatcher } = await import("@naijaref/api/number-matchers");
    return { ...form, fillDown: false, matcher: kind === "phone" ? phoneMatcher : accountMatcher };
  }
  if (kind !== "polling_unit" && kind !== "address")
    return { ...form, kind, within, ids: await readIds(one("system"), column, kind) };
  if (options.has("system"))
    throw new UsageError(`--system cannot be used with --kind ${kind}: it is for ids of records.`);
  if (kind === "polling_unit") return { ...form, matcher: await pollingUnitMatcher(within) };
  const { createAddressMatcher } = await import("naijaref/address");
  return { ...form, matcher: createAddressMatcher({ within: { state: within.state } }) };
}

async function readKind(asked: string | undefined, column: string): Promise<FileKind> {
  const kind =
    wordAmong(FILE_KINDS, asked ?? column) ?? (asked === undefined ? kindInHeading(column) : undefined);
  if (kind !== undefined) return kind;
  throw new UsageError(
    asked === undefined
      ? `--kind is missing: say what "${column}" has names of: ${FILE_KINDS.join(", ")}.`
      : `--kind must be one of ${FILE_KINDS.join(", ")}.${await didYouMean(asked, FILE_KINDS)}`,
  );
}

/** What reads ids of other systems: of the one that was said or is in the heading, or those of no mistake. */
async function readIds(
  asked: string | undefined,
  column: string,
  kind: MatchKind | undefined,
): Promise<IdReader> {
  const { createIdReader, listIdSystems } = await import("naijaref/concordance");
  const systems = listIdSystems();
  const fitting = systems.filter(
    ({ kinds }) =>
      kind === undefined || listsOf(kind).some((list) => (kinds as readonly string[]).includes(list)),
  );
  if (asked === undefined) return createIdReader({ system: systemInHeading(column, fitting)?.id });
  const ids = systems.map(({ id }) => id);
  const system = systems[ids.indexOf(wordAmong(ids, asked) ?? "")];
  if (system === undefined)
    throw new UsageError(`--system must be one of ${ids.join(", ")}.${await didYouMean(asked, ids)}`);
  if (fitting.includes(system)) return createIdReader({ system: system.id });
  throw new UsageError(
    `--system ${system.id} has ids of ${system.kinds.join(", ")} only: give one of them as --kind.`,
  );
}

const WITH_POINTS = ["lat_column", "lon_column", "add", "delimiter", "sheet", "output"];

async function readPointOptions(options: Arguments["options"]): Promise<MatchCsvOptions> {
  const one = (name: string): string | undefined => options.get(name)?.[0];
  const other = [...options.keys()].find((name) => !WITH_POINTS.includes(name));
  if (other !== undefined)
    throw new UsageError(`${optionName(other)} cannot be used with --lat-column: a point needs no name.`);
  const [lat, lon] = [one("lat_column"), one("lon_column")];
  if (!lat || !lon) throw new UsageError("Name both columns: --lat-column HEADING --lon-column HEADING.");
  const { pointMatcher } = await import("./point-matcher.ts");
  const add = await readAdded(one("add"));
  return { column: lat, stateColumn: lon, matcher: pointMatcher, add, delimiter: one("delimiter") };
}

/** The columns to add: those of the result first, then what it lies in, as they were asked for. */
async function readAdded(text: string | undefined): Promise<readonly CsvColumn[] | undefined> {
  const names = text?.split(",").map((name) => name.trim());
  const unknown = names?.find((name) => wordAmong(CSV_ADDED, name) === undefined);
  if (unknown !== undefined)
    throw new UsageError(
      `--add must be a choice of ${CSV_ADDED.join(", ")}.${await didYouMean(unknown, CSV_ADDED)}`,
    );
  return names && CSV_ADDED.filter((name) => names.some((one) => wordAmong(CSV_ADDED, one) === name));
}

/** The options that say where a row is, and the kinds of names with which they can be used. */
const AREAS: Readonly<Record<string, readonly FileKind[]>> = {
  bank_column: ["account"],
  ward: ["polling_unit"],
  ward_column: ["polling_unit"],
  lga: ["ward", "place", "polling_unit"],
  lga_column: ["ward", "place", "polling_unit"],
};

function checkArea(kind: FileKind, options: Arguments["options"]): void {
  for (const [option, kinds] of Object.entries(AREAS))
    if (options.has(option) && !kinds.includes(kind))
      throw new UsageError(
        `${optionName(option)} cannot be used with --kind ${kind}: it is for ${kinds.join(", ")}.`,
      );
}

/**
 * A matcher with the polling units of the whole country: a row says its state only when it is read, and all
 * states are loaded in half a second.
 */
async function pollingUnitMatcher(within: MatchWithin): Promise<Matcher> {
  const { PollingUnitsMissing } = await import("@naijaref/api/operations/operations");
  const { loadPollingUnits: load } = await loadPollingUnits();
  const units = new Map<string, StatePollingUnits>();
  try {
    for (const state of listStates()) {
      const loaded = await load(state);
      if (loaded.ok) units.set(state.code, loaded.value);
    }
  } catch (error) {
    throw error instanceof PollingUnitsMissing ? new UsageError(error.message) : error;
  }
  return createPollingUnitMatcher({ units, within });
}
