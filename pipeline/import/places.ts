/**
 * Writes data/places from the gathered source tables:
 * `npx tsx --conditions=naijaref-source pipeline/import/places.ts <sources folder>`
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dataFolder, saveTables } from "../table/index.ts";
import { writeStateBoundaries } from "./places/boundaries.ts";
import { importLgas } from "./places/lgas.ts";
import { importStates } from "./places/states.ts";
import { importWards } from "./places/wards.ts";
import { readSource } from "./read-source.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder of the source tables");
const read = (file: string) => readSource(`${folder}/${file}`);

const seats = read("elections/ward_constituencies.csv");
const districtOf = new Map(seats.map((seat) => [seat.cell("lga_code"), seat.cell("senatorial_district")]));

const states = importStates(read("places/states.csv"));
const lgas = importLgas(read("places/lgas.csv"), read("elections/senatorial_districts.csv"), districtOf);
const wards = importWards({
  wards: read("places/wards.csv"),
  seats,
  contested: read("places/contested.csv"),
});

saveTables({ states, lgas, wards }, states);

const polygons = readFileSync(`${folder}/boundaries/geoBoundaries-NGA-ADM1_simplified.geojson`, "utf8");
mkdirSync(`${dataFolder}places/boundaries`, { recursive: true });
writeFileSync(`${dataFolder}places/boundaries/states.geojson`, writeStateBoundaries(JSON.parse(polygons)));
