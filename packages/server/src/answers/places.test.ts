import { places as contract } from "@naijaref/api/contract/places";
import { expect, it } from "vitest";
import { answers, ask, failure, read } from "../../../../tests/library/ask.ts";

const SURULERE = failure("ambiguous", "", {
  candidates: [
    { code: "NG025020", inec_code: "24-20", name: "Surulere", state_code: "LA", state_name: "Lagos" },
    { code: "NG031033", inec_code: "30-33", name: "Surulere", state_code: "OY", state_name: "Oyo" },
  ],
});

answers([
  ["/v1/states", 200, { count: 37 }, { vary: "Accept-Encoding", etag: expect.stringMatching(/^W\//) }],
  ["/v1/lgas?state=Kano", 200, { count: 44 }],
  ["/v1/lgas/Surulere", 409, SURULERE],
  ["/v1/lgas/surulere/wards", 409, SURULERE],
  ["/v1/wards/constructor", 404, failure("not_found")],
  [`/v1/states/${"a".repeat(2100)}`, 414, failure("uri_too_long")],
]);

it("serves a ward by its own path as the list of its LGA has it", async () => {
  const { data } = await read("/v1/lgas/Ikeja/wards");
  expect(await read(`/v1/wards/${data[0].code}`)).toEqual({ data: data[0] });
});

it("never echoes more than 64 characters", async () => {
  const { error } = await read(`/v1/states/${"x".repeat(500)}`);
  expect(error.message).not.toContain("x".repeat(65));
});

it("says how large the list of all wards is", async () => {
  const megabytes = async (query: string) => {
    const body = await (await ask(`/v1/wards${query}`)).arrayBuffer();
    return (body.byteLength / 1e6).toFixed(1);
  };
  const [json, csv] = [await megabytes(""), await megabytes("?format=csv")];
  expect(contract.listWards.description).toContain(`All of them are ${json} MB of JSON and ${csv} MB of CSV`);
});
