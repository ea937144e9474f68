import { readdirSync, readFileSync } from "node:fs";
import { EDITIONS, POLLING_UNIT_COLUMNS } from "@naijaref/records";
import { inFile, readCells, writeCells } from "./csv.ts";
import { dataFolder } from "./dataset.ts";

/** A polling unit as its file has it. What follows from the code is left to who reads it. */
export interface StoredPollingUnit {
  readonly code: string;
  readonly name: string;
  readonly inecName: string;
  readonly kind: string | null;
  readonly aliases: readonly string[];
  readonly unverifiedFields: readonly string[];
  /** Years. */
  readonly editions: readonly string[];
}

/** The polling units of one file: one state's. */
export interface PollingUnitFile {
  /** Relative to the dataset's folder: `polling-units/24-lagos.csv`. */
  readonly path: string;
  readonly content: string;
  readonly units: readonly StoredPollingUnit[];
}

const FOLDER = "polling-units/";

const NO_ITEMS: readonly string[] = [];

/**
 * The polling units, a file for each state by its INEC number. They are a table of their own, read only by
 * who needs them: they have fourteen times as many rows as all others together. Throws with file and line where a
 * row is no polling unit.
 */
export const readPollingUnits = (): PollingUnitFile[] =>
  readUnitContents().map(({ path, content }) => ({
    path,
    content,
    units: inFile(path, () => readCells(content, POLLING_UNIT_COLUMNS).map(readUnit)),
  }));

export const readUnitContents = (): Pick<PollingUnitFile, "path" | "content">[] =>
  readdirSync(dataFolder + FOLDER)
    .filter((name) => /^[0-9]{2}-.+\.csv$/.test(name))
    .sort()
    .map((name) => ({ path: FOLDER + name, content: readFileSync(dataFolder + FOLDER + name, "utf8") }));

function readUnit(cells: readonly string[], at: number): StoredPollingUnit {
  const [code = "", name = "", inecName = "", kind = "", aliases = "", unverified = "", editions = ""] =
    cells;
  if (name === "") throw new Error(`line ${at + 2}: name is empty: give the unit its name`);
  return {
    code,
    name,
    inecName: inecName === "" ? name.toUpperCase() : inecName,
    kind: kind === "" ? null : kind,
    aliases: itemsOf(aliases),
    unverifiedFields: itemsOf(unverified),
    editions: itemsOf(editions),
  };
}

const itemsOf = (cell: string): readonly string[] => (cell === "" ? NO_ITEMS : cell.split("|"));

export function writePollingUnitFile(units: readonly StoredPollingUnit[]): string {
  const inOrder = units.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const rows = inOrder.map((unit) => [
    unit.code,
    oneLine(unit.name),
    unit.inecName === unit.name.toUpperCase() ? "" : oneLine(unit.inecName),
    unit.kind ?? "",
    [...new Set(unit.aliases.map(oneLine))].join("|"),
    unit.unverifiedFields.join("|"),
    unit.editions.toSorted((a, b) => YEARS.indexOf(a) - YEARS.indexOf(b)).join("|"),
  ]);
  return writeCells(rows, POLLING_UNIT_COLUMNS);
}

const YEARS = EDITIONS.map(([year]) => year);

/** Nearly no text has anything but single spaces inside. */
const oneLine = (text: string): string =>
  /^\s|\s$|\s{2}|[^\S ]/.test(text) ? text.replace(/\s+/g, " ").trim() : text;

/** Every file in its canonical form: content by path. */
export const writePollingUnits = (files: readonly PollingUnitFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, units }) => [path, writePollingUnitFile(units)]));
