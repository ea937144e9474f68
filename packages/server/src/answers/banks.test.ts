import { bank as bankRecord } from "@naijaref/records";
import { listBanks } from "naijaref/banks";
import { describe, expect, it } from "vitest";
import { answers, ask, failure, read, saying } from "../../../../tests/library/ask.ts";

const idsOf = async (query: string): Promise<string[]> =>
  (await read(`/v1/banks?${query}`)).data.map((bank: { id: string }) => bank.id);

describe("/v1/banks", () => {
  it("lists the active institutions, each with every field, and the closed ones with active=false", async () => {
    const { count, data } = await read("/v1/banks");
    expect([count, data.length]).toEqual([listBanks().length, listBanks().length]);
    for (const bank of data) {
      expect(Object.keys(bank)).toEqual(Object.keys(bankRecord.fields));
      expect(bank.status).toBe("active");
    }
    const [open, all] = [await idsOf("type=commercial"), await idsOf("type=commercial&active=false")];
    const closed = ["diamond-bank", "skye-bank", "heritage-bank"];
    expect(open).toEqual(listBanks({ type: "commercial" }).map(({ id }) => id));
    expect(all).toEqual(expect.arrayContaining([...open, ...closed]));
    expect(open.filter((id) => closed.includes(id))).toEqual([]);
  });

  it.each([
    ["q=Ẓẹnith", "zenith-bank"],
    ["q=diamond&active=false", "diamond-bank"],
    ["q=fcmb&type=microfinance", "fcmb-mfb"],
  ])("finds first by %s", async (query, id) => expect((await idsOf(query))[0]).toBe(id));

  it.each([
    ["Heritage Bank", [], ""],
    [
      "Skye Bank",
      ["polaris-bank"],
      "Skye Bank Plc lost its licence (2018-09-21); Polaris Bank Limited carries on its business. ",
    ],
  ])("answers %s, which closed, with its successor or nothing, and says so", async (q, ids, said) => {
    expect(await idsOf(`q=${q}`)).toEqual(ids);
    const noticeOf = async (query: string) => (await ask(`/v1/banks?q=${query}`)).headers.get("notice");
    expect(await noticeOf(q)).toContain(`${said}active=false includes closed institutions.`);
    expect(await noticeOf(`${q}&active=false`)).toBeNull();
    expect((await idsOf(`q=${q}&active=false`)).slice(1, 1 + ids.length)).toEqual(ids);
  });

  answers([
    ["/v1/banks?q=bank", 200, { count: 10 }],
    ["/v1/banks?limit=1", 200, { count: listBanks().length }],
    ["/v1/banks?q=999992", 200, { count: 0, notice: saying("opay-mfb") }],
    ...[
      ...["type=commercial,bank", "has=swift", "active=yes", "limit=51", "limit=1e1", "limit=%D9%A3"],
      ...["limit=5.0", "q= - ", `q=${"a".repeat(65)}`],
    ].map((query) => {
      const [parameter] = query.split("=");
      return [`/v1/banks?${query}`, 400, failure("invalid_parameter", "", { parameter })] as const;
    }),
  ]);
});

describe("/v1/banks?with=", () => {
  const with_ = "/v1/banks?with=paystack_code";
  answers([
    [
      `${with_},flutterwave_code&ids=OPay,gtbank,nope&fields=id`,
      200,
      { data: [{ id: "opay-mfb", paystack_code: "999992" }, { flutterwave_code: "058" }, null] },
    ],
    ...["geonames", "paystack_cod", "A-B"].map(
      (system) => [`/v1/banks?with=${system}`, 400, failure("invalid_parameter", "paystack_code")] as const,
    ),
  ]);

  it("adds the ids to CSV", async () => {
    const csv = await (await ask(`${with_}&fields=id&type=commercial&format=csv`)).text();
    expect(csv.split("\r\n")).toEqual(expect.arrayContaining(["id,paystack_code", "gtbank,058"]));
  });
});

describe("/v1/banks/{bank}", () => {
  const both = { suggestions: [{ code: "finex-mfb" }, { code: "mint-mfb" }] };
  answers([
    ["/v1/banks/Skye%20Bank", 200, { data: { merged_into: "polaris-bank", status_date: "2018-09-21" } }],
    ["/v1/banks/Teamapt", 200, { data: { id: "moniepoint-mfb" }, notice: saying("a payment company") }],
    ["/v1/banks/999992", 404, failure("not_found", "it is the paystack_code of opay-mfb")],
    ["/v1/banks/Mint%20MFB", 404, failure("not_found", "finex-mfb and mint-mfb", both)],
    ...["__proto__", "%20"].map((bank) => [`/v1/banks/${bank}`, 404, failure("not_found")] as const),
  ]);
});

describe("/v1/validate/nuban", () => {
  const check = (account: string, bank?: string) =>
    `/v1/validate/nuban?${new URLSearchParams({ account, ...(bank === undefined ? {} : { bank }) })}`;
  const DIAMOND = { id: "diamond-bank" };
  const refused = (reason: string, words = "") => failure("invalid_account", words, { reason });
  answers([
    [check("0000014579", "011"), 200, {}, { "cache-control": "private, max-age=3600" }],
    [check("0000014578", "000016"), 200, { data: { valid: false, check_digit: 8 } }],
    [check("3100459216", "access-bank"), 200, { data: { valid: false, possible: true, fits: [DIAMOND] } }],
    [check("0000014579", "999"), 404, failure("not_found", '"999"')],
    [check("8091234567", "9psb"), 422, failure("bank_not_checkable", "the customer's phone number")],
    [check("12345"), 422, refused("wrong_length", "This one has 5.")],
    [check("00000l4579", "011"), 422, refused("not_digits", "digits 0 to 9")],
    [check(""), 422, refused("empty")],
    ["/v1/validate/nuban?bank=011", 422, refused("missing")],
  ]);

  it("lists without a bank the active ones whose code fits, commercial first, and what that proves", async () => {
    const { data } = await read(check("0000014579"));
    expect(Object.keys(data)).toEqual(["account", "count", "banks", "successors", "note"]);
    expect(data.count).toBe(data.banks.length);
    expect(Object.keys(data.banks[0])).toEqual(["id", "name", "short_name", "type", "cbn_code"]);
    expect(data.banks[0].type).toBe("commercial");
    expect(data.note).toMatch(/ten classes.*about one in ten.*does not prove that the account exists/);
    expect((await read(check("8031234567"))).data.note).toContain("shaped like a mobile number");
  });
});
