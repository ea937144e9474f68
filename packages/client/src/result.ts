/** What a call gives: the value, or the reason why there is none. Nothing that is called throws. */
export type Answer<Value> = Found<Value> | NotFound;

export interface Found<Value> {
  readonly ok: true;
  readonly value: Value;
  /** What the caller may have wanted besides, in a sentence. */
  readonly notice?: string;
}

export interface NotFound {
  readonly ok: false;
  /**
   * The reason in one word, as the library has it (`too_short`, `unknown_prefix`), or the API's code
   * (`not_found`, `ambiguous`). `unreachable`: no base answered. `aborted`: the caller's signal said so.
   */
  readonly reason: string;
  /** What is wrong and what to do. */
  readonly message: string;
  /** HTTP's status; 0 where nothing answered. */
  readonly status: number;
  /** What else the API says of it, such as `candidates` and `suggestions`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** In milliseconds: how long to wait before another call has a chance. */
  readonly retryAfter?: number;
}

export const nothing = (reason: string, message: string): NotFound => ({
  ok: false,
  reason,
  message,
  status: 0,
  details: {},
});

interface Body {
  readonly data?: unknown;
  readonly notice?: string;
  readonly error?: { readonly code: string; readonly message: string; readonly reason?: string };
}

/** An answer of the API as a result. */
export function toAnswer(status: number, body: unknown): Answer<unknown> {
  const { data, notice, error } = body as Body;
  if (error === undefined) return { ok: true, value: data ?? body, ...(notice && { notice }) };
  const { code, message, reason = code, ...details } = error;
  return { ok: false, reason, message, status, details };
}
