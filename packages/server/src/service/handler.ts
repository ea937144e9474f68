import { fail } from "@naijaref/api/contract/errors";
import type { Pause } from "@naijaref/api/operations/in-parts";
import type { OutsideService } from "@naijaref/api/outside-service";
import { MAX_LENGTH_JOINED, matchesEntityTag } from "@naijaref/http/bytes";
import { createClientReader } from "@naijaref/http/client";
import { type Encoding, preferredEncoding } from "@naijaref/http/encoding";
import { ALLOW } from "@naijaref/http/fields";
import { type Charge, charge, chargeFields, policyFields } from "@naijaref/http/limit/quota";
import type { Handle, HttpAnswer, HttpRequest, StoredResponse } from "@naijaref/http/message";
import { answererOutside } from "./outside.ts";
import type { Service } from "./parts.ts";
import { showFailure } from "./refusals/failure-pages.ts";
import { faultResponse, overLimit, refuseOverload } from "./refusals/refusals.ts";
import { failureResponse, optionsResponse, type Representation } from "./resources/representation.ts";
import type { Resource } from "./resources/resource.ts";
import { cacheResources } from "./resources/resource-cache.ts";

const NOTHING: readonly string[] = [];

/** Stands for the answer to a client that has left before it was made. The status is the one of nginx. */
const GONE: StoredResponse = { status: 499, headers: ["Content-Length", "0"], body: undefined, route: "-" };

/**
 * The service: from a request to its response, on any runtime.
 *
 * @param others what stands outside /v1.
 */
export function createHandler(service: Service, others: readonly OutsideService[] = []): Handle {
  const { limiter, trustedProxies, report, work, counts, answers, state, ...options } = service;
  const find = cacheResources(
    {
      ...options,
      state: { ...state, rateLimit: limiter?.limit ?? "off" },
      policy: limiter === undefined ? NOTHING : policyFields(limiter),
    },
    answers,
  );
  const clientOf = createClientReader(trustedProxies);

  const answer = (request: HttpRequest, resource: Resource): StoredResponse | Promise<StoredResponse> => {
    if (resource.exists && !reads(request)) return refuseMethod(resource);
    const { cached } = resource;
    const isReady = cached !== undefined && !isToCompress(request, cached);
    const isQuick = !resource.exists || (!resource.limited && resource.size === "short");
    if (isReady || isQuick) {
      if (counts !== undefined) counts.cached++;
      return respondWith(request, cached ?? resource.represent());
    }
    const make = (pause?: Pause): StoredResponse | Promise<StoredResponse> => {
      if (request.isGone?.() === true) return GONE;
      if (counts !== undefined) counts.made++;
      return respondWith(request, cached ?? resource.represent(pause));
    };
    if (work === undefined) return make();
    // A cached answer that must be made is one that must be compressed.
    const made = work.run(clientOf(request), make, { size: cached === undefined ? resource.size : "large" });
    return made instanceof Promise ? made.then((response) => response ?? refuseWork(resource)) : made;
  };

  // Made once for each route, because a refusal must cost less than what it refuses.
  const refusals = new Map<string, StoredResponse>();
  const refuseWork = ({ route, fields }: Resource): StoredResponse => {
    if (counts !== undefined) counts.overloaded++;
    let refusal = refusals.get(route);
    if (refusal === undefined) {
      refusal = refuseOverload(route, fields);
      refusals.set(route, refusal);
    }
    return refusal;
  };

  const respond = (request: HttpRequest): HttpAnswer | Promise<HttpAnswer> => {
    const resource = find(request.target);
    if (resource.exists && request.method === "OPTIONS") return plain(optionsResponse(resource.route));
    if (limiter === undefined || !resource.limited)
      return withFields(resource, answer(request, resource), NOTHING);
    const answerCharged = (charged: Charge): HttpAnswer | Promise<HttpAnswer> => {
      const stored = charged.quota.allowed
        ? answer(request, resource)
        : failureResponse(overLimit(limiter, charged), resource.route, resource.fields);
      return withFields(resource, stored, chargeFields(limiter, charged));
    };
    const charged = charge(limiter, clientOf(request), costOf(request, resource));
    return charged instanceof Promise
      ? charged.then(answerCharged).catch(respondToFault)
      : answerCharged(charged);
  };

  const withFields = (
    { cached }: Resource,
    stored: StoredResponse | Promise<StoredResponse>,
    extra: readonly string[],
  ): HttpAnswer | Promise<HttpAnswer> => {
    const isCached = cached !== undefined;
    return stored instanceof Promise
      ? stored.then((response) => ({ stored: response, extra, isCached }), respondToFault)
      : { stored, extra, isCached };
  };

  const respondToFault = (error: unknown): HttpAnswer => plain(faultResponse(error, report));

  const respondSafely = (request: HttpRequest): HttpAnswer | Promise<HttpAnswer> => {
    try {
      return respond(request);
    } catch (error) {
      return respondToFault(error);
    }
  };

  const respondOther = answererOutside(service);
  const { pages } = options;
  return (request) => {
    const other = others.find(({ path }) => isAt(path, request.target));
    const answer = other === undefined ? respondSafely(request) : respondOther(other, request);
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

const plain = (stored: StoredResponse): HttpAnswer => ({ stored, extra: NOTHING, isCached: false });

/** Whether a long answer is cached, but not as this client wants it. */
const isToCompress = (request: HttpRequest, cached: Representation): boolean =>
  cached.size > MAX_LENGTH_JOINED &&
  cached.isWorkIn(encodingFor(request, cached)) &&
  !isKnown(request, cached);

const encodingFor = (request: HttpRequest, { isEncodable }: Representation): Encoding =>
  isEncodable ? preferredEncoding(request.header("accept-encoding")) : "identity";

const reads = ({ method }: HttpRequest): boolean => method === "GET" || method === "HEAD";

const refuseMethod = ({ route, fields }: Resource): StoredResponse =>
  failureResponse(fail("method_not_allowed", "This service is read-only: use GET, HEAD or OPTIONS."), route, [
    "Allow",
    ALLOW,
    ...fields,
  ]);

/** The response to GET and HEAD, without the limit's header fields. */
function respondWith(
  request: HttpRequest,
  representation: Representation | Promise<Representation>,
): StoredResponse | Promise<StoredResponse> {
  if (representation instanceof Promise) return representation.then((made) => respondWith(request, made));
  if (isKnown(request, representation)) return representation.notModified();
  const range = request.method === "GET" ? request.header("range") : undefined;
  if (range !== undefined && representation.part !== undefined) {
    return representation.part(range, request.header("if-range"));
  }
  return representation.in(encodingFor(request, representation), () => request.isGone?.() === true);
}

/** RFC 9110, 13.1.2: a client that sends the entity tag of the response has it already. */
function isKnown(request: HttpRequest, { etag }: Representation): boolean {
  const ifNoneMatch = request.header("if-none-match");
  return ifNoneMatch !== undefined && etag !== undefined && matchesEntityTag(ifNoneMatch, etag);
}

/**
 * A 304 is free if its response is cached. A response that must be built first is work, so it is counted
 * before, and it is not built for a client that is over the limit.
 */
function costOf(request: HttpRequest, { cached, cost }: Resource): number {
  if (!reads(request)) return 1;
  return cached !== undefined && isKnown(request, cached) ? 0 : cost;
}
