import type { AddressInfo } from "node:net";
import { drainOnSignals } from "./drain.ts";
import { announce, explain } from "./listening.ts";
import { createNodeServer } from "./node-server.ts";
import { buildService } from "./service.ts";

const service = await buildService(process.env);
const { settings, log } = service;
const { server, close } = createNodeServer(service);

server.on("error", (error) => explain(error, settings, log));
server.listen(settings.port, settings.host, () =>
  announce((server.address() as AddressInfo).port, settings, log),
);
drainOnSignals(service, { close });
