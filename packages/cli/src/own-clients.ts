import { isIPv6 } from "node:net";
import type * as client from "@naijaref/http/client";

/**
 * Takes the place of what reads addresses by ipaddr.js, which is 4 KB of the download: `naijaref serve` has
 * no proxy before it, so that the name of a client comes from its socket alone.
 */

/** A customer gets a whole /64 of IPv6 (RFC 6177); IPv4 in IPv6 is IPv4. */
function nameOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  const bare = (mapped ?? address).replace(/%.*/, "");
  if (!isIPv6(bare)) return bare;
  // Written in one way (WHATWG URL, 3.5): the longest run of zeros is "::".
  const [before = "", after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [before, after ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill("0");
  return `${[...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(":")}::/64`;
}

export const createPeerReader: typeof client.createPeerReader = () => (address) => ({
  name: nameOf(address),
  isTrusted: false,
});

export const createClientReader: typeof client.createClientReader =
  () =>
  ({ peer }) =>
    nameOf(peer);

export const readRanges: typeof client.readRanges = () => ({ ok: true, ranges: [] });
