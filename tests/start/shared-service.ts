import { inject } from "vitest";
import type { RunningService, Way } from "./runtimes.ts";

export type SharedService = Pick<RunningService, "url" | "port">;

/** What the files of tests of one run share: a folder, a service, and a browser, if there is one. */
declare module "vitest" {
  export interface ProvidedContext {
    /** On which the tests of every runtime are tried. */
    readonly ways: Way[];
    readonly runFolder: string;
    readonly service: SharedService;
    readonly chromium: string | undefined;
  }
}

/**
 * The service that all files of tests of one run ask, as `npm start` runs it, without a limit. What changes a
 * service, or looks at what it holds, starts one of its own.
 */
export const sharedService = (): SharedService => inject("service");
