import type {} from "vitest";
import type { Way } from "./runtimes.ts";
import type { SharedService } from "./shared-service.ts";

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
