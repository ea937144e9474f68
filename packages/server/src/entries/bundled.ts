import module, { createRequire } from "node:module";

/** Runs the service as one module, as `npm run build` bundles it. */

// Node 22.1 and later keep what V8 compiled for the next start.
(module as { readonly enableCompileCache?: () => void }).enableCompileCache?.();
createRequire(import.meta.url)("./service.cjs");
