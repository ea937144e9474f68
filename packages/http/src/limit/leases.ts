import { type Account, newAccount } from "./account.ts";
import { type Bound, Contact } from "./contact.ts";
import { type Grant, LEASE_TIMES, type LeaseStore, type LeaseTimes } from "./lease-store.ts";
import { within } from "./patience.ts";
import type { Limiter, Quota } from "./quota.ts";
import { type Clock, limitInMemory, quotaOf } from "./sliding-window.ts";

/** A lease is at most this part of what each instance could still get. */
const PART_OF_REST = 2;
/** Clients about whom something is remembered; the one that was remembered first is forgotten first. */
const CLIENTS = 40_000;

export interface Sharing {
  readonly limit: number;
  readonly store: LeaseStore;
  /** Called once when the store stops responding, and once when it responds again. */
  readonly report: { readonly away: (reason: string) => void; readonly back: () => void };
  readonly times?: LeaseTimes;
  readonly now?: Clock;
}

export interface LeasingLimiter extends Limiter {
  /** Asks the store for the first time; to be awaited before the first request. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * One limit for all instances, nearly without asking the store. An instance takes a lease of some of a
 * client's units, and counts within it. The store counts the units of a lease from when they were given until
 * a window after the last moment in which they may be used: so no window holds more than the limit. What was
 * not used is given back when the lease ends.
 *
 * When the store is slow, gone, or has forgotten what it gave, no request waits for it nor fails: this
 * instance goes on by itself, with as little as keeps the limit of all (see `Contact`).
 */
export function limitByLeases(sharing: Sharing): LeasingLimiter {
  const { limit, store, report, times = LEASE_TIMES, now = () => performance.now() } = sharing;
  const { window, lease, patience, interval } = times;
  const accounts = new Map<string, Account>();
  const contact = new Contact(limit, times, now);
  /** All that this instance has given, and of it what it gave beside the leases that were safe. */
  const own = limitInMemory(limit, now, window);
  const beside = limitInMemory(limit, now, window);
  let isKnown = false;
  let isStopped = false;
  let timers: ReturnType<typeof setInterval>[] = [];

  const leave = (error: unknown): void => {
    // A question on its way fails when the connection is closed: that says nothing of the store.
    if (isStopped) return;
    if (contact.lose() || !isKnown) report.away(error instanceof Error ? error.message : String(error));
    isKnown = true;
  };

  // Not a ping: a replica, a full or a locked server answers pings and refuses to count.
  const greet = async (wait = patience): Promise<void> => {
    const asked = now();
    try {
      const presence = await within(wait, store.greet());
      if (contact.meet(presence, asked) && isKnown) report.back();
      isKnown = true;
    } catch (error) {
      leave(error);
    }
  };

  const remember = (client: string): Account => {
    if (accounts.size >= CLIENTS) accounts.delete(accounts.keys().next().value ?? "");
    const account = newAccount(limit);
    accounts.set(client, account);
    return account;
  };

  /** Takes units of the lease. */
  const spend = (client: string, account: Account, cost: number, moment: number): boolean => {
    if (account.units < cost || moment >= account.until) return false;
    account.units -= cost;
    own.count(client, cost);
    return true;
  };

  const install = (account: Account, need: number, grant: Grant): void => {
    const moment = now();
    account.grant = grant;
    account.units = grant.units;
    account.until = account.asked + lease;
    account.left = grant.left;
    account.leftUntil = moment + grant.milliseconds;
    if (grant.units > 0) return;
    account.refused = need;
    // What others give back may be there earlier.
    account.refusedUntil = moment + Math.min(grant.milliseconds, lease);
  };

  /** Ends the lease and asks for another one. */
  const renew = async (client: string, account: Account, need: number): Promise<void> => {
    const { grant, units } = account;
    if (grant !== undefined)
      account.size = Math.max(1, units === 0 ? Math.min(limit, 2 * account.size) : account.size >> 1);
    const asked = now();
    Object.assign(account, { asked, units: 0, grant: undefined });
    const granted = store.lease({
      client,
      limit,
      need,
      most: Math.max(need, account.size, account.wanted),
      parts: PART_OF_REST * contact.instances,
      back: grant && units > 0 ? { grant, units } : undefined,
    });
    const installed = granted.then((given) => {
      // It has forgotten what it gave before: from now on little is given, until that no longer counts.
      if (contact.knows(given) && account.asked === asked) install(account, need, given);
    });
    try {
      await within(patience, installed);
    } catch (error) {
      leave(error);
    }
  };

  const ask = (client: string, account: Account, need: number): Promise<void> => {
    account.asking = renew(client, account, need).finally(() => {
      account.asking = undefined;
    });
    return account.asking;
  };

  /** What this instance may give by itself. */
  const takeAlone = (client: string, cost: number, bound: Bound, moment: number): Quota => {
    const isBeside = bound.counts === "beside";
    const count = (isBeside ? beside : own).count(client, cost, bound.most);
    if (!count.allowed)
      return quotaOf(bound.most, {
        ...count,
        milliseconds: Math.max(bound.until - moment, count.milliseconds),
      });
    if (isBeside) own.count(client, cost);
    return quotaOf(bound.most, count);
  };

  /** Takes the units that this instance has of a client, or refuses; undefined if the store must be asked. */
  const takeHere = (client: string, account: Account, cost: number): Quota | undefined => {
    const moment = now();
    const bound = contact.bound(moment);
    if (bound !== undefined) {
      const isBeside = bound.counts === "beside";
      if (!contact.isThere)
        return isBeside && spend(client, account, cost, moment)
          ? quota(true, account, moment)
          : takeAlone(client, cost, bound, moment);
      // While the store does not know all that counts, both must allow it.
      const { used } = (isBeside ? beside : own).count(client, 0);
      if (used + cost > bound.most) return takeAlone(client, cost, bound, moment);
    }
    if (spend(client, account, cost, moment)) {
      if (bound?.counts === "beside") beside.count(client, cost);
      return quota(true, account, moment);
    }
    return cost >= account.refused && moment < account.refusedUntil
      ? quota(false, account, moment)
      : undefined;
  };

  const takeLater = async (client: string, account: Account, cost: number): Promise<Quota> => {
    account.wanted += cost;
    try {
      for (;;) {
        await (account.asking ?? ask(client, account, cost));
        const taken = takeHere(client, account, cost);
        if (taken !== undefined) return taken;
      }
    } finally {
      account.wanted -= cost;
    }
  };

  const take = (client: string, cost: number): Quota | Promise<Quota> => {
    const account = accounts.get(client) ?? remember(client);
    if (cost === 0) return quota(true, account, now());
    return takeHere(client, account, cost) ?? takeLater(client, account, cost);
  };

  const quota = (allowed: boolean, account: Account, moment: number): Quota => {
    const milliseconds = account.leftUntil - moment;
    if (milliseconds <= 0) return { allowed, remaining: allowed ? limit : 0, seconds: window / 1000 };
    const units = moment < account.until ? account.units : 0;
    return { allowed, remaining: account.left + units, seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
  };

  /** Gives back what was not used, and forgets clients of whom nothing is known any more. */
  const sweep = (): void => {
    const moment = now();
    for (const [client, account] of accounts) {
      const { grant, units, until, leftUntil, asking } = account;
      if (asking !== undefined || moment < until) continue;
      if (grant !== undefined && units > 0 && contact.isThere) {
        store.lease({ client, limit, need: 0, most: 0, parts: 1, back: { grant, units } }).catch(() => {});
        account.left += units;
      }
      Object.assign(account, { units: 0, grant: undefined });
      if (moment >= leftUntil) accounts.delete(client);
    }
  };

  return {
    limit,
    take,
    start: async () => {
      // It has to connect first.
      await greet(4 * patience);
      timers = [setInterval(() => void greet(), interval), setInterval(sweep, lease)];
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}
