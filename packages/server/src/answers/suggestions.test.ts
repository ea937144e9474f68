import { describe, expect, it } from "vitest";
import { answers, ask, failure, read, saying } from "../../../../tests/library/ask.ts";

/** What is wrong with a text is said, with what may be meant; and what may mean two things is refused. */

const suggests = (kind: string, code: string, question: string) =>
  failure("not_found", question, {
    suggestions: expect.arrayContaining([expect.objectContaining({ kind, code })]),
  });

describe("a name with an error", () => {
  answers([
    ["/v1/states/lagoss", 404, suggests("state", "LA", 'did you mean "Lagos"?')],
    ["/v1/states/Mushin", 404, suggests("lga", "NG025016", 'did you mean the LGA "Mushin" in Lagos?')],
    ["/v1/lgas/Surulerre?state=Oyo", 404, suggests("lga", "NG031033", "No LGA in Oyo matches")],
    ["/v1/constituencies/Ikeja/lgas", 404, suggests("federal_constituency", "FC236", "FC236, the federal")],
    ["/v1/localities/Bodija", 404, suggests("locality", "LC01048", 'LC01048, the locality "Bodija" in Oyo?')],
    ["/v1/wards/Alausa", 404, suggests("ward", "24-11-03", "did you mean 24-11-03, the ward ")],
    ["/v1/banks/gtbnk", 404, suggests("bank", "gtbank", '"GTBank" (Guaranty Trust Bank Limited)?')],
    ["/v1/validate/nuban?account=0000014579&bank=11", 404, suggests("bank", "first-bank", '"011" (First')],
    ["/v1/concordance/lga/Ikeja", 404, suggests("lga", "NG025011", 'the LGA "Ikeja" in Lagos?')],
    ["/v1/wards/NG008001001", 404, failure("not_found", "finds wards by it, in the system pcode.")],
    [
      "/v1/match?kind=lga&state=Enugu&name=Ogbete",
      200,
      { data: [{ code: null, why: saying("As an address it is in Enugu North.") }] },
    ],
  ]);

  it("is described, the best first", async () => {
    const { error } = await read("/v1/lgas/Ikejaa");
    expect({ ...error, suggestions: error.suggestions.slice(0, 1) }).toEqual({
      code: "not_found",
      message:
        'No LGA matches "Ikejaa": did you mean "Ikeja" in Lagos? /v1/lgas lists their codes and names.',
      suggestions: [{ kind: "lga", code: "NG025011", name: "Ikeja", state_code: "LA", state_name: "Lagos" }],
    });
  });

  it.each(["states/Atlantis", "banks/xbank", "constituencies/XYZ", `lgas/${"a".repeat(1900)}`])(
    "%.40s is like nothing: no question",
    async (path) => {
      const { error } = await read(`/v1/${path}`);
      expect(error.suggestions).toEqual([]);
      expect(error.message).not.toContain("did you mean");
    },
  );
});

describe("a text of another kind", () => {
  it.each([
    ["search", "Unity Bank", "/v1/suggest finds Unity Bank Plc (bank)."],
    ["suggest", "12 Bode Thomas Street, Surulere, Lagos", "/v1/address reads addresses."],
    ["search", "KJA 123 AA", "/v1/plates/{plate} reads plate numbers."],
    ["suggest", "0803 123 4567", "/v1/phone/{number} reads phone numbers."],
    ["search", "ikeja", undefined],
    ["suggest", "xyzzyplugh", undefined],
  ])("/v1/%s?q=%s has the notice %s", async (operation, q, notice) => {
    const response = await ask(`/v1/${operation}?q=${encodeURIComponent(q)}`);
    expect(response.headers.get("notice") ?? undefined).toBe(notice);
    expect((await response.json()).notice).toBe(notice);
  });
});

describe("blanks and control characters", () => {
  answers([
    ...["%205", "5%20", "+5", "5%E2%80%83", "%0A5"].map(
      (limit) => [`/v1/search?q=ikeja&limit=${limit}`, 400, failure("invalid_parameter")] as const,
    ),
    ["/v1/states/L%7FA", 400, failure("bad_request")],
    // The apostrophe and the dash of Windows-1252, read as Latin-1.
    ["/v1/lgas/Jema%C2%92a", 200, { data: { name: "Jema'a" } }],
    ["/v1/match?kind=lga&name=Ado%C2%96Odo/Ota", 200, { data: [{ status: "exact" }] }],
    ["/v1/address?text=Kafanchan,%20Jema%C2%92a", 200, { data: { unused: [] } }],
    ["/v1/wards/2-9-05", 200],
    ["/v1/lgas/2-09", 200],
  ]);

  it.each([
    "/v1/search?q=%20ikeja%20&limit=5",
    "/v1/validate/nuban?account=%200000014579%0A&bank=%20011%20",
    "/v1/reverse?lat=%206.6018&lon=3.3515%20",
  ])("are forgiven around the texts of %s", async (target) => {
    expect(await read(target)).toEqual(await read(target.replaceAll(/%20|%0A/g, "")));
  });
});
