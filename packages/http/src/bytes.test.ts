import { expect, it } from "vitest";
import { GrowingBytes } from "./bytes.ts";

it.each([
  ["what fits", ["abc", "déf"], 64],
  ["more than was guessed", ["abcdefgh".repeat(10), "ọ̀".repeat(50), "x".repeat(3)], 16],
  ["a letter of several bytes at the end of a place", ["é".repeat(33)], 5],
  ["nothing", [""], 16],
])("joins %s", (_, texts, guess) => {
  const bytes = new GrowingBytes(guess);
  for (const [at, text] of texts.entries()) bytes.add(text, (at + 1) / texts.length);
  const taken = bytes.take();
  expect(new TextDecoder().decode(taken)).toBe(texts.join(""));
  expect(taken.buffer.byteLength).toBeLessThanOrEqual(Math.ceil(taken.length * 1.05));
});
