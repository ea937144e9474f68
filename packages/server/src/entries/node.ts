import { serve } from "../node/serve.ts";
import { settingsOrExit } from "../process/service.ts";

await serve(settingsOrExit(process.env));
