/** What an instance asks of the store for a client. */
export interface LeaseRequest {
  readonly client: string;
  /** In units, a minute. */
  readonly limit: number;
  /** The least that is of use: 0 if nothing is asked for. */
  readonly need: number;
  /** The most that is of use. */
  readonly most: number;
  /** The store gives no more than one in so many of the units that are left, unless `need` is more. */
  readonly parts: number;
  /** What is left of an earlier lease and will not be used. */
  readonly back: { readonly grant: Grant; readonly units: number } | undefined;
}

/** What the store remembers. */
export interface Memory {
  /** A store that has forgotten all gets another name. */
  readonly name: number;
  /** Grows with each greeting: it is less if the store has gone back to an earlier state. */
  readonly greetings: number;
}

/** What the store has answered. */
export interface Grant extends Memory {
  /** 0 if `need` is more than what is left. */
  readonly units: number;
  /** What is left for the next lease. */
  readonly left: number;
  /** Until more may be left; where nothing was given, until `need` may be left. */
  readonly milliseconds: number;
  /** Where the store has counted the units. */
  readonly slice: number;
}

/** Who else counts. */
export interface Presence extends Memory {
  /** Instances of which something may still count, this one among them. */
  readonly instances: number;
}

/** Where all instances count together. Both reject when the store cannot be reached, or cannot write. */
export interface LeaseStore {
  readonly lease: (request: LeaseRequest) => Promise<Grant>;
  /** Says that this instance is there. */
  readonly greet: () => Promise<Presence>;
}

/** In milliseconds. */
export interface LeaseTimes {
  /** The time that the limit is for. */
  readonly window: number;
  /** How long a lease may be used. */
  readonly lease: number;
  /** The store counts the units of so long a time together. */
  readonly slice: number;
  /** The longest that a request waits for the store. */
  readonly patience: number;
  /** How often each instance says that it is there. */
  readonly interval: number;
  /** By how much instances may differ in when they notice that the store is away, or back. */
  readonly skew: number;
}

export const LEASE_TIMES: LeaseTimes = {
  window: 60_000,
  lease: 1000,
  slice: 250,
  patience: 250,
  interval: 1000,
  skew: 5000,
};

/** In milliseconds: for so long what the store gave counts, after it was last heard of. */
export const countsFor = ({ window, lease, skew }: LeaseTimes): number => window + lease + skew;
