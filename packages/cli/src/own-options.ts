import { NAMED_KINDS } from "@naijaref/api/contract/match";
import type { OwnCommand } from "./commands.ts";

/** An option of a command that calls no operation. */
export interface OwnOption {
  readonly name: string;
  /** What its value is called in the help; undefined if it takes none. */
  readonly value?: string;
  readonly description: string;
  /** The words that its value may be. */
  readonly words?: readonly string[];
}

/** What a column of a file may have: what `/v1/match` reads, and numbers. */
export const FILE_KINDS = [...NAMED_KINDS, "phone", "account"] as const;

export type FileKind = (typeof FILE_KINDS)[number];

export const SHELLS = ["bash", "zsh", "fish"] as const;

/** The options of the commands that call no operation. */
export const OWN_OPTIONS: Readonly<Record<OwnCommand, readonly OwnOption[]>> = {
  match: [
    { name: "column", value: "HEADING", description: "The column with the names. Needed." },
    {
      name: "kind",
      value: "KIND",
      description: `What the names are of: ${FILE_KINDS.join(", ")}. Not needed if the column is headed so.`,
      words: FILE_KINDS,
    },
    {
      name: "kind_column",
      value: "HEADING",
      description:
        'The column that says what the name in each row is of, in place of --kind: "Senate", "LGA", "Ward".',
    },
    {
      name: "lat_column",
      value: "HEADING",
      description: "The column with the latitude, in place of names: each row gets the LGA at its point.",
    },
    { name: "lon_column", value: "HEADING", description: "The column with the longitude." },
    { name: "state_column", value: "HEADING", description: "The column with the state of each row." },
    {
      name: "lga_column",
      value: "HEADING",
      description: "The column with the LGA of each row, for wards and polling units.",
    },
    {
      name: "ward_column",
      value: "HEADING",
      description: "The column with the ward of each row, for polling units.",
    },
    {
      name: "bank_column",
      value: "HEADING",
      description: "The column with the bank of each row, for accounts: does the last digit fit it?",
    },
    { name: "state", value: "STATE", description: "The state that all rows are in." },
    { name: "lga", value: "LGA", description: "The LGA that all rows are in, for wards and polling units." },
    { name: "ward", value: "WARD", description: "The ward that all rows are in, for polling units." },
    {
      name: "system",
      value: "SYSTEM",
      description:
        "The system that the names are ids of, such as paystack_code or geonames. Not needed if the column is headed so, nor for ids that cannot be names or counts, such as Q320852. naijaref meta lists the systems.",
    },
    {
      name: "add",
      value: "COLUMNS",
      description:
        "The columns to add, with commas between: status, code, name, confidence, why, which are added by default; and what the record lies in: state, lga, ward, senatorial_district, federal_constituency, state_constituency, each by name or, as in lga_code, by code.",
    },
    {
      name: "delimiter",
      value: "CHARACTER",
      description:
        "What separates the cells, if it is not the comma, semicolon, tab or | that the heading has most.",
    },
    {
      name: "fill_down",
      description:
        "An empty state, LGA or ward means the one above. Without it, where the column shows it: each is written once, and cells below are empty.",
    },
    { name: "no_fill_down", description: "An empty state, LGA or ward means nothing." },
    {
      name: "sheet",
      value: "NAME",
      description: "The sheet of a workbook, by name or number. The first that has cells by default.",
    },
    { name: "output", value: "FILE", description: "The file to write, instead of standard output (-o)." },
    { name: "force", description: "Write over a file that is there already." },
  ],
  serve: [
    { name: "port", value: "PORT", description: "The port. 3000 by default; 0 takes any that is free." },
    {
      name: "host",
      value: "ADDRESS",
      description:
        "The address. Only this machine can use localhost, which is the default; 0.0.0.0 is all addresses.",
    },
    {
      name: "rate_limit",
      value: "NUMBER",
      description: "Requests a minute from one address. There is no limit by default.",
    },
  ],
  verify: [],
  mcp: [],
  completion: [],
  man: [],
  help: [],
};
