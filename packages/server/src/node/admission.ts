import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createPeerReader, siteOf } from "@naijaref/http/client";
import { idleSince, takeConnections } from "./closing.ts";
import type { SocketService } from "./socket-service.ts";

/** Descriptors that are not for connections: files, pipes, Redis. */
const OTHER_DESCRIPTORS = 64;
/** One for the connection itself, and one for the file that it may be downloading. */
const DESCRIPTORS_OF_ONE = 2;

/** In milliseconds: refused connections are logged together, at most once in this time. */
const TOGETHER = 10_000;

/** A /48 of IPv6 may have so many times the connections that one client may. */
const CLIENTS_OF_A_SITE = 2;
/** Connections that are accepted beside the most, until those that make place for them are closed. */
const CLOSING = 8;
/** Turns of the event loop without a new connection, after which none waits to be accepted. */
const QUIET_TURNS = 2;
const MAX_LAST_TURNS = 500;

/** How many connections there are, and how many were refused, or closed for others, since the start. */
export interface Connections {
  readonly open: number;
  readonly refused: number;
  readonly closedForOthers: number;
}

/** The connections of a client, or of an IPv6 /48. */
interface Site {
  readonly sockets: Set<Socket>;
  readonly isTrusted: boolean;
}

/**
 * Bounds the connections in all and those of one client, so that one client cannot use up the memory and the
 * descriptors for all. A connection too many of one client is closed at once. When all are taken, an idle one
 * is closed for the next: of the client that has most, the one that is idle for longest. Trusted proxies have
 * no bound of their own, because they bring many clients, and theirs are closed last.
 */
export function admitConnections(
  server: Server,
  { settings, log, work }: Pick<SocketService, "settings" | "log" | "work">,
) {
  const { maxConnections, maxConnectionsPerAddress, trustedProxies } = settings;
  const readPeer = createPeerReader(trustedProxies);
  const openOf = new Map<string, number>();
  const sites = new Map<string, Site>();
  const counts = { open: 0, refused: 0, closedForOthers: 0 };
  // At least one, because Node takes 0 for no bound.
  const most = Math.max(
    1,
    Math.min(maxConnections, Math.floor((descriptors() - OTHER_DESCRIPTORS) / DESCRIPTORS_OF_ONE)),
  );
  if (most < maxConnections) {
    log.warn(
      { most },
      "MAX_CONNECTIONS is lowered, because this process may not open more files (ulimit -n).",
    );
  }

  let said = { refused: 0, closedForOthers: 0 };
  let isQuiet = false;
  const say = (): void => {
    const refused = counts.refused - said.refused;
    const closedForOthers = counts.closedForOthers - said.closedForOthers;
    if (isQuiet || refused + closedForOthers === 0) return;
    log.warn(
      { refused, closedForOthers },
      "Connections were refused, or idle ones closed for others: there were too many, in all or from one address.",
    );
    said = { ...counts };
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
      say();
    }, TOGETHER).unref();
  };
  const refuse = (): void => {
    counts.refused++;
    say();
  };

  const forget = (socket: Socket, name: string): void => {
    const key = siteOf(name);
    const site = sites.get(key);
    if (site?.sockets.delete(socket) !== true) return;
    if (site.sockets.size === 0) sites.delete(key);
    counts.open--;
    const left = (openOf.get(name) ?? 1) - 1;
    if (left === 0) openOf.delete(name);
    else openOf.set(name, left);
  };

  const isAdmitted = (socket: Socket): boolean => {
    const { name, isTrusted } = readPeer(socket.remoteAddress ?? "");
    const open = openOf.get(name) ?? 0;
    const key = siteOf(name);
    const site = sites.get(key) ?? { sockets: new Set<Socket>(), isTrusted };
    const isTooMany =
      open >= maxConnectionsPerAddress || site.sockets.size >= CLIENTS_OF_A_SITE * maxConnectionsPerAddress;
    if (isTooMany && !isTrusted) return false;
    if (counts.open >= most) {
      const idle = longestIdle(sites.values());
      if (idle === undefined) return false;
      counts.closedForOthers++;
      forget(idle, readPeer(idle.remoteAddress ?? "").name);
      idle.destroy();
      say();
    }
    // Only now, because the connection that was closed may have been the last of the same site.
    sites.set(key, site);
    site.sockets.add(socket);
    openOf.set(name, (openOf.get(name) ?? 0) + 1);
    counts.open++;
    socket.once("close", () => forget(socket, name));
    return true;
  };

  let last: Socket[] | undefined;
  let arrivals = 0;

  server.maxConnections = most + CLOSING;
  server.on("drop", refuse);
  const read = takeConnections(server, (socket) => {
    work.giveWay();
    arrivals++;
    if (!isAdmitted(socket)) {
      refuse();
      socket.destroy();
    } else if (last === undefined) read(socket);
    else last.push(socket.on("error", () => socket.destroy()));
  });

  /**
   * Accepts what waits to be accepted, without reading it: the system would reset it when the server stops to
   * listen. Returns what has it all read, to be called then.
   */
  const acceptLast = async (): Promise<() => void> => {
    const waiting: Socket[] = [];
    last = waiting;
    let before = arrivals;
    for (let [turn, quiet] = [0, 0]; quiet < QUIET_TURNS && turn < MAX_LAST_TURNS; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = arrivals === before ? quiet + 1 : 0;
      before = arrivals;
    }
    return () => {
      last = undefined;
      for (const socket of waiting) if (!socket.destroyed) read(socket);
    };
  };
  return { connections: counts as Connections, acceptLast };
}

/** Of the site that has most, of those that have idle ones; trusted proxies last. */
function longestIdle(sites: Iterable<Site>): Socket | undefined {
  const order = [...sites].sort(
    (a, b) => Number(a.isTrusted) - Number(b.isTrusted) || b.sockets.size - a.sockets.size,
  );
  for (const { sockets } of order) {
    let longest: Socket | undefined;
    let first = Number.POSITIVE_INFINITY;
    for (const socket of sockets) {
      const since = idleSince(socket);
      if (since === undefined || since >= first) continue;
      [longest, first] = [socket, since];
    }
    if (longest !== undefined) return longest;
  }
  return undefined;
}

/** How many files the process may have open; infinite where the system does not say. */
function descriptors(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
