import type { BesideService } from "@naijaref/api/beside-service";
import type { Handle } from "@naijaref/http/message";
import { answererBeside } from "./beside-handler.ts";
import { showFailure } from "./failure-pages.ts";
import { createHandler, type Service } from "./handler.ts";

/**
 * The whole service: the versioned API and pages, what stands outside /v1, and failures as people see them.
 *
 */
export function createService(service: Service, others: readonly BesideService[] = []): Handle {
  const { pages, state } = service;
  const handle = createHandler(service);
  const answerOther = answererBeside(service);
  return (request) => {
    const other = others.find(({ path }) => isAt(path, request.target));
    const answer = other === undefined ? handle(request) : answerOther(other, request);
    if (pages === undefined) return answer;
    if (answer instanceof Promise) return answer.then((one) => showFailure(one, request, state, pages));
    return answer.stored.status < 400 ? answer : showFailure(answer, request, state, pages);
  };
}

function isAt(path: string, target: string): boolean {
  if (!target.startsWith(path)) return false;
  const next = target.charAt(path.length);
  return next === "" || next === "/" || next === "?";
}
