/** The same for TypeScript that compiles to CommonJS. */
import type {} from "./react.d.ts" with { "resolution-mode": "import" };
