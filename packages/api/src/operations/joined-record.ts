/** Fields that many answers have alike, such as those of an LGA. */
export class SharedFields<T extends object = object> {
  readonly fields: T;
  /** As they are written: kept by who writes them first. */
  text: string | undefined;

  constructor(fields: T) {
    this.fields = fields;
  }
}

export type Part = object | SharedFields;

/** A record with the fields of its parts, in their order. */
export class JoinedRecord {
  readonly #parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    for (const part of parts) {
      const fields = part instanceof SharedFields ? part.fields : part;
      for (const name in fields)
        (this as Record<string, unknown>)[name] = (fields as Record<string, unknown>)[name];
    }
  }

  get parts(): readonly Part[] {
    return this.#parts;
  }
}

type FieldsOf<P> = P extends SharedFields<infer T> ? T : P;
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

export const joinFields = <const Parts extends readonly Part[]>(
  ...parts: Parts
): Both<FieldsOf<Parts[number]>> => new JoinedRecord(parts) as unknown as Both<FieldsOf<Parts[number]>>;
