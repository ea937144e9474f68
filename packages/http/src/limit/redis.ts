import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { ClientOfflineError, createClient, defineScript } from "@redis/client";
import { WINDOW } from "./quota.ts";
import type { AddUp } from "./shared.ts";
import type { Part } from "./sliding-window.ts";

/** In milliseconds: the units of so long a time are added up together. */
const SLICE = 2000;
/** Slices of which something may still count. */
const SLICES = WINDOW / SLICE + 1;
/** In milliseconds: how long an answer of the server may take. */
const PATIENCE = 2000;

/**
 * A client's units stand in a hash, by slice and instance. The server's clock divides the slices, and says
 * how old they are. Those that are too old are removed, and those of the future, which a clock leaves that
 * is set back. It answers its time, and for each client the slices with what all others gave in them, as one
 * list of numbers: a list for each slice takes the server twice as long.
 */
const addUpScript = defineScript({
  SCRIPT: `
    local time = redis.call("TIME")
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local instance, slice, replies = ARGV[1], math.floor(now / ${SLICE}), { now }
    for at, key in ipairs(KEYS) do
      redis.call("HINCRBY", key, slice .. ":" .. instance, ARGV[1 + at])
      redis.call("PEXPIRE", key, ${SLICE * SLICES})
      local fields, sums, others = redis.call("HGETALL", key), {}, {}
      for field = 1, #fields, 2 do
        local of, by = string.match(fields[field], "^(%d+):(.+)$")
        of = of + 0
        if of > slice or of <= slice - ${SLICES} then
          redis.call("HDEL", key, fields[field])
        elseif by ~= instance then
          sums[of] = (sums[of] or 0) + fields[field + 1]
        end
      end
      for of, units in pairs(sums) do
        others[#others + 1] = of
        others[#others + 1] = units
      end
      replies[1 + at] = others
    end
    return replies
  `,
  parseCommand(parser, instance: string, keys: string[], units: readonly number[]) {
    parser.pushKeysLength(keys);
    parser.push(instance, ...units.map(String));
  },
  transformReply: (reply: unknown): readonly (readonly Part[])[] => {
    const [now, ...clients] = reply as readonly [number, ...(readonly number[])[]];
    return clients.map((others) =>
      others.flatMap((slice, at): Part[] =>
        at % 2 === 1 ? [] : [[slice, others[at + 1] ?? 0, Math.max(0, now - (slice + 1) * SLICE)]],
      ),
    );
  },
});

/**
 * Counts in Redis or Valkey; it connects, and connects again, by itself. Clients are named by a keyed hash,
 * so that who can read the server's keys learns no addresses from them.
 *
 * @param secret the same for all instances that count together.
 */
export function addUpInRedis(url: string, secret: string): AddUp {
  const instance = randomUUID().slice(0, 8);
  const keyOf = (name: string): string =>
    `naijaref:limit:${createHmac("sha256", secret).update(name).digest("base64url").slice(0, 22)}`;
  const client = createClient({
    url,
    RESP: 2,
    scripts: { addUp: addUpScript },
    disableOfflineQueue: true,
    socket: { connectTimeout: PATIENCE, socketTimeout: PATIENCE, reconnectStrategy: 500 },
  });
  let lastError: NodeJS.ErrnoException | undefined;
  client.on("error", (error) => {
    lastError = error;
  });
  const begun = once(client, "ready").catch(() => {});
  client.connect().catch(() => {});
  return async (taken) => {
    await begun;
    try {
      const keys = taken.map(([name]) => keyOf(name));
      return await client.addUp(
        instance,
        keys,
        taken.map(([, units]) => units),
      );
    } catch (error) {
      // A command that cannot be sent says only that there is no connection. Of several addresses Node joins
      // the errors in one that has a code and no message.
      if (!(error instanceof ClientOfflineError) || lastError === undefined) throw error;
      throw new Error(lastError.message || lastError.code);
    }
  };
}
