/** How the numbers, or the directions, of a text and of a name agree: how many each lacks of the other. */
export interface Agreement {
  /** The name has them, the text has not. */
  lacks: number;
  /** The text has them, the name has not. */
  extra: number;
  /** How many they share. */
  shared: number;
}

const agreement: Agreement = { lacks: 0, extra: 0, shared: 0 };

const isNumber = (mark: string): boolean => mark.charCodeAt(0) === 35;

/**
 * Compares the marks of one kind: numbers, or what are none. Both are in order. The object is the same each
 * time.
 */
export function compareKind(
  typed: readonly string[],
  named: readonly string[],
  ofNumbers: boolean,
): Agreement {
  let lacks = 0;
  let extra = 0;
  let shared = 0;
  let at = 0;
  let place = 0;
  while (at < typed.length || place < named.length) {
    const one = typed[at];
    const other = named[place];
    if (one !== undefined && isNumber(one) !== ofNumbers) at++;
    else if (other !== undefined && isNumber(other) !== ofNumbers) place++;
    else if (one === other) {
      at++;
      place++;
      shared++;
    } else if (other === undefined || (one !== undefined && one < other)) {
      extra++;
      at++;
    } else {
      lacks++;
      place++;
    }
  }
  agreement.lacks = lacks;
  agreement.extra = extra;
  agreement.shared = shared;
  return agreement;
}
