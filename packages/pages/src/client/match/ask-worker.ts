import type { Numbered, Reply, Request } from "./messages.ts";

let asked = 0;

/** Asks the worker, and resolves with its reply to this very request. */
export function ask(worker: Worker, message: Request): Promise<Reply> {
  asked++;
  const number = asked;
  return new Promise((resolve) => {
    const done = (reply: Reply): void => {
      worker.removeEventListener("message", hear);
      worker.removeEventListener("error", fail);
      resolve(reply);
    };
    const hear = ({ data }: MessageEvent<Numbered<Reply>>): void => {
      if (data.number === number) done(data.message);
    };
    const fail = (): void =>
      done({
        type: "failed",
        message: "A part of this page could not be loaded. Connect to the internet and try again.",
      });
    worker.addEventListener("message", hear);
    worker.addEventListener("error", fail);
    const request: Numbered<Request> = { number, message };
    worker.postMessage(request);
  });
}
