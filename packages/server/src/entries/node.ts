import type { AddressInfo } from "node:net";
import { createNodeServer } from "../node/server.ts";
import { drainOnSignals } from "../process/drain.ts";
import { announce, explain } from "../process/listening.ts";
import { buildService } from "../process/service.ts";

const service = await buildService(process.env);
const { settings, log } = service;
const { server, close } = createNodeServer(service);

server.on("error", (error) => explain(error, settings, log));
server.listen(settings.port, settings.host, () =>
  announce((server.address() as AddressInfo).port, settings, log),
);
drainOnSignals(service, { close });
