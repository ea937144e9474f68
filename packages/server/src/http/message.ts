/** A request as every runtime can give it. */
export interface HttpRequest {
  readonly method: string;
  /** The request target as it came: path and query, not decoded. */
  readonly target: string;
  /** The address of the socket's other end. */
  readonly peer: string;
  /** A header's value by its lower-case name; several fields of one name joined by ", ". */
  readonly header: (name: string) => string | undefined;
}

/** An answer as every runtime can write it. */
export interface HttpAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Uint8Array | undefined;
  /** The route's template for the log, or "-" where no route matched: never what a person looked up. */
  readonly route: string;
}

export type Handle = (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;
