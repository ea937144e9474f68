import { bank as bankRecord } from "@naijaref/records";
import { listBanks } from "naijaref/banks";
import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";
import { type Answer, type BankJson, askBanks as get } from "../../../../tests/library/bank-answers.ts";

interface Shared {
  readonly error: { readonly message: string; readonly suggestions: readonly { readonly code: string }[] };
}

interface ListBody {
  readonly count: number;
  readonly data: readonly BankJson[];
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
    const csv = await ask(`/v1/banks?with=paystack_code&fields=id&type=commercial&format=csv`);
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
    const csv = await ask(`/v1/concordance?system=paystack_code&format=csv`);
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect((await csv.text()).trim().split("\r\n")).toHaveLength(body.count + 1);
  });

  it("says which id lost its zeros", async () => {
    const { status, body } = await get("/v1/concordance", { system: "nip", id: "13" });
    expect(status).toBe(404);
    expect(body.error.message).toContain('did you mean "000013" (gtbank)?');
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

  it("says whose id of another system a text is that is no code here", async () => {
    const { status, body } = await get<Shared>("/v1/banks/999992");
    expect(status).toBe(404);
    expect(body.error.message).toContain("it is the paystack_code of opay-mfb");
    expect(body.error.suggestions.map(({ code }) => code)).toEqual(["opay-mfb"]);
    const listed = await get<{ readonly notice?: string }>("/v1/banks?q=999992");
    expect(listed.body).toMatchObject({ count: 0, notice: expect.stringContaining("opay-mfb") });
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
