/**
 * Writes data/phones from the gathered source tables:
 * `npx tsx --conditions=naijaref-source pipeline/import/phones.ts <sources folder>`
 */
import { readTable, saveTables } from "../table/index.ts";
import { importAreaCodes } from "./phones/area-codes.ts";
import { importFixedAndSpecialBlocks, importMobileBlocks } from "./phones/blocks.ts";
import { importShortCodes } from "./phones/short-codes.ts";
import { readSource } from "./read-source.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder of the source tables");
const read = (file: string) => readSource(`${folder}/phones/${file}`);

const areas = read("area_codes.csv");
const isListed = (listed: string) => areas.filter((row) => row.cell("in_ncc_56") === listed);
const others = importFixedAndSpecialBlocks(read("fixed_and_special_blocks.csv"));

saveTables(
  {
    mobileBlocks: importMobileBlocks(read("phone_blocks.csv")),
    fixedBlocks: others.filter((block) => block["type"] === "fixed"),
    specialBlocks: others.filter((block) => block["type"] !== "fixed"),
    areaCodes: importAreaCodes(isListed("true")),
    unlistedAreaCodes: importAreaCodes(isListed("false")),
    shortCodes: importShortCodes(read("short_codes.csv")),
  },
  readTable("states"),
);
