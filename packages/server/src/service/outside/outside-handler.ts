import { unitsOfContent } from "@naijaref/api/contract/cost";
import type { Failure } from "@naijaref/api/contract/errors";
import type { OutsideService } from "@naijaref/api/outside-service";
import { HeldContents } from "@naijaref/http/body";
import { createClientReader } from "@naijaref/http/client";
import { charge, chargeFields, policyFields } from "@naijaref/http/limit/quota";
import type { HttpAnswer, HttpRequest } from "@naijaref/http/message";
import type { Service } from "../parts.ts";
import { faultResponse } from "../refusals/fault-response.ts";
import { overLimit, refuse } from "../refusals/over-limit.ts";
import { answerOutside, type RunInTurn } from "./answer-outside.ts";

const NOTHING: readonly string[] = [];
const chargeNothing = async (): Promise<undefined> => undefined;

function lengthOf(request: HttpRequest, { mostBytes }: OutsideService): number {
  const length = Number(request.header("content-length") ?? 0);
  return length <= mostBytes ? length : 0;
}

/** In bytes, of all contents that are being read or wait for their answer. */
const MAX_CONTENT = 8 * 2 ** 20;

/** Answers for services outside /v1, under the same limit. */
export function answererOutside({
  limiter,
  trustedProxies,
  report,
  work,
  counts,
}: Omit<Service, "state" | "encode">): (
  service: OutsideService,
  request: HttpRequest,
) => Promise<HttpAnswer> {
  const clientOf = createClientReader(trustedProxies);
  const policy = limiter === undefined ? NOTHING : policyFields(limiter);

  const held = new HeldContents(MAX_CONTENT);
  const runFor =
    (client: string, request: HttpRequest): RunInTurn =>
    async (make, size) => {
      const made = await (work === undefined
        ? make(undefined)
        : work.run(client, make, { size, isGone: () => request.isGone?.() === true }));
      if (counts !== undefined) counts[made === undefined ? "overloaded" : "made"]++;
      return made;
    };

  return async (service, request) => {
    try {
      const client = clientOf(request);
      const run = runFor(client, request);
      if (limiter === undefined || request.method === "OPTIONS")
        return {
          stored: await answerOutside(service, request, {
            fields: NOTHING,
            run,
            charge: chargeNothing,
            held,
            client,
          }),
          extra: NOTHING,
          isCached: false,
        };
      const paid = unitsOfContent(lengthOf(request, service));
      let charged = await charge(limiter, client, paid);
      if (!charged.quota.allowed) {
        const stored = refuse(limiter, charged, { route: service.path, fields: policy });
        return { stored, extra: chargeFields(limiter, charged), isCached: false };
      }
      const chargeRest = async (cost: number): Promise<Failure | undefined> => {
        if (cost <= charged.cost) return undefined;
        // All of it is what the client must know; a part is paid.
        const rest = cost > limiter.limit ? cost : cost - charged.cost;
        const { quota } = await charge(limiter, client, rest);
        charged = { quota, cost, client };
        return quota.allowed ? undefined : overLimit(limiter, charged);
      };
      const stored = await answerOutside(service, request, {
        fields: policy,
        run,
        charge: chargeRest,
        held,
        client,
      });
      return { stored, extra: chargeFields(limiter, charged), isCached: false };
    } catch (error) {
      return { stored: faultResponse(error, report, service.path), extra: NOTHING, isCached: false };
    }
  };
}
