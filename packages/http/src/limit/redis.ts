import { createHmac, randomUUID } from "node:crypto";
import { createClient, defineScript } from "@redis/client";
import { WINDOW } from "./quota.ts";
import type { SharedCounts } from "./shared.ts";

/** In milliseconds: the units of so long a time are added up together. */
const SLICE = 2000;
/** Slices of which something may still count. */
const SLICES = WINDOW / SLICE + 1;

/**
 * A client's units stand in a hash, by slice and instance. The server's clock divides the slices, and says
 * how old they are. Those that are too old are removed, and those of the future, which a clock leaves that
 * is set back. It replies for each client with slice, units of the others, and age, in turn.
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
      local fields, sums, reply = redis.call("HGETALL", key), {}, {}
      for field = 1, #fields, 2 do
        local of, by = string.match(fields[field], "^(%d+):(.+)$")
        of = tonumber(of)
        if of > slice or of <= slice - slices then
          redis.call("HDEL", key, fields[field])
        elseif by ~= instance then
          sums[of] = (sums[of] or 0) + fields[field + 1]
        end
      end
      for of, units in pairs(sums) do
        for _, number in ipairs({ of, units, math.max(0, now - (of + 1) * size) }) do
          reply[#reply + 1] = number
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

/**
 * Counts in Redis or Valkey; it connects, and connects again, by itself. Clients are named by a keyed hash,
 * so that who can read the server's keys learns no addresses from them.
 *
 * @param secret the same for all instances that count together.
 */
export function countInRedis(url: string, secret: string): SharedCounts {
  const instance = randomUUID().slice(0, 8);
  const keyOf = (name: string): string =>
    `naijaref:limit:${createHmac("sha256", secret).update(name).digest("base64url").slice(0, 22)}`;
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
  client.on("error", ({ message, code }: NodeJS.ErrnoException) => {
    // Node joins the errors of several addresses in one that has a code and no message.
    lastError = message || code;
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
        const replies = await client.exchangeCounts(instance, named);
        if (Array.isArray(replies) && replies.length === taken.length) return replies;
        throw new Error("the server answers, but not as Redis does");
      } catch (error) {
        throw lastError === undefined ? error : new Error(lastError);
      }
    },
    lastError: () => lastError,
  };
}
