import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { findProgram } from "./programs.ts";

export const redisServer = findProgram("redis-server") ?? findProgram("valkey-server");

export interface RunningRedis {
  readonly url: string;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Dies at once, as a machine does; what it counted is lost. */
  readonly kill: () => Promise<void>;
  /** Starts again at the same address. */
  readonly revive: () => Promise<void>;
}

/** Starts a Redis of its own, that keeps nothing on disk. */
export async function startRedis(...options: readonly string[]): Promise<RunningRedis> {
  const port = await freePort();
  let server = await launch(port, options);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => server.kill("SIGSTOP"),
    thaw: () => server.kill("SIGCONT"),
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
    revive: async () => {
      server = await launch(port, options);
    },
  };
}

async function launch(port: number, options: readonly string[]): Promise<ChildProcess> {
  const quiet = ["--save", "", "--appendonly", "no", "--loglevel", "warning", "--bind", "127.0.0.1"];
  const server = spawn(redisServer ?? "", ["--port", String(port), ...quiet, ...options], {
    stdio: "ignore",
  });
  for (let tries = 0; tries < 500; tries++) {
    if (await accepts(port)) return server;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("redis-server did not start");
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
