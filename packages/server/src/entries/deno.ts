import { serveOnDeno } from "../fetch/serve-on-deno.ts";
import { settingsOrExit } from "../process/service.ts";

await serveOnDeno(settingsOrExit(process.env));
