import { guides } from "@naijaref/mcp/guides";
import { serveStdio } from "@naijaref/mcp/stdio";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";

/** What a program does that speaks to agents over its standard streams, with what is built. */
await serveStdio(process.stdin, process.stdout, {
  pollingUnits: createPollingUnits(loadStateModule),
  guides,
});
