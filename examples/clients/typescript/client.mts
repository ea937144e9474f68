import createClient from "openapi-fetch";
import type { paths } from "./exact.ts";
import type { paths as WholePaths } from "./whole.ts";

const baseUrl = process.argv[2];

// From /v1/openapi.json?without=fields,ids,format: every field is there, and a list is a list.
const api = createClient<paths>({ baseUrl });

const banks = await api.GET("/v1/banks", { params: { query: { q: "guaranty trust", limit: 1 } } });
// What failed has an error, with a message for people.
if (banks.data === undefined) throw new Error(banks.error.error.message);

const state = await api.GET("/v1/states/{state}", { params: { path: { state: "Lagos" } } });
const lagos = state.data?.data;

const names = await api.GET("/v1/match", {
  params: { query: { kind: "lga", name: ["Ikeja", "Surulere"] } },
});

const point = await api.GET("/v1/reverse", { params: { query: { lat: 6.6, lon: 3.35 } } });

const phone = await api.GET("/v1/phone/{number}", { params: { path: { number: "+234 803 123 4567" } } });
const number = phone.data?.data;

const query = { account: "0000014579", bank: "First Bank" };
const account = await api.GET("/v1/validate/nuban", { params: { query } });
// Of the two answers of this operation, the one with `valid` is that about one bank.
const check = account.data !== undefined && "valid" in account.data.data ? account.data.data : undefined;

const missing = await api.GET("/v1/states/{state}", { params: { path: { state: "Lagosss" } } });
const shared = await api.GET("/v1/lgas/{lga}", { params: { path: { lga: "Surulere" } } });
const states = shared.error?.error.candidates?.map(({ state_name }) => state_name) ?? [];
const unreadable = await api.GET("/v1/phone/{number}", { params: { path: { number: "123" } } });
const outside = await api.GET("/v1/reverse", { params: { query: { lat: 6.3, lon: 3.4 } } });
const nearest = outside.error?.error.nearest;

const again = await api.GET("/v1/states/{state}", {
  params: {
    path: { state: "LA" },
    header: { "If-None-Match": state.response.headers.get("etag") ?? "" },
  },
});

// From /v1/openapi.json: what `fields`, `ids` and `format` make of a list is in the types too.
const whole = createClient<WholePaths, "application/json">({ baseUrl });
const chosen = await whole.GET("/v1/banks", { params: { query: { ids: "gtbank,nobody", fields: "id" } } });

const table = await whole.GET("/v1/states", { params: { query: { format: "csv" } }, parseAs: "text" });
const lines = String(table.data).trim().split("\n");

console.log(
  JSON.stringify({
    list: [banks.data.data[0]?.id],
    record: [lagos?.code, lagos?.capital, lagos?.lat],
    names: names.data?.data.flatMap(({ code, status }) => [code, status]),
    point: [point.data?.data.lga_name, point.data?.data.distance_to_border_m],
    phone: [number?.e164, number?.network, number?.area],
    account: [check?.valid, check?.bank.id],
    missing: [
      missing.response.status,
      missing.error?.error.code,
      missing.error?.error.suggestions?.[0]?.name,
    ],
    shared: [shared.response.status, shared.error?.error.code, ...states],
    unreadable: [unreadable.response.status, unreadable.error?.error.code, unreadable.error?.error.reason],
    outside: [outside.response.status, outside.error?.error.code, nearest?.name, nearest?.distance_m],
    table: [lines.length, lines[0]?.split(",").slice(0, 3).join(",")],
    unchanged: [again.response.status],
    chosen: chosen.data?.data.map((bank) => bank?.id ?? null),
  }),
);
