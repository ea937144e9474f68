import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

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
