import type { Failure } from "./contract/errors.ts";
import type { Pause } from "./operations/in-parts.ts";

/**
 * A service outside /v1 that takes POST: /mcp and /reconcile. It is read-only, the content of a request is
 * bounded, and nothing of it is logged or cached.
 */
export interface OutsideService {
  /** Its path. All paths below it belong to the service too. */
  readonly path: string;
  /** The longest content of a request, in bytes. */
  readonly mostBytes: number;
  /** `GET, HEAD, POST` if left out. */
  readonly methods?: readonly string[];
  /** What a page may send, as Access-Control-Allow-Headers writes it; `Content-Type` if left out. */
  readonly allowedHeaders?: string;
  /** Whether the answer at a path below it takes some megabytes until it is sent; none if left out. */
  readonly isLarge?: (path: string) => boolean;
  /** What it returns to a call: a body, or a failure. */
  readonly answer: (call: OutsideCall) => OutsideOutcome | Promise<OutsideOutcome>;
}

export type OutsideOutcome = OutsideBody | Failure;

export interface OutsideCall {
  /** HEAD is GET. */
  readonly method: "GET" | "POST";
  /** What is below the service's path: "" or "/suggest/entity". */
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
  /** The content of a POST. Whoever reads it may change it. */
  readonly content: Uint8Array;
  /** Its media type without parameters, in lower case. */
  readonly mediaType: string;
  /** Scheme and host under which the client calls, for addresses in the answer. */
  readonly origin: string;
  /** A header's value by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /**
   * Takes what the call costs in units of the limit, of which it has paid one already. A failure, if its
   * client has fewer left: then it is the answer.
   */
  readonly charge: (units: number) => Promise<Failure | undefined>;
  readonly inParts: InParts;
  readonly pause: Pause;
}

/** What is made of each item, in order; other requests are answered in between. */
export type InParts = <T, U>(items: readonly T[], make: (item: T) => U) => Promise<U[]>;

export interface OutsideBody {
  /** 200 if left out. */
  readonly status?: number;
  /** Empty: no content. */
  readonly text: string;
  /** `application/json` if left out. */
  readonly mediaType?: string;
  /** Header fields of this body, names and values in turn, in place of those of JSON. */
  readonly headers?: readonly string[];
}
