import { serve } from "../process/serve-on-node.ts";
import { settingsOrExit } from "../process/service.ts";

await serve(settingsOrExit(process.env));
