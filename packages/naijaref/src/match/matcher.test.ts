import { expect, it } from "vitest";
import { createMatcher, type MatchKind, type MatchWithin, matchAll } from "./index.ts";

const match = (kind: MatchKind, text: string, within?: MatchWithin) =>
  createMatcher({ kind }).match(text, within);
const say = (kind: MatchKind, text: string, within?: MatchWithin) => {
  const { status, code } = match(kind, text, within);
  return code === null ? status : `${status} ${code}`;
};

/** In an LGA too. The other cases stand in `tools/publish/downloads/vectors/cases.ndjson`. */
it.each<[MatchKind, string, MatchWithin, string]>([
  ["ward", "Item A, Bende", { state: "Abia", lga: "Bende" }, "alias 01-04-06"],
  ["ward", "Gabon", { state: "Adamawa", lga: "Gombi" }, "typo 02-05-04"],
  ["ward", "IKOYI 2", { state: "Lagos", lga: "Eti Osa" }, "exact 24-08-09"],
  ["ward", "GBARAIN I Ward 7", { state: "Bayelsa", lga: "Yenagoa" }, "alias 06-08-07"],
  ["ward", "OKOROMA Ward 2", { state: "Bayelsa", lga: "Nembe" }, "exact 06-04-10"],
  ["ward", "Kirawa", { state: "Borno", lga: "Gwoza" }, "alias 08-11-10"],
  ["ward", "Ward III Ogale", { state: "Rivers", lga: "Eleme" }, "alias 32-09-03"],
  ["ward", "Not stated", { state: "Lagos", lga: "Ikeja" }, "none"],
  ["ward", "Ikoyi III", { state: "Lagos", lga: "Eti-Osa" }, "none"],
  ["ward", "Ikot Ekpene 11", { state: "Akwa Ibom", lga: "Ikot Ekpene" }, "ambiguous"],
  ["ward", "Ward 99", { state: "Lagos", lga: "Ikeja" }, "none"],
  ["ward", "AMASSOMA Ward 11", { state: "Bayelsa", lga: "Southern Ijaw" }, "ambiguous"],
  ["ward", "Northern Demsa", { state: "Adamawa", lga: "Demsa" }, "none"],
  ["ward", "WARD I EI", { state: "Oyo", lga: "Ibadan North East" }, "alias 30-07-01"],
  ["ward", "05 / WARD V, N5B", { state: "Oyo", lga: "Ibadan North" }, "alias 30-06-05"],
])("%s %s %o is %s", (kind, text, within, expected) => {
  expect(say(kind, text, within)).toBe(expected);
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
