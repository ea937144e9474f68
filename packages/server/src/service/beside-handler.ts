import { fail } from "@naijaref/contract/errors";
import { createClientReader } from "../http/client.ts";
import { policyFields, quotaFields } from "../http/limit/quota.ts";
import type { Handle, HttpAnswer, HttpRequest } from "../http/message.ts";
import { answerBeside, type BesideService, besideAt } from "./beside.ts";
import { refuse, type Service } from "./handler.ts";
import { failureResponse } from "./representation.ts";

const NOTHING: readonly string[] = [];

/** A handler before another: it answers for services beside the versioned API, under the same limit. */
export function handleBeside(
  services: readonly BesideService[],
  handle: Handle,
  { limiter, trustedProxies, report }: Pick<Service, "limiter" | "trustedProxies" | "report">,
): Handle {
  if (services.length === 0) return handle;
  const clientOf = createClientReader(trustedProxies);
  const policy = limiter === undefined ? NOTHING : policyFields(limiter);

  const respond = async (service: BesideService, request: HttpRequest): Promise<HttpAnswer> => {
    try {
      if (limiter === undefined || request.method === "OPTIONS")
        return { stored: await answerBeside(service, request, NOTHING), extra: NOTHING };
      const quota = await limiter.take(clientOf(request), 1);
      const stored = quota.allowed
        ? await answerBeside(service, request, policy)
        : refuse(limiter, quota, { route: service.path, fields: policy });
      return { stored, extra: quotaFields(quota) };
    } catch (error) {
      report(error);
      const failure = fail("internal_error", "The service failed; try again in a moment.");
      return { stored: failureResponse(failure, service.path), extra: NOTHING };
    }
  };

  return (request) => {
    const service = besideAt(services, request.target);
    return service === undefined ? handle(request) : respond(service, request);
  };
}
