/** The same for TypeScript that compiles to CommonJS. */
import type {} from "./svelte.d.ts" with { "resolution-mode": "import" };
