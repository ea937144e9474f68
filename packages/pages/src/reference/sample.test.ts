import { expect, it } from "vitest";
import { state } from "../../../../tests/library/open-page.ts";
import { answerTo } from "./sample.ts";

it.each([
  ["validateNuban", "/v1/validate/nuban?account=0000014579&bank=first-bank", { cbn_code: "011" }],
  ["listBanks", "/v1/banks?type=merchant", { type: "merchant" }],
  ["getMeta", "/v1/meta", { name: "naijaref" }],
  ["getPollingUnit", "/v1/polling-units/24-11-01-007", { code: "24-11-01-007" }],
] as const)("shows what the service answers to %s, of a list the first record", async (id, target, part) => {
  const { data } = (await answerTo(id, [target], state)) as { data: unknown };
  const [record] = [data].flat() as [{ readonly bank?: object }];
  expect(record.bank ?? record).toMatchObject(part);
});
