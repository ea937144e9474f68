/** A suggestion below the box. */
export interface Entry {
  readonly title: string;
  readonly kind: string;
  readonly detail: string;
  readonly address: string;
  /** The code that most people want of it, to copy: `058`. */
  readonly code?: string;
  /**
   * Of a number, plate, code or position: whether it is valid. Left out of records, and of what is only
   * begun.
   */
  readonly isValid?: boolean;
  /** Whether Enter opens it: it may be a person's own number, which is not sent as a search. */
  readonly isOwn?: true;
  /** It is only like what was typed. */
  readonly isSimilar?: true;
}
