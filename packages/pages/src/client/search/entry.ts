/** A suggestion below the box. */
export interface Entry {
  readonly title: string;
  readonly kind: string;
  readonly detail: string;
  readonly address: string;
  /** Of a number, plate, code or position: whether it is valid. Left out of records. */
  readonly isValid?: boolean;
}

export type FindEntries = (text: string, limit: number) => readonly Entry[];
