import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs the bundled service, asks what is asked first, and writes what V8 has compiled by then. JavaScript,
 * because V8 takes compiled code only where it runs with the same flags, and what runs TypeScript adds some.
 */

const folder = process.argv[2] ?? "";

const freePort = new Promise((resolve) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

process.env.PORT = String(await freePort);
const { script } = await import(pathToFileURL(join(folder, "node.js")).href);

const statusOf = async (path) => {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`);
  await response.arrayBuffer();
  return response.status;
};
while ((await statusOf("/v1/ready").catch(() => 0)) !== 200)
  await new Promise((resolve) => setTimeout(resolve, 10));
for (const path of ["/v1/states/Lagos", "/v1/wards/24-11-01", "/v1/search?q=ikeja"]) await statusOf(path);

writeFileSync(join(folder, "service.cjs.compiled"), script.createCachedData());
process.exit();
