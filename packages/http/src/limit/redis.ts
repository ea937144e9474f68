import { createHmac, randomUUID } from "node:crypto";
import { createClient, defineScript } from "@redis/client";
import { Generations } from "../cache.ts";
import {
  countsFor,
  type Grant,
  LEASE_TIMES,
  type LeaseRequest,
  type LeaseStore,
  type LeaseTimes,
  type Presence,
} from "./lease-store.ts";

/** Redis runs a script alone, so that two instances cannot both get the last units. Time is the server's. */
const CLOCK = `
    local time = redis.call("TIME")
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    redis.call("HSETNX", KEYS[1], "name", time[1] * 1000000 + time[2])
`;

/**
 * A client's units stand in a hash, by the slice of time in which they were given: some hundred numbers at
 * most, whatever the limit is. Those that were not used are taken out of their slice again.
 */
const leaseScript = defineScript({
  NUMBER_OF_KEYS: 2,
  SCRIPT: `
    ${CLOCK}
    local memory = redis.call("HMGET", KEYS[1], "name", "greetings")
    local name, greetings = tonumber(memory[1]), tonumber(memory[2] or 0)
    local key = KEYS[2]
    local limit, need, most, parts = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
    local size, keep = tonumber(ARGV[5]), tonumber(ARGV[6])
    local back, from, of = tonumber(ARGV[7]), ARGV[8], tonumber(ARGV[9])
    if back > 0 and of == name and redis.call("HINCRBY", key, from, -back) <= 0 then
      redis.call("HDEL", key, from)
    end
    local fields, slices, left = redis.call("HGETALL", key), {}, limit
    for at = 1, #fields, 2 do
      local slice, units = tonumber(fields[at]), tonumber(fields[at + 1])
      local ends = (slice + 1) * size + keep - now
      if ends <= 0 then
        redis.call("HDEL", key, fields[at])
      else
        slices[#slices + 1] = { ends, units }
        left = left - units
      end
    end
    local units, slice = 0, math.floor(now / size)
    if need > 0 and need <= left then
      units = math.max(need, math.min(most, math.floor(left / parts)))
      redis.call("HINCRBY", key, slice, units)
      redis.call("PEXPIRE", key, size + keep)
      left = left - units
      slices[#slices + 1] = { (slice + 1) * size + keep - now, units }
      need = left + 1
    end
    table.sort(slices, function(a, b) return a[1] < b[1] end)
    local wait, free = 0, left
    for _, one in ipairs(slices) do
      if free >= need then break end
      wait, free = one[1], free + one[2]
    end
    return { units, math.max(left, 0), wait, slice, name, greetings }
  `,
  parseCommand(parser, client: string, request: LeaseRequest, { window, lease, slice }: LeaseTimes) {
    const { limit, need, most, parts, back } = request;
    parser.pushKey(INSTANCES);
    parser.pushKey(`naijaref:limit:${client}`);
    const numbers = [limit, need, most, parts, slice, window + lease];
    const returned = [back?.units ?? 0, back?.grant.slice ?? 0, back?.grant.name ?? 0];
    parser.push(...[...numbers, ...returned].map(String));
  },
  transformReply: (reply: unknown) => reply,
});

/** What the store remembers, and when each instance was last heard of, by the server's clock. */
const INSTANCES = "naijaref:limit:instances";

const greetScript = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    ${CLOCK}
    local greetings = redis.call("HINCRBY", KEYS[1], "greetings", 1)
    redis.call("HSET", KEYS[1], ARGV[1], now)
    local fields, instances, name = redis.call("HGETALL", KEYS[1]), 0, 0
    for at = 1, #fields, 2 do
      local field, value = fields[at], tonumber(fields[at + 1])
      if field == "name" then
        name = value
      elseif field ~= "greetings" then
        if now - value > tonumber(ARGV[2]) then redis.call("HDEL", KEYS[1], field) else instances = instances + 1 end
      end
    end
    return { instances, name, greetings }
  `,
  // An instance that has ended is counted for as long as what it gave.
  parseCommand(parser, instance: string, times: LeaseTimes) {
    parser.pushKey(INSTANCES);
    parser.push(instance, String(countsFor(times)));
  },
  transformReply: (reply: unknown) => reply,
});

export interface RedisStore extends LeaseStore {
  readonly close: () => void;
}

/** Of each of two generations. */
const NAMES_CACHED = 10_000;

/**
 * Names clients by a keyed hash, so that a person who can read the server's keys learns no addresses from
 * them.
 */
function nameClients(secret: string): (client: string) => string {
  const names = new Generations<string, string>(NAMES_CACHED);
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
 * Leases from Redis or Valkey; it connects, and connects again, by itself.
 *
 * @param secret the same for all instances that count together.
 */
export function leaseFromRedis(url: string, secret: string, times: LeaseTimes = LEASE_TIMES): RedisStore {
  const instance = randomUUID();
  const nameOf = nameClients(secret);
  const client = createClient({
    url,
    RESP: 2,
    scripts: { lease: leaseScript, greet: greetScript },
    // A command that cannot be sent now is of no use later: the request has its answer by then.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 5000,
      reconnectStrategy: (retries) => Math.min(times.interval, 50 * 2 ** retries),
    },
  });
  // The caller receives each fault as the rejection of its own command.
  client.on("error", () => {});
  const connected = client.connect().catch(() => {});
  return {
    lease: async (request) => {
      await connected;
      return readGrant(await client.lease(nameOf(request.client), request, times));
    },
    greet: async () => {
      await connected;
      return readPresence(await client.greet(instance, times));
    },
    close: () => client.destroy(),
  };
}

function readGrant(reply: unknown): Grant {
  const [units = 0, left = 0, milliseconds = 0, slice = 0, name = 0, greetings = 0] = readNumbers(reply, 6);
  return { units, left, milliseconds, slice, name, greetings };
}

function readPresence(reply: unknown): Presence {
  const [instances = 0, name = 0, greetings = 0] = readNumbers(reply, 3);
  return { instances, name, greetings };
}

function readNumbers(reply: unknown, count: number): readonly number[] {
  if (!Array.isArray(reply) || reply.length !== count || !reply.every(Number.isInteger))
    throw new Error("the server answers, but not as Redis does");
  return reply as readonly number[];
}
