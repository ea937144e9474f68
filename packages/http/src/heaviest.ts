import { siteOf } from "./client.ts";

/** A part that a client has of something that all clients share. */
export interface Share {
  readonly client: string;
  readonly amount: number;
}

/**
 * Of shares in the order in which they were begun, the first of the client that has most: of the site that
 * has most in sum, and there of the client. So who holds up the others gives something back, and who has
 * little keeps it, however many parts somebody else divides theirs into.
 */
export function firstOfHeaviest<S extends Share>(shares: readonly S[]): S | undefined {
  const site = heaviest(shares, ({ client }) => siteOf(client));
  const ofSite = shares.filter(({ client }) => siteOf(client) === site);
  const client = heaviest(ofSite, (share) => share.client);
  return ofSite.find((share) => share.client === client);
}

/** The key whose shares have the greatest sum. */
function heaviest(shares: readonly Share[], keyOf: (share: Share) => string): string | undefined {
  const sums = new Map<string, number>();
  let most: string | undefined;
  for (const share of shares) {
    const key = keyOf(share);
    sums.set(key, (sums.get(key) ?? 0) + share.amount);
  }
  for (const [key, sum] of sums) if (most === undefined || sum > (sums.get(most) ?? 0)) most = key;
  return most;
}
