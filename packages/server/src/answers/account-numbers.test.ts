import { getBank } from "naijaref/banks";
import { describe, expect, it } from "vitest";
import { SITUATIONS } from "../../../../tests/library/account-situations.ts";
import { type Answer, type BankJson, askBanks as get } from "../../../../tests/library/bank-answers.ts";

interface ListBody {
  readonly count: number;
  readonly data: readonly BankJson[];
}

const list = (query: Readonly<Record<string, string>> = {}) => get<ListBody>("/v1/banks", query);

const idsOf = ({ body }: Answer<ListBody>): string[] => body.data.map((bank) => bank.id);

describe("account numbers as customers bring them", () => {
  interface Judged {
    readonly data?: {
      readonly possible: boolean;
      readonly fits: readonly { readonly id: string }[];
      readonly code_verified: boolean;
    };
    readonly error?: { readonly code: string };
  }

  it.each(SITUATIONS)("$title ($account)", async ({ bank, account, fits, possible }) => {
    const { body } = await get<Judged>("/v1/validate/nuban", { bank, account });
    if (getBank(bank)?.cbnCode === null) expect(body.error?.code).toBe("bank_not_checkable");
    else {
      expect(body.data?.possible).toBe(possible);
      expect(body.data?.code_verified).toBe(!getBank(bank)?.unverifiedFields.includes("cbnCode"));
      if (fits !== undefined) expect(body.data?.fits.map(({ id }) => id)).toContain(fits);
    }
  });

  it("of a wallet are its phone numbers, and the error says so", async () => {
    const { body } = await get("/v1/validate/nuban", { bank: "9psb", account: "8091234567" });
    expect(body.error.message).toContain("the customer's phone number");
  });

  it("lead to who took over the bank that they fit, with the reason", async () => {
    interface Candidates {
      readonly data: { readonly successors: readonly { readonly id: string; readonly reason: string }[] };
    }
    const { body } = await get<Candidates>("/v1/validate/nuban", { account: "3100459216" });
    expect(body.data.successors.find(({ id }) => id === "access-bank")?.reason).toContain("Diamond Bank");
  });
});

describe("/v1/validate/nuban with a bank", () => {
  it.each(["011", "first-bank", "FBN", "000016", "First Bank of Nigeria"])(
    "finds 0000014579 valid and 0000014578 not for %s",
    async (bank) => {
      const valid = await get("/v1/validate/nuban", { account: "0000014579", bank });
      expect(valid.status).toBe(200);
      expect(valid.body).toEqual({
        data: {
          account: "0000014579",
          valid: true,
          possible: true,
          fits: [{ id: "first-bank", name: "First Bank Nigeria Limited", cbn_code: "011" }],
          code_verified: true,
          bank: { id: "first-bank", name: "First Bank Nigeria Limited", cbn_code: "011" },
          check_digit: 9,
          expected_check_digit: 9,
          note: expect.stringContaining("does not prove that the account exists"),
        },
      });
      const invalid = await get("/v1/validate/nuban", { account: "0000014578", bank });
      expect(invalid.status).toBe(200);
      expect(invalid.body.data).toMatchObject({ valid: false, check_digit: 8, expected_check_digit: 9 });
    },
  );

  it.each(["000 001 4579", "000-001-4579", " 0000014579 "])("forgives %j", async (account) => {
    const { body } = await get("/v1/validate/nuban", { account, bank: "011" });
    expect(body.data).toMatchObject({ account: "0000014579", valid: true });
  });

  it("answers 404 to a bank that nobody is", async () => {
    const { status, body } = await get("/v1/validate/nuban", { account: "0000014579", bank: "999" });
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ code: "not_found", message: expect.stringContaining('"999"') });
  });

  it.each(["PalmPay", "100033", "9psb", "MoMo", "Paga", "Quest Merchant Bank"])(
    "answers 422 bank_not_checkable to %s, which has no CBN code",
    async (bank) => {
      const { status, body } = await get("/v1/validate/nuban", { account: "0000014579", bank });
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: "bank_not_checkable", reason: "bank_not_checkable" });
    },
  );
});

describe("/v1/validate/nuban without a bank", () => {
  it("lists the active banks whose code fits, commercial first, and says what that proves", async () => {
    const { status, body } = await get("/v1/validate/nuban", { account: "0000014579" });
    const { account, count, banks, note } = body.data;
    expect(status).toBe(200);
    expect(Object.keys(body.data)).toEqual(["account", "count", "banks", "successors", "note"]);
    expect({ account, count }).toEqual({ account: "0000014579", count: banks.length });
    expect(Object.keys(banks[0] ?? {})).toEqual(["id", "name", "short_name", "type", "cbn_code"]);
    expect(banks.map((bank) => bank.id)).toContain("first-bank");
    const types = banks.map((bank) => bank.type);
    const commercial = types.filter((type) => type === "commercial").length;
    expect(commercial).toBeGreaterThan(0);
    expect(types.slice(0, commercial).every((type) => type === "commercial")).toBe(true);
    expect(note).toMatch(/ten classes.*about one in ten.*does not prove that the account exists/);
    expect(note).not.toContain("mobile number");
  });

  it("finds each candidate valid, and every other active bank with a code not", async () => {
    const account = "8031234567";
    const candidates = idsOf(await list({ type: "commercial" }));
    const { body } = await get("/v1/validate/nuban", { account });
    const fitting = body.data.banks.map((bank) => bank.id);
    for (const bank of candidates) {
      const check = await get("/v1/validate/nuban", { account, bank });
      expect(check.body.data.valid, bank).toBe(fitting.includes(bank));
    }
    expect(body.data.note).toContain("shaped like a mobile number");
  });
});

describe("/v1/validate/nuban and what is no account number", () => {
  it.each([
    ["12345", "wrong_length", "This one has 5."],
    ["00000145790", "wrong_length", "This one has 11."],
    ["00000l4579", "not_digits", "digits 0 to 9"],
    ["０００００１４５７９", "not_digits", "digits 0 to 9"],
    ["-000014579", "not_digits", "digits 0 to 9"],
    ["+2348031234567", "not_digits", "digits 0 to 9"],
  ])("answers 422 to %s, with and without a bank", async (account, reason, words) => {
    for (const bank of [{}, { bank: "011" }, { bank: "999" }]) {
      const { status, body } = await get("/v1/validate/nuban", { account, ...bank });
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: "invalid_account", reason });
      expect(body.error.message).toContain(words);
      expect(body.error.message).not.toContain(account);
    }
  });

  it.each(["/v1/validate/nuban", "/v1/validate/nuban?bank=011", "/v1/validate/nuban?account="])(
    "answers 422 to %s",
    async (target) => {
      const { status, body } = await get(target);
      expect(status).toBe(422);
      const reason = target.includes("account=") ? "empty" : "missing";
      expect(body).toMatchObject({ error: { code: "invalid_account", reason, parameter: "account" } });
    },
  );

  it("lets nobody in between keep a person's number", async () => {
    const { headers } = await get("/v1/validate/nuban", { account: "0000014579", bank: "011" });
    expect(headers.get("cache-control")).toBe("private, max-age=3600");
    expect((await get("/v1/banks/gtbank")).headers.get("cache-control")).toMatch(/^public/);
  });
});
