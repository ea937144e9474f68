import { describe, expect, it } from "vitest";
import { text } from "../../elements/src/texts.ts";
import { checkAccount, explainAccount } from "./banks/index.ts";
import { explainPhone, parsePhone } from "./phones/index.ts";
import { explainPlate, parsePlate } from "./plates/index.ts";
import { explainPollingUnitCode, parsePollingUnitCode } from "./polling-units/index.ts";
import { ACCOUNT, PHONE, PLATE, POLLING_UNIT } from "./reasons.ts";
import { accountNumber, phone, plate, pollingUnit, type Schema } from "./schema/index.ts";

const sentencesOf = (
  failure: { readonly ok: boolean },
  explain: (failure: never, reader?: "program") => string,
) => {
  expect(failure.ok).toBe(false);
  return [explain(failure as never), explain(failure as never, "program")];
};

describe("a sentence for each reason", () => {
  it.each([
    ["", "Write a phone number, such as 0803 123 4567."],
    ["0803", "The phone number has too few digits."],
    ["08031234567/08051234567", "These are 2 phone numbers: write one."],
    ["+44 20 7946 0958", "The country code is not 234. Nigerian numbers begin with 0 or +234."],
    [
      "112",
      "This is a short code of all networks (Emergency (all services)), not the number of a person or a company.",
    ],
  ])("of the phone number %j is the same for people everywhere", (typed, sentence) => {
    const [people, program] = sentencesOf(parsePhone(typed), explainPhone);
    expect(people).toBe(sentence);
    expect(program?.startsWith(sentence)).toBe(true);
    expect(messageOf(phone(), typed)).toBe(sentence);
  });

  it("of plates, accounts and codes of polling units is the form's sentence too", () => {
    for (const typed of ["KJA-000AB", "O1A-266FG", "12 CD 345", "KJA"])
      expect(messageOf(plate(), typed)).toBe(sentencesOf(parsePlate(typed), explainPlate)[0]);
    expect(messageOf(accountNumber(), "123")).toBe(
      sentencesOf(checkAccount("123", "gtbank"), explainAccount)[0],
    );
    const register = { register: parsePollingUnitCode };
    for (const code of ["24", "38-01-01-001", "24-21-01-001", "24-11-11-001", "24-11-01-048", "02-09-05-009"])
      expect(messageOf(pollingUnit(register), code)).toBe(
        sentencesOf(parsePollingUnitCode(code), explainPollingUnitCode)[0],
      );
  });

  it("says which plate is meant, and why a diplomat's is refused", () => {
    const people = (typed: string) => sentencesOf(parsePlate(typed), explainPlate)[0];
    expect(people("O1A-266FG")).toMatch(/KJA-123AB\. Did you mean 01A-266FG\?$/);
    expect(people("12 CD 345")).toMatch(/KJA-123AB\. Diplomats' plates are not read: .*\.$/);
    expect(people("KJA")).toMatch(/KJA-123AB\.$/);
    expect(plate()["~standard"].validate("0ia266fg").issues?.[0]?.suggestions).toEqual([
      { value: "01A266FG", label: "01A-266FG" },
    ]);
  });

  it("tells a program where the lists are, and leaves no name in braces", () => {
    const program = (code: string) => sentencesOf(parsePollingUnitCode(code), explainPollingUnitCode)[1];
    expect(program("24-21-01-001")).toBe(
      "Lagos has no local government area with the number in 24-21-01-001. /v1/states/LA/lgas lists them.",
    );
    for (const code of ["38-01-01-001", "24-11-11-001", "24-11-01-048", "02-09-05-009"])
      expect(program(code)).not.toMatch(/[{}]/);
  });

  it("says of a wallet without a check digit to take any ten digits", () => {
    expect(sentencesOf(checkAccount("8031234567", "opay"), explainAccount)[0]).toMatch(
      /^At OPay the account number is the customer's phone number .* Take any ten digits, and ask the bank/,
    );
  });

  it("ends as a sentence, for every reason", () => {
    for (const sentence of [PHONE, PLATE, ACCOUNT, POLLING_UNIT].flatMap((one) => Object.values(one)))
      expect(sentence).toMatch(/^[A-Z{].*\.(?:\{also\})?$/);
  });

  it("is what the elements say before the schemas have loaded", () => {
    expect(text("missing_phone")).toBe(PHONE.empty);
    expect(text("missing_account")).toBe(ACCOUNT.empty);
  });
});

function messageOf(schema: Schema<unknown>, typed: string): string | undefined {
  return schema["~standard"].validate(typed).issues?.[0]?.message;
}
