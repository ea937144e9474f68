import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createClient, type RedisClientType } from "@redis/client";
import { freePort, listening } from "./ports.ts";
import { findProgram } from "./programs.ts";

export const redisServer = findProgram("redis-server") ?? findProgram("valkey-server");

export interface RunningRedis {
  readonly url: string;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Dies at once, as a machine does; what it counted is lost. */
  readonly kill: () => Promise<void>;
  /** A client of it, until the work is done. */
  readonly ask: <Answer>(work: (client: RedisClientType) => Promise<Answer>) => Promise<Answer>;
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
    ask: async (work) => {
      const client: RedisClientType = createClient({ url: `redis://127.0.0.1:${port}` });
      await client.connect();
      return work(client).finally(() => client.destroy());
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
  await listening(port);
  return server;
}
