import { createHmac } from "node:crypto";
import { createClient, defineScript } from "@redis/client";
import { Generations } from "../generations.ts";
import { WINDOW } from "./quota.ts";
import type { Store } from "./shared.ts";
import type { Count } from "./sliding-window.ts";

/**
 * The sliding minute as a list of moments, newest first, in the server's own time. Redis runs a script alone,
 * so that two instances cannot both take the last request.
 */
const countScript = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local key, limit, window, cost = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
    local time = redis.call("TIME")
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local oldest = redis.call("LINDEX", key, -1)
    while oldest and tonumber(oldest) <= now - window do
      redis.call("RPOP", key)
      oldest = redis.call("LINDEX", key, -1)
    end
    local used = redis.call("LLEN", key)
    local allowed = cost == 0 or used + cost <= limit
    if not allowed then
      oldest = redis.call("LINDEX", key, limit - used - cost)
    elseif cost > 0 then
      for unit = 1, cost do redis.call("LPUSH", key, now) end
      redis.call("PEXPIRE", key, window)
      used = used + cost
    end
    return { allowed and 1 or 0, used, (oldest or now) + window - now }
  `,
  parseCommand(parser, client: string, limit: number, cost: number) {
    parser.pushKey(`naijaref:limit:${client}`);
    parser.push(String(limit), String(WINDOW), String(cost));
  },
  transformReply: (reply: unknown) => reply,
});

export interface RedisStore extends Store {
  readonly close: () => void;
}

/** Of each of two generations. */
const NAMES_KEPT = 10_000;

/**
 * Names clients by a keyed hash, so that a person who can read the server's keys learns no addresses from
 * them.
 */
function nameClients(secret: string): (client: string) => string {
  const names = new Generations<string, string>(NAMES_KEPT);
  return (client) => {
    let name = names.get(client);
    if (name === undefined) {
      name = createHmac("sha256", secret).update(client).digest("base64url").slice(0, 22);
      names.set(client, name);
    }
    return name;
  };
}

/**
 * Counts in Redis or Valkey; it connects, and connects again, by itself.
 *
 * @param secret the same for all instances that count together.
 */
export function countInRedis(url: string, secret: string): RedisStore {
  const nameOf = nameClients(secret);
  const client = createClient({
    url,
    RESP: 2,
    scripts: { count: countScript },
    // A command that cannot be sent now is of no use later: the request has its answer by then.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 5000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000),
    },
  });
  // The caller receives each fault as the rejection of its own command.
  client.on("error", () => {});
  const connected = client.connect().catch(() => {});
  return {
    count: async (key, limit, cost) => {
      await connected;
      return readCount(await client.count(nameOf(key), limit, cost));
    },
    close: () => client.destroy(),
  };
}

function readCount(reply: unknown): Count {
  if (!Array.isArray(reply) || reply.length !== 3 || !reply.every(Number.isInteger)) {
    throw new Error("the server answers, but not as Redis does");
  }
  const [allowed, used, milliseconds] = reply as [number, number, number];
  return { allowed: allowed === 1, used, milliseconds };
}
