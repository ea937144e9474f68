import { type Failure, fail } from "@naijaref/api/contract/errors";
import { isOwnMachine } from "@naijaref/http/client";
import type { Charge, Limiter } from "@naijaref/http/limit/quota";
import { CLIENTS_OF_A_SITE } from "@naijaref/http/limit/sliding-window";
import type { StoredResponse } from "@naijaref/http/message";
import type { SocketFault } from "../../node/socket-service.ts";
import { failureResponse } from "../resources/representation.ts";
import { TARGET_TOO_LONG } from "../resources/resource-cache.ts";
import { TableFault } from "./faults.ts";

/** Receives an unexpected error, and the id that the client got for it. */
export type ReportFault = (error: unknown, id: string) => void;

const NO_TABLE = fail(
  "not_built",
  "A data file of this instance is missing or damaged. Try again, or ask another instance; /v1/ready names the file.",
);

/**
 * The 500 of an unexpected error. Its id is in the log too, so that a client's report leads to the cause. A
 * table that cannot be read is a 503: another instance may have it.
 */
export function faultResponse(error: unknown, report: ReportFault, route = "-"): StoredResponse {
  const id = crypto.randomUUID();
  report(error, id);
  if (error instanceof TableFault) return failureResponse(NO_TABLE, route);
  const message =
    "The service failed; try again in a moment. If it fails again, report this id to who runs it.";
  return failureResponse(fail("internal_error", message, { id }), route);
}

/** Why a request is not allowed, and what to do. */
export function overLimit({ limit }: Limiter, { quota, cost, client }: Charge): Failure {
  const instead = isOwnMachine(client)
    ? "start the service with RATE_LIMIT=off, as this is your own machine"
    : "use the offline library (/library)";
  if (cost > limit)
    return fail(
      "rate_limited",
      `This request costs ${cost} units, and a minute has ${limit}: split it into ${Math.ceil(cost / limit)} requests or more, or ${instead}.`,
    );
  const wait = `try again in ${quota.seconds} s, or ${instead}`;
  if (quota.of !== undefined)
    return fail(
      "rate_limited",
      `The IPv6 addresses of ${quota.of} have used their ${CLIENTS_OF_A_SITE * limit} units of a minute together: ${wait}.`,
    );
  if (cost <= 1)
    return fail("rate_limited", `This address has used its ${limit} units of a minute: ${wait}.`);
  const left = quota.remaining === undefined ? "fewer" : String(quota.remaining);
  return fail(
    "rate_limited",
    `This request costs ${cost} units, and ${left} of ${limit} a minute are left: ${wait}.`,
  );
}

const OVERLOADED = fail("overloaded", "This instance has too much to do: try again in a second.");

/** The refusal of work for which there is no time. */
export const refuseOverload = (route: string, fields: readonly string[]): StoredResponse =>
  failureResponse(OVERLOADED, route, ["Retry-After", "1", ...fields]);

const FAILURES: Readonly<Record<SocketFault, Failure>> = {
  headers_too_large: fail("headers_too_large", "The header fields are longer than 16 KB: shorten them."),
  no_method: fail(
    "bad_request",
    "The request does not begin with a method of HTTP: use GET, HEAD or OPTIONS, in capital letters.",
  ),
  too_slow: fail("request_timeout", "The request did not arrive in time: send it again."),
  target_too_long: TARGET_TOO_LONG,
  no_host: fail("bad_request", "The request needs one valid Host header field: send it."),
  unreadable: fail(
    "bad_request",
    "This is not a valid HTTP request. Percent-encode the path, and check line endings and header fields.",
  ),
};

/** The answer to bytes that never became a request. */
export const refuseOnSocket = (fault: SocketFault): StoredResponse => failureResponse(FAILURES[fault], "-");
