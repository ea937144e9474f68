import { writeJson } from "./wire.ts";

/** JSON before the first value that varies, between each two of them, and after the last. */
export type Fixed = readonly string[];

/**
 * The JSON of an object without the values of some of its fields: these come in the order in which the object
 * has them.
 */
function writeAround(value: object, varying: readonly string[]): Fixed {
  const fixed: string[] = [];
  let members: string[] = [];
  let before = "{";
  for (const [name, part] of Object.entries(value)) {
    const isFixed = !varying.includes(name);
    const member = writeJson({ [name]: isFixed ? part : 0 }).slice(1, -1);
    members.push(before, isFixed ? member : member.slice(0, -1));
    before = ",";
    if (isFixed) continue;
    // Joined, because V8 keeps a concatenated string as its parts, and would join it again for every answer.
    fixed.push(members.join(""));
    members = [];
  }
  return [...fixed, [...members, "}"].join("")];
}

/**
 * The JSON that objects with the same key have in common. It is kept for each key, so keys have to be few.
 *
 * @param varying the fields in which such objects differ.
 */
export class FixedJson<T extends object> {
  readonly #varying: readonly (keyof T & string)[];
  readonly #texts = new Map<string, Fixed>();

  constructor(varying: readonly (keyof T & string)[]) {
    this.#varying = varying;
  }

  around(key: string, value: T): Fixed {
    let fixed = this.#texts.get(key);
    if (fixed === undefined) {
      fixed = writeAround(value, this.#varying);
      this.#texts.set(key, fixed);
    }
    return fixed;
  }
}
