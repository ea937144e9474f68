import { pages } from "@naijaref/pages";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { createCompression } from "../../../packages/server/src/process/compress.ts";
import { createHandler } from "../../../packages/server/src/service/handler.ts";

export interface Expected {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * A second copy of the service, in this process, without sockets, and without a client that is ever over the
 * limit. What the service returns over a busy network must be the same, byte for byte.
 */
export function expectAnswers(limit: number): (target: string) => Promise<Expected> {
  const handle = createHandler({
    limiter: { limit, take: () => ({ allowed: true, remaining: undefined, seconds: 60 }) },
    trustedProxies: [],
    encode: createCompression(),
    state: {
      isDraining: () => false,
      uptime: () => 0,
      pollingUnits: createPollingUnits(loadStateModule),
    },
    pages,
    report: (error) => {
      throw error;
    },
  });
  return async (target) => {
    const { stored } = await handle({ method: "GET", target, peer: "", header: () => undefined });
    return { status: stored.status, body: Buffer.from(stored.body ?? "") };
  };
}
