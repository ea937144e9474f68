import { type Failure, fail } from "@naijaref/api/contract/errors";
import { isOwnMachine } from "@naijaref/http/client";
import type { Charge, Limiter } from "@naijaref/http/limit/quota";
import { CLIENTS_OF_A_SITE } from "@naijaref/http/limit/sliding-window";
import type { StoredResponse } from "@naijaref/http/message";
import { failureResponse } from "../resources/representation.ts";
import type { Resource } from "../resources/resource.ts";

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

export function refuse(
  limiter: Limiter,
  charged: Charge,
  { route, fields }: Pick<Resource, "route" | "fields">,
): StoredResponse {
  return failureResponse(overLimit(limiter, charged), route, fields);
}
