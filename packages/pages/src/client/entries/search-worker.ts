/** The library's own search and readers beside the page: what is typed is not sent, and no key waits. */
import { findEntries } from "../../search/entries.ts";
import type { Answer, Question } from "../search/engine.ts";

// The types of pages and of workers exclude each other; this is all that is used of a worker.
interface Page {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  readonly postMessage: (answer: Answer) => void;
}

const page = self as unknown as Page;

page.onmessage = ({ data: { turn, text, limit } }) =>
  page.postMessage({ turn, entries: findEntries(text, limit) });
