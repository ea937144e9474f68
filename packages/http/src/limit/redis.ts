import { createHmac, randomUUID } from "node:crypto";
import { createClient, defineScript } from "@redis/client";
import { Generations } from "../cache.ts";
import { WINDOW } from "./quota.ts";
import type { OthersSlice, SharedCounts } from "./shared.ts";

/** In milliseconds: the units of so long a time are added up together. */
const SLICE = 2000;
/** Slices of which something may still count. */
const SLICES = WINDOW / SLICE + 1;

/**
 * A client's units stand in a hash, by slice and instance. The server's clock divides the slices, and says
 * how old they are. Those that are too old are removed, and those of the future, which a clock leaves that
 * is set back.
 */
const exchangeScript = defineScript({
  SCRIPT: `
    local time = redis.call("TIME")
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local instance, size, slices = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
    local slice, replies = math.floor(now / size), {}
    for at, key in ipairs(KEYS) do
      redis.call("HINCRBY", key, slice .. ":" .. instance, ARGV[3 + at])
      redis.call("PEXPIRE", key, size * slices)
      local fields, reply = redis.call("HGETALL", key), { now }
      for field = 1, #fields, 2 do
        local of, by = string.match(fields[field], "^(%d+):(.+)$")
        of = tonumber(of)
        if of > slice or of <= slice - slices then
          redis.call("HDEL", key, fields[field])
        elseif by ~= instance then
          reply[#reply + 1] = of
          reply[#reply + 1] = tonumber(fields[field + 1])
        end
      end
      replies[at] = reply
    end
    return replies
  `,
  parseCommand(parser, instance: string, taken: readonly (readonly [key: string, units: number])[]) {
    parser.pushKeysLength(taken.map(([key]) => key));
    parser.push(instance, String(SLICE), String(SLICES), ...taken.map(([, units]) => String(units)));
  },
  transformReply: (reply: unknown) => reply,
});

const NAMES_CACHED = 10_000;

/**
 * Counts in Redis or Valkey; it connects, and connects again, by itself. Clients are named by a keyed hash,
 * so that who can read the server's keys learns no addresses from them.
 *
 * @param secret the same for all instances that count together.
 */
export function countInRedis(url: string, secret: string): SharedCounts & { readonly close: () => void } {
  const instance = randomUUID().slice(0, 8);
  const keys = new Generations<string, string>(NAMES_CACHED);
  const keyOf = (name: string): string => {
    let key = keys.get(name);
    if (key === undefined) {
      key = `naijaref:limit:${createHmac("sha256", secret).update(name).digest("base64url").slice(0, 22)}`;
      keys.set(name, key);
    }
    return key;
  };
  const client = createClient({
    url,
    RESP: 2,
    scripts: { exchangeCounts: exchangeScript },
    disableOfflineQueue: true,
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 5000,
      reconnectStrategy: (retries) => Math.min(1000, 50 * 2 ** retries),
    },
  });
  /** A command that cannot be sent says only that there is no connection: this says why. */
  let lastError: string | undefined;
  client.on("error", (error: unknown) => {
    lastError = error instanceof Error && error.message !== "" ? error.message : codeOf(error);
  });
  client.on("ready", () => {
    lastError = undefined;
  });
  const connected = client.connect().catch(() => {});
  return {
    exchange: async (taken) => {
      await connected;
      try {
        const named = taken.map(([name, units]) => [keyOf(name), units] as const);
        return readReplies(await client.exchangeCounts(instance, named), taken.length);
      } catch (error) {
        throw lastError === undefined ? error : new Error(lastError);
      }
    },
    lastError: () => lastError,
    close: () => client.destroy(),
  };
}

/** Node joins the errors of several addresses in one that has a code and no message. */
const codeOf = (error: unknown): string =>
  String((error as { readonly code?: unknown } | undefined)?.code ?? error);

function readReplies(replies: unknown, count: number): readonly (readonly OthersSlice[])[] {
  if (!Array.isArray(replies) || replies.length !== count)
    throw new Error("the server answers, but not as Redis does");
  return replies.map((reply: readonly number[]) => {
    const [time = 0, ...counted] = reply;
    const slices = new Map<number, number>();
    for (let at = 0; at < counted.length; at += 2) {
      const slice = counted[at] ?? 0;
      slices.set(slice, (slices.get(slice) ?? 0) + (counted[at + 1] ?? 0));
    }
    return [...slices].map(([slice, units]) => {
      return { slice, units, age: Math.max(0, time - (slice + 1) * SLICE) };
    });
  });
}
