import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { Facts } from "./facts.tsx";

const record = {
  code: "X",
  postalTown: "Ikeja",
  isCoastal: true,
  languages: ["Yoruba", "Egun"],
  motto: null,
  headquarters: null,
  foundedOn: "1967-05-27",
  mergedInto: "access-bank",
  kind: "lga",
  unverifiedFields: ["postalTown"],
};

it("shows each field in words, with its doubt, and that nobody says what people ask for", () => {
  const html = renderToString(Facts({ kind: "lga", record }) as never);
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toBe(
    " Facts Postal town Ikeja not certain Is coastal yes Languages Yoruba, Egun Headquarters We do not know this. Founded on 27 May 1967 Institution that took it over Access Bank ",
  );
});
