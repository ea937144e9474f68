import type { Settings } from "../process/settings.ts";
import { serve } from "./serve.ts";

export const serveOnNode = (settings: Settings): Promise<void> =>
  settings.processes === 1 ? serve(settings) : serveInProcesses(settings);

/** Loads the modules of several processes only where they are needed: one process starts faster without. */
async function serveInProcesses(settings: Settings): Promise<void> {
  const { default: cluster } = await import("node:cluster");
  if (cluster.isPrimary) {
    const { runProcesses } = await import("../process/processes.ts");
    runProcesses(settings);
  } else {
    const { shareWork } = await import("../process/among-processes.ts");
    await serve(...shareWork(settings));
  }
}
