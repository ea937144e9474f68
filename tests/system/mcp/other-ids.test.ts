import { type ExternalId, findByExternalId, listExternalIds } from "naijaref/concordance";
import { listStates } from "naijaref/places";
import { expect, it } from "vitest";
import { call, callForText } from "./asking.ts";

/** What agents ask of ids of other systems, of capitals and of units, and what is refused. */

it("says which id another system has for a bank, and which bank has an id", async () => {
  const moniepoint = await call("find_bank", { q: "Moniepoint" });
  const code = moniepoint.ids.paystack_code;
  expect(findByExternalId("paystack_code", code)).toMatchObject({ ok: true, value: { code: moniepoint.id } });
  expect((await call("find_bank", { q: "paystack_code 058" })).id).toBe("gtbank");
  const { text, isError } = await callForText("find_bank", { q: "paystack_code 05x" });
  expect([isError, text]).toEqual([true, expect.stringContaining("has no id")]);
});

it.each(["state", "lga", "ward"] as const)(
  "says which ids other systems have for a %s, and finds it by each",
  async (kind) => {
    const known = listExternalIds().find((id) => id.kind === kind);
    const { code, system, id } = known as ExternalId;
    expect((await call("find_place", { q: `${system} ${id}` })).code).toBe(code);
    expect((await call("find_place", { q: code, kind })).ids).toMatchObject({ [system]: id });
    const { text, isError } = await callForText("find_place", { q: "paystack_code 058" });
    expect([isError, text]).toEqual([true, expect.stringContaining("No state, LGA or ward has the id")]);
  },
);

it("lists the states of a zone with their capitals", async () => {
  const { states } = await call("list_within", { what: "states", of: "South-South" });
  for (const { code, capital } of states)
    expect(capital).toBe(listStates().find((state) => state.code === code)?.capital);
});

it("says how to find a polling unit by its name, which find_place does not promise", async () => {
  const given = { q: "Nurudeen Street", kind: "polling_unit", state: "Lagos" };
  const { text, isError } = await callForText("find_place", given);
  expect([isError, text]).toEqual([true, expect.stringContaining("match_names with kind polling_unit")]);
});

it("refuses a number whose last digits JSON has lost", async () => {
  const { text, isError } = await callForText("find_bank", { q: 2 ** 53 });
  expect([isError, text]).toEqual([true, expect.stringContaining("give it as a text")]);
  const account = await callForText("check_account", { account: "0\u008512345678" });
  expect(account.text).toContain("control character");
});
