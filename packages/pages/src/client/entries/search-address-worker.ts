/**
 * What reads addresses for the box. It is larger than the search, and a worker may load nothing more once it
 * runs, so it is one of its own: the page starts it when somebody types what may be an address.
 */
import { readAddress } from "naijaref/address";
import { entriesOf } from "../../search/address-entries.ts";
import type { Answer, Question } from "../search/engine.ts";

// The types of pages and of workers exclude each other; this is all that is used of a worker.
interface Page {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  readonly postMessage: (answer: Answer) => void;
}

const page = self as unknown as Page;

page.onmessage = ({ data: { turn, text } }) => {
  const read = readAddress(text);
  page.postMessage({ turn, entries: read.ok ? entriesOf(read.value) : [], isLast: true });
};
