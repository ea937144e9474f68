/** Matches files beside the page, so that the page never stops. Nothing is sent: it only loads scripts. */
import {
  codeOf,
  getRecord,
  type HeldKind,
  KINDS,
  kindsBy,
  type ListKind,
  listRecords,
  listsOf,
} from "naijaref/kinds";
import { CsvError, createMatcher, type MatchCandidate } from "naijaref/match";
import { findLga, findState } from "naijaref/places";
import { fold } from "naijaref/text";
import type { PageKind } from "../../tools/match/kinds.ts";
import {
  type DecisionList,
  type Doubt,
  eachOnce,
  HEADINGS,
  keyOf,
  MAX_CANDIDATES,
} from "../match/messages.ts";
import { readCells, readTable } from "../match/read-table.ts";
import { loadUnits, matchFile, prepare, readHeadings, writeFile } from "../match/work.ts";
import { loaded, serve } from "../worker.ts";

const functions = { find, matchFile, prepare, readDecisions, readHeadings, readSheets, readTable, writeFile };

export type MatchFunctions = typeof functions;

serve(functions, messageOf);

async function readSheets(file: File) {
  const { readWorkbook } = await loaded(import("../../workbook/workbook.ts"));
  const sheets = await readWorkbook(await file.arrayBuffer());
  return sheets.map(({ name, csv }) => ({ name, file: new Blob([csv], { type: "text/csv" }) }));
}

async function find(text: string, kind: PageKind, doubt: Doubt): Promise<readonly MatchCandidate[]> {
  // A number is right or wrong: no other record can be meant.
  if (kind === "phone" || kind === "account") return [];
  return kind === "polling_unit"
    ? (await loadUnits()).findUnits(text, doubt)
    : findRecords(text, listsFor(kind, doubt), doubt);
}

function messageOf(error: Error): string {
  // One is of a class that is loaded only where it is needed.
  if (error instanceof CsvError || error.name === "WorkbookError") return error.message;
  // The browser reads the file anew each time, and refuses when it has changed or gone.
  if (error instanceof DOMException) return "The file cannot be read any more. Choose it again.";
  return "There is not enough memory for this file. Divide it into smaller ones, or close other pages.";
}

/** The decisions of such a file of which the records are there still. */
async function readDecisions(file: Blob): Promise<DecisionList> {
  const { loadedUnit } = await loadUnits();
  const { headings, rows } = readCells(new Uint8Array(await file.arrayBuffer()));
  if (HEADINGS.slice(0, -1).some((heading, at) => headings[at]?.trim() !== heading))
    throw new CsvError(
      "unknown_column",
      `This is not a file of decisions. Its first row must be ${HEADINGS.join(",")}, as this page writes it.`,
    );
  return rows.flatMap<readonly [string, MatchCandidate | null]>(
    ({ cells: [text = "", state = "", lga = "", kind = "", code = "", _name, ward = ""] }) => {
      const key = keyOf(text, state, lga, ward);
      if (code === "") return [[key, null] as const];
      if (!Object.hasOwn(KINDS, kind)) return [];
      if (kind === "polling_unit") {
        const unit = loadedUnit(code);
        return unit === undefined ? [] : [[key, unit] as const];
      }
      const record = getRecord(kind as HeldKind, code) as
        | { readonly name: string; readonly stateCode?: string }
        | undefined;
      if (record === undefined) return [];
      const { name, stateCode = null } = record;
      return [[key, { kind, code, name, stateCode, confidence: 1 } as MatchCandidate] as const];
    },
  );
}

function listsFor(kind: Exclude<PageKind, "polling_unit" | "phone" | "account">, doubt: Doubt) {
  if (kind === "address") return listsOf("lga");
  if (kind !== "by_row") return listsOf(kind);
  const own = doubt.candidates[0]?.kind;
  return kindsBy("match").filter(
    (one): one is ListKind =>
      one !== "polling_unit" && (own === undefined || own === "polling_unit" || own === one),
  );
}

/** The records that a person may mean by what they type: the likeliest, then those that have the words. */
function findRecords(text: string, lists: readonly ListKind[], doubt: Doubt): readonly MatchCandidate[] {
  const within = { state: doubt.state, lga: doubt.lga };
  const likely = lists.flatMap((list) => {
    const matcher = createMatcher({ kind: list });
    // Where nothing is typed yet, the nearest to what the row has.
    const asked = text.trim() === "" ? doubt.text : text;
    return [...matcher.match(asked, within).candidates, ...matcher.match(asked).candidates];
  });
  likely.sort((a, b) => b.confidence - a.confidence);
  return eachOnce([...likely, ...lists.flatMap((list) => having(text, list, doubt))]);
}

interface Listed {
  readonly name: string;
  readonly stateCode?: string;
  readonly lgaCode?: string;
  readonly lgaCodes?: readonly string[];
}

/** The records with all words of a text in their names; without a text those of the row's LGA or state. */
function having(text: string, list: ListKind, { state, lga }: Doubt): MatchCandidate[] {
  const words = fold(text).split(" ");
  const inState = findState(state);
  const inLga = findLga(lga, { state: inState.ok ? inState.value : undefined });
  const isIn = (one: Listed): boolean =>
    (!inState.ok || one.stateCode === undefined || one.stateCode === inState.value.code) &&
    (!inLga.ok || one.lgaCode === undefined || one.lgaCode === inLga.value.code);
  const found = (listRecords(list) as readonly Listed[]).filter((one) => {
    const name = fold(one.name);
    return words.every((word) => name.includes(word));
  });
  const near = found.filter(isIn);
  return (near.length > 0 ? near : found).slice(0, MAX_CANDIDATES).map((one) => ({
    kind: list,
    code: codeOf(one as never),
    name: one.name,
    stateCode: one.stateCode ?? null,
    confidence: 0,
  }));
}
