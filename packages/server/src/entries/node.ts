import { serveOnNode } from "../node/serve-on-node.ts";
import { settingsOrExit } from "../process/service.ts";

await serveOnNode(settingsOrExit(process.env));
