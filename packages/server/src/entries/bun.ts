import { serveOnBun } from "../fetch/serve-on-bun.ts";
import { settingsOrExit } from "../process/service.ts";

await serveOnBun(settingsOrExit(process.env));
