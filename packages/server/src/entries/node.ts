import { serve } from "../node/serve.ts";
import { settingsOrExit } from "../process/service.ts";

const settings = settingsOrExit(process.env);

if (settings.processes === 1) await serve(settings);
else {
  // Loaded only where it is needed: one process starts faster without.
  const { default: cluster } = await import("node:cluster");
  if (cluster.isPrimary) {
    const { runProcesses } = await import("../process/processes.ts");
    runProcesses(settings);
  } else {
    const { shareWork } = await import("../process/shared-in-primary.ts");
    await serve(...shareWork(settings));
  }
}
