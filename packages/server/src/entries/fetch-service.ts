import type { HttpAnswer } from "../http/message.ts";
import { FetchRequest, toResponse } from "./fetch.ts";
import { createRequestLog } from "./log.ts";
import type { ServiceProcess } from "./service.ts";

/** The service as a runtime of the Fetch standard calls it. */
export function answerFetch({
  handle,
  log,
}: ServiceProcess): (
  request: Request,
  readPeer: (request: Request) => string,
) => Response | Promise<Response> {
  const startLog = createRequestLog(log);
  return (incoming, readPeer) => {
    const logAnswer = startLog();
    const request = new FetchRequest(incoming, readPeer);
    const finish = (answer: HttpAnswer): Response => {
      logAnswer(request.method, answer);
      return toResponse(answer);
    };
    const answer = handle(request);
    return answer instanceof Promise ? answer.then(finish) : finish(answer);
  };
}
