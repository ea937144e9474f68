import type { BesideService } from "@naijaref/api/beside-service";
import { HeldContents } from "@naijaref/http/body";
import { createClientReader } from "@naijaref/http/client";
import { policyFields, quotaFields } from "@naijaref/http/limit/quota";
import type { Handle, HttpAnswer, HttpRequest } from "@naijaref/http/message";
import { answerBeside, besideAt, type RunInTurn } from "./beside.ts";
import { faultResponse } from "./fault-response.ts";
import { refuse, type Service } from "./handler.ts";

const NOTHING: readonly string[] = [];

/** In bytes, of all contents that are being read or wait for their answer. */
const MOST_CONTENT = 8 * 2 ** 20;

/** A handler before another: it answers for services beside the versioned API, under the same limit. */
export function handleBeside(
  services: readonly BesideService[],
  handle: Handle,
  { limiter, trustedProxies, report, work, counts }: Omit<Service, "state" | "encode">,
): Handle {
  if (services.length === 0) return handle;
  const clientOf = createClientReader(trustedProxies);
  const policy = limiter === undefined ? NOTHING : policyFields(limiter);

  const held = new HeldContents(MOST_CONTENT);
  const runFor =
    (client: string): RunInTurn =>
    async (make) => {
      const made = await (work === undefined ? make(undefined) : work.run(client, make));
      if (counts !== undefined) counts[made === undefined ? "overloaded" : "made"]++;
      return made;
    };

  const respond = async (service: BesideService, request: HttpRequest): Promise<HttpAnswer> => {
    try {
      const client = clientOf(request);
      const run = runFor(client);
      if (limiter === undefined || request.method === "OPTIONS")
        return {
          stored: await answerBeside(service, request, { fields: NOTHING, run, held }),
          extra: NOTHING,
          isKept: false,
        };
      const quota = await limiter.take(client, 1);
      const stored = quota.allowed
        ? await answerBeside(service, request, { fields: policy, run, held })
        : refuse(limiter, quota, { route: service.path, fields: policy });
      return { stored, extra: quotaFields(quota), isKept: false };
    } catch (error) {
      return { stored: faultResponse(error, report, service.path), extra: NOTHING, isKept: false };
    }
  };

  return (request) => {
    const service = besideAt(services, request.target);
    return service === undefined ? handle(request) : respond(service, request);
  };
}
