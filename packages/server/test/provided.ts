import type {} from "vitest";

/** What the files of tests of one run share: a folder, and a browser, if there is one. */
declare module "vitest" {
  export interface ProvidedContext {
    readonly runFolder: string;
    /** Where the browser is reached. */
    readonly chromium: string | undefined;
  }
}
