import type { BodyBounds, BodyResult } from "./body.ts";
import type { Content } from "./bytes.ts";

/** A request as every runtime can give it. */
export interface HttpRequest {
  readonly method: string;
  /** The request target as it came: path and query, not decoded. */
  readonly target: string;
  /** The address of the socket's other end. */
  readonly peer: string;
  /** A header's value by its lower-case name; several fields of one name joined by ", ". */
  header(name: string): string | undefined;
  /**
   * Reads the content within bounds; called once at most. Undefined where a request was read that has none.
   */
  content?(bounds: BodyBounds): Promise<BodyResult>;
  /** Whether its connection is closed, so that nobody waits for the answer. Undefined where nobody knows. */
  isGone?(): boolean;
}

/** A response ready to be written. */
export interface StoredResponse {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Content | undefined;
  /**
   * A body that is read while it is sent, of the length that the header fields say; then there is no other.
   * If it throws, the connection must be cut, so that the client sees that the body is not whole.
   */
  readonly chunks?: () => AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
  /** The frame of its header fields, and the entity tag that they have in it. */
  readonly frame?: HeaderFrame;
  readonly tag?: string;
  /** The route's template for the log, or "-" where no route matched: never what a person looked up. */
  readonly route: string;
}

/**
 * The header fields that the successful answers of a route share: all but the entity tag and the length. Made
 * once for a route, because most of them cost more to list than a short answer costs to make.
 */
export interface HeaderFrame {
  readonly route: string;
  /** Names and values in turn, before the entity tag. */
  readonly before: readonly string[];
  /** Those between the entity tag and the length. */
  readonly after: readonly string[];
}

/** A 200 with the header fields of a frame: what writes text writes the frame once for all of them. */
export interface FramedResponse extends StoredResponse {
  readonly frame: HeaderFrame;
  readonly tag: string;
  readonly body: Content;
}

/** What goes out to one request. To HEAD every runtime sends the header fields without the body. */
export interface HttpAnswer {
  readonly stored: StoredResponse;
  /** Header fields of this one answer, names and values in turn: the caller's quota. */
  readonly extra: readonly string[];
  /** Whether the stored response is cached: then a runtime may cache its own form too. */
  readonly isCached: boolean;
}

/** Takes note of an answer to a request, such as a line of the log, when the answer is known. */
export type LogAnswer = (method: string, answer: HttpAnswer) => void;

export type Handle = (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;
