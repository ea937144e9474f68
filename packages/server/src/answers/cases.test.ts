import { expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";
import { readCases } from "../../../../tools/publish/downloads/vectors/of-records.ts";

/** The reviewed cases, which prove the library, asked of the API: it answers each as the library does. */

type Input = Readonly<Record<string, string>>;

const part = encodeURIComponent;
const query = (values: Input): string => `?${new URLSearchParams(values)}`;

/** How each rule is asked. What has no operation, such as `fold`, is the library's alone. */
const TARGETS: Readonly<Record<string, (input: Input) => string>> = {
  find_state: ({ identifier = "" }) => `/v1/states/${part(identifier)}`,
  find_lga: ({ identifier = "", ...state }) => `/v1/lgas/${part(identifier)}${query(state)}`,
  find_ward: ({ code = "" }) => `/v1/wards/${part(code)}`,
  find_constituency: ({ code = "" }) => `/v1/constituencies/${part(code)}`,
  find_bank: ({ identifier = "" }) => `/v1/banks/${part(identifier)}`,
  find_external_id: (input) => `/v1/concordance${query(input)}`,
  reverse_geocode: (input) => `/v1/reverse${query(input)}`,
  match: ({ text = "", ...within }) => `/v1/match${query({ name: text, ...within })}`,
  read_address: (input) => `/v1/address${query(input)}`,
  search: (input) => `/v1/suggest${query({ ...input, limit: "1" })}`,
  check_account: (input) => `/v1/validate/nuban${query(input)}`,
  parse_phone: ({ text = "" }) => `/v1/phone/${part(text)}`,
  parse_plate: ({ text = "" }) => `/v1/plates/${part(text)}`,
};

type Known = Readonly<Record<string, unknown>>;

/** A value in the API's form: a record by its code, a list of what is found. */
function dataOf(rule: string, value: unknown): unknown {
  if (rule === "search" || rule === "match") return value === null ? [] : [value];
  if (typeof value === "string") return { [rule === "find_bank" ? "id" : "code"]: value };
  return rule === "check_account" ? { ...(value as Known), bank: { id: (value as Known)["bank"] } } : value;
}

/** The status of a failure, and what its error holds. */
function refusalOf(
  rule: string,
  { reason, candidates, digits: _, bank: __, ...known }: Known,
): [number, object] {
  if (Array.isArray(candidates)) return [409, { candidates: candidates.map((code) => ({ code })) }];
  if (reason === "outside" || reason === "water") return [404, { code: "outside", reason }];
  if (/^unknown_(?:state|lga|ward|constituency|bank|id)$/.test(String(reason)))
    return [404, { code: "not_found" }];
  if (/^(?:parse|check)_/.test(rule)) return [422, { reason, ...known }];
  return [400, { code: "invalid_parameter" }];
}

it.each(Object.entries(TARGETS))("%s is answered as each case says", async (rule, targetOf) => {
  // What is empty is another path, or is refused by the contract.
  const cases = readCases().filter((one) => one.rule === rule && !Object.values(one.input).includes(""));
  expect(cases.length).toBeGreaterThan(4);
  for (const { input, expected } of cases) {
    const { ok, value = expected, ...failure } = expected as Known;
    const [status, error] = ok === false ? refusalOf(rule, failure) : [200, undefined];
    const response = await ask(targetOf(input));
    const body = error === undefined ? { data: dataOf(rule, value) } : { error };
    expect({ status: response.status, ...(await response.json()) }, targetOf(input)).toMatchObject({
      status,
      ...body,
    });
  }
});
