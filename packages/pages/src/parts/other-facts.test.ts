import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { OtherFacts } from "./other-facts.tsx";

const record = {
  code: "X",
  postalTown: "Ikeja",
  isCoastal: true,
  languages: ["Yoruba", "Egun"],
  motto: null,
  unverifiedFields: ["postalTown"],
};

it("shows each field that the page does not name, with its doubt", () => {
  const html = renderToString(OtherFacts({ record, except: ["code", "unverifiedFields"] }));
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toMatch(/Postal town Ikeja .*Is coastal yes Languages Yoruba, Egun Motto not known/);
  expect(html).not.toContain("Code");
});
