import { request } from "node:http";
import { openHost } from "./host.ts";

/** A proxy before a service: the connection to it can be cut, which a service worker meets too. */
export interface CutProxy {
  readonly url: string;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/**
 * @param service the address of the service
 * @param rewrite changes each page and script
 */
export async function startProxy(
  service: string,
  rewrite = (text: string): string => text,
): Promise<CutProxy> {
  let isCut = false;
  const proxy = await openHost((incoming, outgoing) => {
    if (isCut) return void incoming.socket.destroy();
    const { "accept-encoding": _, "if-none-match": __, ...headers } = incoming.headers;
    const asked = request(service + incoming.url, { headers, method: incoming.method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const { "content-length": ___, etag: ____, ...kept } = answer.headers;
        const isText = /html|javascript/.test(String(kept["content-type"]));
        const body = Buffer.concat(parts);
        outgoing.writeHead(answer.statusCode ?? 500, kept);
        outgoing.end(isText ? rewrite(body.toString()) : body);
      });
    });
    asked.on("error", () => outgoing.destroy());
    asked.end();
  });
  return {
    url: proxy.url,
    cut() {
      isCut = true;
      proxy.cut();
    },
    mend() {
      isCut = false;
    },
    close: proxy.close,
  };
}
