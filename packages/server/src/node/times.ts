/**
 * In milliseconds. A client has seconds to say what it wants and to take the answer. Idle connections are
 * kept longer than balancers keep theirs (60 s is common), or a balancer would send into a closing one.
 */
export const TIMES = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  keepAliveTimeout: 65_000,
  /** Passed to the constructor, or Node looks for slow clients every 30 s only. */
  connectionsCheckingInterval: 1_000,
} as const;

/**
 * In milliseconds: a client that takes nothing of what is left of its answer is cut off after once or twice
 * that, and one that says nothing when it has connected after once.
 */
export const STALLED = 8_000;
