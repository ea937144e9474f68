/**
 * In milliseconds. A client has some seconds to send its request and to read the response. Idle connections
 * are kept longer than balancers keep theirs (60 s is common), or a balancer would send into a closing one.
 */
export const TIMES = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  keepAliveTimeout: 65_000,
  /** Passed to the constructor; otherwise Node looks for slow clients only every 30 s. */
  connectionsCheckingInterval: 1_000,
} as const;

/**
 * In milliseconds: a client that does not read the rest of its response is disconnected after one or two
 * times this, and one that sends nothing after connecting after one time this.
 */
export const STALLED = 8_000;
