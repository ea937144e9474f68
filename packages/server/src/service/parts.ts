import type { ServiceState } from "@naijaref/api/operations/operations";
import type { Range } from "@naijaref/http/client";
import type { Limiter } from "@naijaref/http/limit/quota";
import type { ReportFault } from "./refusals/refusals.ts";
import type { ResourceOptions } from "./resources/resource.ts";
import type { Answers } from "./resources/resource-cache.ts";
import type { FairQueue } from "./work/fair-queue.ts";

export interface Service extends Omit<ResourceOptions, "policy" | "state"> {
  /** What it says of its limit is that of `limiter`. */
  readonly state: Omit<ServiceState, "rateLimit">;
  /** Undefined: no limit. */
  readonly limiter: Limiter | undefined;
  readonly trustedProxies: readonly Range[];
  readonly report: ReportFault;
  /**
   * Makes what is not cached, and refuses what there is no time for. Left out if the platform handles
   * overload.
   */
  readonly work?: FairQueue;
  readonly answers?: Answers;
  /** In bytes, of all contents that are being read or wait for their answer; 8 MB if left out. */
  readonly maxContents?: number;
  /** Counted up by the handler. */
  readonly counts?: AnswerCounts;
}

/** How many answers were cached, were made, and were refused because there was too much to make. */
export interface AnswerCounts {
  cached: number;
  made: number;
  overloaded: number;
}
