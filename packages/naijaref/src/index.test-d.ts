import { expectTypeOf } from "vitest";
import {
  type AccountCandidates,
  type AccountCheck,
  type AccountCheckFailure,
  type AccountFailure,
  type BANK_TYPES,
  type Bank,
  type BankFailure,
  type BankType,
  banksForAccount,
  type Constituency,
  type ConstituencyFailure,
  type ConstituencyKind,
  checkAccount,
  constituenciesOfLga,
  findBank,
  findConstituency,
  findLga,
  findState,
  findWard,
  getLga,
  type Lga,
  type LgaFailure,
  lgasOfState,
  listBanks,
  listConstituencies,
  listStates,
  normalizePhone,
  type PhoneFailure,
  type PhoneNumber,
  type Plate,
  type PlateFailure,
  parsePhone,
  parsePlate,
  type Result,
  type SearchResult,
  type State,
  type StateFailure,
  searchBanks,
  searchPlaces,
  type Ward,
  type WardFailure,
  wardsOfLga,
} from "./index.ts";

/**
 * Checked by the compiler (`npm run check:types`), and never run: the types that users of the library meet.
 */

expectTypeOf(findState).returns.toEqualTypeOf<Result<State, StateFailure>>();
expectTypeOf(findLga).returns.toEqualTypeOf<Result<Lga, LgaFailure>>();
expectTypeOf(findWard).returns.toEqualTypeOf<Result<Ward, WardFailure>>();
expectTypeOf(findBank).returns.toEqualTypeOf<Result<Bank, BankFailure>>();
expectTypeOf(findConstituency).returns.toEqualTypeOf<Result<Constituency, ConstituencyFailure>>();
expectTypeOf(checkAccount).returns.toEqualTypeOf<Result<AccountCheck, AccountCheckFailure>>();
expectTypeOf(banksForAccount).returns.toEqualTypeOf<Result<AccountCandidates, AccountFailure>>();
expectTypeOf(parsePhone).returns.toEqualTypeOf<Result<PhoneNumber, PhoneFailure>>();
expectTypeOf(normalizePhone).returns.toEqualTypeOf<Result<string, PhoneFailure>>();
expectTypeOf(parsePlate).returns.toEqualTypeOf<Result<Plate, PlateFailure>>();
expectTypeOf(lgasOfState).returns.toEqualTypeOf<Result<readonly Lga[], StateFailure>>();
expectTypeOf(wardsOfLga).returns.toEqualTypeOf<Result<readonly Ward[], LgaFailure>>();
expectTypeOf(constituenciesOfLga).returns.toEqualTypeOf<Result<readonly Constituency[], LgaFailure>>();
expectTypeOf(listStates).returns.toEqualTypeOf<readonly State[]>();
expectTypeOf(listBanks).returns.toEqualTypeOf<readonly Bank[]>();
expectTypeOf(getLga).returns.toEqualTypeOf<Lga | undefined>();

const places = searchPlaces("lagso", { kinds: ["lga"], limit: undefined });
if (places.ok) expectTypeOf(places.value).toEqualTypeOf<readonly SearchResult[]>();
else if (places.reason === "invalid_option") expectTypeOf(places.option).toEqualTypeOf<"kinds" | "limit">();
else expectTypeOf(places.reason).toEqualTypeOf<"empty" | "too_long" | "not_text">();

const lga = findLga("Surulere", { state: undefined });
if (!lga.ok && lga.reason === "ambiguous") expectTypeOf(lga.candidates).toEqualTypeOf<readonly Lga[]>();
// @ts-expect-error: a failure has no value.
if (!lga.ok) lga.value;
// @ts-expect-error: only an ambiguous name has candidates.
if (!lga.ok && lga.reason !== "ambiguous") lga.candidates;
// @ts-expect-error: a result is no record. Look at `ok` first.
findState("Lagos").capital;

const phone = parsePhone("112");
if (!phone.ok && phone.reason === "several_numbers")
  expectTypeOf(phone.numbers).toEqualTypeOf<readonly string[]>();
if (!phone.ok && phone.reason === "short_code") expectTypeOf(phone.shortCode.purpose).toEqualTypeOf<string>();

const check = checkAccount("0000014579", { id: "first-bank" });
if (check.ok) expectTypeOf(check.value.bank.cbnCode).toEqualTypeOf<string>();

const state = getLga("NG025011");
if (state !== undefined) lgasOfState({ code: state.stateCode });
// @ts-expect-error: an identifier is text.
lgasOfState(25);
// @ts-expect-error: no such kind of place.
searchPlaces("Ikeja", { kinds: ["town"] });
// @ts-expect-error: no such kind of constituency.
listConstituencies({ kind: "house" });
// @ts-expect-error: no such option; it is active.
searchBanks("Skye", { closed: true });

expectTypeOf<(typeof BANK_TYPES)[number]>().toEqualTypeOf<BankType>();
expectTypeOf<ConstituencyKind>().toEqualTypeOf<Constituency["kind"]>();

const states = listStates();
// @ts-expect-error: records cannot be changed.
if (states[0] !== undefined) states[0].name = "Eko";
// @ts-expect-error: lists cannot be changed.
states.push;
