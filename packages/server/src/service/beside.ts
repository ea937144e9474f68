import { errors, Failure, fail } from "@naijaref/contract/errors";
import { JSON_TYPE } from "@naijaref/contract/media-types";
import type { BodyResult } from "../http/body.ts";
import { toBytes } from "../http/bytes.ts";
import { NO_PAGE, ON_EVERY_ANSWER } from "../http/fields.ts";
import type { HttpRequest, StoredResponse } from "../http/message.ts";
import { readTarget } from "../http/target.ts";

import { failureResponse } from "./representation.ts";

/**
 * A service beside the versioned API, for a protocol whose clients post: read-only like everything here, its content bounded,
 * nothing of it logged or kept.
 */
export interface BesideService {
  /** Where it is; what is below this path is its own too. */
  readonly path: string;
  /** The longest content of a request, in bytes. */
  readonly mostBytes: number;
  /** What it returns to a call: a body, or a failure. */
  readonly answer: (call: BesideCall) => BesideBody | Failure;
}

export interface BesideCall {
  /** HEAD is GET. */
  readonly method: "GET" | "POST";
  /** What is below the service's path: "" or "/suggest/entity". */
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
  /** The content of a POST as text in UTF-8. */
  readonly content: string;
  /** Its media type without parameters, in lower case. */
  readonly mediaType: string;
  /** Scheme and host under which the client calls, for addresses in the answer. */
  readonly origin: string;
}

export interface BesideBody {
  readonly text: string;
  /** `application/json` if left out. */
  readonly mediaType?: string;
  /** Header fields of this body, names and values in turn, in place of those of JSON. */
  readonly headers?: readonly string[];
}

export const BESIDE_ALLOW = "GET, HEAD, POST, OPTIONS";

const PREFLIGHT: readonly string[] = [
  "Access-Control-Allow-Methods",
  BESIDE_ALLOW,
  "Access-Control-Allow-Headers",
  "Content-Type",
  "Access-Control-Max-Age",
  "86400",
];

/** The service at a target, if one is there. */
export const besideAt = (services: readonly BesideService[], target: string): BesideService | undefined =>
  services.find(({ path }) => {
    if (!target.startsWith(path)) return false;
    const next = target.charAt(path.length);
    return next === "" || next === "/" || next === "?";
  });

/** What a service beside the API returns to a request. `fields` are those of the limit. */
export function answerBeside(
  service: BesideService,
  request: HttpRequest,
  fields: readonly string[],
): StoredResponse | Promise<StoredResponse> {
  const { method } = request;
  if (method === "OPTIONS") return bodiless(service, fields);
  if (method !== "POST") return perform(service, request, "", fields);
  const reading = request.content?.(service.mostBytes) ?? Promise.resolve(NO_CONTENT);
  return reading.then((content) => {
    if (content.ok) {
      const text = textOf(content.value);
      return text === undefined
        ? refuse(fail("bad_request", "The content is not UTF-8: encode it so."), service, fields)
        : perform(service, request, text, fields);
    }
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

const NO_CONTENT: BodyResult = { ok: true, value: new Uint8Array(0) };

function perform(
  service: BesideService,
  request: HttpRequest,
  content: string,
  fields: readonly string[],
): StoredResponse {
  const { method } = request;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    const failure = fail("method_not_allowed", `Use ${BESIDE_ALLOW} here.`);
    return failureResponse(failure, service.path, ["Allow", BESIDE_ALLOW, ...fields]);
  }
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
  const outcome = service.answer({
    method: method === "POST" ? "POST" : "GET",
    path: target.value.path.slice(service.path.length).replace(/\/$/, ""),
    query: target.value.query,
    content,
    mediaType: (request.header("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
    origin: originOf(request),
  });
  if (outcome instanceof Failure) return refuse(outcome, service, fields);
  const body = toBytes(outcome.text);
  const headers = [
    "Content-Type",
    outcome.mediaType ?? JSON_TYPE,
    "Cache-Control",
    "no-store",
    ...ON_EVERY_ANSWER,
    ...(outcome.headers ?? NO_PAGE),
    ...fields,
    "Content-Length",
    String(body.length),
  ];
  return { status: 200, headers, body, route: service.path };
}

const refuse = (failure: Failure, { path }: BesideService, fields: readonly string[]): StoredResponse =>
  failureResponse(failure, errors[failure.code].status === 404 ? "-" : path, fields);

const bodiless = ({ path }: BesideService, fields: readonly string[]): StoredResponse => ({
  status: 204,
  headers: ["Allow", BESIDE_ALLOW, ...PREFLIGHT, "Cache-Control", "no-store", ...ON_EVERY_ANSWER, ...fields],
  body: undefined,
  route: path,
});

/** What this file uses of the Encoding standard. */
const decoder = new TextDecoder("utf-8", { fatal: true });

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Scheme and host as the client names them. A proxy in front says the scheme; who lies about it only changes the addresses in
 * an answer to itself, which nobody keeps.
 */
function originOf(request: HttpRequest): string {
  const host = request.header("host") ?? "localhost";
  const scheme = request.header("x-forwarded-proto")?.split(",", 1)[0]?.trim();
  return `${scheme === "https" ? "https" : "http"}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}`;
}
