import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listLgas, listStates } from "../places/index.ts";
import { MAX_ADDRESS_LENGTH, readAddress } from "./index.ts";

function reading(text: string, state?: string) {
  const read = readAddress(text, { state });
  if (!read.ok) throw new Error(`${text} was not read: ${read.reason}`);
  return read.value;
}

test("tells LGAs of one name apart by their states", () => {
  const { status, why } = reading("Surulere");
  expect(status).toBe("ambiguous");
  expect(why).toMatch(
    /^The words fit Surulere in (Lagos|Oyo) and Surulere in (Lagos|Oyo)\. Add the state\.$/,
  );
});

test("says no LGA of a name that its state has as another name, and other states in those of units", () => {
  // GeoNames has it as another name of Ido in Oyo.
  expect(reading("Leisure Apartment, off Iddo inside road, Iddo").lgaCode).toBeNull();
  expect(reading("Iddo", "Oyo").lgaName).toBe("Ido");
});

test("leaves a city to the person where most units with its other word are outside of it", () => {
  expect(reading("Wonderland Event Center, Isi-court Umuahia")).toMatchObject({ status: "ambiguous" });
  expect(reading("18 Ada George, Port Harcourt", "Rivers").why).toContain('"ada george"');
});

test("leaves a short name alone that is spelt like another to the person", () => {
  const { lgaCode, candidates } = reading("Bodima", "Oyo");
  expect(lgaCode).toBeNull();
  expect(candidates[0]?.lgaName).toBe("Ibadan North");
  // Letters that are written for each other, and more words, leave it the same.
  expect(reading("Boddija", "Oyo").lgaName).toBe("Ibadan North");
  expect(reading("12 Awolowo Road, Bodima, Ibadan", "Oyo").candidates[0]?.lgaName).toBe("Ibadan North");
});

test("takes a garage for where its buses go, and not for where it is", () => {
  // It is in Ilorin.
  expect(reading("Beside Saw-Mill, Offa Garage Road", "Kwara").lgaCode).toBeNull();
  expect(reading("Offa Garage, Kwara State").lgaCode).toBeNull();
  expect(reading("Offa, Kwara State").lgaName).toBe("Offa");
});

describe("what the words decide", () => {
  test.each([
    ["12 Bode Thomas Street, Surulere, Lagos", undefined, "Surulere"],
    ["Bodija, Ibadan", "Oyo", "Ibadan North"],
    ["Okigwe Road, Umuahia North, Abia State", undefined, "Umuahia North"],
    ["Along Nguru Gashua Road, Karasuwa", "Yobe", "Karasuwa"],
    ["Rumuokoro, Port Harcourt, Rivers State", undefined, "Obio/Akpor"],
    ["Talata Mofara, Zamfara", undefined, "Talata Mafara"],
    ["Aba Road, Port Harcort, Rivers", undefined, "Port Harcourt"],
    ["Aba Road, Port Harcourt", undefined, "Port Harcourt"],
    ["Port Harcort", undefined, "Port Harcourt"],
    ["Talata Mofara", undefined, "Talata Mafara"],
    ["Shandem, Plateu", undefined, "Shendam"],
    ["Portharcourt, Rivers", undefined, "Port Harcourt"],
    ["Kaura Namoda", undefined, "Kaura Namoda"],
    ["Igbo-Eze North", undefined, "Igbo Eze North"],
    ["Sabon Gari, Zaria", undefined, "Sabon Gari"],
    ["No 5, off Allen Avenue, opposite Zenith Bank, Ikeja", undefined, "Ikeja"],
    ["14, Ajenifuja Street, Ikotun, Lagos State", undefined, "Alimosho"],
    ["Ikeja LGA", "Lagos", "Ikeja"],
    ["Bonny Camp, Victoria Island", undefined, "Eti-Osa"],
    ["98, Godwin Abbe Way, G.R.A, Benin City", "Edo", "Oredo"],
    // One source alone says so.
    ["Kafe, Abuja", undefined, "Abuja Municipal"],
    ["JOS N", undefined, "Jos North"],
    ["B/Kebbi", undefined, "Birnin Kebbi"],
    ["12 Emir Road, B. Kebbi", undefined, "Birnin Kebbi"],
    ["K/Hausa, Jigawa", undefined, "Kafin Hausa"],
    ["15 Adeola Odeku St, V/I, Lagos", undefined, "Eti-Osa"],
    ["95 Hospital Road, Abak, Ak/Ibom", undefined, "Abak"],
    ["4 Yakubu Avenue, U/Rimi, Kaduna", undefined, "Kaduna North"],
    ["Ido Osun", "Osun", "Egbedore"],
    ["5 Taiwo Road, Ilorin W.", undefined, "Ilorin West"],
    ["Sokoto S", "Sokoto", "Sokoto South"],
    ["12 Market Road, Ovia N/East, Edo", undefined, "Ovia North East"],
    ["Ibadan NE", undefined, "Ibadan North East"],
    ["Adeola Odeku Street, V.I., Lagos", undefined, "Eti-Osa"],
    ["Adeola Odeku VI Lagos", undefined, "Eti-Osa"],
    ["Olu Obasanjo Road, PH", undefined, "Port Harcourt"],
    ["5 Admiralty Way, Lekki Phase 1", undefined, "Eti-Osa"],
    ["LEKKI PHASE 1 LAGOS", undefined, "Eti-Osa"],
    ["Ajegunle, Apapa LGA, Lagos", undefined, "Apapa"],
    ["127, Idewu Street, Olodi Apapa, Lagos State", undefined, "Ajeromi/Ifelodun"],
    ["Birnin Kebbi, GRA", undefined, "Birnin Kebbi"],
    ["Yelwa, Bauchi", undefined, "Bauchi"],
    // The name of an LGA begins with that of another state.
    ["Beside First Bank, Katsina-Ala", undefined, "Katsina-Ala"],
    ["Katsina Ala", undefined, "Katsina-Ala"],
    // A business may have the name of any place.
    ["Yelwa Club, 1 Rayfield Road, Bukuru, Jos, Plateau", undefined, "Jos South"],
    ["Mai Jama'a Plaza, Yandoka Road, Bauchi", "Bauchi", "Bauchi"],
    // What follows the box of an address is the town of its post office.
    ["Burutu, P.M.B. 1060, Warri, Delta State", undefined, "Burutu"],
    ["Bwari, P. O. Box 6322 Garki, Abuja", undefined, "Bwari"],
    ["P.M.B. 13, Auchi, Edo State", undefined, "Etsako West"],
    // People write the next large town behind a place that is in another LGA.
    ["Bosso Estate, Minna", undefined, "Bosso"],
    ["Maitumbi, Minna", "Niger", "Bosso"],
    ["Mission Road, Okada, Benin City", undefined, "Ovia North East"],
    ["Nkpor Junction, Onitsha", "Anambra", "Idemili North"],
    // One source has the quarter, and units say the same; those of LGAs far from the town say nothing.
    ["Ojoo, Ibadan", "Oyo", "Akinyele"],
    ["Olodo, Ibadan", "Oyo", "Egbeda"],
    // The town that says little of the LGA says the state.
    ["Egbeda, Ibadan", undefined, "Egbeda"],
    // The state is a city too: of two places of the name, the one in the city.
    ["Uwani, Enugu", "Enugu", "Enugu South"],
    // All units of the road are in one LGA of the city; one that joins two places may be in neither.
    ["Siluko Road, Benin City", "Edo", "Egor"],
    ["5 Taiwo Street, off Isolo/Egbe Road, Ejigbo, Lagos State", undefined, "Oshodi/Isolo"],
    // A university is called after people; quarters of any town do not make the name of the state the state.
    ["Michael Okpara University of Agriculture, Umudike", "Abia", "Ikwuano"],
    ["Tudun Wada, Gombe", "Gombe", "Gombe"],
    // The name of the state at the end is the state, though an LGA has it too.
    ["5 Market Road, Masaka, Nasarawa", "Nasarawa", "Karu"],
    ["12 New Market Road, Anyigba, Kogi", "Kogi", "Dekina"],
    // What people add to the name of a quarter, and an LGA elsewhere that is called so.
    ["Lugbe District", "FCT", "Abuja Municipal"],
    ["Wuse 2", "FCT", "Abuja Municipal"],
    ["Mowe Ofada", "Ogun", "Obafemi/Owode"],
    ["Egbeda", "Lagos", "Alimosho"],
    ["Garki", "FCT", "Abuja Municipal"],
    ["Sabon Gari", "Kano", "Fagge"],
    // A direction typed wrong, a name of several words with a slip, and names with those of a state in them.
    ["Nnewi Souyh", "Anambra", "Nnewi South"],
    ["Isiala agwa North", "Abia", "Isiala Ngwa North"],
    ["Enugu-Ezike", "Enugu", "Igbo Eze North"],
    ["Osapa London", "Lagos", "Eti-Osa"],
    // The town that is called after nothing else is the headquarters.
    ["Adjacent the palace, Yola town", "Adamawa", "Yola South"],
    ["Umuahia Main Town", "Abia", "Umuahia North"],
    // Units on the road of a quarter are where the quarter is.
    ["103, Okota Road", "Lagos", "Oshodi/Isolo"],
    // The suburb of a city, across the border of the state that is called like it.
    ["Mararaba, Abuja", undefined, "Karu"],
    ["5 Redemption Street, Mowe, Lagos", undefined, "Obafemi/Owode"],
    // Many towns have a quarter of the name, and the town is named.
    ["Tudun Wada, Jos", undefined, "Jos North"],
    ["Gaggi, Sokoto", "Sokoto", "Sokoto South"],
    // What the place is near to does not say that the last word is the state alone.
    ["Near Tukur Jikamshi Residence, Katsina", "Katsina", "Katsina"],
  ])("%s, %s: %s", (text, state, lga) => {
    expect(reading(text, state)).toMatchObject({ status: "found", lgaName: lga });
  });

  test.each([
    ["Aba", "Abia"],
    ["Okigwe Road, Aba", "Abia"],
    ["Warri", "Delta"],
    ["Ibadan", "Oyo"],
    ["Benin City, Edo State", undefined],
    ["Abakaliki Road, Enugu", undefined],
    ["Ife Road, Ibadan", undefined],
  ])("%s, %s lies in several LGAs", (text, state) => {
    const read = reading(text, state);
    expect(read).toMatchObject({ status: "ambiguous", lgaCode: null });
    expect(read.candidates.length).toBeGreaterThan(1);
    expect(read.why).toMatch(/Add the quarter/);
  });

  test.each([
    ["Lagos", undefined, /names only a state/],
    ["Benue State", undefined, /names only a state/],
    ["Accra, Ghana", undefined, /outside Nigeria/],
    ["Silver Spring, Maryland, USA", undefined, /outside Nigeria/],
    ["Silver Spring, Maryland", undefined, /outside Nigeria/],
    ["P.M.B. 3011", "Kano", /No word/],
    ["Beside GTBank, by the roundabout", undefined, /No word/],
    // Only the direction is right: it may be Abeokuta South.
    ["Abk South", undefined, /No word/],
    ["Port Harcourt", "Anambra", /Port Harcourt is in Rivers, and the state given is Anambra/],
    ["Sabon Birni", "Borno", /Sabon Birni is in Sokoto, and the state given is Borno/],
    ["12 New Market Road, Unknown Village, Kogi", "Kogi", /only a state/],
    ["Unknown Village, Kogi", undefined, /only a state/],
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
    // A market day, a village of many states, and what is near a place of many states.
    ["Near Oye Achina market", /Oye in Ekiti and Aguata/],
    ["Shop 4, Oye Market", /fit Oye, but do not decide it/],
    ["Umuogbo Obiofia Umuezeala", /The words fit/],
    ["Bodija", /Bodija may be a quarter in Ibadan North. Add the state/],
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
    ["Bonny Quarters, Victoria Island", ["Bonny", "Eti-Osa"]],
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

describe("what is not read", () => {
  test.each([
    [42 as unknown as string, undefined, "not_text"],
    ["", undefined, "empty"],
    [" -- ,,", undefined, "empty"],
    ["x ".repeat(251), undefined, "too_long"],
    ["Ikeja", "Atlantis", "unknown_state"],
  ])("%#: %s is not read", (text, state, reason) => {
    expect(readAddress(text, { state })).toMatchObject({ ok: false, reason });
  });
});

/** Words as they stand in addresses, those that mislead among them. */
const words = fc.constantFrom(
  ...listLgas().map(({ name }) => name),
  ...listStates().map(({ name }) => name),
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
  "12",
  "Ghana",
  "Bodija",
  "Lekki",
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
