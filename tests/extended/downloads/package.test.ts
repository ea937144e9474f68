import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedTables, tableNames, tables } from "@naijaref/records";
import { parse } from "csv-parse/sync";
import { gunzipSync } from "fflate";
import type { FeatureCollection } from "geojson";
import { parquetReadObjects } from "hyparquet";
import initSqlJs, { type Database } from "sql.js";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readCompleteDataset } from "../../../tools/data/compile/complete-dataset.ts";
import { writeCell } from "../../../tools/data/table/dataset.ts";
import type { Dataset } from "../../../tools/data/table/index.ts";
import type { DownloadFile } from "../../../tools/publish/downloads/files.ts";
import { writeChecksums } from "../../../tools/publish/downloads/files.ts";
import { buildPackage, pollingUnitResource } from "../../../tools/publish/downloads/package.ts";
import { readResources } from "../../../tools/publish/downloads/resources.ts";
import { joinTables } from "../../../tools/publish/downloads/sqlite.ts";
import { bytesOf, folder, textOf } from "./folder.ts";
import { testMaps } from "./maps.ts";
import { testNotebooks } from "./notebooks.ts";
import { testReaders } from "./readers.ts";
import { testSpreadsheets } from "./spreadsheets.ts";

/** What a reader of the guide does with the files is in the parts at the end, which run its lines. */

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

beforeAll(async () => {
  // One state shows what the files of the others are.
  const joinedUnits = content.pollingUnits.filter(({ path }) => path.includes("bayelsa"));
  files = await buildPackage({ ...content, joinedUnits }, notices);
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
});

it("has every table of the dataset but the internal ones", () => {
  const published = tableNames.filter((name) => tables[name].internal !== true);
  expect(
    Object.values(publishedTables)
      .flatMap((one) => one.tables)
      .sort(),
  ).toEqual([...published].sort());
});

it("is at most 17 MB, with what is larger in a folder of its own", () => {
  const first = files.filter((file) => file.folder === null);
  expect(first.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(MAX_BYTES);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

// Builds the package twice more.
it("is the same bytes on another day", async () => {
  const few = Object.fromEntries(
    tableNames.map((name) => [name, dataset[name].slice(0, 20)]),
  ) as unknown as Dataset;
  const wards = new Set(few.wards.map((row) => row["code"]));
  const [first] = content.pollingUnits;
  const units = first?.units.filter(({ code }) => wards.has(code.slice(0, 8))) ?? [];
  const on = async (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ["Date"] });
    const pollingUnits = first ? [{ ...first, units }] : [];
    const made = { dataset: few, pollingUnits, dataVersion: "2026-11-21+00000000" };
    return writeChecksums(await buildPackage(made, notices));
  };
  const days = [await on("2027-03-04T05:06:07Z"), await on("2031-12-30T23:59:58Z")];
  vi.useRealTimers();
  expect(days[0]).toBe(days[1]);
});

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  "%s",
  (name, { record, rows }) => {
    const columns = Object.keys(record.fields);
    /** Of some forms large files are packed. */
    const textIn = (form: string): string =>
      textOf(
        files.some((file) => file.name === `${name}.${form}`) ? `${name}.${form}` : `${name}.${form}.gz`,
      );

    it("has its rows in Parquet and NDJSON", async () => {
      const whole = rows.map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
      );
      const file = new Uint8Array(bytesOf(`${name}.parquet`)).buffer;
      expect(await parquetReadObjects({ file, compressors: { GZIP: gunzipSync } })).toEqual(whole);
      // A table that is joined has none.
      if (resources.find((one) => one.name === name)?.joined !== undefined) return;
      const lines = textIn("ndjson").trimEnd().split("\n");
      expect(lines.map((line): unknown => JSON.parse(line))).toEqual(whole);
    });

    it("has them in CSV, with CRLF, a header, and no byte order mark", () => {
      const csv = textIn("csv");
      expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\r\n]|^\ufeff/);
      expect(parse(csv, { record_delimiter: "\r\n" })).toEqual([
        columns,
        ...rows.map((row) => columns.map((column) => writeCell(row[column] ?? null))),
      ]);
    });
  },
);

it("has the outlines of states and LGAs, with the fields of the API", () => {
  const read = (name: string): unknown => JSON.parse(textOf(name));
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
    database = new Database(gunzipSync(bytesOf("naijaref.sqlite.gz")));
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

  it("keeps polling units, and the items of lists, to rows that are there", () => {
    expect(query("PRAGMA foreign_key_list(polling_units)").map((row) => row.slice(2, 5))).toEqual([
      ["wards", "ward_code", "code"],
    ]);
    expect(query("SELECT item FROM constituencies_lga_codes WHERE code = 'FC236'")).toEqual([["NG025011"]]);
  });

  it("has the same rows in the joined tables as in their views", () => {
    const inOrder = (all: readonly (readonly unknown[])[]): string[] =>
      all.map((row) => JSON.stringify(row)).sort();
    const asCell = (cell: unknown): unknown => {
      if (Array.isArray(cell)) return JSON.stringify(cell);
      return typeof cell === "boolean" ? Number(cell) : (cell ?? null);
    };
    for (const { name, record, rows, joined } of resources) {
      if (joined === undefined) continue;
      const columns = Object.keys(record.fields);
      expect(inOrder(query(`SELECT * FROM "${name}"`)), name).toEqual(
        inOrder(rows.map((row) => columns.map((column) => asCell(row[column])))),
      );
    }
  });
});

it("leaves nothing of the wards out of the sheet that stands for them", () => {
  const [wards, joined] = ["wards", "wards_joined"].map((name) =>
    Object.keys(resources.find((one) => one.name === name)?.record.fields ?? {}),
  );
  expect(joined).toEqual(expect.arrayContaining(wards ?? []));
});

interface Description {
  readonly version: string;
  readonly resources: readonly {
    readonly name: string;
    readonly path: string;
    readonly schema: {
      readonly fields: readonly { name: string }[];
      readonly foreignKeys?: readonly object[];
    };
  }[];
}

const described = (name: string) => JSON.parse(textOf(name)) as Description;

it("describes every table in the data package, with its keys; a reader of the guide validates the rest", () => {
  const { version, resources: all } = described("datapackage.json");
  expect(version).toBe(dataVersion);
  expect(all.map(({ name }) => name)).toEqual(resources.map(({ name }) => name));
  const keysOf = (name: string) => all.find((one) => one.name === name)?.schema.foreignKeys ?? [];
  expect(keysOf("wards")).toContainEqual({
    fields: ["senatorial_district"],
    reference: { resource: "constituencies", fields: ["code"] },
  });
  const joined = ["wards_joined", "lga_seats", "ward_seats", "polling_units"];
  expect(joined.filter((name) => keysOf(name).length === 0)).toEqual([]);
});

it("describes the tables of the states beside them, each column as in the whole package", () => {
  const ofStates = described("datapackage.polling-units-and-maps.json").resources;
  expect(ofStates.map(({ path }) => path)).toEqual(
    files.map(({ name }) => name).filter((name) => /^polling_units_joined_\w+\.csv\.gz$/.test(name)),
  );
  const units = described("datapackage.json").resources.find(({ name }) => name === "polling_units");
  for (const { schema } of ofStates)
    for (const name of ["code", "name", "kind"])
      expect(schema.fields.find((field) => field.name === name)).toEqual(
        units?.schema.fields.find((field) => field.name === name),
      );
});

it("shares each LGA and each constituency out whole", () => {
  for (const [owner, share] of [
    ["lga_code", "share_of_polling_units"],
    ["constituency_code", "share_of_constituency_polling_units"],
  ] as const) {
    const sums = new Map<string, number>();
    for (const row of resources.find((one) => one.name === "lga_seats")?.rows ?? []) {
      const key = `${row[owner]} ${row["kind"]}`;
      sums.set(key, (sums.get(key) ?? 0) + Number(row[share]));
    }
    expect(sums.size).toBeGreaterThan(0);
    for (const [key, sum] of sums) expect(sum, key).toBeCloseTo(1, 4);
  }
});

testMaps();
testSpreadsheets(
  resources
    .map(({ name }) => name)
    .filter((name) => !["wards", "ward_seats", "polling_units"].includes(name)),
);
testNotebooks(() => files);
testReaders();
