import type { PollingUnits } from "naijaref/polling-units";
import type { RateLimit } from "../contract/cost.ts";
import type { Edition } from "../contract/downloads.ts";
import { type Failure, fail } from "../contract/errors.ts";
import type { Contract, OperationId } from "../contract/index.ts";
import type { AnswerOf, Values } from "../contract/operation.ts";
import type { Pause } from "./in-parts.ts";

/** An address of mail, and a number of WhatsApp in digits. */
export interface Contact {
  readonly email?: string | undefined;
  readonly whatsapp?: string | undefined;
}

export interface ServiceState {
  readonly rateLimit: RateLimit;
  /** Whether shutdown has started: requests in flight are completed, and readiness returns 503. */
  readonly isDraining: () => boolean;
  /**
   * Whether what the first searches need is still being made. Left out where nothing is made before it is
   * asked for.
   */
  readonly isStarting?: () => boolean;
  /** Files of the data that cannot be read; none if left out. */
  readonly missingFiles?: () => readonly string[];
  /** Seconds since it began to serve. */
  readonly uptime: () => number;
  /** The downloads of a data version. Left out where there are none. */
  readonly downloads?: (version: string) => Promise<Edition | undefined>;
  /** The polling units, a state of which is loaded when it is first asked for. */
  readonly pollingUnits: PollingUnits;
  /**
   * Where the pages are on the internet, and the public repository of the data: addresses without a slash at
   * the end.
   */
  readonly publicUrl?: string | undefined;
  readonly repositoryUrl?: string | undefined;
  readonly contact?: Contact | undefined;
  /** Of one request: what is waited for between the parts of a long answer. */
  readonly pause?: Pause;
}

/** Thrown by what loads the units, where a person has not installed their package. The message says how. */
export class PollingUnitsMissing extends Error {}

/** Says so of an operation that needed them; any other error is thrown again. */
export function failureWithoutUnits(error: unknown): Failure {
  if (error instanceof PollingUnitsMissing) return fail("not_built", error.message);
  throw error;
}

/** A value and a hint for the Notice header, such as "the best match is a closed bank". */
export class Noted<T> {
  readonly value: T;
  readonly notice: string;

  constructor(value: T, notice: string) {
    this.value = value;
    this.notice = notice;
  }
}

type Outcome<T> = T | Noted<T> | Failure;

/**
 * From an operation's parameters to the value that the contract names, or a failure. Only an operation that
 * `loads` may return a promise: all others are built without waiting.
 */
export type Handler<Id extends OperationId> = (
  values: Values<Contract[Id]>,
  service: ServiceState,
) => Contract[Id]["loads"] extends true
  ? Outcome<AnswerOf<Contract[Id]>> | Promise<Outcome<AnswerOf<Contract[Id]>>>
  : Outcome<AnswerOf<Contract[Id]>>;

export type Handlers<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };
