import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { BANK_ID_SYSTEMS } from "../../../records/src/banks.ts";
import { listBanks } from "../banks/index.ts";
import { codeOf, listRecords } from "../kinds/index.ts";
import { listLgas, listStates } from "../places/index.ts";
import {
  EXTERNAL_ID_KINDS,
  externalIdsOf,
  findByExternalId,
  listExternalIds,
  listIdSystems,
  listIds,
} from "./index.ts";

it("finds every id, and lists it with the record that it found", () => {
  const lost = listExternalIds().filter((external) => {
    const found = findByExternalId(external.system, external.id);
    const listed = externalIdsOf(external.kind, external.code);
    return !(found.ok && found.value === external && listed.ok && listed.value.includes(external));
  });
  expect(lost).toEqual([]);
  expect(listExternalIds().length).toBeGreaterThan(25_000);
});

it.each(EXTERNAL_ID_KINDS)("lists ids of every %s, and of nothing else", (kind) => {
  const codes = listRecords(kind).map(codeOf);
  const listed = codes.flatMap((code) => unwrap(externalIdsOf(kind, code)));
  expect(listed.length).toBe(listExternalIds().filter((external) => external.kind === kind).length);
});

it("has each id once in its system, and in the systems that it lists", () => {
  const names = listExternalIds().map(({ system, id }) => `${system} ${id.toLowerCase()}`);
  expect(new Set(names).size).toBe(names.length);
  const used = [...new Set(listExternalIds().map(({ system }) => system))];
  expect(used.sort()).toEqual(listIdSystems().map(({ id }) => id));
});

describe("ids that the records have themselves", () => {
  it("are those of the records", () => {
    for (const state of listStates()) {
      expect(findByExternalId("iso_3166_2", state.isoCode)).toMatchObject({ value: { code: state.code } });
      expect(findByExternalId("pcode", state.pcode)).toMatchObject({ value: { code: state.code } });
    }
    for (const lga of listLgas()) {
      expect(findByExternalId("inec", lga.inecCode)).toMatchObject({
        value: { kind: "lga", code: lga.code },
      });
    }
    for (const bank of listBanks()) {
      for (const [system, id] of [["cbn", bank.cbnCode] as const, ["nip", bank.nipCode] as const]) {
        if (id !== null) expect(findByExternalId(system, id)).toMatchObject({ value: { code: bank.id } });
      }
    }
  });

  it("are the active bank's where a closed one shares them", () => {
    expect(findByExternalId("cbn", "076")).toMatchObject({ value: { code: "polaris-bank" } });
    expect(externalIdsOf("bank", "skye-bank", { system: "cbn" })).toEqual({ ok: true, value: [] });
  });

  it("say when the record marks them as unverified", () => {
    const [unverified] = listBanks().filter((bank) => bank.unverifiedFields.includes("nipCode"));
    expect(findByExternalId("nip", unverified?.nipCode ?? "")).toMatchObject({
      value: { note: "The record marks this code as unverified." },
    });
  });
});

it("finds ids ignoring case and surrounding whitespace", () => {
  expect(findByExternalId("Wikidata", " q1024647 ")).toMatchObject({ value: { code: "NG025011" } });
  expect(externalIdsOf("lga", "ng025011")).toEqual(externalIdsOf("lga", "NG025011"));
});

it("puts the exact id of a system before the close one", () => {
  const ids = unwrap(externalIdsOf("bank", "wema-bank", { system: "paystack_code" }));
  expect(ids.map(({ id, relation }) => [id, relation])).toEqual([
    ["035", "exact"],
    ["035A", "close"],
  ]);
});

describe("listIds", () => {
  it("lists every id of each system", () => {
    const listed = listIdSystems().flatMap(({ id }) => unwrap(listIds(id)));
    expect(new Set(listed)).toEqual(new Set(listExternalIds()));
  });

  it("has a provider's own codes, and the second codes of a bank", () => {
    const ids = unwrap(listIds("paystack_code")).map(({ id, code }) => `${id} ${code}`);
    expect(ids).toEqual(expect.arrayContaining(["999992 opay-mfb", "035 wema-bank", "035A wema-bank"]));
  });

  it("says which system there is no other", () => {
    expect(listIds("paystack")).toEqual({ ok: false, reason: "unknown_system", suggestion: "paystack_code" });
  });
});

it.each([
  ["flutterwave_code", "90267", "kuda-mfb"],
  ["nip", "13", "gtbank"],
  ["cbn", "58", "gtbank"],
])("suggests the %s that %s lost its zeros of", (system, id, code) => {
  const found = findByExternalId(system, id);
  expect(found).toMatchObject({ reason: "unknown_id", suggestions: [{ code }] });
});

describe("says why it finds nothing", () => {
  it.each([
    ["geoname", "geonames"],
    ["Flutterwave", "flutterwave_code"],
    ["ISO-3166-2", "iso_3166_2"],
    ["ge", null],
    ["", null],
  ])("an unknown system %j, with a suggestion", (system, suggestion) => {
    const refusal = { ok: false, reason: "unknown_system", suggestion };
    expect(findByExternalId(system, "1")).toEqual(refusal);
    expect(externalIdsOf("state", "LA", { system })).toEqual(refusal);
  });

  it("an unknown id, kind or code", () => {
    expect(findByExternalId("geonames", "0")).toEqual({ ok: false, reason: "unknown_id", suggestions: [] });
    expect(externalIdsOf("town", "LA")).toEqual({ ok: false, reason: "unknown_kind" });
    expect(externalIdsOf("bank", "bank-of-atlantis")).toEqual({
      ok: false,
      reason: "unknown_code",
      identifier: "bank-of-atlantis",
      kind: "bank",
    });
    expect(findByExternalId("geonames", 7_910_350 as unknown as string)).toEqual({
      ok: false,
      reason: "not_text",
    });
    // Names that every object has are no kinds.
    expect(externalIdsOf("constructor", "LA")).toEqual({ ok: false, reason: "unknown_kind" });
  });
});

it("has ids of banks in the systems that lists of banks may have as columns", () => {
  const systems = listIdSystems().filter(({ kinds }) => kinds.includes("bank"));
  expect(systems.map(({ id }) => id)).toEqual(BANK_ID_SYSTEMS);
});

it("has the systems that the guide lists", () => {
  const guide = readFileSync(new URL("../../../../docs/concordance.md", import.meta.url), "utf8");
  const listed = [...guide.matchAll(/^\| `([a-z0-9_]+)` \| (.*) \| .* \| (both|read) \|$/gm)];
  expect(listed.map(([, id, name, direction]) => ({ id, name, direction }))).toEqual(
    listIdSystems().map(({ id, name, direction }) => ({ id, name, direction })),
  );
});
