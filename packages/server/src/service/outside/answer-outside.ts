import { unitsOfContent } from "@naijaref/api/contract/cost";
import { errors, Failure, fail } from "@naijaref/api/contract/errors";
import { JSON_TYPE } from "@naijaref/api/contract/shape";
import { makeInParts, type Pause } from "@naijaref/api/operations/in-parts";
import type { OutsideBody, OutsideCall, OutsideService } from "@naijaref/api/outside-service";
import type { BodyBounds, BodyResult } from "@naijaref/http/body";
import { toContent } from "@naijaref/http/bytes";
import { NO_PAGE, ON_EVERY_ANSWER } from "@naijaref/http/fields";
import type { HttpRequest, StoredResponse } from "@naijaref/http/message";
import { readTarget } from "@naijaref/http/target";
import { refuseOverload } from "../refusals/overload.ts";
import { failureResponse, withLength } from "../resources/representation.ts";
import type { Size } from "../work/fair-queue.ts";

const METHODS: readonly string[] = ["GET", "HEAD", "POST"];

const allowOf = ({ methods = METHODS }: OutsideService): string => [...methods, "OPTIONS"].join(", ");

const preflightOf = (service: OutsideService): readonly string[] => [
  "Access-Control-Allow-Methods",
  allowOf(service),
  "Access-Control-Allow-Headers",
  service.allowedHeaders ?? "Content-Type",
  "Access-Control-Max-Age",
  "86400",
];

/**
 * Makes a value in its turn, now or later; undefined if there is too much to make.
 *
 * @param make gets what it waits for between the parts of something long.
 */
export type RunInTurn = <T>(make: (pause: Pause) => T | Promise<T>, size: Size) => Promise<T | undefined>;

/** What a service outside /v1 returns to a request. `fields` are those of the limit. */
export function answerOutside(
  service: OutsideService,
  request: HttpRequest,
  { fields, run, charge, held, client }: Omit<Performance, "content"> & Pick<BodyBounds, "held" | "client">,
): StoredResponse | Promise<StoredResponse> {
  const { method } = request;
  if (method === "OPTIONS") return bodiless(service, fields);
  if (!(service.methods ?? METHODS).includes(method)) {
    const failure = fail("method_not_allowed", `Use ${allowOf(service)} here.`);
    return failureResponse(failure, service.path, ["Allow", allowOf(service), ...fields]);
  }
  if (method !== "POST") return perform(service, request, { content: "", fields, run, charge });
  if (!isPlain(request.header("content-encoding"))) {
    const failure = fail("bad_request", "The content has a Content-Encoding: send it as it is, without one.");
    return refuse(failure, service, fields);
  }
  const reading = request.content?.({ most: service.mostBytes, held, client }) ?? Promise.resolve(NO_CONTENT);
  return reading.then(async (content) => {
    if (content.ok) {
      try {
        // Where it came in chunks, nobody knew before how long it is.
        const refusal = await charge(unitsOfContent(content.value.length));
        if (refusal !== undefined) return refuse(refusal, service, fields);
        const text = textOf(content.value);
        return text === undefined
          ? refuse(fail("bad_request", "The content is not UTF-8: encode it so."), service, fields)
          : await perform(service, request, { content: text, fields, run, charge });
      } finally {
        content.release();
      }
    }
    if (content.reason === "too_much_at_once")
      return refuseOverload(service.path, [...fields, "Connection", "close"]);
    const failure =
      content.reason === "too_long"
        ? fail(
            "content_too_large",
            `The content is longer than ${service.mostBytes} bytes: send it in parts.`,
          )
        : fail("bad_request", "The content broke off before its end: send it again.");
    // The rest of the content is still on its way, so the connection cannot be used again.
    return refuse(failure, service, [...fields, "Connection", "close"]);
  });
}

const isPlain = (encoding = "identity"): boolean => encoding.toLowerCase() === "identity";

const NO_CONTENT: BodyResult = { ok: true, value: new Uint8Array(0), release: () => {} };

interface Performance {
  readonly content: string;
  readonly fields: readonly string[];
  readonly run: RunInTurn;
  readonly charge: OutsideCall["charge"];
}

async function perform(
  service: OutsideService,
  request: HttpRequest,
  { content, fields, run, charge }: Performance,
): Promise<StoredResponse> {
  const target = readTarget(request.target);
  if (!target.ok)
    return refuse(
      fail(
        target.reason === "too_long" ? "uri_too_long" : "bad_request",
        "Path and query cannot be read, or are too long: send the query in a POST.",
      ),
      service,
      fields,
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
  if (outcome instanceof Failure) return refuse(outcome, service, fields);
  return { status: outcome.status ?? 200, ...contentOf(outcome, fields), route: service.path };
}

function contentOf({ text, mediaType, headers }: OutsideBody, fields: readonly string[]) {
  const always = ["Cache-Control", "no-store", ...ON_EVERY_ANSWER, ...fields];
  if (text === "") return { headers: [...always, "Content-Length", "0"], body: undefined };
  const body = toContent(text);
  const ofBody = ["Content-Type", mediaType ?? JSON_TYPE, ...(headers ?? NO_PAGE)];
  return { headers: withLength([...ofBody, ...always], body), body };
}

const refuse = (failure: Failure, { path }: OutsideService, fields: readonly string[]): StoredResponse =>
  failureResponse(failure, errors[failure.code].status === 404 ? "-" : path, fields);

const bodiless = (service: OutsideService, fields: readonly string[]): StoredResponse => ({
  status: 204,
  headers: [
    "Allow",
    allowOf(service),
    ...preflightOf(service),
    "Cache-Control",
    "no-store",
    ...ON_EVERY_ANSWER,
    ...fields,
  ],
  body: undefined,
  route: service.path,
});

const decoder = new TextDecoder("utf-8", { fatal: true });

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
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
