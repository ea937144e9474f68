import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { listStates, listWards } from "../places/index.ts";
import { spanOf } from "./events.ts";
import {
  findParty,
  getElectionEvent,
  getParty,
  listElectionEvents,
  listParties,
  officesAt,
  writeCalendar,
} from "./index.ts";

const events = unwrap(listElectionEvents());

describe("listElectionEvents", () => {
  it("keeps every day that was moved, with the event that has the new day", () => {
    const moved = events.filter(({ status }) => status === "superseded");
    expect(moved.length).toBeGreaterThan(0);
    for (const event of moved) {
      const later = getElectionEvent(event.supersededBy ?? "");
      expect(later?.supersedes).toBe(event.id);
      expect(later?.event).toBe(event.event);
    }
  });

  it("is by day, and filters by every part", () => {
    const starts = events.map((event) => spanOf(event).from);
    expect(starts).toEqual(starts.toSorted());
    const some = unwrap(listElectionEvents({ status: "superseded", kind: "poll" }));
    expect(some.every(({ status, kind }) => status === "superseded" && kind === "poll")).toBe(true);
    const [event] = some;
    const on = event?.date ?? "";
    expect(unwrap(listElectionEvents({ from: on, to: on }))).toContain(event);
  });

  it("leaves out polls of an office that a state does not elect then", () => {
    const inFct = unwrap(listElectionEvents({ state: "FC", kind: "poll" }));
    expect(inFct.flatMap(({ offices }) => offices)).not.toContain("governor");
    const offCycle = unwrap(listElectionEvents({ state: "AN", office: "governor", kind: "poll" }));
    expect(offCycle.every(({ stateCodes }) => stateCodes.includes("AN"))).toBe(true);
  });

  it.each([{ from: "2027-02-30" }, { to: "soon" }, { office: "king" }, { status: "maybe" }, { kind: "x" }])(
    "refuses %j by name",
    (filter) =>
      expect(listElectionEvents(filter as object)).toMatchObject({
        reason: "invalid_option",
        option: Object.keys(filter)[0],
      }),
  );

  it("says that a state is unknown", () =>
    expect(listElectionEvents({ state: "Atlantis" })).toMatchObject({ reason: "unknown_state" }));
});

describe("officesAt", () => {
  it("has for every ward one constituency of each kind that its state elects", () => {
    fc.assert(
      fc.property(fc.constantFrom(...listWards()), (ward) => {
        const { place, offices } = unwrap(officesAt({ ward }));
        expect(place?.ward).toEqual(ward);
        expect(offices).toHaveLength(ward.stateCode === "FC" ? 3 : 5);
        const seats = offices.flatMap(({ constituencies }) => constituencies.map(({ code }) => code));
        const own = [ward.senatorialDistrict, ward.federalConstituency, ward.stateConstituency];
        expect(seats).toEqual(own.filter((code) => code !== null));
        const inDoubt = offices.some(({ unverifiedFields }) => unverifiedFields.includes("constituencies"));
        expect(inDoubt).toBe(ward.unverifiedFields.some((field) => /District|Constituency/.test(field)));
      }),
    );
  });

  it("reads the code of a unit that INEC's list of 2023 does not have to its ward", () => {
    const known = unwrap(officesAt({ ward: "24-11-01" }));
    const { place, offices } = unwrap(officesAt({ pollingUnit: "24/11/01/998" }));
    expect(place?.pollingUnit).toEqual({ code: "24-11-01-998", isListed: false, former: null });
    expect(offices).toEqual(known.offices);
    expect(unwrap(officesAt({ pollingUnit: "24-11-01-001" })).place?.pollingUnit?.isListed).toBe(true);
  });

  it("separates the offices of a day from those of other days", () => {
    for (const { code } of listStates()) {
      const all = unwrap(officesAt({ state: code }));
      const days = new Set(all.offices.flatMap(({ day }) => day ?? []));
      for (const day of days) {
        const { offices, onOtherDays } = unwrap(officesAt({ state: code, day }));
        expect(offices.every((office) => office.day === day)).toBe(true);
        expect(offices.length + onOtherDays.length).toBe(all.offices.length);
      }
    }
  });

  it.each([
    [{ ward: "24-11-01", lga: "Surulere", state: "Lagos" }, "elsewhere"],
    [{ lga: "Ikeja", state: "Kano" }, "unknown_lga"],
    [{ lga: "Surulere" }, "ambiguous"],
    [{ pollingUnit: "99-01-01-001" }, "unknown_state"],
    [{ pollingUnit: "hello" }, "not_a_code"],
    [{ ward: "24-11-99" }, "unknown_ward"],
    [{ day: "2027-13-01" }, "invalid_option"],
    [{ town: "Ikeja" }, "invalid_option"],
  ])("says of %j: %s", (options, reason) => expect(officesAt(options as object)).toMatchObject({ reason }));
});

describe("findParty", () => {
  it("finds every party by acronym, name, slug and aliases", () => {
    for (const party of listParties()) {
      expect(getParty(party.acronym)).toBe(party);
      const dotted = [...party.acronym].join(".");
      for (const name of [party.acronym.toLowerCase(), dotted, party.name, party.slug, ...party.aliases])
        expect(unwrap(findParty(name)), name).toBe(party);
    }
  });

  it("does not know others", () => {
    expect(findParty("Gotham Party")).toEqual({
      ok: false,
      reason: "unknown_party",
      identifier: "Gotham Party",
    });
    expect(findParty("")).toMatchObject({ reason: "unknown_party" });
  });
});

describe("writeCalendar", () => {
  const calendar = writeCalendar(events, { version: "2026-11-23+00000000" });
  const lines = calendar.split("\r\n");

  it("has lines of at most 75 octets, which end as RFC 5545 asks", () => {
    expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it("has each event with a day once, and none that was moved", () => {
    const uids = lines.filter((line) => line.startsWith("UID:"));
    const current = events.filter(({ date, status }) => date !== null && status !== "superseded");
    expect(uids).toHaveLength(current.length);
    expect(new Set(uids).size).toBe(uids.length);
  });

  it("gives an event that was moved the UID of the day before it", () => {
    const moved = events.filter(({ status, supersedes }) => status === "superseded" && supersedes === null);
    const unfolded = calendar.replaceAll("\r\n ", "");
    for (const { id } of moved) expect(unfolded).toContain(`UID:${id}@naijaref`);
    expect(unfolded).toMatch(/SEQUENCE:1/);
  });

  it("ends an event on the day after its last, and escapes commas", () => {
    const [event] = events;
    if (event === undefined) throw new Error("there are no events");
    const one = { ...event, id: "a", name: "One; two, three", date: "2027-12-30", supersedes: null };
    const write = (dateEnd: string | null) =>
      writeCalendar([{ ...one, status: "planned", dateEnd }], { version: "2026-11-23" });
    const text = write(null);
    expect(text).toContain("DTSTART;VALUE=DATE:20271230\r\nDTEND;VALUE=DATE:20271231");
    expect(write("2027-12-31")).toContain("DTSTART;VALUE=DATE:20271230\r\nDTEND;VALUE=DATE:20280101");
    expect(text).toContain("SUMMARY:One\\; two\\, three");
  });
});
