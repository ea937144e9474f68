import { createHash } from "node:crypto";
import { defineRecord, flag, list, maybeNumber, maybeText, text } from "@naijaref/records";
import fc from "fast-check";
import { expect, it } from "vitest";
import { slugify } from "../../../packages/naijaref/src/names/fold.ts";
import { openTable, unpack } from "../../../packages/naijaref/src/table/unpack.ts";
import { pack } from "./pack.ts";

const record = defineRecord({
  name: "Sample",

  description: "A record with every kind of field.",
  fields: {
    code: text("A field.", "x"),
    state_code: maybeText("A field.", "x"),
    name: text("A field.", "x"),
    slug: text("A field.", "x"),
    lat: maybeNumber("A field.", 1),
    live: flag("A field.", true),
    aliases: list("A field.", ["x"]),
  },
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "É", "0", " ", "'"), minLength: 1, maxLength: 12 });

const rows = fc.array(
  fc
    .record({
      code: word,
      state_code: fc.option(fc.constantFrom("LA", "KN", "FC")),
      name: word.filter((name) => slugify(name) !== ""),
      own_slug: fc.boolean(),
      lat: fc.option(
        fc.float({ noNaN: true, noDefaultInfinity: true }).map((lat) => (Object.is(lat, -0) ? 0 : lat)),
      ),
      live: fc.boolean(),
      aliases: fc.array(word),
    })
    .map(({ own_slug, ...row }) => ({ ...row, slug: own_slug ? "of-its-own" : slugify(row.name) })),
  { minLength: 1 },
);

it("packs and unpacks any rows to themselves", () => {
  fc.assert(
    fc.property(rows, (given) => {
      const packed = pack(given, { record });
      const camel = given.map(({ state_code, ...row }) => ({ ...row, stateCode: state_code }));
      expect(unpack(packed)).toEqual(camel);
    }),
  );
});

it("makes the same records in whatever order they are used, each once", () => {
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.nat()), (given, touched) => {
      const packed = pack(given, { record });
      const table = openTable<{ slug: string }>(packed);
      const before = [...touched.take(5)].map((at) => at % given.length);
      const made = before.map((at) => [table.read.slug(at), table.at(at)] as const);
      expect(table.all()).toEqual(unpack(packed));
      for (const [turn, at] of before.entries()) {
        expect(made[turn]?.[1]).toBe(table.all()[at]);
        expect(made[turn]?.[0]).toBe(table.at(at).slug);
        expect(table.read.slug(at)).toBe(table.at(at).slug);
        expect(Object.isFrozen(made[turn]?.[1])).toBe(true);
      }
    }),
  );
});

it("writes an id only where it is not the name in short", () => {
  const given = [
    { id: "access-bank", name: "Access Bank Plc" },
    { id: "ab-mfb", name: "AB Microfinance Bank Limited" },
    { id: "gtbank", name: "Guaranty Trust Bank Limited" },
    { id: "limited-edition-limited-mfb", name: "Limited Edition-Limited Limited Microfinance Bank" },
    { id: "plc-mfb", name: "Plc Microfinance Bank" },
    ...Array.from({ length: 60 }, (_, at) => {
      const name = createHash("sha1").update(String(at)).digest("hex");
      return { id: `${name}-mfb`, name: `${name} Microfinance Bank Limited` };
    }),
  ];
  const banks = defineRecord({
    ...record,
    fields: { id: text("A field.", "x"), name: text("A field.", "x") },
  });
  const packed = pack(given, { record: banks });
  const [id] = packed.columns;
  expect(id?.cells).toMatchObject({ slugs: `\n\ngtbank\n\n${"\n".repeat(60)}` });
  expect(unpack(packed)).toEqual(given);
});

it("writes few words in one character a row, and hundreds in one or two", () => {
  for (const words of [81, 172, 173, 1184]) {
    const given = Array.from({ length: 5000 }, (_, at) => ({
      code: String(at),
      state_code: `word ${createHash("sha1").update(String(at)).digest().readUInt32BE() % words}`,
      name: "A",
      slug: "a",
      lat: null,
      live: true,
      aliases: [],
    }));
    const packed = pack(given, { record });
    expect(Object.keys(packed.columns[1]?.cells ?? {})).toEqual(["words", "at"]);
    const read = unpack<{ stateCode: string }>(packed).map(({ stateCode }) => stateCode);
    expect(read).toEqual(given.map(({ state_code }) => state_code));
  }
});
