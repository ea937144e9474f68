import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeTexts } from "../../packages/naijaref/src/table/coded.ts";
import type { PackedTable } from "../../packages/naijaref/src/table/packed.ts";
import { unpack } from "../../packages/naijaref/src/table/unpack.ts";
import { codeTexts } from "./code-texts.ts";

const characters = fc.constantFrom("a", "b", "c", " ", "É", "0", "👍", "\\", '"');
const text = fc.oneof(
  fc.string({ unit: characters, maxLength: 40 }),
  fc.constantFrom("", "Ward", "Ward I", "Ward II", "Wards"),
);
const columns = fc
  .nat(30)
  .chain((rows) => fc.array(fc.array(text, { minLength: rows + 1, maxLength: rows + 1 }), { minLength: 1 }));

it("decodes any texts in prefix codes to themselves, in cells, by their fronts and as words", () => {
  fc.assert(
    fc.property(columns, (given) => {
      const rows = given[0]?.length ?? 0;
      const table: PackedTable = {
        rows,
        columns: [
          ...given.map((cells, at) => ({
            name: `plain${at}`,
            kind: "text" as const,
            cells: { plain: cells.join("\n") },
          })),
          { name: "front", kind: "list", cells: { front: Array(rows).fill("0a|b").join("\n") } },
          { name: "words", kind: "text", cells: { words: "0x\n0y\n1z", runs: `2:${rows}` } },
          { name: "indexes", kind: "number", cells: { words: "0\n012\n13", at: "%".repeat(rows) } },
          { name: "left", kind: "text", cells: { plain: "as it is\n".repeat(rows - 1) } },
        ],
      };
      const coded = codeTexts(table, [...given.map((_, at) => `plain${at}`), "front", "words", "indexes"]);
      expect(coded.columns.filter(({ cells }) => !("coded" in cells)).map(({ name }) => name)).toEqual([
        "left",
      ]);
      expect(unpack(decodeTexts(coded))).toEqual(unpack(table));
    }),
  );
});

it("takes two thirds of the bits where every second letter follows from the one before", () => {
  const syllables = ["ba", "ke", "lu", "mi", "no", "po", "ra", "se"];
  const random = (at: number): number => createHash("sha1").update(String(at)).digest().readUInt32BE();
  const bitsOf = (pieces: readonly string[]): number => {
    const plain = Array.from({ length: 4000 }, (_, at) => pieces[random(at) % pieces.length]).join("");
    const table: PackedTable = { rows: 1, columns: [{ name: "a", kind: "text", cells: { plain } }] };
    return (codeTexts(table, ["a"]).texts.codes.text.length * 6) / plain.length;
  };
  expect(bitsOf(syllables.join("").split(""))).toBeGreaterThan(3);
  expect(bitsOf(syllables)).toBeLessThan(2.2);
});
