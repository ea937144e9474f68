import { getRecord, type HeldKind, KINDS } from "naijaref/kinds";
import { CsvError, type MatchCandidate } from "naijaref/match";
import { readCells } from "../csv-cells.ts";
import { HEADINGS, WARD } from "./decisions-file.ts";
import { findRecords } from "./find-records.ts";
import type { LoadedUnits } from "./loaded-units.ts";
import { keyOf, type Reply, type Request } from "./messages.ts";
import { readTable } from "./read-table.ts";
import { serve } from "./serve.ts";
import { matchFile, readHeadings, statesOfUnits, type Tools, toolOf, writeFile } from "./work.ts";

/** Matches for the page, in a worker. */
export const answerPage = (tools: Tools = {}): void => serve((request) => reply(request, tools), messageOf);

async function reply(request: Request, tools: Tools): Promise<Reply> {
  switch (request.type) {
    case "headings":
      return { type: "headings", headings: await readHeadings(request.file) };
    case "match":
      return matchFile(request.file, request.options, tools);
    case "states":
      return { type: "states", states: await statesOfUnits(request.file, request.options, tools) };
    case "units":
      for (const packed of request.units) toolOf(tools, "units").load(packed);
      return { type: "held" };
    case "find":
      return { type: "found", candidates: find(request, tools) };
    case "load":
      return { type: "loaded", decisions: await readDecisions(request.file, tools.units) };
    case "table":
      return readTable(request.file, request.kind, request.column);
    case "write":
      return writeFile(
        request.file,
        { options: request.options, decisions: new Map(request.decisions) },
        tools,
      );
    default:
      throw new Error(`this worker does not ${request.type}`);
  }
}

const find = (
  { text, kind, doubt }: Extract<Request, { readonly type: "find" }>,
  tools: Tools,
): readonly MatchCandidate[] =>
  // A number is right or wrong: no other record can be meant.
  kind === "phone" || kind === "account"
    ? []
    : kind === "polling_unit"
      ? toolOf(tools, "units").find(text, doubt)
      : findRecords(text, kind, doubt);

function messageOf(error: unknown): string {
  if (error instanceof CsvError) return error.message;
  // The browser reads the file anew each time, and refuses when it has changed or gone.
  if (error instanceof DOMException) return "The file cannot be read any more. Choose it again.";
  return "There is not enough memory for this file. Divide it into smaller ones, or close other pages.";
}

/** The decisions of such a file of which the records are there still. */
async function readDecisions(
  file: Blob,
  units: LoadedUnits | undefined,
): Promise<(readonly [string, MatchCandidate | null])[]> {
  const [headings = [], ...rows] = readCells(await file.text(), ",;");
  if (HEADINGS.some((heading, at) => headings[at]?.trim() !== heading))
    throw new CsvError(
      "unknown_column",
      `This is not a file of decisions. Its first row must be ${HEADINGS.join(",")}, as this page writes it.`,
    );
  const hasWards = headings[HEADINGS.length]?.trim() === WARD;
  return rows.flatMap<readonly [string, MatchCandidate | null]>(
    ([text = "", state = "", lga = "", kind = "", code = "", _name, ward = ""]) => {
      const key = keyOf(text, state, lga, hasWards ? ward : "");
      if (code === "") return [[key, null] as const];
      if (!Object.hasOwn(KINDS, kind)) return [];
      if (kind === "polling_unit") {
        const unit = units?.get(code);
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
