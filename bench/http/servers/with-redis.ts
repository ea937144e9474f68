import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The service with its limit in a Redis of its own, which runs on the core of the load. */

const port = Number(process.env["PORT"]) + 10_000;
const redis = spawn(
  "taskset",
  ["-c", "1", "redis-server", "--port", String(port), "--save", "", "--bind", "127.0.0.1"],
  { stdio: "ignore" },
);
const service = spawn(
  process.execPath,
  [fileURLToPath(new URL("../../../packages/server/dist/entries/node.js", import.meta.url))],
  {
    env: { ...process.env, REDIS_URL: `redis://127.0.0.1:${port}` },
    stdio: ["ignore", "inherit", "inherit"],
  },
);
process.on("SIGTERM", () => service.kill());
service.on("exit", (code) => {
  redis.kill();
  process.exit(code ?? 0);
});
redis.on("error", () => service.kill());
