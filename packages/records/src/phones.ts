import { defineDomain } from "./domain.ts";
import { flag, maybeText, oneOf, text } from "./field.ts";
import { provenance, stateCode } from "./provenance.ts";
import { defineRecord } from "./record.ts";

/** What a number is for, in the regulator's terms; 0800 is toll-free, 0700 is not. */
export const PHONE_TYPES = ["mobile", "fixed", "toll_free", "non_toll_free"] as const;

export const BLOCK_STATUSES = ["allocated", "available", "returned", "withdrawn"] as const;

const phoneType = oneOf(
  PHONE_TYPES,
  "What the number is for; 0800 numbers are toll_free, 0700 numbers are non_toll_free.",
  "mobile",
);

export const phoneNumber = defineRecord({
  name: "PhoneNumber",
  description:
    "A Nigerian phone number, parsed by the numbering plan of the Nigerian Communications Commission.",
  fields: {
    e164: text(
      "The number in international form (ITU-T E.164), the form to store.",
      "+2348031234567",
      "^\\+234[0-9]{10,14}$",
    ),
    local: text("The number as dialled within Nigeria.", "08031234567", "^0[0-9]{10,14}$"),
    national: text(
      "The national (significant) number: without country code and trunk prefix.",
      "8031234567",
      "^[0-9]{10,14}$",
    ),
    display: text("The number as dialled within Nigeria, grouped for people.", "0803 123 4567"),
    type: phoneType,
    prefix: text("The prefix or area code, as dialled.", "0803", "^0[0-9]{3,4}$"),
    area: maybeText("The town of a fixed number's area code; null for numbers that have no area.", "Lagos"),
    network: maybeText(
      "The network that holds the number's block. A ported number is served by another network: see the note.",
      "MTN",
    ),
    allocated: flag(
      "Whether the number's block is allocated. The number itself may still not be in use.",
      true,
    ),
    note: maybeText(
      "What to know about this number, in whole sentences.",
      "Mobile numbers can be ported: network is the holder of the block, and the subscriber may be with another.",
    ),
  },
});

export const areaCode = defineRecord({
  name: "AreaCode",
  description: "An area code of fixed lines.",
  fields: {
    code: text(
      "The code as dialled since 1 January 2024, when 02 was put before all fixed numbers.",
      "0201",
      "^020[1-9][0-9]?$",
    ),
    legacy_code: text("The code as dialled until then.", "01", "^0[1-9][0-9]?$"),
    area: text("The town that gives the code its name. Places around it have the same code.", "Lagos"),
    state_code: stateCode,
    ...provenance,
  },
});

const nationalNumber = (which: string, example: string) =>
  text(
    `The ${which} number of the block, as a national (significant) number of ten digits.`,
    example,
    "^[0-9]{10}$",
  );

export const numberingBlock = defineRecord({
  name: "NumberingBlock",
  description: "A range of numbers that the regulator allocates together.",
  fields: {
    range_start: nationalNumber("first", "8030000000"),
    range_end: nationalNumber("last", "8039999999"),
    type: phoneType,
    status: oneOf(BLOCK_STATUSES, "What the regulator has done with the block.", "allocated"),
    network: maybeText(
      "The name of the network, as its subscribers use it; null unless the block is allocated.",
      "MTN",
    ),
    allottee: maybeText(
      "The company that holds the block, as the regulator prints it.",
      "MTN Nig. Comm Plc (Fixed Lines)",
    ),
    ...provenance,
  },
});

export const shortCode = defineRecord({
  name: "ShortCode",
  description: "A short code that every network shares.",
  fields: {
    code: text("The code, as dialled.", "112", "^[1-9][0-9]{2,4}$"),
    purpose: text("What it is for.", "Emergency (all services)"),
    ...provenance,
  },
});

const blockTable = (path: string) => ({
  record: numberingBlock,
  path,
  publishedAs: "numbering_blocks",
  sortedBy: ["range_start"],
});

export const phones = defineDomain({
  title: "Phones",
  order: 6,
  summary: "Phone numbers, parsed by the numbering plan of the Nigerian Communications Commission.",
  tables: {
    mobileBlocks: blockTable("phones/mobile-blocks.csv"),
    fixedBlocks: blockTable("phones/fixed-blocks.csv"),
    specialBlocks: blockTable("phones/special-blocks.csv"),
    areaCodes: {
      record: areaCode,
      path: "phones/area-codes.csv",
      sortedBy: ["code"],
      unique: [["legacy_code"], ["area"]],
    },
    unlistedAreaCodes: { record: areaCode, path: "phones/unlisted-area-codes.csv", sortedBy: ["code"] },
    shortCodes: { record: shortCode, path: "phones/short-codes.csv", sortedBy: ["code"] },
  },
  records: [phoneNumber],
});
