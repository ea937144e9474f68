import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";
import { build } from "vite";
import { vi } from "vitest";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const PAGES = ["plain", "react", "vue", "svelte"] as const;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Builds the pages of all frameworks in one go, from the packages as they are published. */
export async function buildPages(outDir: string): Promise<void> {
  // As `vite build` runs in a shell. Vitest sets another one, with which React is built for development.
  vi.stubEnv("NODE_ENV", "production");
  await build({
    root: folder("pages"),
    configFile: false,
    logLevel: "warn",
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("naija-") } } }),
      svelte({ configFile: false }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: PAGES.map((page) => folder(`pages/${page}/index.html`)) },
    },
  });
}

/** Serves folders, each under a path, and pages of HTML that tests write. */
export async function serve(
  folders: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const mount = Object.keys(folders).find((path) => pathname.startsWith(path));
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const body =
        pages[pathname] ?? readFileSync(join(folders[mount ?? ""] ?? "", path.slice(mount?.length)));
      const type = pages[pathname] === undefined ? TYPES[extname(path)] : "text/html";
      response.writeHead(200, { "content-type": type ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
