import { expect, it } from "vitest";
import { matchCsv } from "../match/index.ts";
import { createAddressMatcher, explainAsAddress } from "./index.ts";

it("gives an address the LGA that it is in, or says why not", () => {
  const matcher = createAddressMatcher();
  expect(matcher.match("12 Awolowo Road, Bodija, Ibadan")).toMatchObject({
    status: "alias",
    code: "NG031006",
    name: "Ibadan North",
    why: "Bodija is a quarter in Ibadan North, Oyo.",
  });
  expect(matcher.match("12 Awolowo Road, Bodija, Ibadan").candidates[0]?.kind).toBe("lga");
  const city = matcher.match("Warri", { state: "Delta" });
  expect([city.status, city.code, city.candidates.length]).toEqual(["ambiguous", null, 2]);
  expect(matcher.match("10 Downing Street, London").status).toBe("none");
  expect(matcher.match(" ").status).toBe("none");
  expect(matcher.match("a".repeat(600)).why).toContain("longer than 500");
});

it("takes the state of the row before its own, misspelt too", () => {
  const matcher = createAddressMatcher({ within: { state: "Lagos" } });
  expect(matcher.match("Surulere").code).toBe("NG025020");
  expect(matcher.match("Surulere", { state: "Oyo" }).code).toBe("NG031033");
  expect(matcher.match("Surulere", { state: "" }).code).toBe("NG025020");
  expect(matcher.match("Jalingo", { state: "Tarraba" }).name).toBe("Jalingo");
  expect(matcher.match("Surulere", { state: "zzzz" }).status).toBe("none");
  // Of a state that is too long nothing is read.
  expect(matcher.match("12 Awolowo Road, Bodija, Ibadan", { state: "z".repeat(600) }).status).toBe("none");
  // A city in the column of states.
  expect(matcher.match("Plaza 4, Canteen Road, Gusau", { state: "Gusau" }).name).toBe("Gusau");
});

it("says where a text that is the name of no LGA lies as an address", () => {
  expect(explainAsAddress("Ogbete", "Enugu")).toBe("As an address it is in Enugu North.");
  expect(explainAsAddress("Zzzz", "Lagos")).toBeUndefined();
  expect(explainAsAddress("", "Lagos")).toBeUndefined();
});

it("matches a column of a file", async () => {
  const file = [new TextEncoder().encode("a;st\n12 Bode Thomas Street, Surulere;Lagos\n")];
  const options = { matcher: createAddressMatcher(), column: "a", stateColumn: "st", add: ["code"] } as const;
  let text = "";
  for await (const piece of matchCsv(file, options)) text += new TextDecoder().decode(piece);
  expect(text).toBe("a;st;match_code\n12 Bode Thomas Street, Surulere;Lagos;NG025020\n");
});
