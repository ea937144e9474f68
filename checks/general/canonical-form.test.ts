import { expect, it } from "vitest";
import { dataset } from "../edited.ts";
import { canonicalForm } from "./canonical-form.ts";

const withFile = (file: string, change: (content: string) => string) => ({
  ...dataset,
  files: new Map(dataset.files).set(file, change(dataset.files.get(file) ?? "")),
});

it.each([
  ["carriage returns", (content: string) => content.replaceAll("\n", "\r\n"), "line 1"],
  ["needless quotes", (content: string) => content.replace("\nAB,", '\n"AB",'), "line 2"],
  ["a missing newline at the end", (content: string) => content.trimEnd(), "line 39"],
  [
    "an accent that is not composed",
    (content: string) => content.replace("Abia", "Àbia".normalize("NFD")),
    "line 2",
  ],
])("finds %s", (_, change, line) => {
  const findings = canonicalForm.check(withFile("places/states.csv", change));
  expect(findings).toEqual([
    { file: "places/states.csv", key: line, message: "is not in canonical form: run npm run fix:data" },
  ]);
});

it("finds a file of wards that belongs to no state", () => {
  const [finding] = canonicalForm.check(withFile("places/wards/eko.csv", () => ""));
  expect(finding?.message).toContain("not named by a state's slug");
});
