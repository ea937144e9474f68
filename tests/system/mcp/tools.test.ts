import { datasetNames } from "@naijaref/records";
import { Ajv2020 } from "ajv/dist/2020.js";
import { listBanks } from "naijaref/banks";
import { listConstituencies } from "naijaref/elections";
import { listLgas, listStates, listWards } from "naijaref/places";
import { describe, expect, it } from "vitest";
import { agent, ask, call, callForText } from "./asking.ts";

/** What the tools cost a model's context, and what they say of what they do not find. */

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const meta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

describe("the list of tools", () => {
  it("has at most nine, in at most 6 KB in either era", async () => {
    const { tools } = await ask("tools/list");
    expect(tools.length).toBeLessThanOrEqual(9);
    const { message } = await agent({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: meta } });
    expect(bytesOf(JSON.stringify(message?.["result"]))).toBeLessThanOrEqual(6 * 1024);
  });

  it("describes arguments by schemas that are right, and that its own calls fit", async () => {
    const { tools } = await ask("tools/list");
    const ajv = new Ajv2020({ strict: true });
    const validate = Object.fromEntries(
      tools.map((tool: { name: string; inputSchema: object }) => [tool.name, ajv.compile(tool.inputSchema)]),
    );
    expect(validate["find_bank"]({ q: "GTB", type: "commercial", active: false, limit: 5 })).toBe(true);
    expect(validate["locate_point"]({ lat: 6.6, lon: 3.3 })).toBe(true);
    expect(validate["locate_point"]({ lat: 91, lon: 3.3 })).toBe(false);
    expect(validate["match_names"]({ kind: "lga", names: ["Ikeja"] })).toBe(true);
    expect(validate["find_place"]({ name: "Ikeja" })).toBe(false);
  });
});

describe("an answer", () => {
  const limits = async (name: string, given: object): Promise<void> => {
    const { text, isError } = await callForText(name, given);
    expect(isError, text).toBe(false);
    expect(bytesOf(text), text).toBeLessThanOrEqual(2048);
    expect(JSON.parse(text)).toHaveProperty("data_version");
  };

  it("about any state or LGA is at most 2 KB, with its sources", async () => {
    for (const { code } of listStates()) {
      await limits("find_place", { q: code, kind: "state" });
      for (const what of ["lgas", "wards", "senatorial_district", "state_constituency"])
        await limits("list_within", { what, of: code });
    }
    for (const { code } of listLgas()) {
      await limits("find_place", { q: code });
      await limits("find_seats", { place: code });
      await limits("list_within", { what: "neighbours", of: code });
    }
  });

  it("about any ward, seat or bank is at most 2 KB", async () => {
    const wards = listWards().filter((_, at) => at % 11 === 0);
    for (const { code } of wards) await limits("find_place", { q: code, kind: "ward" });
    const seats = listConstituencies();
    if (!seats.ok) throw new Error(seats.reason);
    for (const { code } of seats.value) await limits("find_seats", { seat: code });
    for (const { id } of listBanks({ active: false })) await limits("find_bank", { q: id });
  });

  it("about the dataset, or all banks that an account fits, is at most 2 KB", async () => {
    await limits("about", {});
    for (const dataset of datasetNames) await limits("about", { dataset });
    for (let digit = 0; digit < 10; digit++) await limits("check_account", { account: `012345678${digit}` });
  });

  it("is longer if the model asks for more", async () => {
    const cut = await call("list_within", { what: "wards", of: "Kano" });
    expect(cut).toMatchObject({ count: 484, more: expect.stringContaining("limit") });
    expect(cut.wards).toHaveLength(cut.shown);
    const whole = await call("list_within", { what: "wards", of: "Kano", limit: 500 });
    expect(whole.wards).toHaveLength(484);
    expect(whole.shown).toBeUndefined();
  });

  it("to a list of names has a row for each, in its order", async () => {
    const names = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? "Surulere" : `TOTAL ${at}`));
    const { rows } = await call("match_names", { kind: "lga", names });
    expect(rows.map(({ text }: { text: string }) => text)).toEqual(names);
  });
});

describe("sources and doubts", () => {
  const doubtful = listBanks().find(
    (bank) => bank.cbnCode !== null && bank.unverifiedFields.includes("cbnCode"),
  );

  it.each([
    ["find_place", { q: "Surulere" }],
    ["find_place", { q: "lagso" }],
    ["find_bank", { q: "first" }],
    ["check_account", { account: "0000014579" }],
    ["match_names", { kind: "lga", names: ["Ikeja", "Surulere"] }],
    ["match_names", { kind: "polling_unit", names: ["24-11-01-007"] }],
  ])("stand in the answer to %s %j", async (name, given) => {
    const { sources } = await call(name, given);
    expect(sources.length).toBeGreaterThan(0);
    const [source] = sources;
    expect(await call("about", { source })).toMatchObject({ source: { id: source } });
  });

  it("are those of the rows that are shown", async () => {
    const { rows, sources } = await call("match_names", { kind: "bank", names: [doubtful?.name, "Nobody"] });
    expect(rows[0]).toMatchObject({ status: "exact", code: doubtful?.id });
    expect(sources).toEqual(doubtful?.sources);
    const { banks } = await call("find_bank", { type: doubtful?.type, limit: 500 });
    expect(banks.find(({ id }: { id: string }) => id === doubtful?.id).unverified_fields).toContain(
      "cbn_code",
    );
    const ward = listWards().find(({ unverifiedFields }) => unverifiedFields.includes("name"));
    const named = await call("match_names", { kind: "ward", names: [ward?.name], lga: ward?.lgaCode });
    expect(named.rows[0]).toMatchObject({ code: ward?.code, unverified_fields: ["name"] });
  });
});

describe("completion of the template of records", () => {
  const { uriTemplate } = { uriTemplate: "naijaref://records/{kind}/{code}" };
  const complete = async (name: string, value: string, given?: object) =>
    (
      await ask("completion/complete", {
        ref: { type: "ref/resource", uri: uriTemplate },
        argument: { name, value },
        ...(given && { context: { arguments: given } }),
      })
    ).completion;

  it("offers kinds, then the codes of the kind", async () => {
    expect((await ask("resources/templates/list")).resourceTemplates).toMatchObject([{ uriTemplate }]);
    expect(await complete("kind", "S")).toEqual({
      values: ["state", "senatorial_district", "state_constituency"],
      total: 3,
      hasMore: false,
    });
    expect((await complete("code", "ng0250", { kind: "lga" })).values).toContain("NG025011");
    expect(await complete("code", "24-11-0", { kind: "ward" })).toMatchObject({ total: 9 });
    expect(await complete("code", "", { kind: "ward" })).toMatchObject({
      total: listWards().length,
      hasMore: true,
    });
    expect((await complete("code", "", { kind: "ward" })).values).toHaveLength(100);
    for (const kind of (await complete("kind", "")).values) {
      const [code] = (await complete("code", "", { kind })).values;
      const { contents } = await ask("resources/read", { uri: `naijaref://records/${kind}/${code}` });
      expect(contents).toHaveLength(1);
    }
  });

  it("offers nothing without a kind, and refuses what is no argument of it", async () => {
    expect(await complete("code", "NG")).toMatchObject({ values: [], total: 0 });
    expect(await complete("code", "", { kind: "constructor" })).toMatchObject({ values: [] });
    await expect(complete("name", "x")).rejects.toThrow(/kind or code/);
    await expect(
      ask("completion/complete", {
        ref: { type: "ref/prompt", name: "x" },
        argument: { name: "kind", value: "" },
      }),
    ).rejects.toThrow(/template/);
  });
});

describe("what is not found", () => {
  it.each([
    ["find_place", { q: "24-11-01-999" }, /no polling unit with the number in 24-11-01-999/],
    ["find_place", { q: "Ikeja", state: "Atlantis" }, /No state matches/],
    ["find_seats", { place: "Ikejaa" }, /did you mean "Ikeja"/],
    ["find_seats", { place: "Surulere" }, /2 LGAs; pass state/],
    ["find_seats", {}, /place or seat/],
    ["find_seats", { seat: "ZZ999" }, /No constituency/],
    ["list_within", { what: "polling_units", of: "FC236" }, /must be an LGA or a ward/],
    ["list_within", { what: "districts" }, /must be one of/],
    ["locate_point", { lat: 51.5, lon: -0.1 }, /outside Nigeria/],
    ["locate_point", { lat: "north", lon: 3 }, /lat must be/],
    ["check_account", { account: "123" }, /10 digits/],
    ["check_account", { account: "0000014579", bank: "Gringotts" }, /No bank matches/],
    ["read_number", { kind: "phone", number: "0703" }, /too few digits/],
    ["read_number", { kind: "plate", number: "?" }, /Write a plate number/],
    ["about", { source: "hearsay" }, /no such source/],
    ["find_bank", { q: "GTB", limit: 501 }, /from 1 to 500/],
    ["find_place", { query: "Ikeja" }, /There is no argument "query". The arguments are: q, kind, state./],
    ["find_place", { q: { name: "Ikeja" } }, /must be a text/],
    ["find_place", { q: "x".repeat(3000) }, /too long/],
    ["find_place", { q: "Ike\u0000ja" }, /control character/],
    ["match_names", { kind: "lga", names: [] }, /give 1 to 40/],
  ])("%s %j says what is wrong and what to try", async (name, given, message) => {
    const { text, isError } = await callForText(name, given);
    expect(isError).toBe(true);
    expect(JSON.parse(text).error.message).toMatch(message);
    expect(text).not.toContain("/v1/");
    expect(bytesOf(text)).toBeLessThanOrEqual(2048);
  });

  it("is a result, not a guess, if names are like it", async () => {
    const { candidates, note } = await call("find_place", { q: "lagso" });
    expect(candidates[0]).toMatchObject({ kind: "state", code: "LA" });
    expect(note).toContain("like it");
    expect(await call("find_place", { q: "xyzzy qwerty" })).toMatchObject({
      count: 0,
      note: expect.stringContaining("Try"),
    });
    expect(await call("find_bank", { q: "xyzzy qwerty" })).toMatchObject({
      count: 0,
      note: expect.stringContaining("Try"),
    });
  });
});

describe("initialize", () => {
  it.each([
    ["2025-11-25", "2025-11-25"],
    ["2025-06-18", "2025-06-18"],
    ["2025-03-26", "2024-11-05"],
    ["2024-11-05", "2024-11-05"],
    ["2030-01-01", "2025-11-25"],
    ["2020-01-01", "2025-11-25"],
    [undefined, "2025-11-25"],
  ])("to a client that asks for %s agrees on %s", async (protocolVersion, agreed) => {
    expect((await ask("initialize", { protocolVersion })).protocolVersion).toBe(agreed);
  });
});
