import { getBank } from "naijaref/banks";
import { getLga, getState } from "naijaref/places";
import { expect, it } from "vitest";
import { htmlOf } from "../../../../tests/library/open-page.ts";
import { readWitnesses } from "../../../../tools/data/table/index.ts";
import { fieldSources } from "./sources.tsx";

const rowsOf = (table: string) => readWitnesses().find((file) => file.table === table)?.rows ?? [];

it("names for each headquarters and NIP code the sources that the dataset notes, and what others say", () => {
  let otherwise = 0;
  for (const [table, field, recordOf] of [
    ["lgas", "headquarters", (key: string) => getLga(key)],
    ["institutions", "nip_code", (key: string) => getBank(key)],
  ] as const) {
    for (const { key, field: ofRow, says, sources } of rowsOf(table)) {
      const record = recordOf(String(key));
      if (ofRow !== field || record === undefined || !Array.isArray(sources) || sources.length === 0)
        continue;
      const { said = [] } =
        fieldSources(table, String(key), record.sources).find((one) => one.field === field) ?? {};
      const own = said.find((one) => sources.every((id) => one.sources.includes(String(id))));
      expect([key, own?.otherwise ?? says]).toEqual([key, says]);
      if (own?.otherwise === undefined) expect(own).toBeDefined();
      else otherwise++;
    }
  }
  expect(otherwise).toBeGreaterThan(20);
});

it("names the lists that have every record, if they are among the record's sources", () => {
  const fields = fieldSources("wards", "24-01-01", ["inec-irev-2023", "inec-pulocator-2026"]);
  const { said } = fields.find(({ field }) => field === "name") ?? {};
  expect(said).toEqual([{ sources: ["inec-pulocator-2026"] }]);
  expect(fields.find(({ field }) => field === "state_code")).toMatchObject({ proof: "rule", said: [] });
});

it("counts in its heading what the list has, also where single fields have sources of their own", async () => {
  const html = await htmlOf("/states/kano");
  const [list = ""] = /<ol class="sources">.*?<\/ol>/s.exec(html) ?? [];
  const shown = list.match(/<li>/g)?.length ?? 0;
  expect(shown).toBeGreaterThan(getState("KN")?.sources.length ?? 0);
  expect(html).toContain(`<h2>${shown} sources, `);
});
