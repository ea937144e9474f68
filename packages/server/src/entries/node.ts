import { serve } from "../node/serve.ts";
import { settingsOrExit } from "../process/service.ts";
import type { Settings } from "../process/settings.ts";

const settings = settingsOrExit(process.env);

void (settings.processes === 1 ? serve(settings) : serveInProcesses(settings));

/** Loads the modules of several processes only where they are needed: one process starts faster without. */
async function serveInProcesses(settings: Settings): Promise<void> {
  const { default: cluster } = await import("node:cluster");
  if (cluster.isPrimary) {
    const { runProcesses } = await import("../process/processes.ts");
    runProcesses(settings);
  } else {
    const { shareWork } = await import("../process/shared-in-primary.ts");
    await serve(...shareWork(settings));
  }
}
