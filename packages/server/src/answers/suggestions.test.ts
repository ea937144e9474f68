import { expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

interface Failure {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly suggestions: readonly Readonly<Record<"kind" | "code", string>>[];
  };
}

async function get(target: string): Promise<{ status: number; body: Failure }> {
  const response = await ask(target);
  return { status: response.status, body: (await response.json()) as Failure };
}

it.each([
  ["/v1/states/lagoss", "state LA", 'did you mean "Lagos"?'],
  ["/v1/states/lagoss/lgas", "state LA", 'did you mean "Lagos"?'],
  ["/v1/states/Benin%20City", "state ED", 'did you mean "Edo"?'],
  ["/v1/states/Mushin", "lga NG025016", 'did you mean the LGA "Mushin" in Lagos?'],
  ["/v1/lgas?state=Zamfra", "state ZA", 'did you mean "Zamfara"?'],
  ["/v1/lgas/Ikejaa", "lga NG025011", 'did you mean "Ikeja" in Lagos?'],
  ["/v1/lgas/Ikejaa/wards", "lga NG025011", 'did you mean "Ikeja" in Lagos?'],
  [
    "/v1/lgas/Surulerre?state=Oyo",
    "lga NG031033",
    'No LGA in Oyo matches "Surulerre": did you mean "Surulere"',
  ],
  ["/v1/lgas/Surulere?state=Oio", "state OY", 'did you mean "Oyo"?'],
  ["/v1/lgas/Onitsha/constituencies", "lga NG004017", 'did you mean "Onitsha North" in Anambra?'],
  ["/v1/constituencies/ikeja%20federal", "federal_constituency FC236", "did you mean FC236, the federal"],
  ["/v1/localities/Bodija", "locality LC01048", 'did you mean LC01048, the locality "Bodija" in Oyo?'],
  ["/v1/wards/Alausa", "ward 24-11-03", "did you mean 24-11-03, the ward "],
  ["/v1/constituencies/Ikeja", "federal_constituency FC236", "FC236, the federal constituency "],
  ["/v1/constituencies/Ikeja/lgas", "federal_constituency FC236", "FC236, the federal constituency "],
  ["/v1/constituencies?state=Kanno", "state KN", 'did you mean "Kano"?'],
  ["/v1/banks/Zenth", "bank zenith-bank", 'did you mean "Zenith Bank'],
  ["/v1/banks/gtbnk", "bank gtbank", 'did you mean "GTBank" (Guaranty Trust Bank Limited)?'],
  ["/v1/banks/nobank", "bank amucha-mfb", 'did you mean "Nombank" (Amucha Microfinance Bank Limited)?'],
  ["/v1/banks/58", "bank gtbank", 'did you mean "058" (Guaranty Trust Bank Limited)?'],
  ["/v1/validate/nuban?account=0000014579&bank=11", "bank first-bank", '"011" (First Bank Nigeria Limited)?'],
  ["/v1/states/1", "state AB", 'did you mean "Abia"?'],
  ["/v1/validate/nuban?account=0000014579&bank=zenit", "bank zenith-bank", 'did you mean "Zenith Bank'],
  ["/v1/concordance/lga/Ikeja", "lga NG025011", 'did you mean the LGA "Ikeja" in Lagos?'],
])("%s suggests %s", async (target, first, question) => {
  const { status, body } = await get(target);
  const [best] = body.error.suggestions;
  expect(status).toBe(404);
  expect(`${best?.kind} ${best?.code}`).toBe(first);
  expect(body.error.message).toContain(question);
});

it("describes each suggestion", async () => {
  const { error } = (await get("/v1/lgas/Ikejaa")).body;
  expect({ ...error, suggestions: error.suggestions.slice(0, 1) }).toEqual({
    code: "not_found",
    message: 'No LGA matches "Ikejaa": did you mean "Ikeja" in Lagos? /v1/lgas lists their codes and names.',
    suggestions: [{ kind: "lga", code: "NG025011", name: "Ikeja", state_code: "LA", state_name: "Lagos" }],
  });
});

it.each([
  "/v1/states/Atlantis",
  "/v1/lgas/Atlantis",
  "/v1/wards/Atlantis",
  "/v1/banks/Atlantis",
  "/v1/banks/xbank",
  "/v1/constituencies/XYZ",
  "/v1/concordance/bank/atlantis",
  `/v1/lgas/${"a".repeat(1900)}`,
])("%.40s has an empty list and no question", async (target) => {
  const { status, body } = await get(target);
  expect(status).toBe(404);
  expect(body.error.suggestions).toEqual([]);
  expect(body.error.message).not.toContain("did you mean");
});

it("says where a ward is found by its P-code, which the record does not have", async () => {
  const { body } = await get("/v1/wards/NG008001001");
  expect(body.error.message).toContain("/v1/concordance finds wards by it, in the system pcode.");
  const found = await get("/v1/concordance?system=pcode&id=NG008001001");
  expect(found.body).toMatchObject({ data: { kind: "ward", code: "08-01-01" } });
});

it.each([
  ["search", "Unity Bank", "/v1/suggest finds Unity Bank Plc (bank)."],
  ["search", "opay", "/v1/suggest finds OPay Microfinance Bank Limited (bank)."],
  ["search", "ikeja federal", "/v1/suggest finds Ikeja (federal constituency)."],
  ["search", "12 Bode Thomas Street, Surulere, Lagos", "/v1/address reads addresses."],
  ["suggest", "12 Bode Thomas Street, Surulere, Lagos", "/v1/address reads addresses."],
  ["search", "KJA 123 AA", "/v1/plates/{plate} reads plate numbers."],
  ["suggest", "0803 123 4567", "/v1/phone/{number} reads phone numbers."],
  ["search", "0000014579", "/v1/validate/nuban checks account numbers."],
  ["suggest", "24-11-01-007", "/v1/polling-units/{code} reads the codes of polling units."],
  ["search", "ikeja", undefined],
  ["search", "xyzzyplugh", undefined],
  ["suggest", "xyzzyplugh", undefined],
])("/v1/%s?q=%s has the notice %s", async (operation, q, notice) => {
  const response = await ask(`/v1/${operation}?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("notice") ?? undefined).toBe(notice);
  expect(((await response.json()) as { notice?: string }).notice).toBe(notice);
});
