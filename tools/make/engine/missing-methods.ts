/** In place of the Encoding standard, which bare engines lack. The library encodes only ASCII by it. */
export class TextEncoder {
  encode(text: string): Uint8Array {
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    return bytes;
  }
}

/**
 * What the library uses of newer editions of the language than ES2020, for engines that lack it. esbuild
 * translates syntax, not methods. A method that is there stays as it is.
 */

function add(owner: object, name: string, method: (...given: never[]) => unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value: method, configurable: true, writable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? whole + this.length : whole];
}

for (const owner of [Array.prototype, String.prototype, Object.getPrototypeOf(Int8Array.prototype)])
  add(owner, "at", at);

add(
  Object,
  "hasOwn",
  (value: object, name: string) => Object.getOwnPropertyDescriptor(value, name) !== undefined,
);

add(String.prototype, "replaceAll", function (this: string, from: string | RegExp, to: never) {
  return typeof from === "string" ? this.split(from).join(to) : this.replace(from, to);
});

add(Array.prototype, "findLast", function (this: unknown[], test: (value: unknown, at: number) => boolean) {
  for (let last = this.length - 1; last >= 0; last--) if (test(this[last], last)) return this[last];
  return undefined;
});

add(Array.prototype, "toSorted", function (this: unknown[], compare: (a: unknown, b: unknown) => number) {
  return [...this].sort(compare);
});

add(Array.prototype, "toReversed", function (this: unknown[]) {
  return [...this].reverse();
});
