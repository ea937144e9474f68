import { inject } from "vitest";
import type {} from "./provided.ts";
import type { RunningService } from "./runtimes.ts";

export type SharedService = Pick<RunningService, "url" | "port">;

/**
 * The service that all files of tests of one run ask, as `npm start` runs it, without a limit. What changes a
 * service, or looks at what it holds, starts one of its own.
 */
export const sharedService = (): SharedService => inject("service");
