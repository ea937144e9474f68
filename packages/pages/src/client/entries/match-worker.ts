/**
 * Matches files beside the page, so that the page never stops. Nothing is sent: it makes no requests.
 */
import { CsvError } from "naijaref/match";
import type { Reply, Request } from "../match/messages.ts";
import { matchFile, readHeadings, writeFile } from "../match/work.ts";

// The types of pages and of workers exclude each other; this is all that is used of a worker.
interface Page {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  readonly postMessage: (reply: Reply) => void;
}

const page = self as unknown as Page;

async function replyTo(request: Request): Promise<Reply> {
  if (request.type === "headings") return { type: "headings", headings: await readHeadings(request.file) };
  if (request.type === "match") return matchFile(request.file, request.options);
  return writeFile(request.file, request.options, new Map(request.decisions));
}

page.onmessage = async ({ data }) => {
  try {
    page.postMessage(await replyTo(data));
  } catch (error) {
    page.postMessage({ type: "failed", message: messageOf(error) });
  }
};

function messageOf(error: unknown): string {
  if (error instanceof CsvError) return error.message;
  // The browser reads the file anew each time, and refuses when it has changed or gone.
  if (error instanceof DOMException) return "The file cannot be read any more. Choose it again.";
  return "There is not enough memory for this file. Divide it into smaller ones, or close other pages.";
}
