import { serveOnFetch } from "../fetch/serve.ts";
import { serve as serveOnNode } from "../process/serve-on-node.ts";
import { settingsOrExit } from "../process/service.ts";

/** Starts the service on the runtime that runs it: `npm run build` bundles one module for all three. */
export function start(): void {
  const { bun, deno } = process.versions;
  const serve = bun === undefined && deno === undefined ? serveOnNode : serveOnFetch;
  void serve(settingsOrExit(process.env));
}
