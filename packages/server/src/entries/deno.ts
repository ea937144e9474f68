import { answerFetch } from "../fetch/serve.ts";
import { drainAtEnd } from "../process/drain.ts";
import { announce, explain } from "../process/listening.ts";
import { buildService, settingsOrExit } from "../process/service.ts";
import { warmUp } from "../process/warm-up.ts";

/** What this entry uses of Deno. */
declare const Deno: {
  serve(
    options: { port: number; hostname: string; onListen: (address: { port: number }) => void },
    answer: (
      request: Request,
      from: { readonly remoteAddr: { readonly hostname: string } },
    ) => Response | Promise<Response>,
  ): { shutdown(): Promise<void> };
};

const settings = settingsOrExit(process.env);
const service = await buildService(settings);
const { log } = service;
const answer = answerFetch(service);

try {
  const server = Deno.serve(
    {
      port: settings.port,
      hostname: settings.host ?? "::",
      onListen: ({ port }) => {
        announce(port, settings, log);
        warmUp(service.state.start);
      },
    },
    (request, from) => answer(request, () => from.remoteAddr.hostname),
  );
  drainAtEnd(service, { close: () => server.shutdown() });
} catch (error) {
  explain(error as Error, settings, log);
}
