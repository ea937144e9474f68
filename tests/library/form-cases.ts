import { reverseGeocode } from "naijaref/boundaries";
import { localitiesNamed } from "naijaref/localities";
import { parsePollingUnitCode } from "naijaref/polling-units";
import {
  account,
  accountNumber,
  bank,
  constituency,
  type Fields,
  field,
  lga,
  locality,
  optional,
  phone,
  plate,
  point,
  pollingUnit,
  state,
  ward,
} from "naijaref/schema";
import { suggestionsFor } from "naijaref/search";

/** A form, what is sent with it, and what every library must make of it. */
export interface Case {
  readonly title: string;
  readonly fields: Fields;
  readonly input: Readonly<Record<string, unknown>>;
  /** The values as they are to be stored; undefined if the form is refused. */
  readonly output?: Readonly<Record<string, unknown>>;
  /** The code of the issue by the name of its field. */
  readonly codes?: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;
type Codes = Readonly<Record<string, string>>;

const bodija = localitiesNamed("Bodija", { stateCode: "OY" })[0]?.code ?? "";
const abroad = { lat: 51.5, lon: -0.1 };

/** One field, what is typed, and what is stored. */
const STORED: readonly (readonly [title: string, schema: Fields[string], typed: unknown, stored: unknown])[] =
  [
    ["a locality, by its name", locality({ state: "Oyo" }), "bodija", bodija],
    ["ten digits at no bank", accountNumber(), "0000-014-578", "0000014578"],
    ["a phone number", phone(), "0803 123 4567", "+2348031234567"],
    ["a number of a block that nobody holds, by its form", phone(), "0700 000 0000", "+2347000000000"],
    ["a plate", plate(), "kja-123 ab", "KJA123AB"],
    ["a bank for payments", bank({ has: "nip_code" }), "GTB", "gtbank"],
    ["a constituency", constituency(), "fc/236/la", "FC236"],
    ["a polling unit's code, by its form", pollingUnit(), "99 99 99 999", "99-99-99-999"],
    ["a point as text", point(), { lat: "6.6", lon: " 3.35" }, { lat: 6.6, lon: 3.35 }],
    ["a point outside of Nigeria, by its form", point(), abroad, abroad],
  ];

/** One field, what is typed, and the code of its issue. */
const REFUSED: readonly (readonly [title: string, schema: Fields[string], typed: unknown, code: string])[] = [
  ["a locality that no list has", locality(), "Atlantis", "unknown_locality"],
  ["an account at a bank of the program", account({ bank: "First Bank" }), "0000014578", "wrong_check_digit"],
  [
    "an account at a bank that the program got wrong",
    account({ bank: "Atlantis" }),
    "0000014578",
    "unknown_bank",
  ],
  ["nine digits", accountNumber(), "000001457", "wrong_length"],
  ["an account number that lost its zeros", accountNumber(), 14579, "not_text"],
  ["a name that several states share, alone", lga(), "Surulere", "ambiguous"],
  ["a phone number cut short", phone(), "0803 123", "too_short"],
  ["a service", phone(), "112", "short_code"],
  ["a fixed number where a mobile one is needed", phone({ type: ["mobile"] }), "0201 269 1531", "wrong_type"],
  ["a number of nobody, by the register", phone({ allocated: true }), "0714 000 0000", "not_allocated"],
  ["no plate", plate(), "12", "unknown_format"],
  ["a bank that is closed", bank({ active: true }), "diamond-bank", "taken_over"],
  ["a bank of another kind", bank({ type: ["commercial"] }), "OPay", "wrong_type"],
  ["a bank without the code that is needed", bank({ has: ["cbn_code"] }), "PalmPay", "missing_code"],
  ["a seat of another kind", constituency({ kind: "senatorial_district" }), "FC236", "wrong_kind"],
  ["a unit of no ward", pollingUnit({ register: parsePollingUnitCode }), "24/11/99/007", "unknown_ward"],
  ["a point outside of Nigeria, by the register", point({ register: reverseGeocode }), abroad, "outside"],
  ["half a point", point(), { lat: 6.6 }, "not_a_coordinate"],
  [
    "a wrong value in a field that may be empty",
    optional(state({ suggest: suggestionsFor })),
    "lagoss",
    "unknown_state",
  ],
];

const payout = { bank: bank(), account: account({ bank: field("bank") }) };
const address = { state: state(), lga: lga({ state: field("state") }), ward: ward({ lga: field("lga") }) };
const first = { bank: "first-bank", account: "0000014579" };
const ikeja = { state: "LA", lga: "NG025011", ward: "24-11-01" };
const surulere = { state: "Lagos", lga: "Surulere", ward: "24-20-01" };
const elsewhere = { state: state(), place: locality({ state: field("state") }) };
const mayBeEmpty = { phone: optional(phone()), plate: optional(plate()) };

/** A form, what is sent with it, and the values or the codes of the issues. */
const FORMS: readonly (readonly [
  title: string,
  Fields,
  input: Values,
  output: Values | undefined,
  Codes?,
])[] = [
  ["an account and its bank", payout, { bank: "First Bank", account: "000 001 4579" }, first],
  [
    "a wallet, which has no check digit",
    payout,
    { bank: "OPay", account: "8031234567" },
    { bank: "opay-mfb", account: "8031234567" },
  ],
  ["a place", address, { state: "Lagos", lga: "Ikeja", ward: "24/11/01" }, ikeja],
  [
    "a name of several states, with its state",
    address,
    surulere,
    { ...surulere, state: "LA", lga: "NG025020" },
  ],
  ["fields that may be empty", mayBeEmpty, { phone: " " }, { phone: undefined, plate: undefined }],
  [
    "a wrong digit",
    payout,
    { bank: "First Bank", account: "0000014578" },
    undefined,
    { account: "wrong_check_digit" },
  ],
  [
    "a bank that does not exist: one issue, not two",
    payout,
    { bank: "Bank of Atlantis", account: "0000014578" },
    undefined,
    { bank: "unknown_bank" },
  ],
  ["an empty form", payout, { bank: "", account: " " }, undefined, { bank: "empty", account: "empty" }],
  ["absent fields", payout, {}, undefined, { bank: "empty", account: "empty" }],
  [
    "an LGA and a ward of other places",
    address,
    { state: "Kano", lga: "Ikeja", ward: "24-11-01" },
    undefined,
    { lga: "not_in_state" },
  ],
  ["a ward of another LGA", address, { ...ikeja, ward: "20-01-01" }, undefined, { ward: "not_in_lga" }],
  [
    "a state that does not exist",
    address,
    { ...ikeja, state: "Atlantis" },
    undefined,
    { state: "unknown_state" },
  ],
  [
    "a locality in another state",
    elsewhere,
    { state: "LA", place: bodija },
    undefined,
    { place: "not_there" },
  ],
];

export const CASES: readonly Case[] = [
  ...STORED.map(([title, schema, typed, stored]) => ({
    ...{ title, fields: { it: schema }, input: { it: typed }, output: { it: stored } },
  })),
  ...REFUSED.map(([title, schema, typed, code]) => ({
    ...{ title, fields: { it: schema }, input: { it: typed }, codes: { it: code } },
  })),
  ...FORMS.map(([title, fields, input, output, codes]) => ({
    ...{ title, fields, input },
    ...(output === undefined ? {} : { output }),
    ...(codes === undefined ? {} : { codes }),
  })),
];
