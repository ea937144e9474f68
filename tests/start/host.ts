import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface OpenHost {
  /** Browsers let pages at this address know a position, as they do those with TLS. */
  readonly url: string;
  /** The targets that it was asked for. */
  readonly asked: string[];
  /** Closes each connection; the next is taken. */
  readonly cut: () => void;
  readonly close: () => void;
}

/** Somebody else's host on loopback, which answers as a function says. */
export async function openHost(answer: RequestListener): Promise<OpenHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const cut = (): void => server.closeAllConnections();
  const close = (): void => {
    cut();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, cut, close };
}
