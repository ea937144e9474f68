import { Failed, fail, quote } from "../contract/errors.ts";
import { operations } from "../operations/index.ts";
import { failure, options, type Success, success } from "./answer.ts";
import { bodyOf } from "./body.ts";
import { matchesEntityTag } from "./etag.ts";
import type { Handle, HttpAnswer, HttpRequest } from "./message.ts";
import { type Route, routeOf } from "./routes.ts";
import { readTarget } from "./target.ts";
import { readValues } from "./values.ts";

const ALLOW = "GET, HEAD, OPTIONS";

/** The service: from a request to its answer, on any runtime. */
export function createHandler({ report }: { readonly report: (error: unknown) => void }): Handle {
  return (request) => {
    try {
      return answer(request);
    } catch (error) {
      report(error);
      return failure({ code: "internal_error", message: "The service failed; try again in a moment." }, "-");
    }
  };
}

function answer(request: HttpRequest): HttpAnswer {
  const target = readTarget(request.target);
  if (target instanceof Failed) return failure(target.failure, "-");
  const route = routeOf(target.path);
  if (route === undefined) {
    const unknown = fail(
      "not_found",
      `There is nothing at ${quote(target.path)}; /v1/docs lists what there is.`,
    );
    return failure(unknown.failure, "-");
  }
  const template = route.operation.path;
  if (request.method === "OPTIONS") return options(ALLOW, template);
  if (request.method !== "GET" && request.method !== "HEAD") {
    const refusal = fail("method_not_allowed", "This service is read-only: use GET, HEAD or OPTIONS.");
    return failure(refusal.failure, template, ["Allow", ALLOW]);
  }
  const made = perform(route, target.query);
  if (made instanceof Failed) return withoutBody(request, failure(made.failure, template));
  return withoutBody(request, conditional(request, made));
}

function perform(route: Route, query: ReadonlyMap<string, string>): Success | Failed {
  const values = readValues(route, query);
  if (values instanceof Failed) return values;
  const outcome = operations[route.id](values as never);
  if (outcome instanceof Failed) return outcome;
  const { answer: shape, cache, path } = route.operation;
  return success(bodyOf(outcome, shape), cache, path);
}

/** RFC 9110, 13.1.2: a caller that names the answer's tag has it already. */
function conditional(request: HttpRequest, { full, etag, notModified }: Success): HttpAnswer {
  const ifNoneMatch = request.header("if-none-match");
  return notModified !== undefined && ifNoneMatch !== undefined && matchesEntityTag(ifNoneMatch, etag)
    ? notModified
    : full;
}

const withoutBody = (request: HttpRequest, answer: HttpAnswer): HttpAnswer =>
  request.method === "HEAD" ? { ...answer, body: undefined } : answer;
