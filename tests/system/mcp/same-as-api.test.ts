import { contract } from "@naijaref/api/contract";
import { expect, it } from "vitest";
import { sharedService } from "../../start/shared-service.ts";
import { ask, call } from "./asking.ts";

/** The tools say what the API says. */

const service = sharedService();
const get = async (path: string) =>
  ((await (await fetch(service.url + path)).json()) as { data: Record<string, unknown> }).data;

/** What a tool leaves out of a record, because it says the same in another member. */
const REPLACED = ["senatorial_district", "federal_constituency", "state_constituency"];

it.each([
  ["find_place", { q: "Lagos" }, "/v1/states/Lagos"],
  ["find_place", { q: "Ikeja" }, "/v1/lgas/Ikeja"],
  ["find_place", { q: "24-11-01" }, "/v1/wards/24-11-01"],
  ["find_place", { q: "24-11-01-007" }, "/v1/polling-units/24-11-01-007"],
  ["find_bank", { q: "gtb" }, "/v1/banks/gtb"],
  ["check_account", { account: "0000014579", bank: "011" }, "/v1/validate/nuban?account=0000014579&bank=011"],
  ["read_number", { kind: "phone", number: "08031234567" }, "/v1/phone/08031234567"],
  ["read_number", { kind: "plate", number: "KJA-123AB" }, "/v1/plates/KJA-123AB"],
])("%s %j is %s", async (name, given, path) => {
  const [said, record] = [await call(name, given), await get(path)];
  for (const [field, value] of Object.entries(record))
    if (field in said || !REPLACED.includes(field)) expect([field, said[field]]).toEqual([field, value]);
});

it.each([
  ["list_within", { what: "states", limit: 500 }, "states", "/v1/states"],
  ["list_within", { what: "lgas", of: "Kano", limit: 500 }, "lgas", "/v1/states/Kano/lgas"],
  ["list_within", { what: "wards", of: "FC236", limit: 500 }, "wards", "/v1/constituencies/FC236/wards"],
  ["list_within", { what: "wards", of: "Ikeja", limit: 500 }, "wards", "/v1/lgas/Ikeja/wards"],
  ["list_within", { what: "neighbours", of: "Ikeja" }, "neighbours", "/v1/lgas/Ikeja/neighbours"],
  [
    "list_within",
    { what: "polling_units", of: "24-11-01", limit: 500 },
    "polling_units",
    "/v1/wards/24-11-01/polling-units",
  ],
  [
    "list_within",
    { what: "state_constituency", of: "Kano", limit: 500 },
    "state_constituency",
    "/v1/state-constituencies?state=Kano",
  ],
  ["find_seats", { place: "Ikeja" }, "seats", "/v1/lgas/Ikeja/constituencies"],
  ["find_bank", { type: "merchant", limit: 500 }, "banks", "/v1/banks?type=merchant"],
])("%s %j lists as %s what %s does", async (name, given, list, path) => {
  const identify = ({ id, code, name }: Record<string, unknown>) => [id, code, name];
  const said = await call(name, given);
  expect(said[list].map(identify)).toEqual(((await get(path)) as unknown as []).map(identify));
});

it("a record read as a resource is the API's", async () => {
  for (const [uri, path] of [
    ["naijaref://records/lga/NG025011", "/v1/lgas/Ikeja"],
    ["naijaref://records/senatorial_district/SD072", "/v1/constituencies/SD072"],
    ["naijaref://records/bank/gtbank", "/v1/banks/gtbank"],
  ]) {
    const { contents } = await ask("resources/read", { uri });
    const { data_version, ...record } = JSON.parse(contents[0].text);
    expect(record).toEqual(await get(path ?? ""));
    expect(data_version).toMatch(/^2/);
  }
  await expect(ask("resources/read", { uri: "naijaref://records/bank/LA" })).rejects.toThrow(/not found/);
  await expect(
    ask("resources/read", { uri: "naijaref://records/federal_constituency/SD072" }),
  ).rejects.toThrow(/not found/);
});

it("descriptions are the contract's where they are the same", async () => {
  const { tools } = await ask("tools/list");
  const { kind } = tools.find(({ name }: { name: string }) => name === "match_names").inputSchema.properties;
  expect(kind.enum).toEqual(contract.match.parameters.kind.schema["enum"]);
});
