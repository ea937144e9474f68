import type { HttpAnswer } from "@naijaref/http/message";
import type { ServiceProcess } from "../process/service.ts";
import { FetchRequest, toResponse } from "./message.ts";

/** The service as a runtime of the Fetch standard calls it. */
export function answerFetch({
  handle,
  startLog,
}: ServiceProcess): (
  request: Request,
  readPeer: (request: Request) => string,
) => Response | Promise<Response> {
  return (incoming, readPeer) => {
    const logAnswer = startLog();
    const request = new FetchRequest(incoming, readPeer);
    const finish = (answer: HttpAnswer): Response => {
      logAnswer(request.method, answer);
      return toResponse(answer, request.method);
    };
    const answer = handle(request);
    return answer instanceof Promise ? answer.then(finish) : finish(answer);
  };
}
