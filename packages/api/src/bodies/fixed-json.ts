import { writeJson } from "./wire.ts";

/** JSON before the first value that varies, between each two of them, and after the last. */
export type Fixed = readonly string[];

/**
 * The JSON of an object without the values of some of its fields: these come in the order in which the object
 * has them. Those that are texts come without their quotes, so that there is less to join.
 */
function writeAround(value: object, varying: readonly string[], texts: readonly string[]): Fixed {
  const fixed: string[] = [];
  let members: string[] = [];
  let before = "{";
  for (const [name, part] of Object.entries(value)) {
    const isFixed = !varying.includes(name);
    const isText = texts.includes(name);
    const member = writeJson({ [name]: isFixed ? part : isText ? "" : 0 }).slice(1, -1);
    members.push(before, isFixed ? member : member.slice(0, -1));
    before = ",";
    if (isFixed) continue;
    // Joined, because V8 keeps a concatenated string as its parts, and would join it again for every answer.
    fixed.push(members.join(""));
    members = isText ? ['"'] : [];
  }
  return [...fixed, [...members, "}"].join("")];
}

/**
 * The JSON that objects with the same key have in common. It is kept for each key, so keys have to be few.
 *
 * @param varying the fields in which such objects differ.
 * @param texts those of them that are always texts.
 */
export class FixedJson<T extends object> {
  readonly #varying: readonly (keyof T & string)[];
  readonly #texts: readonly (keyof T & string)[];
  readonly #fixed = new Map<string, Fixed>();

  constructor(varying: readonly (keyof T & string)[], texts: readonly (keyof T & string)[] = []) {
    this.#varying = varying;
    this.#texts = texts;
  }

  around(key: string, value: T): Fixed {
    let fixed = this.#fixed.get(key);
    if (fixed === undefined) {
      fixed = writeAround(value, this.#varying, this.#texts);
      this.#fixed.set(key, fixed);
    }
    return fixed;
  }
}
