/** The same for TypeScript that compiles to CommonJS. */
import type {} from "./vue.d.ts" with { "resolution-mode": "import" };
