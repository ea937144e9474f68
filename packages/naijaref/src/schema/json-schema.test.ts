import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { listBanks } from "naijaref/banks";
import { listWards } from "naijaref/places";
import * as schemas from "naijaref/schema";
import { expect, it } from "vitest";
import { readCases } from "../../../../tools/publish/downloads/vectors/of-records.ts";

/** The JSON Schema never refuses what `validate` takes, nor the value that it returns. */

const RUNS = 20_000;

/** The cases of the downloads: what is typed, by rule. */
const cases = readCases();

const casesOf = (name: string): fc.Arbitrary<string> =>
  written(
    fc.constantFrom(
      ...cases.flatMap(({ rule, input }) => (rule === name ? Object.values(input).slice(0, 1) : [])),
    ),
  );

const digits = (least: number, most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most });

const BETWEEN = ["", " ", "-", "\u2013", "\u00a0", "/", ".", "\n", "\u200b", "  "];

const written = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.array(fc.constantFrom(...BETWEEN), { maxLength: 6 }),
      fc.constantFrom(String, (text: string) => text.toUpperCase(), fullWidth),
      fc.boolean(),
    )
    .map(([text, between, change, around]) => {
      const inside = Array.from(text, (character, at) => character + (between[at] ?? "")).join("");
      return around ? ` \t${change(inside)}\u3000` : change(inside);
    });

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  phone: casesOf("parse_phone"),
  account: written(digits(9, 11)),
  plate: casesOf("parse_plate"),
  state: casesOf("find_state"),
  lga: casesOf("find_lga"),
  ward: written(fc.constantFrom(...listWards().map(({ code }) => code))),
  bank: fc.oneof(casesOf("find_bank"), written(fc.constantFrom(...listBanks().map(({ id }) => id)))),
  seat: casesOf("find_constituency"),
  unit: written(digits(8, 10)),
  point: fc.record({
    lat: fc.oneof(fc.double(), fc.double({ min: -90, max: 90 }).map(String), fc.string()),
    lon: fc.oneof(fc.double(), fc.integer({ min: -200, max: 200 }), digits(1, 4)),
  }),
};

const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant(undefined),
);

const or = (name: string): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: plausible[name] ?? anything }, { weight: 1, arbitrary: anything });

const MAKE = {
  phone: schemas.phone,
  account: schemas.accountNumber,
  plate: schemas.plate,
  state: schemas.state,
  lga: schemas.lga,
  ward: schemas.ward,
  bank: schemas.bank,
  seat: schemas.constituency,
  unit: schemas.pollingUnit,
  point: schemas.point,
};

const SCHEMAS: readonly (readonly [string, schemas.Schema<unknown, unknown>, fc.Arbitrary<unknown>])[] = [
  ...Object.entries(MAKE).map(([name, make]) => [name, make(), or(name)] as const),
  [
    "form",
    schemas.form({
      bank: schemas.bank(),
      account: schemas.account({ bank: schemas.field("bank") }),
      phone: schemas.optional(schemas.phone()),
      plate: schemas.optional(schemas.plate({ output: "record" })),
    }),
    fc.record(
      {
        bank: plausible["bank"] ?? anything,
        account: written(digits(10, 10)),
        phone: or("phone"),
        plate: or("plate"),
      },
      { requiredKeys: ["bank", "account"] },
    ),
  ],
];

const TARGETS = {
  "draft-2020-12": new Ajv2020(),
  "draft-07": new Ajv(),
  // Of OpenAPI 3.0, JSON Schema does not have `example`; Ajv knows `nullable`.
  "openapi-3.0": new Ajv({ keywords: ["example"] }),
} as const;

const runs = Math.ceil(RUNS / SCHEMAS.length);

it.each(SCHEMAS)(
  "%s: no generated input is taken by validate and refused by the JSON Schema",
  (_, schema, inputs) => {
    const { validate, jsonSchema } = schema["~standard"];
    const readers = Object.entries(TARGETS).map(([target, ajv]) => ({
      input: ajv.compile(jsonSchema.input({ target })),
      output: ajv.compile(jsonSchema.output({ target })),
    }));
    let [made, taken] = [0, 0];
    fc.assert(
      fc.property(inputs, (value) => {
        made += 1;
        const result = validate(value);
        if (result.issues !== undefined) return;
        taken += 1;
        for (const { input, output } of readers) {
          // A form that is not filled in at all is no JSON.
          const isTaken = value === undefined || input(value);
          if (!isTaken || !output(JSON.parse(JSON.stringify(result.value))))
            throw new Error(JSON.stringify(result));
        }
      }),
      { numRuns: runs },
    );
    // Most inputs of a generator that are all refused would prove nothing.
    expect(taken).toBeGreaterThan(made / 50);
  },
);

it("accountNumber takes exactly what its JSON Schema takes", () => {
  const { validate, jsonSchema } = schemas.accountNumber()["~standard"];
  const takes = new Ajv2020().compile(jsonSchema.input({ target: "draft-2020-12" }));
  fc.assert(
    fc.property(fc.oneof(written(digits(9, 11)), anything), (value) => {
      if (value !== undefined) expect(takes(value)).toBe(validate(value).issues === undefined);
    }),
    { numRuns: 2000 },
  );
});
