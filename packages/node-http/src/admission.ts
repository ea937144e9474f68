import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createPeerReader } from "@naijaref/http/client";
import type { SocketService } from "./socket-service.ts";

/** Descriptors that are not for connections: files, pipes, Redis. */
const OTHER_DESCRIPTORS = 64;
/** One for the connection itself, and one for the file that it may be downloading. */
const DESCRIPTORS_OF_ONE = 2;

/** In milliseconds: refused connections are logged together, at most once in this time. */
const TOGETHER = 10_000;

/** How many connections there are, and how many were refused since the start. */
export interface Connections {
  readonly open: number;
  readonly refused: number;
}

/**
 * Bounds the connections in all and those of one client, so that one client cannot use up the memory and the
 * descriptors for all. A connection too many is closed at once. Trusted proxies have no bound of their own,
 * because they bring many clients.
 */
export function admitConnections(
  server: Server,
  { settings, log, work }: Pick<SocketService, "settings" | "log" | "work">,
): Connections {
  const { maxConnections, maxConnectionsPerAddress, trustedProxies } = settings;
  const readPeer = createPeerReader(trustedProxies);
  const openOf = new Map<string, number>();
  const counts = { open: 0, refused: 0 };
  const most = Math.min(maxConnections, Math.floor((descriptors() - OTHER_DESCRIPTORS) / DESCRIPTORS_OF_ONE));
  if (most < maxConnections) {
    log.warn(
      { most },
      "MAX_CONNECTIONS is lowered, because this process may not open more files (ulimit -n).",
    );
  }

  let said = 0;
  let isQuiet = false;
  const say = (): void => {
    if (isQuiet || counts.refused === said) return;
    log.warn(
      { refused: counts.refused - said },
      "Connections were refused: there were too many, in all or from one address.",
    );
    said = counts.refused;
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

  const isAdmitted = (socket: Socket): boolean => {
    const { name, isTrusted } = readPeer(socket.remoteAddress ?? "");
    const open = openOf.get(name) ?? 0;
    if (!isTrusted && open >= maxConnectionsPerAddress) return false;
    openOf.set(name, open + 1);
    counts.open++;
    socket.once("close", () => {
      counts.open--;
      const left = (openOf.get(name) ?? 1) - 1;
      if (left === 0) openOf.delete(name);
      else openOf.set(name, left);
    });
    return true;
  };

  server.maxConnections = most;
  server.on("drop", refuse);
  const takers = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    work.giveWay();
    if (isAdmitted(socket)) for (const take of takers) take.call(server, socket);
    else {
      refuse();
      socket.destroy();
    }
  });
  return counts;
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
