import { createHash } from "node:crypto";
import { tableNames, tables } from "@naijaref/records";
import { parse } from "csv-parse/sync";
import { gunzipSync, strFromU8, unzipSync } from "fflate";
import type { FeatureCollection } from "geojson";
import { parquetReadObjects } from "hyparquet";
import { findPollingUnit } from "naijaref-polling-units";
import initSqlJs, { type Database } from "sql.js";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readCompleteDataset } from "../../../tools/data/compile/complete-dataset.ts";
import type { Dataset } from "../../../tools/data/table/index.ts";
import type { DownloadFile } from "../../../tools/publish/downloads/file.ts";
import { writeChecksums } from "../../../tools/publish/downloads/folder.ts";
import { buildPackage, pollingUnitResource } from "../../../tools/publish/downloads/package.ts";
import { readResources, selectedTables } from "../../../tools/publish/downloads/resources.ts";
import { joinTables } from "../../../tools/publish/downloads/sqlite.ts";
import { testMaps } from "./maps.ts";
import { testNotebooks } from "./notebooks.ts";
import { testReaders } from "./readers.ts";
import { testSpreadsheets } from "./spreadsheets.ts";

const MAX_BYTES = 17_000_000;

const notices = { licence: "The licence.\n", attribution: "The sources.\n" };

const content = readCompleteDataset();
const { dataset, dataVersion } = content;
const tablesOfDataset = readResources(dataset);
const resources = [
  ...tablesOfDataset,
  ...(await joinTables(tablesOfDataset)),
  pollingUnitResource(content.pollingUnits),
];

let files: readonly DownloadFile[];

/** In milliseconds: half a minute of work, and more on a machine that does other things. */
const BUILD = 600_000;

beforeAll(async () => {
  // One state shows what the files of the others are.
  const joinedUnits = content.pollingUnits.filter(({ path }) => path.includes("bayelsa"));
  files = await buildPackage({ ...content, joinedUnits }, notices);
}, BUILD);

function fileNamed(name: string): DownloadFile {
  const file = files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`no file ${name}`);
  return file;
}

const textOf = (name: string): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(fileNamed(name).bytes);

it("has every table of the dataset but the internal ones", () => {
  const published = tableNames.filter((name) => tables[name].internal !== true);
  expect([...selectedTables].sort()).toEqual([...published].sort());
});

it("is at most 17 MB, with what is larger in a folder of its own", () => {
  const first = files.filter(({ folder }) => folder === null);
  expect(first.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(MAX_BYTES);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

it("has a checksum for each file", () => {
  const listed = writeChecksums(files).trimEnd().split("\n");
  expect(listed).toHaveLength(files.length);
  for (const line of listed) {
    const [sha256 = "", name = ""] = line.split("  ");
    expect(createHash("sha256").update(fileNamed(name).bytes).digest("hex"), name).toBe(sha256);
  }
});

describe("the same data on another day", () => {
  afterAll(() => {
    vi.useRealTimers();
  });

  // Builds the package twice more.
  it("is the same bytes", async () => {
    const few = Object.fromEntries(
      tableNames.map((name) => [name, dataset[name].slice(0, 20)]),
    ) as unknown as Dataset;
    const wards = new Set(few.wards.map((row) => row["code"]));
    const [first] = content.pollingUnits;
    const units = first?.units.filter(({ code }) => wards.has(code.slice(0, 8))) ?? [];
    const on = async (day: string) => {
      vi.useFakeTimers({ now: new Date(day), toFake: ["Date"] });
      const [pollingUnits, version] = [first ? [{ ...first, units }] : [], "2026-11-21+00000000"];
      return writeChecksums(
        await buildPackage({ dataset: few, pollingUnits, dataVersion: version }, notices),
      );
    };
    expect(await on("2027-03-04T05:06:07Z")).toBe(await on("2031-12-30T23:59:58Z"));
  });
});

describe("CSV", () => {
  it("has CRLF, a header, the zeros of codes, and no byte order mark", () => {
    const states = textOf("states.csv");
    expect(states.startsWith("code,iso_code,name,")).toBe(true);
    expect(states).toContain("\r\nNA,NG-NA,Nasarawa,");
    expect(states.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(textOf("banks.csv")).toContain(",058,000013,");
  });

  it("joins wards with the names of what they are part of", () => {
    const wards = strFromU8(gunzipSync(fileNamed("wards_joined.csv.gz").bytes));
    expect(wards).toContain(
      "\r\n24-11-01,Anifowoshe/Ikeja,NG025011,Ikeja,LA,Lagos,South-West,SD072,Lagos West,FC236,Ikeja,SC652,Ikeja I,",
    );
    expect(wards.split("\r\n").length).toBe(dataset.wards.length + 2);
  });
});

it.each(resources.map(({ name }) => name))("%s.parquet has the rows of the dataset", async (name) => {
  const resource = resources.find((one) => one.name === name);
  const { bytes } = fileNamed(`${name}.parquet`);
  const rows = await parquetReadObjects({ file: bytes.slice().buffer, compressors: { GZIP: gunzipSync } });
  const columns = Object.keys(resource?.record.fields ?? {});
  expect(rows).toEqual(
    resource?.rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))),
  );
});

describe("polling units", () => {
  const textOfUnits = (form: string): string =>
    new TextDecoder().decode(gunzipSync(fileNamed(`polling_units.${form}.gz`).bytes));

  it("are all there, each as the library has it, and the same in CSV and NDJSON", async () => {
    const records = parse(textOfUnits("csv"), { columns: true, record_delimiter: "\r\n" }) as Record<
      string,
      string
    >[];
    const lines = textOfUnits("ndjson").trimEnd().split("\n");
    expect([records.length, lines.length]).toEqual([
      fileNamed("polling_units.csv.gz").rows,
      fileNamed("polling_units.ndjson.gz").rows,
    ]);
    for (const code of ["24-11-01-007", "37-06-12-001", "02-09-06-008"]) {
      const found = await findPollingUnit(code);
      if (!found.ok) throw new Error(found.reason);
      const { name, kind, aliases, unverifiedFields } = found.value.unit;
      const at = records.findIndex((record) => record["code"] === code);
      expect(records[at]).toEqual({
        code,
        name,
        kind: kind ?? "",
        ward_code: code.slice(0, 8),
        aliases: aliases.join("|"),
        unverified_fields: unverifiedFields.join("|"),
      });
      expect(JSON.parse(lines[at] ?? "")).toEqual({
        code,
        name,
        kind,
        ward_code: code.slice(0, 8),
        aliases,
        unverified_fields: unverifiedFields,
      });
    }
  });
});

it("has the outlines of states and LGAs, with the fields of the API", () => {
  const read = (name: string): unknown => JSON.parse(strFromU8(gunzipSync(fileNamed(name).bytes)));
  const topology = read("lgas.topojson.gz") as Topology;
  const [object] = Object.values(topology.objects);
  const full = feature(topology, object as GeometryCollection) as FeatureCollection;
  const [lgas, states] = ["lgas", "states"].map((name) => read(`${name}.geojson.gz`) as FeatureCollection);
  const propertiesOf = (map: FeatureCollection | undefined) =>
    map?.features.map(({ properties }) => properties);
  expect(propertiesOf(full)).toEqual(propertiesOf(lgas));
  expect(lgas?.features.length).toBe(dataset.lgas.length);
  expect(states?.features.map(({ properties }) => properties?.["code"])).toEqual(
    dataset.states.map((row) => row["code"]),
  );
  expect(Object.keys(states?.features[0]?.properties ?? {})).toContain("unverified_fields");
});

describe("SQLite", () => {
  let database: Database;

  beforeAll(async () => {
    const { Database } = await initSqlJs();
    database = new Database(gunzipSync(fileNamed("naijaref.sqlite.gz").bytes));
  });

  afterAll(() => database.close());

  const query = (sql: string) => database.exec(sql)[0]?.values ?? [];

  it("is whole, and every key refers to a row", () => {
    expect(query("PRAGMA integrity_check")).toEqual([["ok"]]);
    expect(query("PRAGMA foreign_key_check")).toEqual([]);
  });

  it("has every row, typed", () => {
    for (const { name, rows } of resources) {
      expect(query(`SELECT count(*) FROM "${name}"`), name).toEqual([[rows.length]]);
    }
    expect(query("SELECT cbn_code, typeof(cbn_code) FROM banks WHERE id = 'gtbank'")).toEqual([
      ["058", "text"],
    ]);
    expect(query("SELECT typeof(lat) FROM lgas WHERE code = 'NG025011'")).toEqual([["real"]]);
  });

  it("finds names without regard to case and accents", () => {
    expect(query("SELECT resource, code FROM names WHERE names MATCH 'ÍKEJA' AND resource = 'lgas'")).toEqual(
      [["lgas", "NG025011"]],
    );
  });

  it("has the polling units with the code of their ward, which is a key", () => {
    expect(
      query(
        "SELECT unit.name, ward.lga_name FROM polling_units unit JOIN wards_joined ward ON ward.code = unit.ward_code WHERE unit.code = '24-11-01-007'",
      ),
    ).toEqual([["In Front of No. 5 Nurudeen St.", "Ikeja"]]);
    expect(query("SELECT count(*) FROM polling_units WHERE ward_code = '24-11-01'")).toEqual([[47]]);
    expect(query("PRAGMA foreign_key_list(polling_units)").map((row) => row.slice(2, 5))).toEqual([
      ["wards", "ward_code", "code"],
    ]);
  });

  it("joins lists", () => {
    expect(query("SELECT item FROM constituencies_lga_codes WHERE code = 'FC236'")).toEqual([["NG025011"]]);
  });
});

it("writes codes into the workbook as text", () => {
  const parts = unzipSync(fileNamed("naijaref.xlsx").bytes);
  const texts = new TextDecoder().decode(parts["xl/sharedStrings.xml"]);
  expect(texts).toContain(">058<");
  const workbook = new TextDecoder().decode(parts["xl/workbook.xml"]);
  const sheets = [...workbook.matchAll(/<sheet [^>]*?\bname="([^"]+)"/g)].map(([, name]) => name);
  const expected = resources
    .map(({ name }) => name)
    .filter((name) => !["wards", "ward_seats", "polling_units"].includes(name));
  expect(sheets.slice(0, 4)).toEqual(["about", "states", "lgas", "wards_joined"]);
  expect(sheets.slice(1).sort()).toEqual(expected.sort());
});

it("leaves nothing of the wards out of the sheet that stands for them", () => {
  const [wards, joined] = ["wards", "wards_joined"].map((name) =>
    Object.keys(resources.find((one) => one.name === name)?.record.fields ?? {}),
  );
  expect(joined).toEqual(expect.arrayContaining(wards ?? []));
});

it("describes every CSV file in the data package, with types and keys", () => {
  const description = JSON.parse(textOf("datapackage.json")) as {
    version: string;
    resources: { name: string; path: string; hash: string; schema: { foreignKeys?: object[] } }[];
  };
  expect(description.version).toBe(dataVersion);
  expect(description.resources.map(({ name }) => name)).toEqual(resources.map(({ name }) => name));
  for (const { path, hash } of description.resources) expect(hash).toBe(`sha256:${fileNamed(path).sha256}`);
  const wards = description.resources.find(({ name }) => name === "wards");
  expect(wards?.schema.foreignKeys).toContainEqual({
    fields: ["senatorial_district"],
    reference: { resource: "constituencies", fields: ["code"] },
  });
  const keysOf = (name: string) =>
    description.resources.find((one) => one.name === name)?.schema.foreignKeys?.length ?? 0;
  expect(
    ["wards_joined", "lga_seats", "ward_seats", "constituency_lgas", "polling_units"].filter(
      (name) => keysOf(name) === 0,
    ),
  ).toEqual([]);
});

it("describes the tables of the states beside them, each column as in the whole package", () => {
  const fieldsOf = (name: string) => {
    const { resources } = JSON.parse(textOf(name)) as {
      resources: { path: string; hash: string; schema: { fields: { name: string }[] } }[];
    };
    return resources;
  };
  const described = fieldsOf("datapackage.polling-units-and-maps.json");
  const ofStates = files.filter(({ name }) => /^polling_units_joined_\w+\.csv\.gz$/.test(name));
  expect(described.map(({ path, hash }) => [path, hash])).toEqual(
    ofStates.map(({ name, sha256 }) => [name, `sha256:${sha256}`]),
  );
  const units = fieldsOf("datapackage.json").find(({ path }) => path === "polling_units.csv.gz");
  for (const { path, schema } of described) {
    const columns = strFromU8(gunzipSync(fileNamed(path).bytes))
      .split("\r\n", 1)[0]
      ?.split(",");
    expect(schema.fields.map(({ name }) => name)).toEqual(columns);
    for (const name of ["code", "name", "kind"])
      expect(schema.fields.find((field) => field.name === name)).toEqual(
        units?.schema.fields.find((field) => field.name === name),
      );
  }
});

it("has the same rows in the joined tables as in their views", async () => {
  const { Database } = await initSqlJs();
  const database = new Database(gunzipSync(fileNamed("naijaref.sqlite.gz").bytes));
  const inOrder = (rows: readonly (readonly unknown[])[]): string[] =>
    rows.map((row) => JSON.stringify(row)).sort();
  const asCell = (cell: unknown): unknown => {
    if (Array.isArray(cell)) return JSON.stringify(cell);
    return typeof cell === "boolean" ? Number(cell) : (cell ?? null);
  };
  for (const { name, record, rows, joined } of resources) {
    if (joined === undefined) continue;
    const columns = Object.keys(record.fields);
    const inView = database.exec(`SELECT * FROM "${name}"`)[0]?.values ?? [];
    expect(inOrder(inView), name).toEqual(
      inOrder(rows.map((row) => columns.map((column) => asCell(row[column])))),
    );
  }
  database.close();
});

it("shares each LGA and each constituency out whole", () => {
  for (const [name, owner] of [
    ["lga_seats", "lga_code"],
    ["constituency_lgas", "constituency_code"],
  ] as const) {
    const sums = new Map<string, number>();
    for (const row of resources.find((one) => one.name === name)?.rows ?? []) {
      const key = `${row[owner]} ${row["kind"]}`;
      sums.set(key, (sums.get(key) ?? 0) + Number(row["share_of_polling_units"]));
    }
    expect(sums.size).toBeGreaterThan(0);
    for (const [key, sum] of sums) expect(sum, key).toBeCloseTo(1, 4);
  }
});

testMaps(() => files);
testSpreadsheets(() => files);
testNotebooks(() => files);
testReaders(() => files);
