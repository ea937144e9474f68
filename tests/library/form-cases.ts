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

const bodija = localitiesNamed("Bodija", { stateCode: "OY" })[0]?.code ?? "";

const payout = { bank: bank(), account: account({ bank: field("bank") }) };
const address = { state: state(), lga: lga({ state: field("state") }), ward: ward({ lga: field("lga") }) };
const first = { bank: "first-bank", account: "0000014579" };
const ikeja = { state: "LA", lga: "NG025011", ward: "24-11-01" };

export const CASES: readonly Case[] = [
  {
    title: "a locality, by its name",
    fields: { place: locality({ state: "Oyo" }) },
    input: { place: "bodija" },
    output: { place: bodija },
  },
  {
    title: "a locality in another state",
    fields: { state: state(), place: locality({ state: field("state") }) },
    input: { state: "LA", place: bodija },
    codes: { place: "not_there" },
  },
  {
    title: "a locality that no list has",
    fields: { place: locality() },
    input: { place: "Atlantis" },
    codes: { place: "unknown_locality" },
  },
  {
    title: "an account and its bank",
    fields: payout,
    input: { bank: "First Bank", account: "000 001 4579" },
    output: first,
  },
  {
    title: "a wrong digit",
    fields: payout,
    input: { bank: "First Bank", account: "0000014578" },
    codes: { account: "wrong_check_digit" },
  },
  {
    title: "a wallet, which has no check digit",
    fields: payout,
    input: { bank: "OPay", account: "8031234567" },
    output: { bank: "opay-mfb", account: "8031234567" },
  },
  {
    title: "a bank that does not exist: one issue, not two",
    fields: payout,
    input: { bank: "Bank of Atlantis", account: "0000014578" },
    codes: { bank: "unknown_bank" },
  },
  {
    title: "an empty form",
    fields: payout,
    input: { bank: "", account: " " },
    codes: { bank: "empty", account: "empty" },
  },
  { title: "absent fields", fields: payout, input: {}, codes: { bank: "empty", account: "empty" } },
  {
    title: "an account at a bank of the program",
    fields: { account: account({ bank: "First Bank" }) },
    input: { account: "0000014578" },
    codes: { account: "wrong_check_digit" },
  },
  {
    title: "an account at a bank that the program got wrong",
    fields: { account: account({ bank: "Bank of Atlantis" }) },
    input: { account: "0000014578" },
    codes: { account: "unknown_bank" },
  },
  {
    title: "ten digits at no bank",
    fields: { account: accountNumber() },
    input: { account: "0000-014-578" },
    output: { account: "0000014578" },
  },
  {
    title: "nine digits",
    fields: { account: accountNumber() },
    input: { account: "000001457" },
    codes: { account: "wrong_length" },
  },
  {
    title: "an account number that lost its zeros",
    fields: { account: accountNumber() },
    input: { account: 14579 },
    codes: { account: "not_text" },
  },
  {
    title: "a place",
    fields: address,
    input: { state: "Lagos", lga: "Ikeja", ward: "24/11/01" },
    output: ikeja,
  },
  {
    title: "a name that several states share, with its state",
    fields: address,
    input: { state: "Lagos", lga: "Surulere", ward: "24-20-01" },
    output: { state: "LA", lga: "NG025020", ward: "24-20-01" },
  },
  {
    title: "an LGA and a ward of other places",
    fields: address,
    input: { state: "Kano", lga: "Ikeja", ward: "24-11-01" },
    codes: { lga: "not_in_state" },
  },
  {
    title: "a ward of another LGA",
    fields: address,
    input: { ...ikeja, ward: "20-01-01" },
    codes: { ward: "not_in_lga" },
  },
  {
    title: "a state that does not exist",
    fields: address,
    input: { ...ikeja, state: "Atlantis" },
    codes: { state: "unknown_state" },
  },
  {
    title: "a name that several states share, alone",
    fields: { lga: lga() },
    input: { lga: "Surulere" },
    codes: { lga: "ambiguous" },
  },
  {
    title: "a phone number",
    fields: { phone: phone() },
    input: { phone: "0803 123 4567" },
    output: { phone: "+2348031234567" },
  },
  {
    title: "a phone number cut short",
    fields: { phone: phone() },
    input: { phone: "0803 123" },
    codes: { phone: "too_short" },
  },
  {
    title: "a service",
    fields: { phone: phone() },
    input: { phone: "112" },
    codes: { phone: "short_code" },
  },
  {
    title: "a fixed number where a mobile one is needed",
    fields: { phone: phone({ type: ["mobile"] }) },
    input: { phone: "0201 269 1531" },
    codes: { phone: "wrong_type" },
  },
  {
    title: "a number of a block that nobody holds, by its form",
    fields: { phone: phone() },
    input: { phone: "0700 000 0000" },
    output: { phone: "+2347000000000" },
  },
  {
    title: "a number of a block that nobody holds, by the register",
    fields: { phone: phone({ allocated: true }) },
    input: { phone: "0714 000 0000" },
    codes: { phone: "not_allocated" },
  },
  {
    title: "a plate",
    fields: { plate: plate() },
    input: { plate: "kja-123 ab" },
    output: { plate: "KJA123AB" },
  },
  {
    title: "no plate",
    fields: { plate: plate() },
    input: { plate: "12" },
    codes: { plate: "unknown_format" },
  },
  {
    title: "a bank for payments",
    fields: { bank: bank({ has: "nip_code" }) },
    input: { bank: "GTB" },
    output: { bank: "gtbank" },
  },
  {
    title: "a bank that is closed",
    fields: { bank: bank({ active: true }) },
    input: { bank: "diamond-bank" },
    codes: { bank: "taken_over" },
  },
  {
    title: "a bank of another kind",
    fields: { bank: bank({ type: ["commercial"] }) },
    input: { bank: "OPay" },
    codes: { bank: "wrong_type" },
  },
  {
    title: "a bank without the code that is needed",
    fields: { bank: bank({ has: ["cbn_code"] }) },
    input: { bank: "PalmPay" },
    codes: { bank: "missing_code" },
  },
  {
    title: "a constituency",
    fields: { seat: constituency() },
    input: { seat: "fc/236/la" },
    output: { seat: "FC236" },
  },
  {
    title: "a constituency of another kind",
    fields: { seat: constituency({ kind: "senatorial_district" }) },
    input: { seat: "FC236" },
    codes: { seat: "wrong_kind" },
  },
  {
    title: "a polling unit's code, by its form",
    fields: { unit: pollingUnit() },
    input: { unit: "99 99 99 999" },
    output: { unit: "99-99-99-999" },
  },
  {
    title: "a polling unit's code, by the register",
    fields: { unit: pollingUnit({ register: parsePollingUnitCode }) },
    input: { unit: "24/11/99/007" },
    codes: { unit: "unknown_ward" },
  },
  {
    title: "a point as text",
    fields: { at: point() },
    input: { at: { lat: "6.6", lon: " 3.35" } },
    output: { at: { lat: 6.6, lon: 3.35 } },
  },
  {
    title: "a point outside of Nigeria, by its form",
    fields: { at: point() },
    input: { at: { lat: 51.5, lon: -0.1 } },
    output: { at: { lat: 51.5, lon: -0.1 } },
  },
  {
    title: "a point outside of Nigeria, by the register",
    fields: { at: point({ register: reverseGeocode }) },
    input: { at: { lat: 51.5, lon: -0.1 } },
    codes: { at: "outside" },
  },
  {
    title: "half a point",
    fields: { at: point() },
    input: { at: { lat: 6.6 } },
    codes: { at: "not_a_coordinate" },
  },
  {
    title: "a field that may be empty",
    fields: { phone: optional(phone()), plate: optional(plate()) },
    input: { phone: " " },
    output: { phone: undefined, plate: undefined },
  },
  {
    title: "a wrong value in a field that may be empty",
    fields: { state: optional(state({ suggest: suggestionsFor })) },
    input: { state: "lagoss" },
    codes: { state: "unknown_state" },
  },
];
