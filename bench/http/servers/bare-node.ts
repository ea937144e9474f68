import { createServer } from "node:http";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { createHandler } from "../../../packages/server/src/service/handler.ts";

/**
 * The most that Node's own HTTP server can do: one answer, made once, to whatever is asked. Header fields and
 * bytes are those of the service, so that nothing but the work of finding the answer is compared.
 */

const TARGETS: Readonly<Record<string, string>> = { list: "/v1/lgas" };

const isNotModified = process.env["CASE"] === "not modified";
const handle = createHandler({
  limiter: undefined,
  trustedProxies: [],
  encode: undefined,
  state: { isDraining: () => false, uptime: () => 0, pollingUnits: createPollingUnits(loadStateModule) },
  report: console.error,
});
const { stored } = await handle({
  method: "GET",
  target: TARGETS[process.env["CASE"] ?? ""] ?? "/v1/states/LA",
  peer: "127.0.0.1",
  header: (name) => (name === "if-none-match" && isNotModified ? "*" : undefined),
});
const { status, headers, body } = stored;

// A profile is written when the process ends by itself.
process.on("SIGTERM", () => process.exit());

createServer((_, response) => {
  response.writeHead(status, headers as string[]);
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
