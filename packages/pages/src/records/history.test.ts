import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { expect, it } from "vitest";
import { readRecordChanges } from "../../../../tools/data/changes/compare.ts";
import { findPage, type RenderedPage } from "../index.ts";

const site = { pollingUnits: createPollingUnits(loadStateModule) };

async function textOf(address: string): Promise<string> {
  const page = (await findPage(address)?.render(new Map(), site)) as RenderedPage;
  return page.html;
}

it("is on the page of a record that has changed, value for value", async () => {
  const changes = readRecordChanges();
  const changed = changes.find(
    ({ kind, field, before }) => kind === "lgas" && field === "headquarters" && before,
  );
  const page = findPage(`/lgas/${changed?.code}`)?.render(new Map(), site) as { readonly redirect: string };
  expect(await textOf(page.redirect)).toContain(
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
  const page = findPage(`/states/${gone?.code}`)?.render(new Map(), site) as { readonly redirect: string };
  expect(await textOf(page.redirect)).toContain("The day of its creation is certain now.");
});

it("is not on the page of a record that has not", async () => {
  const codes = new Set(readRecordChanges().map(({ code }) => code));
  expect(codes.has("NG025011")).toBe(false);
  expect(await textOf("/lgas/lagos/ikeja")).not.toContain("What has changed");
});
