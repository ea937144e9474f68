import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";
import { build } from "vite";
import { vi } from "vitest";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const PAGES = ["plain", "react", "vue", "svelte"] as const;

/** Pages with the library alone, from `examples/forms`. */
export const PLACES = ["places-react", "places-vue"] as const;

/** Builds the pages of all frameworks in one go, from the packages as they are published. */
export async function buildPages(outDir: string): Promise<void> {
  // As `vite build` runs in a shell. Vitest sets another one, with which React is built for development.
  vi.stubEnv("NODE_ENV", "production");
  try {
    await build({
      root: folder("pages"),
      configFile: false,
      logLevel: "warn",
      plugins: [
        vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("naija-") } } }),
        svelte({ configFile: false }),
      ],
      // The examples stand outside of this folder, and have no frameworks of their own.
      resolve: { dedupe: ["react", "react-dom", "vue"] },
      build: {
        outDir,
        emptyOutDir: true,
        rollupOptions: { input: [...PAGES, ...PLACES].map((page) => folder(`pages/${page}/index.html`)) },
      },
    });
  } finally {
    vi.unstubAllEnvs();
  }
}
