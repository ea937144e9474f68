import { type Failure, fail } from "@naijaref/api/contract/errors";
import type { StoredResponse } from "@naijaref/http/message";
import type { SocketFault } from "../../node/socket-service.ts";
import { failureResponse } from "../resources/representation.ts";
import { TARGET_TOO_LONG } from "../resources/resource-cache.ts";

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
