import fc from "fast-check";
import { expect, it } from "vitest";
import { EmptyLines } from "./empty-line.ts";

/** Where the pieces end into which chunks are cut, counted from the start of the first chunk. */
function endsOf(chunks: readonly Buffer[]): number[] {
  const lines = new EmptyLines();
  const ends: number[] = [];
  let before = 0;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      at = lines.after(chunk, at);
      ends.push(before + at);
    }
    before += chunk.length;
  }
  return ends;
}

/** Divides bytes at some places. */
function divide(bytes: Buffer, places: readonly number[]): Buffer[] {
  const cuts = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return cuts.slice(1).map((cut, at) => bytes.subarray(cuts[at], cut));
}

const head = fc
  .array(fc.constantFrom("A: b\r\n", "C: \n", "Long: 0123456789\r\n"), { maxLength: 4 })
  .map((fields) => `GET / HTTP/1.1\r\n${fields.join("")}\r\n`);

it("ends a piece behind every head, however the packets divide them", () => {
  fc.assert(
    fc.property(
      fc.array(head, { maxLength: 5 }),
      fc.array(fc.nat(400), { maxLength: 8 }),
      (heads, places) => {
        const ends = new Set(endsOf(divide(Buffer.from(heads.join("")), places)));
        let end = 0;
        for (const one of heads) {
          end += one.length;
          expect(ends).toContain(end);
        }
      },
    ),
  );
});

it("finds an empty line that comes byte by byte, with and without carriage returns", () => {
  for (const text of ["GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\n\n"]) {
    const lines = new EmptyLines();
    const bytes = [...Buffer.from(`${text}GET`)].map((byte) => Buffer.from([byte]));
    for (const byte of bytes.slice(0, text.length)) lines.after(byte, 0);
    // Between two heads again: what is too short for a head has no empty line.
    expect(lines.after(Buffer.from("\n\n"), 0)).toBe(2);
    expect(lines.after(Buffer.from("GET / HTTP/1.1\r\n\r\nGET /"), 0)).toBe(18);
  }
});
