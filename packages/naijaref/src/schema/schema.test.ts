import fc from "fast-check";
import { reverseGeocode } from "naijaref/boundaries";
import { parsePollingUnitCode } from "naijaref/polling-units";
import {
  account,
  bank,
  constituency,
  ENGLISH,
  field,
  form,
  type Issue,
  lga,
  phone,
  plate,
  point,
  pollingUnit,
  type Schema,
  setMessages,
  state,
  translate,
  ward,
} from "naijaref/schema";
import { suggestionsFor } from "naijaref/search";
import { afterEach, describe, expect, it } from "vitest";
import { CASES } from "../../../../tests/library/form-cases.ts";

function issueOf(schema: Schema<unknown, unknown>, value: unknown): Issue {
  const [issue] = schema["~standard"].validate(value).issues ?? [];
  if (issue === undefined) throw new Error(`${JSON.stringify(value)} was not refused`);
  return issue;
}

function outputOf<Output>(schema: Schema<Output, unknown>, value: unknown): Output {
  const result = schema["~standard"].validate(value);
  if (result.issues !== undefined) throw new Error(result.issues[0]?.message);
  return result.value;
}

/** What programs pass by mistake: an object that cannot become text, a prototype that is null, a symbol. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>({ toString: {} }, Object.create(null), Symbol("x"), 5n, () => "Lagos", [[]]),
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
);

it("refuses what is no text and never throws, as a value and as the value of another field", () => {
  const stateOrNone = fc.constantFrom(undefined, "Lagos");
  fc.assert(
    fc.property(wrong, fc.oneof(wrong, stateOrNone), (value, other) => {
      for (const schema of [
        ...[phone(), plate(), state(), lga(), ward(), bank(), constituency(), pollingUnit(), point()],
        ...[lga({ state: field("state") }), account({ bank: field("bank") })],
        form({ bank: bank(), account: account({ bank: field("bank") }), state: state() }),
      ]) {
        for (const given of [value, { bank: value, account: "0000014579", state: other }])
          expect(schema["~standard"].validate(given)).toBeInstanceOf(Object);
      }
    }),
    { numRuns: 300 },
  );
});

describe("a form", () => {
  it.each(CASES)("reads $title", ({ fields, input, output, codes }) => {
    const result = form(fields)["~standard"].validate(input);
    if (result.issues === undefined) return expect(result.value).toEqual(output);
    expect(Object.fromEntries(result.issues.map(({ path, code }) => [path[0], code]))).toEqual(codes);
    for (const { message, key, code } of result.issues) {
      expect(message).toMatch(/^[A-Z0-9].*\.$/);
      expect(message).not.toMatch(/[{}]|undefined/);
      expect(key.endsWith(`.${code}`)).toBe(true);
    }
  });

  it("returns its fields and nothing else", () => {
    const input = { phone: "08031234567", admin: true };
    expect(outputOf(form({ phone: phone() }), input)).toEqual({ phone: "+2348031234567" });
  });

  it("reads no field from a prototype", () => {
    expect(issueOf(form({ constructor: phone() }), {})).toMatchObject({
      code: "empty",
      path: ["constructor"],
    });
    const values = outputOf(form({ ["__proto__"]: phone() }), JSON.parse('{"__proto__":"08031234567"}'));
    expect(Object.entries(values)).toEqual([["__proto__", "+2348031234567"]]);
  });

  it.each([
    [null, "empty"],
    ["x", "not_object"],
    [[], "not_object"],
    [7, "not_object"],
  ])("refuses %j", (value, code) =>
    expect(issueOf(form({ phone: phone() }), value)).toMatchObject({ code, path: [] }),
  );

  it("has forms within it, whose fields are their own", () => {
    const payout = form({ bank: bank(), account: account({ bank: field("bank") }) });
    const both = form({ bank: bank(), to: payout });
    const input = { bank: "GTBank", to: { bank: "First Bank", account: "0000014578" } };
    expect(issueOf(both, input)).toMatchObject({ code: "wrong_check_digit", path: ["to", "account"] });
  });
});

describe("an issue", () => {
  it("suggests what may have been meant, if it is given the search", () => {
    expect(issueOf(state(), "lagoss").suggestions).toEqual([]);
    expect(issueOf(state({ suggest: suggestionsFor }), "lagoss").suggestions).toEqual([
      { value: "LA", label: "Lagos" },
    ]);
    const [first] = issueOf(lga({ state: "Lagos", suggest: suggestionsFor }), "Ikejaa").suggestions;
    expect(first).toEqual({ value: "NG025011", label: "Ikeja, Lagos" });
    expect(issueOf(bank({ suggest: suggestionsFor }), "Zenit Bank").suggestions[0]?.value).toBe(
      "zenith-bank",
    );
  });

  it("suggests nothing that the schema would refuse", () => {
    expect(suggestionsFor({ ok: false, reason: "unknown_state", identifier: "Mushin" })).not.toEqual([]);
    expect(issueOf(state({ suggest: suggestionsFor }), "Mushin").suggestions).toEqual([]);
  });

  it("suggests every LGA of a name, and the bank that took another over", () => {
    const { message, suggestions } = issueOf(lga(), "Surulere");
    expect(suggestions).toEqual([
      { value: "NG025020", label: "Surulere, Lagos" },
      { value: "NG031033", label: "Surulere, Oyo" },
    ]);
    expect(message).toContain("Lagos, Oyo");
    expect(issueOf(bank({ active: true }), "diamond-bank").suggestions).toEqual([
      { value: "access-bank", label: expect.stringContaining("Access") },
    ]);
  });

  it("repeats no more than 64 characters of what was typed", () => {
    expect(issueOf(state(), "😀".repeat(500)).message.length).toBeLessThan(200);
  });
});

describe("the record on request", () => {
  it("is what the library's own function returns", () => {
    expect(outputOf(phone({ output: "record" }), "08031234567").network).toBe("MTN");
    expect(outputOf(plate({ output: "record" }), "kja123ab").stateCode).toBe("LA");
    expect(outputOf(state({ output: "record" }), "Lagos").capital).toBe("Ikeja");
    expect(outputOf(lga({ output: "record" }), "Ikeja").name).toBe("Ikeja");
    expect(outputOf(ward({ output: "record" }), "241101").lgaCode).toBe("NG025011");
    expect(outputOf(bank({ output: "record" }), "GTB").cbnCode).toBe("058");
    const unit = pollingUnit({ register: parsePollingUnitCode, output: "record" });
    expect(outputOf(unit, "24-11-01-007").lga.name).toBe("Ikeja");
    const place = point({ register: reverseGeocode, output: "record" });
    expect(outputOf(place, { lat: 6.6, lon: 3.35 }).state.code).toBe("LA");
  });
});

describe("the sentences", () => {
  afterEach(() => setMessages({}));

  it("are replaced all at once, with the values in them", () => {
    setMessages({
      "account.wrong_check_digit": "Ce compte n’est pas de {bank}.",
      "phone.empty": "Téléphone ?",
    });
    expect(issueOf(account({ bank: "First Bank" }), "0000014578").message).toBe(
      "Ce compte n’est pas de First Bank.",
    );
    expect(issueOf(phone(), "").message).toBe("Téléphone ?");
    expect(issueOf(phone(), "0803").message).toBe(ENGLISH["phone.too_short"]);
  });

  it("can be translated for one person", () => {
    const issue = issueOf(lga(), "Surulere");
    expect(translate(issue, { "lga.ambiguous": "{given}? {states}" })).toBe("Surulere? Lagos, Oyo");
    expect(translate(issue, {})).toBe(issue.message);
  });
});

describe("JSON Schema", () => {
  it("is written for each target, and for no other", () => {
    const { jsonSchema } = form({ phone: phone(), note: phone() })["~standard"];
    expect(jsonSchema.input({ target: "draft-2020-12" })).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      required: ["phone", "note"],
      properties: { phone: { type: "string", examples: expect.anything() } },
    });
    expect(jsonSchema.input({ target: "openapi-3.0" })["properties"]).toMatchObject({
      phone: { type: "string", example: "0803 123 4567" },
    });
    expect(() => jsonSchema.output({ target: "draft-03" })).toThrow(
      /^jsonSchema: target must be one of draft-2020-12, /,
    );
    expect(() => jsonSchema.output({ target: "constructor" })).toThrow(TypeError);
  });
});
