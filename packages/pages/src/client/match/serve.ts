import type { Numbered, Reply, Request } from "./messages.ts";

// The types of pages and of workers exclude each other; this is all that is used of a worker.
interface Page {
  onmessage: ((event: MessageEvent<Numbered<Request>>) => void) | null;
  readonly postMessage: (reply: Numbered<Reply>) => void;
}

const page = self as unknown as Page;

/** Answers each request of the page with a reply of its number. */
export function serve(
  reply: (request: Request) => Promise<Reply>,
  messageOf: (error: unknown) => string,
): void {
  page.onmessage = async ({ data: { number, message } }) => {
    try {
      page.postMessage({ number, message: await reply(message) });
    } catch (error) {
      page.postMessage({ number, message: { type: "failed", message: messageOf(error) } });
    }
  };
}
