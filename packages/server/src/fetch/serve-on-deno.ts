import { drainAtEnd } from "../process/drain.ts";
import { announce, explain } from "../process/listening.ts";
import { buildService } from "../process/service.ts";
import type { Settings } from "../process/settings.ts";
import { warmUp } from "../process/warm-up.ts";
import { answerFetch } from "./serve.ts";

declare const Deno: {
  serve(
    options: { port: number; hostname: string; onListen: (address: { port: number }) => void },
    answer: (
      request: Request,
      from: { readonly remoteAddr: { readonly hostname: string } },
    ) => Response | Promise<Response>,
  ): { shutdown(): Promise<void> };
};

export async function serveOnDeno(settings: Settings): Promise<void> {
  const service = await buildService(settings);
  const { log } = service;
  const answer = answerFetch(service);
  try {
    const server = Deno.serve(
      {
        port: settings.port,
        hostname: settings.host ?? "::",
        onListen: ({ port }) => {
          announce(port, settings, service);
          warmUp(service.state.start);
        },
      },
      (request, from) => answer(request, () => from.remoteAddr.hostname),
    );
    drainAtEnd(service, { close: () => server.shutdown() });
  } catch (error) {
    explain(error as Error, settings, log);
  }
}
