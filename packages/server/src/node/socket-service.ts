import type { Range } from "@naijaref/http/client";
import type { Handle, LogAnswer, StoredResponse } from "@naijaref/http/message";

/** Why bytes on a socket never became a request for the service. */
export type SocketFault =
  | "headers_too_large"
  | "no_host"
  | "no_method"
  | "target_too_long"
  | "too_slow"
  | "unreadable";

export interface SocketService {
  readonly handle: Handle;
  /** What it answers to such bytes. */
  readonly refuse: (fault: SocketFault) => StoredResponse;
  /** Starts a request. Its time is measured until its response is known. */
  readonly startLog: () => LogAnswer;
  /** Aborted when connections are to be closed after their next response. */
  readonly draining: AbortSignal;
  readonly work: {
    /** Called for each new connection, so that others are accepted before long work goes on. */
    readonly giveWay: () => void;
    /** Has something done before long work begins. */
    readonly beforeLongWork: (act: () => void) => void;
    /** Whether a connection may not begin a request before its turn comes. */
    readonly isOver: () => boolean;
    /** Calls back when the turn of a connection comes. */
    readonly wait: (begin: () => void) => void;
    /** Told, in bytes, what clients have not taken yet. */
    readonly room: { unsent: () => number };
  };
  readonly log: { readonly warn: (about: object, text: string) => void };
  readonly settings: {
    readonly maxConnections: number;
    readonly maxConnectionsPerAddress: number;
    /** Proxies have no bound of their own, because they bring many clients. */
    readonly trustedProxies: readonly Range[];
    /** In bytes: what bodies may take that clients have not taken yet; 32 MB if left out. */
    readonly maxUnsent?: number;
    readonly plainRequests: boolean;
  };
}
