/** The same for TypeScript that compiles to CommonJS. */
import type {} from "./preact.d.ts" with { "resolution-mode": "import" };
