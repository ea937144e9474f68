import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { listAreaCodes, numberingBlocks } from "./blocks.ts";
import { parsePhone } from "./index.ts";

/** Properties: what holds for every block, every area and every text. */

const SEPARATORS = ["", " ", "-", ".", "/", "\u00A0", "\u2009", "\u2011", "–", "−", ") ", " ("];

const fullWidth = (text: string): string =>
  text.replace(/[0-9+]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

const PREFIXED = [
  ...["0", "+234", "234", "00234", "009234", "+234 (0) ", "+2340", "2340", "tel:+234", "Tel: 0"],
  ...["(+234) "],
];

type Way = (national: string) => string;

/** Ways to write a number: each way to begin it, grouped by each separator, plain and full-width. */
const waysToWrite = (beginnings: readonly string[]): readonly Way[] =>
  beginnings.flatMap((beginning) =>
    SEPARATORS.flatMap((between) => {
      const write: Way = (national) =>
        beginning + [national.slice(0, 3), national.slice(3, 6), national.slice(6)].join(between);
      return [
        write,
        (national: string) => fullWidth(write(national)),
        (national: string) => `\u202A${write(national)}\u202C`,
      ];
    }),
  );

const EVERY_WAY = waysToWrite(["", ...PREFIXED]);
const WITH_PREFIX = waysToWrite(PREFIXED);

const numberIn = (start: string, end: string): fc.Arbitrary<string> =>
  fc
    .bigInt({ min: BigInt(start), max: BigInt(end) })
    .map((number) => String(number).padStart(start.length, "0"));

describe.each(numberingBlocks().map((block) => [`${block.rangeStart} to ${block.rangeEnd}`, block] as const))(
  "a number of the block %s",
  (_, block) => {
    it("comes back from every writing, with the block's holder", () => {
      const inside = fc.sample(numberIn(block.rangeStart, block.rangeEnd), 1);
      for (const [at, national] of [...inside, block.rangeStart, block.rangeEnd].entries()) {
        const wrong = (at === 0 ? EVERY_WAY : EVERY_WAY.slice(0, 4))
          .map((write) => write(national))
          .filter((text) => {
            const parsed = parsePhone(text);
            if (!parsed.ok) return true;
            const { e164, type, network, allocated } = parsed.value;
            return (
              e164 !== `+234${national}` ||
              type !== block.type ||
              network !== block.network ||
              allocated !== (block.status === "allocated")
            );
          });
        expect(wrong).toEqual([]);
      }
    });
  },
);

it.each(listAreaCodes().map((area) => [area.area, area] as const))(
  "a number of %s comes back from the form of today and the one before 2024",
  (_, { code, legacyCode, area }) => {
    const digits = 11 - code.length;
    const subscriber = numberIn(`2${"0".repeat(digits - 1)}`, "9".repeat(digits));
    fc.assert(
      fc.property(subscriber, fc.nat(), (rest, seed) => {
        const national = code.slice(1) + rest;
        const today = EVERY_WAY[seed % EVERY_WAY.length]?.(national) ?? "";
        const before = WITH_PREFIX[seed % WITH_PREFIX.length]?.(legacyCode.slice(1) + rest) ?? "";
        for (const text of [today, before]) {
          expect(parsePhone(text), text).toMatchObject({
            ok: true,
            value: { e164: `+234${national}`, prefix: code, area },
          });
        }
      }),
      { numRuns: 40 },
    );
  },
);

/** Texts of every sort: any code units, and such as look like numbers. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(..."0123456789", ..."+-() ./", "tel:", "234", "０", "\u202A"),
    maxLength: 20,
  }),
  fc.stringMatching(/^(\+?234|0)?(0\)?)?[1-9][0-9]{6,13}$/),
);

it("never throws, and answers the same to each form of what it read", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parsed = parsePhone(text);
      if (!parsed.ok) return;
      const { e164, local, national, display } = parsed.value;
      const again = parsePhone(e164);
      expect(again).toMatchObject({ ok: true, value: { e164, local, national, display } });
      for (const form of [local, national, display]) expect(parsePhone(form), form).toEqual(again);
    }),
    { numRuns: 5000 },
  );
});

describe("a text that is too long", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([41, 10_000_000])("is refused without being read, of %i code units", (length) => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    const replace = vi.spyOn(String.prototype, "replace");
    expect(parsePhone("0".repeat(length))).toEqual({ ok: false, reason: "too_long" });
    expect([normalize.mock.calls.length, replace.mock.calls.length]).toEqual([0, 0]);
  });

  it("of 40 is read", () => {
    expect(parsePhone("08031234567".padStart(40))).toMatchObject({ ok: true });
  });
});
