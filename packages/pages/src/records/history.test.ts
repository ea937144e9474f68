import { expect, it } from "vitest";
import { htmlOf, openPage } from "../../../../tests/library/open-page.ts";
import { readRecordChanges } from "../../../../tools/data/changes/compare.ts";

it("is on the page of a record that has changed, value for value", async () => {
  const changes = readRecordChanges();
  const changed = changes.find(
    ({ kind, field, before }) => kind === "lgas" && field === "headquarters" && before,
  );
  const page = await openPage(`/lgas/${changed?.code}`);
  expect("redirect" in page && (await htmlOf(page.redirect))).toContain(
    `The headquarters was ${changed?.before}, and is ${changed?.after} now.`,
  );
});

it("says which doubts have gone", async () => {
  const gone = readRecordChanges().find(
    ({ kind, field, before, after }) =>
      kind === "states" &&
      field === "unverified_fields" &&
      String(before) === "created" &&
      String(after) === "",
  );
  const page = await openPage(`/states/${gone?.code}`);
  expect("redirect" in page && (await htmlOf(page.redirect))).toContain(
    "The day of its creation is certain now.",
  );
});

it("is not on the page of a record that has not", async () => {
  const codes = new Set(readRecordChanges().map(({ code }) => code));
  expect(codes.has("NG025011")).toBe(false);
  expect(await htmlOf("/lgas/lagos/ikeja")).not.toContain("What has changed");
});
