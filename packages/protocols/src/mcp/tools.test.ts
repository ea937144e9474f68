import { contract } from "@naijaref/api/contract";
import { datasetNames } from "@naijaref/records";
import { Ajv2020 } from "ajv/dist/2020.js";
import { listBanks } from "naijaref/banks";
import { listExternalIds } from "naijaref/concordance";
import { listConstituencies } from "naijaref/elections";
import { listLgas, listStates, listWards } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { read } from "../../../../tests/library/ask.ts";
import { state } from "../../../../tests/library/open-page.ts";
import { createAgent } from "./protocol.ts";

/** The tools without a transport: what they say is the API's, costs a model little, and tells what is wrong. */

const agent = createAgent(state);

// biome-ignore lint/suspicious/noExplicitAny: a message of JSON
type Json = any;

/** The result of a request of the older era. */
async function ask(method: string, params: object = {}): Promise<Json> {
  const { message } = await agent({ jsonrpc: "2.0", id: 1, method, params });
  if (message?.["result"] === undefined) throw new Error(JSON.stringify(message));
  return message["result"];
}

async function callForText(name: string, given: object): Promise<{ text: string; isError: boolean }> {
  const { content, isError = false } = await ask("tools/call", { name, arguments: given });
  return { text: content[0].text, isError };
}

const call = async (name: string, given: object): Promise<Json> =>
  JSON.parse((await callForText(name, given)).text);

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

describe("the list of tools", () => {
  it("has at most nine, in at most 6 KB in either era", async () => {
    const { tools } = await ask("tools/list");
    expect(tools.length).toBeLessThanOrEqual(9);
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const { message } = await agent({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta } });
    expect(bytesOf(JSON.stringify(message?.["result"]))).toBeLessThanOrEqual(6 * 1024);
  });

  it("describes arguments by schemas that are right, in the contract's words", async () => {
    const { tools } = await ask("tools/list");
    const ajv = new Ajv2020({ strict: true });
    const schemas = Object.fromEntries(tools.map((tool: Json) => [tool.name, tool.inputSchema]));
    const takes = (name: string, given: object) => ajv.compile(schemas[name])(given);
    expect(takes("find_bank", { q: "GTB", type: "commercial", active: false, limit: 5 })).toBe(true);
    expect(takes("locate_point", { lat: 6.6, lon: 3.3 })).toBe(true);
    expect(takes("locate_point", { lat: 91, lon: 3.3 })).toBe(false);
    expect(takes("find_place", { name: "Ikeja" })).toBe(false);
    expect(schemas["match_names"].properties.kind.enum).toEqual(
      contract.match.parameters.kind.schema["enum"],
    );
  });
});

describe("an answer is the API's", () => {
  /** What a tool leaves out of a record, because it says the same in another member. */
  const REPLACED = ["senatorial_district", "federal_constituency", "state_constituency"];

  it.each([
    ["find_place", { q: "Lagos" }, "states/Lagos"],
    ["find_place", { q: "Ikeja" }, "lgas/Ikeja"],
    ["find_place", { q: "24-11-01-007" }, "polling-units/24-11-01-007"],
    ["find_bank", { q: "gtb" }, "banks/gtb"],
    ["check_account", { account: "0000014579", bank: "011" }, "validate/nuban?account=0000014579&bank=011"],
    ["read_number", { kind: "phone", number: "08031234567" }, "phone/08031234567"],
    ["read_number", { kind: "plate", number: "KJA-123AB" }, "plates/KJA-123AB"],
  ])("%s %j: /v1/%s", async (name, given, path) => {
    const [said, { data }] = [await call(name, given), await read(`/v1/${path}`)];
    for (const [field, value] of Object.entries(data))
      if (field in said || !REPLACED.includes(field)) expect([field, said[field]]).toEqual([field, value]);
  });

  it.each([
    [{ what: "lgas", of: "Kano", limit: 500 }, "states/Kano/lgas"],
    [{ what: "lgas", of: "South-West", limit: 500 }, "lgas?zone=South-West"],
    [{ what: "wards", of: "Surulere LGA, Oyo State", limit: 500 }, "lgas/NG031033/wards"],
    [{ what: "neighbours", of: "Ikeja" }, "lgas/Ikeja/neighbours"],
    [{ what: "polling_units", of: "24-11-01", limit: 500 }, "wards/24-11-01/polling-units"],
    [{ what: "state_constituency", of: "Kano", limit: 500 }, "state-constituencies?state=Kano"],
  ])("list_within %j: /v1/%s", async (given, path) => {
    const identify = ({ code, name }: Json) => [code, name];
    const said = await call("list_within", given);
    expect(said[given.what].map(identify)).toEqual((await read(`/v1/${path}`)).data.map(identify));
  });

  it.each([
    ["lga/NG025011", "lgas/Ikeja"],
    ["bank/gtbank", "banks/gtbank"],
  ])("as the resource %s: /v1/%s", async (uri, path) => {
    const { contents } = await ask("resources/read", { uri: `naijaref://records/${uri}` });
    const { data_version: _, ...record } = JSON.parse(contents[0].text);
    expect(record).toEqual((await read(`/v1/${path}`)).data);
    const wrong = ask("resources/read", { uri: "naijaref://records/bank/LA" });
    await expect(wrong).rejects.toThrow(/not found/);
  });
});

describe("an answer is at most 2 KB, with the version of the data", () => {
  const limits = async (name: string, given: object): Promise<void> => {
    const { text, isError } = await callForText(name, given);
    expect(isError, text).toBe(false);
    expect(bytesOf(text), text).toBeLessThanOrEqual(2048);
    expect(JSON.parse(text)).toHaveProperty("data_version");
  };

  /** The records of a list that are longest. */
  const longest = <One extends object>(list: readonly One[]): readonly One[] =>
    list.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).slice(0, 60);

  it("about the places, seats and banks of which there is most to say", async () => {
    for (const { code } of listStates())
      for (const what of ["lgas", "wards", "senatorial_district", "state_constituency"])
        await limits("list_within", { what, of: code });
    for (const { code } of longest(listLgas())) {
      await limits("find_place", { q: code });
      await limits("find_seats", { place: code });
      await limits("list_within", { what: "neighbours", of: code });
    }
    for (const { code } of longest(listWards())) await limits("find_place", { q: code, kind: "ward" });
    const seats = listConstituencies();
    for (const { code } of longest(seats.ok ? seats.value : [])) await limits("find_seats", { seat: code });
    for (const { id } of longest(listBanks({ active: false }))) await limits("find_bank", { q: id });
  });

  it("about the dataset, and all banks that an account fits", async () => {
    await limits("about", {});
    for (const dataset of datasetNames) await limits("about", { dataset });
    for (let digit = 0; digit < 10; digit++) await limits("check_account", { account: `012345678${digit}` });
  });

  it("unless the model asks for more", async () => {
    const cut = await call("list_within", { what: "wards", of: "Kano" });
    expect(cut).toMatchObject({ count: 484, more: expect.stringContaining("limit") });
    expect(cut.wards).toHaveLength(cut.shown);
    expect((await call("list_within", { what: "wards", of: "Kano", limit: 500 })).wards).toHaveLength(484);
  });
});

describe("what a model means", () => {
  it.each([
    ["find_place", { q: "Surulere LGA, Oyo State" }, { code: "NG031033" }],
    ["find_place", { q: "Wuse, Abuja" }, { code: "37-06-04" }],
    ["find_place", { q: "Surulere" }, { note: expect.stringContaining("Several places") }],
    ["find_place", { q: "xyzzy qwerty" }, { count: 0, note: expect.stringContaining("Try") }],
    ["find_bank", { q: "paystack_code 058" }, { id: "gtbank" }],
    [
      "read_number",
      { kind: "address", number: "Abia State" },
      { status: "unknown", why: expect.stringContaining("names only a state") },
    ],
    ["list_within", { what: "states", of: "north east" }, { of: { kind: "zone", code: "North-East" } }],
  ])("%s %j", async (name, given, said) => expect(await call(name, given)).toMatchObject(said));

  it.each(["state", "lga", "ward"] as const)("is a %s by the ids of other systems", async (kind) => {
    const known = listExternalIds().find((id) => id.kind === kind);
    expect((await call("find_place", { q: `${known?.system} ${known?.id}` })).code).toBe(known?.code);
    const { ids } = await call("find_place", { q: known?.code, kind });
    expect(ids).toMatchObject({ [known?.system ?? ""]: known?.id });
  });
});

describe("sources and doubts", () => {
  it.each([
    ["find_place", { q: "Surulere" }],
    ["check_account", { account: "0000014579" }],
    ["match_names", { kind: "polling_unit", names: ["24-11-01-007"] }],
  ])("stand in the answer to %s %j", async (name, given) => {
    const [source] = (await call(name, given)).sources;
    expect(await call("about", { source })).toMatchObject({ source: { id: source } });
  });

  it("are those of the rows that are shown", async () => {
    const doubtful = listBanks().find((bank) => bank.unverifiedFields.includes("cbnCode"));
    const { rows, sources } = await call("match_names", { kind: "bank", names: [doubtful?.name, "Nobody"] });
    expect(rows[0]).toMatchObject({ status: "exact", code: doubtful?.id });
    expect(sources).toEqual(doubtful?.sources);
    const { banks } = await call("find_bank", { type: doubtful?.type, limit: 500 });
    const shown = banks.find(({ id }: { id: string }) => id === doubtful?.id);
    expect(shown.unverified_fields).toContain("cbn_code");
  });
});

describe("completion of the template of records", () => {
  const uri = "naijaref://records/{kind}/{code}";
  const complete = async (name: string, value: string, given: object = {}, type = "ref/resource") =>
    (
      await ask("completion/complete", {
        ref: { type, uri },
        argument: { name, value },
        context: { arguments: given },
      })
    ).completion;

  it("offers kinds, then the codes of the kind", async () => {
    expect((await complete("kind", "S")).values).toEqual([
      ...["state", "senatorial_district", "state_constituency"],
    ]);
    expect(await complete("code", "24-11-0", { kind: "ward" })).toMatchObject({ total: 9 });
    const wards = await complete("code", "", { kind: "ward" });
    expect(wards).toMatchObject({ total: listWards().length, hasMore: true, values: { length: 100 } });
    for (const kind of (await complete("kind", "")).values) {
      const [code] = (await complete("code", "", { kind })).values;
      expect(await ask("resources/read", { uri: `naijaref://records/${kind}/${code}` })).toBeDefined();
    }
  });

  it("offers nothing without a kind, and refuses what is no argument of it", async () => {
    expect(await complete("code", "NG")).toMatchObject({ values: [], total: 0 });
    expect(await complete("code", "", { kind: "constructor" })).toMatchObject({ values: [] });
    await expect(complete("name", "x")).rejects.toThrow(/kind or code/);
    await expect(complete("kind", "", {}, "ref/prompt")).rejects.toThrow(/template/);
  });
});

it.each([
  ["find_place", { q: "24-11-01-999" }, /no polling unit with the number in 24-11-01-999/],
  ["find_place", { q: "Nurudeen Street", kind: "polling_unit", state: "Lagos" }, /match_names with kind/],
  ["find_place", { query: "Ikeja" }, /There is no argument "query". The arguments are: q, kind, state./],
  ["find_place", { q: "Ike\u0000ja" }, /control character/],
  ["find_seats", { place: "Surulere" }, /2 LGAs; pass state/],
  ["find_seats", {}, /place or seat/],
  ["list_within", { what: "polling_units", of: "FC236" }, /must be an LGA or a ward/],
  ["list_within", { what: "districts" }, /must be one of/],
  ["locate_point", { lat: 51.5, lon: -0.1 }, /outside Nigeria/],
  ["read_number", { kind: "phone", number: "0703" }, /too few digits/],
  ["find_bank", { q: "GTB", limit: 501 }, /from 1 to 500/],
  ["find_bank", { q: 2 ** 53 }, /give it as a text/],
  ["match_names", { kind: "lga", names: [] }, /give 1 to 40/],
])("%s %j says what is wrong and what to try", async (name, given, message) => {
  const { text, isError } = await callForText(name, given);
  expect(isError).toBe(true);
  expect(text.replaceAll('\\"', '"')).toMatch(message);
  expect(text).not.toContain("/v1/");
  expect(bytesOf(text)).toBeLessThanOrEqual(2048);
});

it.each([
  ["2025-11-25", "2025-11-25"],
  ["2025-03-26", "2024-11-05"],
  ["2030-01-01", "2025-11-25"],
  [undefined, "2025-11-25"],
])("to a client that asks for the protocol of %s agrees on %s", async (protocolVersion, agreed) => {
  expect((await ask("initialize", { protocolVersion })).protocolVersion).toBe(agreed);
});
