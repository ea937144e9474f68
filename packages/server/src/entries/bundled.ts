import { createRequire } from "node:module";

/** Runs the service as one module, as `npm run build` bundles it. */
createRequire(import.meta.url)("./service.cjs");
