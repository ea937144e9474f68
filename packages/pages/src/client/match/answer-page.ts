import { CsvError } from "naijaref/match";
import { findRecords } from "./find-records.ts";
import type { Reply, Request } from "./messages.ts";
import { readDecisions } from "./read-decisions.ts";
import { readTable } from "./read-table.ts";
import { serve } from "./serve.ts";
import { type MakeAddressMatcher, matchFile, readHeadings, writeFile } from "./work.ts";

/** Matches for the page, in a worker. */
export const answerPage = (addresses?: MakeAddressMatcher): void =>
  serve((request) => reply(request, addresses), messageOf);

async function reply(request: Request, addresses: MakeAddressMatcher | undefined): Promise<Reply> {
  switch (request.type) {
    case "headings":
      return { type: "headings", headings: await readHeadings(request.file) };
    case "match":
      return matchFile(request.file, request.options, addresses);
    case "find":
      return { type: "found", candidates: findRecords(request.text, request.kind, request.doubt) };
    case "load":
      return { type: "loaded", decisions: await readDecisions(request.file) };
    case "table":
      return readTable(request.file, request.kind, request.column);
    case "write":
      return writeFile(
        request.file,
        { options: request.options, decisions: new Map(request.decisions) },
        addresses,
      );
    default:
      throw new Error(`this worker does not ${request.type}`);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof CsvError) return error.message;
  // The browser reads the file anew each time, and refuses when it has changed or gone.
  if (error instanceof DOMException) return "The file cannot be read any more. Choose it again.";
  return "There is not enough memory for this file. Divide it into smaller ones, or close other pages.";
}
