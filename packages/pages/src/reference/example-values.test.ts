import { expect, it } from "vitest";
import { exampleValues } from "./example-values.ts";

it.each([
  ["/v1/lgas", "/v1/lgas", {}],
  ["/v1/lgas/{lga}", "/v1/lgas/Surulere?state=Lagos", { lga: "Surulere", state: "Lagos" }],
  ["/v1/states/{state}/lgas", "/v1/states/Akwa%20Ibom/lgas", { state: "Akwa Ibom" }],
  ["/v1/search", "/v1/search?q=aba+north&limit=3", { q: "aba north", limit: "3" }],
  ["/v1/constituencies/{code}", "/v1/constituencies/FC/236/LA", { code: "FC/236/LA" }],
])("reads from %s in %s what it asks for", (template, request, values) => {
  expect(exampleValues(template, request)).toEqual(values);
});
