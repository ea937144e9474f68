import { FetchRequest, toResponse } from "./fetch.ts";
import { logRequest } from "./log.ts";
import type { ServiceProcess } from "./service.ts";

/** The service as a runtime of the Fetch standard calls it. */
export function answerFetch({
  handle,
  log,
}: ServiceProcess): (request: Request, peer: string) => Response | Promise<Response> {
  return (incoming, peer) => {
    const started = performance.now();
    const request = new FetchRequest(incoming, peer);
    const answer = handle(request);
    if (answer instanceof Promise) {
      return answer.then((later) => {
        logRequest(log, request.method, later, started);
        return toResponse(later);
      });
    }
    logRequest(log, request.method, answer, started);
    return toResponse(answer);
  };
}
