import { fail } from "../contract/errors.ts";
import { createClientReader, type Range } from "../http/client.ts";
import { preferredEncoding } from "../http/encoding.ts";
import { matchesEntityTag } from "../http/etag.ts";
import { ALLOW } from "../http/fields.ts";
import { type Limiter, policyFields, type Quota, quotaFields } from "../http/limit/quota.ts";
import type { Handle, HttpAnswer, HttpRequest, Prepared } from "../http/message.ts";
import { keepResources } from "./kept.ts";
import { prepareFailure, prepareOptions } from "./representation.ts";
import type { Making, Resource } from "./resource.ts";

export interface Service extends Omit<Making, "policy"> {
  /** Undefined: no limit. */
  readonly limiter: Limiter | undefined;
  readonly trustedProxies: readonly Range[];
  readonly report: (error: unknown) => void;
}

/** A request, what it asks for, and whether the caller has that already. */
interface Question {
  readonly request: HttpRequest;
  readonly resource: Resource;
  readonly isKnown: boolean;
}

const NOTHING: readonly string[] = [];

/** The service: from a request to its answer, on any runtime. */
export function createHandler({ limiter, trustedProxies, report, ...making }: Service): Handle {
  const find = keepResources({ ...making, policy: limiter === undefined ? NOTHING : policyFields(limiter) });
  const clientOf = createClientReader(trustedProxies);

  const respond = (request: HttpRequest): HttpAnswer | Promise<HttpAnswer> => {
    const resource = find(request.target);
    if (resource.exists && request.method === "OPTIONS") return plain(prepareOptions(resource.route));
    const question = { request, resource, isKnown: isKnownToCaller(request, resource) };
    if (limiter === undefined || !resource.limited) return plain(answer(question));
    const quota = limiter.take(clientOf(request), question.isKnown ? 0 : 1);
    return quota instanceof Promise
      ? answerLater(question, limiter, quota)
      : answerCounted(question, limiter, quota);
  };

  const answerLater = async (
    question: Question,
    limiter: Limiter,
    quota: Promise<Quota>,
  ): Promise<HttpAnswer> => {
    try {
      return answerCounted(question, limiter, await quota);
    } catch (error) {
      return confess(error);
    }
  };

  const confess = (error: unknown): HttpAnswer => {
    report(error);
    const failure = fail("internal_error", "The service failed; try again in a moment.");
    return plain(prepareFailure(failure, "-"));
  };

  return (request) => {
    try {
      return respond(request);
    } catch (error) {
      return confess(error);
    }
  };
}

const plain = (prepared: Prepared): HttpAnswer => ({ prepared, extra: NOTHING });

const answerCounted = (question: Question, limiter: Limiter, quota: Quota): HttpAnswer => ({
  prepared: quota.allowed ? answer(question) : refuse(limiter, quota, question.resource),
  extra: quotaFields(quota),
});

function refuse({ limit }: Limiter, { seconds }: Quota, { route, fields }: Resource): Prepared {
  const failure = fail(
    "rate_limited",
    `More than ${limit} requests in a minute came from this address; try again in ${seconds} s, or use the offline library.`,
  );
  return prepareFailure(failure, route, fields);
}

const reads = ({ method }: HttpRequest): boolean => method === "GET" || method === "HEAD";

/** The answer to any method but OPTIONS, before anybody counts. */
function answer({ request, resource, isKnown }: Question): Prepared {
  if (resource.exists && !reads(request)) {
    const failure = fail("method_not_allowed", "This service is read-only: use GET, HEAD or OPTIONS.");
    return prepareFailure(failure, resource.route, ["Allow", ALLOW, ...resource.fields]);
  }
  const representation = resource.represent();
  if (isKnown) return representation.notModified();
  return representation.in(
    representation.isEncodable ? preferredEncoding(request.header("accept-encoding")) : "identity",
  );
}

/**
 * RFC 9110, 13.1.2: a caller that names the tag of the answer has it already. Who names a tag has the answer
 * made before it is counted, for a 304 costs nothing.
 */
function isKnownToCaller(request: HttpRequest, resource: Resource): boolean {
  const ifNoneMatch = request.header("if-none-match");
  if (ifNoneMatch === undefined || !resource.exists || !reads(request)) return false;
  const { etag } = resource.represent();
  return etag !== undefined && matchesEntityTag(ifNoneMatch, etag);
}
