import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { guides } from "../../../mcp/dist/guides.js";
import { serveStdio } from "../../../mcp/dist/stdio.js";

/** What a program does that speaks to agents over its standard streams, with what is built. */
await serveStdio(process.stdin, process.stdout, {
  pollingUnits: createPollingUnits(loadStateModule),
  guides,
});
