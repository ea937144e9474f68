import { unitsOfContent } from "@naijaref/api/contract/cost";
import { errors, Failure, fail } from "@naijaref/api/contract/errors";
import { JSON_TYPE } from "@naijaref/api/contract/shape";
import { makeInParts, type Pause } from "@naijaref/api/operations/in-parts";
import type { OutsideBody, OutsideCall, OutsideService } from "@naijaref/api/outside-service";
import { type BodyBounds, type BodyResult, HeldContents } from "@naijaref/http/body";
import { toContent } from "@naijaref/http/bytes";
import { createClientReader } from "@naijaref/http/client";
import { NO_PAGE, ON_EVERY_ANSWER } from "@naijaref/http/fields";
import { type Charge, charge, chargeFields, policyFields } from "@naijaref/http/limit/quota";
import type { HttpAnswer, HttpRequest, StoredResponse } from "@naijaref/http/message";
import { readTarget } from "@naijaref/http/target";
import type { Service } from "./parts.ts";
import { faultResponse, overLimit, refuseOverload } from "./refusals/refusals.ts";
import { failureResponse, optionsResponse, withLength } from "./resources/representation.ts";
import type { Size } from "./work/room.ts";

const METHODS: readonly string[] = ["GET", "HEAD", "POST"];

const allowOf = ({ methods = METHODS }: OutsideService): string => [...methods, "OPTIONS"].join(", ");

/** A request to a service outside /v1. */
interface Visit extends Omit<BodyBounds, "most">, Pick<OutsideCall, "charge"> {
  readonly service: OutsideService;
  readonly request: HttpRequest;
  /** Header fields of the limit. */
  readonly fields: readonly string[];
  /** The failure as its answer, with more header fields. */
  readonly refuse: (failure: Failure, more?: readonly string[]) => StoredResponse;
  /** Makes a value in its turn, now or later; undefined if there is too much to make. */
  readonly run: <T>(make: (pause: Pause) => T | Promise<T>, size: Size) => Promise<T | undefined>;
}

async function answerOutside(visit: Visit): Promise<StoredResponse> {
  const { service, request, fields, refuse, charge, held, client } = visit;
  const { method } = request;
  const allow = allowOf(service);
  if (method === "OPTIONS")
    return optionsResponse(service.path, allow, service.allowedHeaders ?? "Content-Type");
  const length = Number(request.header("content-length") ?? 0);
  const refusal = await charge(unitsOfContent(length <= service.mostBytes ? length : 0));
  if (refusal !== undefined) return refuse(refusal);
  if (!(service.methods ?? METHODS).includes(method))
    return refuse(fail("method_not_allowed", `Use ${allow} here.`), ["Allow", allow]);
  if (method !== "POST") return perform(visit, NO_CONTENT.value);
  if (!isPlain(request.header("content-encoding")))
    return refuse(fail("bad_request", "The content has a Content-Encoding: send it as it is, without one."));
  const content = (await request.content?.({ most: service.mostBytes, held, client })) ?? NO_CONTENT;
  if (!content.ok) {
    // The rest of the content is still on its way, so the connection cannot be used again.
    const close = ["Connection", "close"];
    return content.reason === "too_much_at_once"
      ? refuseOverload(service.path, [...close, ...fields])
      : refuse(failureOfContent(content.reason, service), close);
  }
  try {
    // Where it came in chunks, nobody knew before how long it is.
    const late = await charge(unitsOfContent(content.value.length));
    if (late !== undefined) return refuse(late);
    return await perform(visit, content.value);
  } finally {
    content.release();
  }
}

const failureOfContent = (reason: "too_long" | "broken_off", { mostBytes }: OutsideService): Failure =>
  reason === "too_long"
    ? fail("content_too_large", `The content is longer than ${mostBytes} bytes: send it in parts.`)
    : fail("bad_request", "The content broke off before its end: send it again.");

const isPlain = (encoding = "identity"): boolean => encoding.toLowerCase() === "identity";

const NO_CONTENT = { ok: true, value: new Uint8Array(0), release: () => {} } as const satisfies BodyResult;

async function perform(
  { service, request, fields, refuse, run, charge }: Visit,
  content: Uint8Array,
): Promise<StoredResponse> {
  const target = readTarget(request.target);
  if (!target.ok)
    return refuse(
      fail(
        target.reason === "too_long" ? "uri_too_long" : "bad_request",
        "Path and query cannot be read, or are too long: send the query in a POST.",
      ),
    );
  const path = target.value.path.slice(service.path.length).replace(/\/$/, "");
  const make = (pause: Pause) =>
    service.answer({
      method: request.method === "POST" ? "POST" : "GET",
      path,
      query: target.value.query,
      content,
      mediaType: (request.header("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
      origin: originOf(request),
      header: (name) => request.header(name),
      charge,
      inParts: (items, make) => makeInParts(items, make, pause),
      pause,
    });
  const outcome = await run(make, service.isLarge?.(path) === true ? "large" : "long");
  if (outcome === undefined) return refuseOverload(service.path, fields);
  if (outcome instanceof Failure) return refuse(outcome);
  return { status: outcome.status ?? 200, ...contentOf(outcome, fields), route: service.path };
}

function contentOf({ text, mediaType, headers }: OutsideBody, fields: readonly string[]) {
  const always = ["Cache-Control", "no-store", ...ON_EVERY_ANSWER, ...fields];
  if (text === "") return { headers: [...always, "Content-Length", "0"], body: undefined };
  const body = toContent(text);
  const ofBody = ["Content-Type", mediaType ?? JSON_TYPE, ...(headers ?? NO_PAGE)];
  return { headers: withLength([...ofBody, ...always], body), body };
}

/**
 * Scheme and host as the client names them. A proxy in front says the scheme; a client that sends a false
 * one only changes the addresses in its own response, which is not cached.
 */
function originOf(request: HttpRequest): string {
  const host = request.header("host") ?? "localhost";
  const scheme = request.header("x-forwarded-proto")?.split(",", 1)[0]?.trim();
  return `${scheme === "https" ? "https" : "http"}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}`;
}

const NOTHING: readonly string[] = [];

/** In bytes, of all contents that are being read or wait for their answer. */
export const MAX_CONTENT = 8 * 2 ** 20;

/** Answers for services outside /v1, under the same limit. */
export function answererOutside({
  limiter,
  trustedProxies,
  report,
  work,
  counts,
  maxContents = MAX_CONTENT,
}: Omit<Service, "state" | "encode">): (
  service: OutsideService,
  request: HttpRequest,
) => Promise<HttpAnswer> {
  const clientOf = createClientReader(trustedProxies);
  const policy = limiter === undefined ? NOTHING : policyFields(limiter);
  const held = new HeldContents(() => (work?.room.hasMemory("long") === false ? 0 : maxContents));

  const answer = async (service: OutsideService, request: HttpRequest): Promise<HttpAnswer> => {
    const client = clientOf(request);
    const run: Visit["run"] = async (make, size) => {
      const made = await (work === undefined
        ? make(undefined)
        : work.run(client, make, { size, isGone: () => request.isGone?.() === true }));
      if (counts !== undefined) counts[made === undefined ? "overloaded" : "made"]++;
      return made;
    };
    const refuse: Visit["refuse"] = (failure, more = NOTHING) =>
      failureResponse(failure, errors[failure.code].status === 404 ? "-" : service.path, [
        ...more,
        ...policy,
      ]);
    const visit = { service, request, fields: policy, run, refuse, held, client };
    if (limiter === undefined)
      return uncached(await answerOutside({ ...visit, charge: async () => undefined }));
    let charged: Charge = { quota: NOT_ASKED, cost: 0, client };
    const chargeRest = async (cost: number): Promise<Failure | undefined> => {
      if (cost <= charged.cost) return undefined;
      // All of it is what the client must know; a part is paid.
      const rest = cost > limiter.limit ? cost : cost - charged.cost;
      const { quota } = await charge(limiter, client, rest);
      charged = { quota, cost, client };
      return quota.allowed ? undefined : overLimit(limiter, charged);
    };
    const stored = await answerOutside({ ...visit, charge: chargeRest });
    return uncached(stored, charged.cost === 0 ? NOTHING : chargeFields(limiter, charged));
  };

  return (service, request) =>
    answer(service, request).catch((error) => uncached(faultResponse(error, report, service.path)));
}

const NOT_ASKED = { allowed: true, remaining: undefined, seconds: 1 };

const uncached = (stored: StoredResponse, extra = NOTHING): HttpAnswer => ({
  stored,
  extra,
  isCached: false,
});
