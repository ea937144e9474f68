import { CsvError, type MatchCandidate } from "naijaref/match";
import { findRecords } from "./find-records.ts";
import type { Reply, Request } from "./messages.ts";
import { readDecisions } from "./read-decisions.ts";
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
  kind === "polling_unit" ? toolOf(tools, "units").find(text, doubt) : findRecords(text, kind, doubt);

function messageOf(error: unknown): string {
  if (error instanceof CsvError) return error.message;
  // The browser reads the file anew each time, and refuses when it has changed or gone.
  if (error instanceof DOMException) return "The file cannot be read any more. Choose it again.";
  return "There is not enough memory for this file. Divide it into smaller ones, or close other pages.";
}
