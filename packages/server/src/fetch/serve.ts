import type { HttpAnswer } from "@naijaref/http/message";
import { drainAtEnd } from "../process/drain.ts";
import { announce, explain } from "../process/listening.ts";
import { buildService, type ServiceProcess } from "../process/service.ts";
import type { Settings } from "../process/settings.ts";
import { warmUp } from "../process/warm-up.ts";
import { FetchRequest, toResponse } from "./message.ts";

/** The service as a runtime of the Fetch standard calls it. */
type Answer = (request: Request, readPeer: (request: Request) => string) => Response | Promise<Response>;

const answerFetch =
  ({ handle, startLog }: ServiceProcess): Answer =>
  (incoming, readPeer) => {
    const logAnswer = startLog();
    const request = new FetchRequest(incoming, readPeer);
    const finish = (answer: HttpAnswer): Response => {
      logAnswer(request.method, answer);
      return toResponse(answer, request.method);
    };
    const answer = handle(request);
    return answer instanceof Promise ? answer.then(finish) : finish(answer);
  };

/** Starts to listen, says on which port, and returns what closes it. */
type Listen = (settings: Settings, answer: Answer, started: (port: number) => void) => () => Promise<unknown>;

declare const Bun: {
  serve(options: {
    port: number;
    hostname: string | undefined;
    idleTimeout: number;
    fetch(request: Request): Response | Promise<Response>;
  }): {
    readonly port: number;
    requestIP(request: Request): { readonly address: string } | null;
    stop(): Promise<void>;
  };
};

const listenOnBun: Listen = ({ port, host }, answer, started) => {
  const server: ReturnType<typeof Bun.serve> = Bun.serve({
    port,
    hostname: host,
    idleTimeout: 65,
    fetch: (request) => answer(request, readPeer),
  });
  const readPeer = (request: Request): string => server.requestIP(request)?.address ?? "";
  started(server.port);
  return () => server.stop();
};

declare const Deno: {
  serve(
    options: { port: number; hostname: string; onListen: (address: { port: number }) => void },
    answer: (
      request: Request,
      from: { readonly remoteAddr: { readonly hostname: string } },
    ) => Response | Promise<Response>,
  ): { shutdown(): Promise<void> };
};

const listenOnDeno: Listen = ({ port, host = "::" }, answer, started) => {
  const server = Deno.serve(
    { port, hostname: host, onListen: (address) => started(address.port) },
    (request, from) => answer(request, () => from.remoteAddr.hostname),
  );
  return () => server.shutdown();
};

/** Serves on Bun or Deno. */
export async function serveOnFetch(settings: Settings): Promise<void> {
  const service = await buildService(settings);
  const listen = process.versions["bun"] === undefined ? listenOnDeno : listenOnBun;
  try {
    const close = listen(settings, answerFetch(service), (port) => {
      announce(port, settings, service);
      warmUp(service.state.start);
    });
    drainAtEnd(service, close);
  } catch (error) {
    explain(error as Error, settings, service.log);
  }
}
