import createClient from "openapi-fetch";
import type { paths } from "./exact.ts";
import type { paths as WholePaths } from "./whole.ts";

const baseUrl = process.argv[2];

// From /v1/openapi.json?without=fields,ids,format: every field is there, and a list is a list.
const api = createClient<paths>({ baseUrl });

const banks = await api.GET("/v1/banks", { params: { query: { q: "guaranty trust", limit: "1" } } });
if (banks.data === undefined) throw new Error(banks.error.error.message);
const [bank] = banks.data.data;
const bankId: string | undefined = bank?.id;

const state = await api.GET("/v1/states/{state}", { params: { path: { state: "Lagos" } } });
const capital: string | undefined = state.data?.data.capital;

const missing = await api.GET("/v1/states/{state}", { params: { path: { state: "Atlantis" } } });
const shared = await api.GET("/v1/lgas/{lga}", { params: { path: { lga: "Surulere" } } });
const states = shared.error?.error.candidates?.map(({ state_name }) => state_name);

// From /v1/openapi.json: what `fields` and `ids` make of the list is in the types too.
const whole = createClient<WholePaths, "application/json">({ baseUrl });
const query = { ids: "gtbank,nobody", fields: "id" };
const chosen = await whole.GET("/v1/banks", { params: { query } });
const ids = chosen.data?.data.map((one) => one?.id ?? null);

console.log(
  JSON.stringify({
    list: bankId,
    record: capital,
    missing: [missing.response.status, missing.error?.error.code],
    shared: [shared.response.status, shared.error?.error.code, states],
    chosen: ids,
  }),
);
