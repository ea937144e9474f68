import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listLgas, listStates } from "../places/index.ts";
import { MAX_ADDRESS_LENGTH, readAddress } from "./index.ts";

const reading = (text: string, state?: string) => unwrap(readAddress(text, { state }));

test("tells LGAs of one name apart by their states", () => {
  const { status, why } = reading("Surulere");
  expect(status).toBe("ambiguous");
  expect(why).toMatch(
    /^Surulere is a name of 2 LGAs: Surulere, (Lagos|Oyo); Surulere, (Lagos|Oyo)\. Give the state\.$/,
  );
});

test("weighs the LGAs of all states together, and prefers none with more LGAs", () => {
  const [lagos, oyo] = reading("12 Market Street, Surulere").candidates;
  expect(Math.abs((lagos?.confidence ?? 0) - (oyo?.confidence ?? 0))).toBeLessThan(0.1);
  expect(reading("12 Bode Thomas Street, Surulere").lgaCode).toBe("NG025020");
  // Ikoyi is in Lagos and in Oyo; Glover Road is in one of them, and Awolowo Road in many states.
  expect(reading("12 Glover Road, Ikoyi").lgaCode).toBe("NG025008");
  expect(reading("25 Awolowo Road, Ikoyi").status).toBe("ambiguous");
  expect(reading("Niger Delta University, Amassoma").stateCode).toBe("BY");
});

test("says no LGA of a name that its state has as another name, and other states in those of units", () => {
  // GeoNames has it as another name of Ido in Oyo.
  expect(reading("Leisure Apartment, off Iddo inside road, Iddo").lgaCode).toBeNull();
  expect(reading("Iddo", "Oyo").lgaName).toBe("Ido");
});

test("leaves a city to the person where most units with its other word are outside of it", () => {
  expect(reading("Wonderland Event Center, Isi-court Umuahia")).toMatchObject({ status: "ambiguous" });
});

test("takes a garage for where its buses go, and not for where it is", () => {
  // It is in Ilorin.
  expect(reading("Beside Saw-Mill, Offa Garage Road", "Kwara").lgaCode).toBeNull();
  expect(reading("Offa Garage, Kwara State").lgaCode).toBeNull();
  expect(reading("Offa, Kwara State").lgaName).toBe("Offa");
});

/**
 * Which LGA a text is in stands in `tools/publish/downloads/vectors/cases.ndjson`; here is why, and what else
 * comes into question.
 */
describe("what the words decide", () => {
  test("where a place lies in several LGAs, what to add", () => {
    const { candidates, why } = reading("Okigwe Road, Aba", "Abia");
    expect(candidates.map(({ lgaName }) => lgaName).sort()).toEqual(["Aba North", "Aba South"]);
    expect(why).toMatch(/Add the quarter/);
  });

  test.each([
    ["Lagos", undefined, /names only a state/],
    ["Accra, Ghana", undefined, /outside Nigeria/],
    ["Silver Spring, Maryland", undefined, /outside Nigeria/],
    ["P.M.B. 3011", "Kano", /No word/],
    // Only the direction is right: it may be Abeokuta South.
    ["Abk South", undefined, /No word/],
    ["Port Harcourt", "Anambra", /Port Harcourt is in Rivers, and the state given is Anambra/],
    ["12 New Market Road, Unknown Village, Kogi", "Kogi", /only a state/],
    ["Beside MTN Office Mararaba", "FCT", /Mararaba is in Nasarawa, and the state given is Federal/],
    ["Bodija, Ibadan, Oyo State", "Kano", /names Oyo, and the state given is Kano/],
  ])("%s, %s: no LGA, and why", (text, state, why) => {
    expect(reading(text, state)).toMatchObject({ status: "unknown", lgaCode: null, candidates: [] });
    expect(reading(text, state).why).toMatch(why);
  });

  test.each([
    ["Chiranchi", /Charanchi in Katsina|the words fit Charanchi/i],
    ["Maiduguri Road, Bauchi", /fit Bauchi, but do not decide it/],
    ["Ikorodu Road, Maryland", /Kosofe in Lagos/],
    // A city does not choose one of two quarters.
    ["Kadira Wangara, Dutse", /^Kadira is a quarter in Guri, Jigawa, and Wangara is a quarter in Dutse, Jig/],
    ["Shop 4, Oye Market", /fit Oye in Ekiti, but do not tell the state/],
    ["Umuogbo Obiofia Umuezeala", /The words fit/],
    ["Bodija", /Bodija may be a quarter in Ibadan North, Oyo. Give the state/],
  ])("%s: candidates, and no answer", (text, why) => {
    expect(reading(text)).toMatchObject({ status: "ambiguous", lgaCode: null });
    expect(reading(text).why).toMatch(why);
  });

  test.each([
    // The next town with a post office is no answer where the quarter is of another LGA.
    ["Ajegunle Apapa", ["Ajeromi/Ifelodun", "Apapa"]],
    ["Satellite Town, Ojo, Lagos", ["Amuwo-Odofin", "Ojo"]],
    // The seat of one LGA beside a road that leads through another; and two slips, each of them near a place.
    ["Opposite Ibadan North LGA, Iwo Road, Ibadan", ["Ibadan North East", "Ibadan North"]],
    ["Umubulu, Obigbo, Rivers State", ["Etche", "Oyigbo"]],
    // INEC has the ward in one LGA, and most units with the name in another.
    ["Shop 3 Ariaria Market Aba", ["Aba North"]],
    // Several LGAs have it, or are called after it.
    ["Gbagada, Lagos", ["Somolu", "Kosofe"]],
    ["Akure, Ondo", ["Akure South", "Akure North"]],
    ["Isheri, Lagos", ["Alimosho", "Kosofe"]],
    // Words that units all over the country have.
    ["Hajiya Halima Estate Area, Sokoto", []],
    ["Owerri East, Imo", ["Owerri Municipal", "Owerri West"]],
    // The land of several LGAs.
    ["Mbaise, Imo", ["Aboh Mbaise", "Ahiazu Mbaise"]],
    // Units of Lagos have the word, and a town of Ogun is called so.
    ["Ota, Lagos", ["Ikorodu"]],
    // A suburb across the border is called so, and quarters here.
    ["Owode, Lagos", ["Ikorodu", "Kosofe"]],
    // The name of a business, on a road that is named for towns of other LGAs.
    ["Shop 5, Eku Plaza, 128 Effurun-Sapele Road, Delta", ["Ethiope East"]],
    ["Ali Akilu Road, Kaduna", ["Kaduna North", "Kaduna South"]],
  ])("%s: no answer, and %j among the candidates", (text, lgas) => {
    const { status, candidates } = reading(text);
    expect(status).toBe("ambiguous");
    expect(candidates.map(({ lgaName }) => lgaName)).toEqual(expect.arrayContaining(lgas));
  });

  test.each(["Angwan Rogo", "Unguwan Rogo"])("%s is a quarter of Jos, and not the town", (text) => {
    const { status, lgaName } = reading(text, "PL");
    expect({ status, lgaName }).toEqual({ status: "found", lgaName: "Jos North" });
    expect(reading("Rogo", "PL").status).toBe("ambiguous");
  });

  test("says which parts count, and which say nothing", () => {
    const { used, unused, why, localityName, stateCode } = reading(
      "12 Xyzzy Close, Bodija, Ibadan, Oyo State",
    );
    expect(used).toEqual(expect.arrayContaining(["Bodija", "Ibadan", "Oyo State"]));
    expect(unused.join(" ")).toContain("Xyzzy");
    expect(why).toContain("Ibadan North");
    expect([localityName, stateCode]).toEqual(["Bodija", "OY"]);
  });
});

test("a value that is no text is not read", () => {
  expect(readAddress(42 as unknown as string)).toEqual({ ok: false, reason: "not_text" });
});

/** Words as they stand in addresses, those that mislead among them. */
const words = fc.constantFrom(
  ...listLgas().map(({ name }) => name),
  ...listStates().map(({ name }) => name),
  ...[
    "Road",
    "Street",
    "off",
    "opposite",
    "along",
    "behind",
    "State",
    "LGA",
    "Local Government",
    ",",
    "/",
    "-",
  ],
  ...["12", "Ghana", "Bodija", "Lekki"],
);

const addresses = fc.oneof(
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join(" ").slice(0, MAX_ADDRESS_LENGTH)),
  fc
    .string({ maxLength: MAX_ADDRESS_LENGTH, unit: "grapheme" })
    .map((text) => text.slice(0, MAX_ADDRESS_LENGTH)),
  fc
    .string({ maxLength: MAX_ADDRESS_LENGTH, unit: "binary" })
    .map((text) => text.slice(0, MAX_ADDRESS_LENGTH)),
);

const stateCodes = fc.constantFrom(...listStates().map(({ code }) => code));

describe("for every text", () => {
  test("it never throws, and names no LGA outside the state given", () => {
    fc.assert(
      fc.property(addresses, stateCodes, (text, state) => {
        const read = readAddress(text, { state });
        if (!read.ok) return;
        for (const candidate of read.value.candidates) expect(candidate.stateCode).toBe(state);
        expect([null, state]).toContain(read.value.stateCode);
      }),
    );
  });

  test("the answer is whole: an LGA where it is found, several or none where not", () => {
    fc.assert(
      fc.property(addresses, (text) => {
        const read = readAddress(text);
        if (!read.ok) return;
        const { status, lgaCode, candidates, confidence, why } = read.value;
        expect(lgaCode !== null).toBe(status === "found");
        if (lgaCode !== null) expect(candidates[0]?.lgaCode).toBe(lgaCode);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(candidates.length).toBeLessThanOrEqual(5);
        expect(why).toMatch(/\.$/);
      }),
    );
  });

  test("it is the same every time, and in capitals", () => {
    fc.assert(
      fc.property(addresses, (text) => {
        expect(readAddress(text)).toEqual(readAddress(text));
        const [plain, capitals] = [readAddress(text), readAddress(text.toUpperCase())];
        if (/^[ -~]*$/.test(text) && plain.ok && capitals.ok)
          expect(capitals.value.lgaCode).toBe(plain.value.lgaCode);
      }),
    );
  });
});
