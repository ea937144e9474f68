import ipaddr from "ipaddr.js";
import { Generations } from "./cache.ts";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses of trusted proxies, whose X-Forwarded-For is believed. */
export type Range = readonly [address: Address, bits: number];

/** Reads a comma-separated list of addresses and CIDR ranges, or names the first that is neither. */
export function readRanges(text: string): { ok: true; ranges: Range[] } | { ok: false; problem: string } {
  const ranges: Range[] = [];
  for (const item of text.split(",").map((part) => part.trim())) {
    if (item === "") continue;
    const range = readRange(item);
    if (range === undefined) return { ok: false, problem: item };
    ranges.push(range);
  }
  return { ok: true, ranges };
}

function readRange(text: string): Range | undefined {
  // Not `127/8`: some programs read it as 127.0.0.0/8, others as 0.0.0.127/8.
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) {
    const [address, bits] = ipaddr.parseCIDR(text);
    if (!(address instanceof ipaddr.IPv6) || !address.isIPv4MappedAddress()) return [address, bits];
    return bits < MAPPING ? undefined : [address.toIPv4Address(), bits - MAPPING];
  }
  const address = readAddress(text);
  return address && [address, address.kind() === "ipv4" ? 32 : 128];
}

/** Bits of IPv6 before an IPv4 address that it maps. */
const MAPPING = 96;

/** Reads an address as proxies write it, with or without a port; IPv4 in IPv6 is IPv4. */
function readAddress(text: string): Address | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  const known = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return known ? ipaddr.process(bare) : undefined;
}

const isIn = (address: Address, ranges: readonly Range[]): boolean =>
  ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));

/**
 * The id of a client: its IPv4 address, or the /64 of its IPv6 address, because one customer gets a whole
 * /64.
 */
function nameOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/**
 * Whose share a client has of what all clients share: the /48 of an IPv6 client, because who has one has
 * 65,536 of the /64s by which clients are told apart; of any other client itself.
 */
export function siteOf(client: string): string {
  if (!client.endsWith("::/64")) return client;
  const [first, second, third] = client.split(":", 3);
  return `${first}:${second}:${third}::/48`;
}

export interface Peer {
  readonly name: string;
  readonly isTrusted: boolean;
}

const PEERS_CACHED = 10_000;

/** Reads who is at the other end of a socket. */
export function createPeerReader(trusted: readonly Range[]): (address: string) => Peer {
  const peers = new Generations<string, Peer>(PEERS_CACHED);
  return (text) => {
    const known = peers.get(text);
    if (known !== undefined) return known;
    const address = readAddress(text);
    const peer =
      address === undefined
        ? { name: "unknown", isTrusted: false }
        : { name: nameOf(address), isTrusted: isIn(address, trusted) };
    peers.set(text, peer);
    return peer;
  };
}

interface Received {
  /** The address of the socket's other end. */
  readonly peer: string;
  header(name: string): string | undefined;
}

/**
 * Who sent a request: the socket's other end, unless that is a trusted proxy; then the last address in
 * X-Forwarded-For that no trusted proxy has. Anyone may have written what is to the left of it.
 */
export function createClientReader(trusted: readonly Range[]): (request: Received) => string {
  const readPeer = createPeerReader(trusted);
  return (request) => {
    const { name, isTrusted } = readPeer(request.peer);
    return isTrusted ? senderOf(request.header("x-forwarded-for") ?? "", name, trusted) : name;
  };
}

/** Trusted proxies that a request comes through: who claims more is taken for the last of them. */
const MAX_HOPS = 32;

function senderOf(forwardedFor: string, proxy: string, trusted: readonly Range[]): string {
  let last = proxy;
  let end = forwardedFor.length;
  for (let hop = 0; hop < MAX_HOPS && end >= 0; hop++) {
    const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(",", end - 1);
    const address = readAddress(forwardedFor.slice(comma + 1, end).trim());
    if (address === undefined) return last;
    last = nameOf(address);
    if (!isIn(address, trusted)) return last;
    end = comma;
  }
  return last;
}

/** The ids of a client at ::1: its /64, and its address where clients are not told apart by their /64s. */
const LOOPBACK_IN_IPV6 = ["0:0:0:0::/64", "::1"];

export const isOwnMachine = (client: string): boolean =>
  client.startsWith("127.") || LOOPBACK_IN_IPV6.includes(client);

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
