import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pino } from "pino";
import { createHandler } from "../http/handler.ts";
import type { HttpRequest } from "../http/message.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
const log = pino({ base: null });
const handle = createHandler({ report: (error) => log.error(error) });

const read = (incoming: IncomingMessage): HttpRequest => ({
  method: incoming.method ?? "GET",
  target: incoming.url ?? "/",
  peer: incoming.socket.remoteAddress ?? "",
  header: (name) => {
    const value = incoming.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  },
});

async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const answer = await handle(read(incoming));
  response.writeHead(answer.status, answer.headers as string[]);
  response.end(answer.body);
  log.info({
    method: incoming.method,
    route: answer.route,
    status: answer.status,
    ms: Number((performance.now() - started).toFixed(2)),
  });
}

const server = createServer(serve);

server.on("error", (error: NodeJS.ErrnoException) => {
  const where = `${settings.host ?? "port"} ${settings.port}`;
  const reason =
    error.code === "EADDRINUSE"
      ? `${where} is taken by another program: stop it, or set PORT to another port.`
      : `cannot listen on ${where}: ${error.message}`;
  log.fatal(reason);
  process.exitCode = 1;
});

server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  log.info({ port }, `naijaref listens: open http://${settings.host ?? "localhost"}:${port}/v1/docs`);
});
