import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PARTS } from "../../../tools/publish/export/api/parts.ts";

export interface OpenHost {
  readonly url: string;
  /** The targets that it was asked for. */
  readonly asked: string[];
  readonly close: () => void;
}

/** A host on loopback that answers as a function says. */
export async function openHost(answer: RequestListener): Promise<OpenHost> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, asked, close };
}

/** What every static host does: files with entity tags, and 404 for the rest. All parts are one site. */
export const serveFiles =
  (folder: string): RequestListener =>
  ({ url = "", headers }: IncomingMessage, response) => {
    const { pathname } = new URL(url, "http://files");
    const file = PARTS.map((part) => join(folder, part, pathname)).find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    if (file === undefined) return void response.writeHead(404).end("<h1>Not found</h1>");
    const content = readFileSync(file);
    const tag = `"${createHash("sha256").update(content).digest("hex")}"`;
    const isKnown = headers["if-none-match"] === tag;
    response.writeHead(isKnown ? 304 : 200, { ETag: tag }).end(isKnown ? undefined : content);
  };
