import { type RunningService, startOn } from "./runtimes.ts";

export { type RunningService, untilReady } from "./runtimes.ts";

/** Starts the built service on a free port of Node, as `npm start` does, and answers once it does. */
export const startService = (env: Readonly<Record<string, string>> = {}): Promise<RunningService> =>
  startOn("Node", env);
