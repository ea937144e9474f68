import { Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createNodeServer } from "../../packages/server/src/node/server.ts";
import { buildService } from "../../packages/server/src/process/service.ts";
import { readSettings } from "../../packages/server/src/process/settings.ts";

/**
 * `npm run walk -- /v1/lgas/Ikeja`: the files that a request enters, counted by V8's coverage in the running
 * service, from its sources.
 */

const PACKAGES = fileURLToPath(new URL("../../packages/", import.meta.url));

/** Returns what takes the files in which a function ran, as `http/src/target.ts`. */
async function startCoverage() {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => url.startsWith("file:") && fileURLToPath(url).startsWith(PACKAGES))
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges: [range] }) => {
          // The module itself, which runs when it is loaded.
          const isModule = functionName === "" && range?.startOffset === 0;
          return !isModule && (range?.count ?? 0) > 0;
        }),
      )
      .map(({ url }) => fileURLToPath(url).slice(PACKAGES.length))
      .sort();
  };
}

/**
 * The walks of the first request for a path, of the second, and of one whose answer is cached, each on a
 * connection that is open already, so that to accept it is not part of them.
 *
 * @param around requested before, so that what the first request of all loads is not counted.
 */
async function walksOf(path: string, around: readonly string[]) {
  const takeFiles = await startCoverage();
  const service = await buildService(readSettings({ LOG_LEVEL: "info", PORT: "0" }));
  const { server, close } = createNodeServer(service);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (target: string): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}${target}`);
    await response.arrayBuffer();
  };
  const walk = async () => {
    await takeFiles();
    await ask(path);
    return takeFiles();
  };
  for (const target of around) await ask(target);
  const [first, second] = [await walk(), await walk()];
  for (let time = 0; time < 2; time++) await ask(path);
  const cached = await walk();
  service.state.drain();
  await close();
  return { first, second, cached };
}

const [path = "/v1/lgas/Ikeja"] = process.argv.slice(2);
const walks = await walksOf(path, ["/v1/lgas/Agege", "/v1/lgas/Surulere", "/v1/states/LA"]);

for (const [name, files] of Object.entries(walks))
  console.log(`${name}: ${files.length} files\n${files.map((file) => `  ${file}\n`).join("")}`);
process.exit();
