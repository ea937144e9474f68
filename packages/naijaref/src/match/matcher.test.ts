import { describe, expect, it } from "vitest";
import { createMatcher, type MatchKind, type MatchWithin, matchAll } from "./index.ts";

const match = (kind: MatchKind, text: string, within?: MatchWithin) =>
  createMatcher({ kind }).match(text, within);
const say = (kind: MatchKind, text: string, within?: MatchWithin) => {
  const { status, code } = match(kind, text, within);
  return code === null ? status : `${status} ${code}`;
};

describe("what leaves no doubt", () => {
  it.each<[MatchKind, string, MatchWithin, string]>([
    ["state", "LAGOS STATE", {}, "exact LA"],
    ["state", "NG-OY", {}, "exact OY"],
    ["state", "F.C.T.", {}, "alias FC"],
    ["state", "Zanfara", {}, "typo ZA"],
    ["state", "RV", {}, "exact RI"],
    ["lga", "Ikeja L.G.A.", { state: "Lagos" }, "exact NG025011"],
    ["lga", "24/11", {}, "exact NG025011"],
    ["bank", "NIGERIA PRISONS MICROFINANCE BANK", {}, "exact nigerian-prisons-mfb"],
    ["lga", "Egbado North", { state: "Ogun" }, "alias NG028004"],
    ["lga", "Bagoddu", { state: "Kebbi" }, "typo NG022005"],
    ["lga", "Obbi Ngwo", { state: "Abia" }, "typo NG001009"],
    ["lga", "Municipal Area Council", { state: "FCT" }, "alias NG015002"],
    ["lga", "Surulere, Lagos", {}, "exact NG025020"],
    ["lga", "Oredo Edo", { state: "Edo" }, "alias NG012012"],
    ["lga", "Esan North", { state: "Edo" }, "alias NG012004"],
    ["lga", "Ibeju", { state: "Lagos" }, "alias NG025009"],
    ["lga", "Ikorodu North LCDA", { state: "Lagos" }, "alias NG025012"],
    ["lga", "JOS N", { state: "Plateau" }, "alias NG032005"],
    ["lga", "ILORIN W.", { state: "Kwara" }, "alias NG024008"],
    ["lga", "IBADAN NE", { state: "Oyo" }, "alias NG031007"],
    ["lga", "OVIA N/EAST", { state: "Edo" }, "alias NG012014"],
    ["lga", "EKITI SW", { state: "Ekiti" }, "alias NG013005"],
    ["lga", "Jos North Local Government", { state: "Plateau" }, "exact NG032005"],
    ["lga", "Ikeja Local Goverment", { state: "Lagos" }, "exact NG025011"],
    ["lga", "3. Bende Local Govt. Council", { state: "Abia" }, "exact NG001004"],
    ["lga", "Kaura LGA, Kaduna State", { state: "Kaduna" }, "alias NG019013"],
    ["lga", "BENDELGA", { state: "Abia" }, "exact NG001004"],
    ["bank", "12) Zenith Bank", {}, "exact zenith-bank"],
    ["bank", "GTB (Allen Avenue Branch)", {}, "alias gtbank"],
    ["ward", "Item A, Bende", { state: "Abia", lga: "Bende" }, "alias 01-04-06"],
    ["constituency", "FC/236", {}, "exact FC236"],
    ["federal_constituency", "House of Reps Bende", { state: "Abia" }, "exact FC003"],
    ["lga", "Orumba Nth", { state: "Anambra" }, "alias NG004019"],
    ["lga", "Akoko Sth-West", { state: "Ondo" }, "alias NG029004"],
    ["lga", "Ukwa Wst", { state: "Abia" }, "alias NG001014"],
    ["lga", "Q/pan", { state: "Plateau" }, "alias NG032014"],
    ["senatorial_district", "Ogun Cntrl", {}, "alias SD079"],
    ["lga", "AWKANORT", { state: "Anambra" }, "typo NG004005"],
    ["ward", "Gabon", { state: "Adamawa", lga: "Gombi" }, "typo 02-05-04"],
    ["lga", "NG025011 Ikeja", {}, "alias NG025011"],
    ["state", "ab Abia State", {}, "alias AB"],
    ["ward", "Ward One", { state: "Oyo", lga: "Ibadan North" }, "alias 30-06-01"],
    ["federal_constituency", "Aba North/South", { state: "Abia" }, "exact FC001"],
    ["federal_constituency", "Yagba East/West/Mopamuro Fed. Constituency", { state: "Kogi" }, "exact FC221"],
    ["federal_constituency", "Vandeikya/Konshisha", { state: "Benue" }, "alias FC062"],
    ["bank", "Eco Bank Nig. Plc", {}, "alias ecobank"],
    ["bank", "Kuda Microfinace Bank Lim", {}, "exact kuda-mfb"],
    ["lga", "Aba Nrth", { state: "Abia" }, "typo NG001001"],
    ["ward", "IKOYI 2", { state: "Lagos", lga: "Eti Osa" }, "exact 24-08-09"],
    // A half of an LGA's name, where no other place of the state has it.
    ["lga", "Opokuma", { state: "Bayelsa" }, "alias NG006003"],
    ["lga", "Uboma", { state: "Imo" }, "alias NG017007"],
    ["lga", "Oruko-Anam", { state: "Akwa Ibom" }, "typo NG003026"],
    ["federal_constituency", "Enugu(N/S)", { state: "Enugu" }, "exact FC117"],
    ["federal_constituency", "Umuahia(N/S)/Ikwuano", { state: "Abia" }, "exact FC007"],
    ["federal_constituency", "Akoko Southeast/Southwest", { state: "Ondo" }, "exact FC277"],
    // The number of the name, and the number of the ward in INEC's code.
    ["ward", "GBARAIN I Ward 7", { state: "Bayelsa", lga: "Yenagoa" }, "alias 06-08-07"],
    ["ward", "OKOROMA Ward 2", { state: "Bayelsa", lga: "Nembe" }, "exact 06-04-10"],
    ["ward", "Kirawa", { state: "Borno", lga: "Gwoza" }, "alias 08-11-10"],
    ["ward", "Ward III Ogale", { state: "Rivers", lga: "Eleme" }, "alias 32-09-03"],
    ["ward", "241101", {}, "none"],
    ["lga", "Douala", { state: "Kano" }, "none"],
    ["ward", "24/11/01", {}, "exact 24-11-01"],
    ["senatorial_district", "LAGOS WEST SENATORIAL DISTRICT", {}, "exact SD072"],
    ["federal_constituency", "Aba South and Aba North", { state: "Abia" }, "alias FC001"],
    ["constituency", "Bende Federal Constituency", { state: "Abia" }, "exact FC003"],
    ["bank", "058", {}, "exact gtbank"],
    ["bank", "Guarnatee Trust Bank", {}, "typo gtbank"],
    ["bank", "KUDA MICROFINANACE BANK", {}, "exact kuda-mfb"],
    ["place", "Nasarawa State", {}, "exact NA"],
    ["constituency", "Federal Capital Territory", {}, "exact SD109"],
    ["constituency", "Federal Capital Territory", { state: "FCT" }, "exact SD109"],
  ])("%s %s %o is %s", (kind, text, within, expected) => {
    expect(say(kind, text, within)).toBe(expected);
  });
});

describe("what it does not guess", () => {
  it.each<[MatchKind, string, MatchWithin, string]>([
    ["lga", "Surulere", {}, "ambiguous"],
    ["lga", "Ibadan", { state: "Oyo" }, "ambiguous"],
    ["lga", "Calabar", { state: "Cross River" }, "ambiguous"],
    ["lga", "Aba, Abia", {}, "ambiguous"],
    ["lga", "Grand Total", { state: "Lagos" }, "none"],
    ["lga", "Local Government Area", { state: "Lagos" }, "none"],
    ["lga", "2019", {}, "none"],
    ["lga", "Accra", {}, "none"],
    ["state", "Enugu North", {}, "none"],
    ["lga", "Owerri East", { state: "Imo" }, "none"],
    ["lga", "Isu (Njaba)", { state: "Imo" }, "ambiguous"],
    ["lga", "Lekki", { state: "Lagos" }, "ambiguous"],
    ["lga", "Owerri", { state: "Imo" }, "ambiguous"],
    ["lga", "Elele", { state: "Rivers" }, "alias NG033013"],
    ["lga", "Unguwan Rimi", {}, "none"],
    ["lga", "Lagos State", {}, "none"],
    ["lga", "Katsina State", {}, "ambiguous"],
    ["place", "Katsina State", {}, "exact KT"],
    ["lga", "Oyo State", { state: "Oyo" }, "none"],
    ["place", "Unguwan Rimi", {}, "ambiguous"],
    ["ward", "Not stated", { state: "Lagos", lga: "Ikeja" }, "none"],
    ["lga", "Ikeja", { state: "Ogun" }, "none"],
    ["lga", "Ikeja", { state: "Atlantis" }, "none"],
    ["state", "N/A", {}, "none"],
    ["state", "NA", {}, "ambiguous"],
    ["state", "South West", {}, "none"],
    ["ward", "Ikoyi III", { state: "Lagos", lga: "Eti-Osa" }, "none"],
    ["ward", "Ikot Ekpene 11", { state: "Akwa Ibom", lga: "Ikot Ekpene" }, "ambiguous"],
    ["ward", "Ward 99", { state: "Lagos", lga: "Ikeja" }, "none"],
    ["ward", "OYIAKIRI III Ward 2", { state: "Bayelsa", lga: "Ekeremor" }, "ambiguous"],
    ["ward", "AMASSOMA Ward 11", { state: "Bayelsa", lga: "Southern Ijaw" }, "ambiguous"],
    ["ward", "Otuoke Ward", { state: "Bayelsa", lga: "Ogbia" }, "ambiguous"],
    ["ward", "Jos", { state: "Plateau" }, "ambiguous"],
    ["ward", "Aba", { state: "Abia" }, "ambiguous"],
    ["place", "Aba, Abia", {}, "ambiguous"],
    ["ward", "Northern Demsa", { state: "Adamawa", lga: "Demsa" }, "none"],
    ["constituency", "Kaduna North", { state: "Kaduna" }, "ambiguous"],
    ["constituency", "Abuja South", {}, "none"],
    ["bank", "44", {}, "ambiguous"],
    ["lga", "1-Jan", { state: "Abia" }, "none"],
    ["lga", "1-2", {}, "ambiguous"],
    ["place", "Nasarawa", {}, "ambiguous"],
    ["bank", "Microfinance Bank", {}, "none"],
    ["bank", "HSBC", {}, "none"],
    ["bank", "Access UBA", {}, "none"],
    ["bank", "Ipapo Microfinance Bank Nigeria, Ikeja branch", {}, "alias ipapo-mfb"],
    ["bank", "Ipappo Bank, Ikeja branch", {}, "none"],
    ["bank", "First Union Bank", {}, "none"],
    ["bank", "First", {}, "none"],
    ["bank", "Mainstreet", {}, "ambiguous"],
    ["lga", "Bolari", { state: "Gombe" }, "ambiguous"],
    ["lga", "", {}, "none"],
    ["lga", "-", {}, "none"],
    ["lga", "x".repeat(5000), {}, "none"],
  ])("%s %s %o is %s", (kind, text, within, expected) => {
    expect(say(kind, text, within)).toBe(expected);
  });
});

it("doubts between the records of the state that stands beside the name", () => {
  const codes = match("lga", "Aba, Abia").candidates.map(({ code }) => code);
  expect(codes.sort()).toEqual(["NG001001", "NG001002"]);
});

it("says why, in a sentence that a person can check", () => {
  expect(match("lga", "Ikeja", { state: "Ogun" }).why).toBe(
    'No LGA of Ogun is called "Ikeja", but Ikeja, Lagos is.',
  );
  expect(match("lga", "Surulere").why).toBe(
    '"Surulere" could be 2 LGAs: Surulere, Lagos; Surulere, Oyo. Give the state.',
  );
  expect(match("lga", "Bolari", { state: "Gombe" }).why).toBe(
    '"Bolari" is spelt almost as Billiri, but it is also a ward of Gombe.',
  );
  expect(match("ward", "Kirawa", { state: "Borno", lga: "Gwoza" }).why).toContain("is a part of the name of");
  expect(match("lga", "Surulere").candidates.map(({ code }) => code)).toEqual(["NG025020", "NG031033"]);
});

it("finds the state and LGA of a row as it finds a name", () => {
  const [row] = matchAll([{ name: "Ogale", state: "Riverss", lga: "Elemme LGA" }], { kind: "ward" });
  expect(row?.code).toBe("32-09-03");
  expect(say("ward", "Onigbongbo", { state: "lagos state", lga: "IKEJA LGA" })).toBe("typo 24-11-08");
});

it("takes where rows lie from the matcher, where they do not say it", () => {
  const matcher = createMatcher({ kind: "lga", within: { state: "Oyo" } });
  expect(matcher.match("Surulere").code).toBe("NG031033");
  expect(matcher.match("Surulere", { state: "Lagos" }).code).toBe("NG025020");
});

it("matches equal rows once", () => {
  const matcher = createMatcher({ kind: "lga" });
  expect(matcher.match("Ikeja")).toBe(matcher.match("Ikeja"));
});

it("says of several kinds what each is, and never null", () => {
  const { why } = match("place", "Surulere");
  expect(why).toContain("2 LGAs (Lagos, Oyo)");
  for (const text of ["Surulere", "Nasarawa", "Kunchi", "Ibadan"])
    for (const kind of ["place", "constituency"] as const)
      expect(match(kind, text).why).not.toContain("null");
});

it("names every kind in which it found nothing", () => {
  expect(match("place", "Qwxzyq").why).toBe('No state, LGA or ward of Nigeria is called "Qwxzyq".');
  expect(match("place", "Qwxzyq", { state: "Lagos" }).why).toContain("No state, LGA or ward of Lagos");
  expect(match("place", "Qwxzyq State").why).toContain("No state of Nigeria is called");
  expect(match("constituency", "Qwxzyq").why).toContain(
    "No senatorial district, federal constituency or state constituency of Nigeria",
  );
});
