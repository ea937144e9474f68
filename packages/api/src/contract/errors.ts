/** Every error code of the service, its status, and when it is returned. */
export const errors = {
  bad_request: {
    status: 400,
    when: "The request cannot be read: malformed percent-encoding or control characters.",
  },
  invalid_parameter: {
    status: 400,
    when: "A parameter has a value that the operation does not accept; `parameter` names it.",
  },
  not_found: { status: 404, when: "Nothing has this identifier or path." },
  outside: {
    status: 404,
    when: "The point is in no LGA; `reason` says whether it is outside Nigeria or in water, `nearest` is the nearest LGA.",
  },
  boundary_unknown: {
    status: 404,
    when: "The constituency covers part of an LGA, and no source publishes the line; `lgas` lists its LGAs.",
  },
  method_not_allowed: {
    status: 405,
    when: "The path does not support this method; `Allow` lists the methods that it supports.",
  },
  request_timeout: { status: 408, when: "The request did not arrive in time." },
  ambiguous: {
    status: 409,
    when: "LGAs of several states have this name; `candidates` lists them. Pass `state`.",
  },
  content_too_large: { status: 413, when: "The content of a POST is longer than the path takes." },
  uri_too_long: { status: 414, when: "Path and query together are longer than 2,048 bytes." },
  range_not_satisfiable: {
    status: 416,
    when: "`Range` asks for bytes after the end of the file; `Content-Range` has its length.",
  },
  invalid_phone: { status: 422, when: "This is not a Nigerian phone number; `reason` says why." },
  invalid_plate: { status: 422, when: "This is not a Nigerian plate number; `reason` says why." },
  invalid_account: { status: 422, when: "This is not an account number of 10 digits; `reason` says why." },
  invalid_polling_unit_code: {
    status: 422,
    when: "This is not a polling unit code; `reason` says why.",
  },
  bank_not_checkable: {
    status: 422,
    when: "The bank has no CBN code, which the check needs.",
  },
  rate_limited: {
    status: 429,
    when: "Too many requests came from this address; `Retry-After` says when to try again.",
  },
  headers_too_large: { status: 431, when: "The header fields are longer than 16 KB together." },
  internal_error: { status: 500, when: "The service failed. The fault is ours, and it is in our log." },
  not_built: {
    status: 503,
    when: "This instance does not have it: the downloads or the polling units are not installed, or a file is missing or damaged.",
  },
  overloaded: {
    status: 503,
    when: "This instance is overloaded; `Retry-After` says when to try again. Cached answers are still served.",
  },
  not_ready: {
    status: 503,
    when: "This instance is starting, is shutting down, or cannot read the files in `files`.",
  },
} as const satisfies Record<string, { status: number; when: string }>;

export type ErrorCode = keyof typeof errors;

/** Members of an error body beside `code` and `message`, such as `candidates`. */
type Details = Readonly<Record<string, unknown>>;

/**
 * Why a request cannot be served, as the body says it: `error.code`, `error.message`, and members that help
 * to correct the request. Returned, not thrown, because bad input is expected.
 */
export class Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details) {
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

export const fail = (code: ErrorCode, message: string, details: Details = {}): Failure =>
  new Failure(code, message, details);

export const badRequest = (message: string): Failure => fail("bad_request", message);

/** A person's input for a message: at most 64 code points, in quotes. */
export function quote(input: string): string {
  // Of a long text only what is shown is taken apart.
  const points = [...input.slice(0, 130)];
  return `"${points.length > 64 ? `${points.slice(0, 63).join("")}…` : input}"`;
}
