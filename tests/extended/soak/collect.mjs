import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a service before its own code: at a port of its own it collects the garbage when it is asked,
 * and says how many bytes are left. V8 collects when it likes, so what a process has at any other moment says
 * little of what it needs.
 */
if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  createServer((_, response) => {
    // What the first frees may keep other things alive until the second.
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    response.end(String(heapUsed + external));
  })
    .listen(Number(process.env["SOAK_COLLECT_PORT"]), "127.0.0.1")
    .unref();
}
