import { drainAtEnd } from "../process/drain.ts";
import { announce, explain } from "../process/listening.ts";
import { buildService } from "../process/service.ts";
import type { Settings } from "../process/settings.ts";
import { warmUp } from "../process/warm-up.ts";
import { answerFetch } from "./serve.ts";

declare const Bun: {
  serve(options: {
    port: number;
    hostname: string | undefined;
    idleTimeout: number;
    fetch(request: Request): Response | Promise<Response>;
  }): BunServer;
};

interface BunServer {
  readonly port: number;
  requestIP(request: Request): { readonly address: string } | null;
  stop(): Promise<void>;
}

export async function serveOnBun(settings: Settings): Promise<void> {
  const service = await buildService(settings);
  const { log } = service;
  const answer = answerFetch(service);
  try {
    const server: BunServer = Bun.serve({
      port: settings.port,
      hostname: settings.host,
      idleTimeout: 65,
      fetch: (request) => answer(request, readPeer),
    });
    const readPeer = (request: Request): string => server.requestIP(request)?.address ?? "";
    announce(server.port, settings, service);
    warmUp(service.state.start);
    drainAtEnd(service, { close: () => server.stop() });
  } catch (error) {
    explain(error as Error, settings, log);
  }
}
