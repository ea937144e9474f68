import { bank as bankRecord } from "@naijaref/records";
import { getBank, listBanks } from "naijaref/banks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SITUATIONS } from "../../naijaref/test/account-situations.ts";
import { type RunningService, startService } from "./service.ts";

let service: RunningService;

beforeAll(async () => {
  service = await startService({ RATE_LIMIT: "off" });
});

afterAll(() => service.stop());

interface BankJson {
  readonly id: string;
  readonly type: string;
  readonly status: string;
}

/** As far as these tests look into bodies: lists of banks, one bank, or what validation answers. */
interface ListBody {
  readonly count: number;
  readonly data: readonly BankJson[];
}

interface SingleBody {
  readonly data: BankJson & {
    readonly account: string;
    readonly valid: boolean;
    readonly count: number;
    readonly banks: readonly BankJson[];
    readonly note: string;
  };
  readonly error: { readonly code: string; readonly message: string };
}

interface Shared {
  readonly error: { readonly message: string; readonly suggestions: readonly { readonly code: string }[] };
}

interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

async function get<Body = SingleBody>(
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Body>> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${service.url}${path}${search === "" ? "" : `?${search}`}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

const list = (query: Readonly<Record<string, string>> = {}) => get<ListBody>("/v1/banks", query);

const idsOf = ({ body }: Answer<ListBody>): string[] => body.data.map((bank) => bank.id);

describe("/v1/banks", () => {
  it("lists the active institutions by name, each with every field", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.count).toBe(body.data.length);
    expect(body.count).toBe(listBanks().length);
    for (const bank of body.data) {
      expect(Object.keys(bank)).toEqual(Object.keys(bankRecord.fields));
      expect(bank.status).toBe("active");
    }
  });

  it("hides closed banks, and includes them with active=false", async () => {
    const open = idsOf(await list({ type: "commercial" }));
    const all = idsOf(await list({ type: "commercial", active: "false" }));
    const closed = ["diamond-bank", "skye-bank", "intercontinental-bank", "oceanic-bank", "heritage-bank"];
    expect(open).toHaveLength(listBanks({ type: "commercial" }).length);
    expect(open.filter((id) => closed.includes(id))).toEqual([]);
    expect(all).toEqual(expect.arrayContaining([...open, ...closed]));
    expect(idsOf(await list({ type: "commercial", active: "true" }))).toEqual(open);
  });

  it.each([
    "commercial",
    "merchant",
    "non_interest",
    "payment_service_bank",
    "mobile_money_operator",
    "microfinance",
    "mortgage",
    "development_finance",
  ])("lists institutions of the type %s and no others", async (type) => {
    const { body } = await list({ type });
    expect(body.count).toBeGreaterThan(0);
    for (const bank of body.data) expect(bank.type).toBe(type);
  });

  it.each([
    ["guarranty trust", "gtbank"],
    ["monie point", "moniepoint-mfb"],
    ["UBA", "uba"],
    ["Ẓẹnith", "zenith-bank"],
  ])("finds %s first as %s", async (q, id) => {
    expect(idsOf(await list({ q }))[0]).toBe(id);
  });

  it("answers ten to q, or as many as asked for, among those selected", async () => {
    expect(idsOf(await list({ q: "bank" }))).toHaveLength(10);
    expect(idsOf(await list({ q: "bank", limit: "50" }))).toHaveLength(50);
    expect(idsOf(await list({ q: "diamond" }))).not.toContain("diamond-bank");
    expect(idsOf(await list({ q: "diamond", active: "false" }))[0]).toBe("diamond-bank");
    expect(idsOf(await list({ q: "fcmb", type: "microfinance" }))[0]).toBe("fcmb-mfb");
  });

  it.each([
    ["Unity Bank", ["providus-bank"]],
    ["Titan Trust", ["union-bank"]],
    ["Heritage Bank", []],
    ["Skye Bank", ["polaris-bank"]],
  ])("answers %s, which closed, with its successor or nothing, and says so", async (q, ids) => {
    const answer = await list({ q });
    expect(idsOf(answer)).toEqual(ids);
    expect(answer.headers.get("notice")).toContain("active=false");
    expect(idsOf(await list({ q, active: "false" })).slice(1, 1 + ids.length)).toEqual(ids);
  });

  it("checks limit without q, and then does not use it", async () => {
    expect((await list({ limit: "1" })).body.count).toBe(listBanks().length);
    expect((await list({ limit: "51" })).status).toBe(400);
  });

  it.each([
    ["type", "bank"],
    ["type", "commercial,bank"],
    ["has", "swift"],
    ["active", "yes"],
    ["active", ""],
    ["limit", "0"],
    ["limit", "1e1"],
    ["limit", "+5"],
    ["q", " - "],
    ["q", "a".repeat(65)],
    ["q", ""],
  ])("answers 400 to %s=%s", async (name, value) => {
    const { status, body } = await list({ [name]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: "invalid_parameter", parameter: name } });
  });
});

describe("/v1/banks?with=", () => {
  interface Columns {
    readonly data: readonly (Readonly<Record<string, unknown>> | null)[];
  }

  it("adds the exact ids of other systems, also beside fields and ids, and in CSV", async () => {
    const asked = { with: "paystack_code,flutterwave_code" };
    const { body } = await get<Columns>("/v1/banks", { ...asked, ids: "OPay,gtbank,nope", fields: "id" });
    expect(body.data).toEqual([
      { id: "opay-mfb", paystack_code: "999992", flutterwave_code: expect.any(String) },
      { id: "gtbank", paystack_code: "058", flutterwave_code: "058" },
      null,
    ]);
    const csv = await fetch(
      `${service.url}/v1/banks?with=paystack_code&fields=id&type=commercial&format=csv`,
    );
    expect((await csv.text()).split("\r\n")).toEqual(
      expect.arrayContaining(["id,paystack_code", "gtbank,058"]),
    );
  });

  it("refuses a system that has no ids of banks, with what was meant", async () => {
    for (const wrong of ["geonames", "paystack_cod", "A-B"]) {
      const { status, body } = await get("/v1/banks", { with: wrong });
      expect(status).toBe(400);
      expect(body.error.message).toContain("paystack_code");
    }
  });
});

describe("/v1/concordance without an id", () => {
  interface Ids {
    readonly count: number;
    readonly data: readonly { readonly id: string; readonly code: string }[];
  }

  it("lists every id of a system, as JSON and CSV", async () => {
    const { body } = await get<Ids>("/v1/concordance", { system: "paystack_code" });
    expect(body.count).toBe(body.data.length);
    expect(body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "999992", code: "opay-mfb" })]),
    );
    const csv = await fetch(`${service.url}/v1/concordance?system=paystack_code&format=csv`);
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect((await csv.text()).trim().split("\r\n")).toHaveLength(body.count + 1);
  });

  it("says which id lost its zeros", async () => {
    const { status, body } = await get("/v1/concordance", { system: "nip", id: "13" });
    expect(status).toBe(404);
    expect(body.error.message).toContain('did you mean "000013" (gtbank)?');
  });
});

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

describe("/v1/banks/{bank}", () => {
  it.each([
    ["gtbank", "gtbank"],
    ["058", "gtbank"],
    ["000013", "gtbank"],
    ["Guaranty Trust Bank Plc", "gtbank"],
    ["guaranty trust bank", "gtbank"],
    ["GTB", "gtbank"],
    ["GTCO", "gtbank"],
    ["FBN", "first-bank"],
    ["Moniepoint", "moniepoint-mfb"],
    ["OPay", "opay-mfb"],
    ["PalmPay", "palmpay"],
    ["Kuda", "kuda-mfb"],
    ["ALAT", "wema-bank"],
    ["Stanbic", "stanbic-ibtc"],
    ["U & C MFB", "u-c-mfb"],
  ])("finds %s", async (identifier, id) => {
    const { status, body } = await get(`/v1/banks/${encodeURIComponent(identifier)}`);
    expect(status).toBe(200);
    expect(body.data.id).toBe(id);
  });

  it("answers the active bank where a closed one shares the code, and the closed by name with what it became", async () => {
    expect((await get("/v1/banks/076")).body.data).toMatchObject({ id: "polaris-bank", status: "active" });
    expect((await get("/v1/banks/Skye%20Bank")).body.data).toMatchObject({
      id: "skye-bank",
      status: "licence_revoked",
      status_date: "2018-09-21",
      merged_into: "polaris-bank",
      ussd: null,
    });
  });

  it("answers 404 to a name that lists give to two, with both, and 200 to the name of a licence", async () => {
    const { status, body } = await get<Shared>("/v1/banks/Mint%20MFB");
    expect(status).toBe(404);
    expect(body.error.message).toContain("finex-mfb and mint-mfb");
    expect(body.error.suggestions.map(({ code }) => code)).toEqual(["finex-mfb", "mint-mfb"]);
    for (const own of ["mint-mfb", "Mint Microfinance Bank Limited", "090763"])
      expect((await get(`/v1/banks/${encodeURIComponent(own)}`)).body.data.id).toBe("mint-mfb");
  });

  it("finds every institution that the list has, by its id", async () => {
    const { body } = await list({ active: "false" });
    for (const bank of body.data) expect((await get(`/v1/banks/${bank.id}`)).body.data).toEqual(bank);
  });

  it.each(["999", "Atlantis", "__proto__", "%20"])("answers 404 to %s", async (identifier) => {
    const { status, body } = await get(`/v1/banks/${identifier}`);
    expect(status).toBe(404);
    expect(body.error.code).toBe("not_found");
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
    ["12345", "wrong_length", "5 digits"],
    ["00000145790", "wrong_length", "11 digits"],
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
