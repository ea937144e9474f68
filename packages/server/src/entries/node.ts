import { drainOnSignals } from "./drain.ts";
import { announce, explainListenError } from "./listening.ts";
import { createNodeServer } from "./node-server.ts";
import { buildService } from "./service.ts";

const service = await buildService(process.env);
const { settings, log } = service;
const server = createNodeServer(service);

server.on("error", (error) => explainListenError(error, settings, log));
server.listen(settings.port, settings.host, () => announce(server.address(), settings, log));
drainOnSignals(service, { close: () => new Promise((resolve) => server.close(resolve)) });
