import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../dist/entries/node.js", import.meta.url));

export interface RunningService {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts the built service on a free port, as `npm start` does, and answers once it listens. */
export async function startService(env: Readonly<Record<string, string>> = {}): Promise<RunningService> {
  const service = spawn(process.execPath, [entry], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(service, "exit");
  const port = await listeningPort(service);
  return {
    url: `http://127.0.0.1:${port}`,
    process: service,
    stop: async () => {
      service.kill("SIGINT");
      await ended;
    },
  };
}

/** The port that the service's first log line names. */
async function listeningPort(service: ChildProcess): Promise<number> {
  let log = "";
  for await (const chunk of service.stdout ?? []) {
    log += String(chunk);
    const port = /"port":(\d+)/.exec(log)?.[1];
    if (port !== undefined) {
      service.stdout?.resume();
      return Number(port);
    }
  }
  throw new Error(`the service ended before it listened; it said: ${log}`);
}
