/** What a program of CommonJS does with each package. Jest 29 and 30 run it without any configuration of modules. */
const { existsSync, readdirSync } = require("node:fs");
const { dirname, join } = require("node:path");
const { findBank } = require("naijaref/banks");
const { findLga, listWards } = require("naijaref/places");
const { form, lga, setMessages } = require("naijaref/schema");
const { findPollingUnit } = require("naijaref-polling-units");

test("every entry of the library loads and holds something", () => {
  const folder = dirname(dirname(require.resolve("naijaref/places")));
  const entries = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.cjs")));
  expect(entries.length).toBeGreaterThan(12);
  for (const name of entries) expect(Object.keys(require(`naijaref/${name}`))).not.toEqual([]);
  expect(require("naijaref").findLga).toBe(findLga);
});

test("the library answers", () => {
  expect(findLga("Ikeja").value.code).toBe("NG025011");
  expect(findBank("GTB").value.id).toBe("gtbank");
  expect(listWards()).toHaveLength(8809);
});

test("its entries share one copy of what is set", () => {
  setMessages({ "lga.empty": "Choose." });
  expect(form({ lga: lga() })["~standard"].validate({}).issues[0].message).toBe("Choose.");
});

test("the polling units of a state load when they are asked for", async () => {
  const unit = await findPollingUnit("24-11-01-007");
  expect(unit.value.unit.wardCode).toBe("24-11-01");
});

test("the elements load where there is no page, and do nothing", () => {
  expect(Object.keys(require("naijaref-elements"))).toContain("BankElement");
});
