import { describe, expect, it } from "vitest";
import { answers, ask, failure, read, saying } from "../../../../tests/library/ask.ts";

const named = (...names: readonly string[]) => ({ data: names.map((name) => ({ name })) });
const FC236 = { data: { code: "FC236" } };
const STATES = [{ state_code: "LA" }, { state_code: "OY" }];

describe("constituencies", () => {
  answers([
    ["/v1/lgas/Ikeja/constituencies?state=Lagos", 200, named("Lagos West", "Ikeja", "Ikeja I", "Ikeja II")],
    ...["FC236", "FC/236/LA", "fc%2F236%2Fla"].map(
      (code) => [`/v1/constituencies/${code}`, 200, FC236] as const,
    ),
    ["/v1/lgas/Surulere/constituencies", 409, failure("ambiguous", "", { candidates: STATES })],
    ["/v1/constituencies?q=LAGOS-west", 200, named("Lagos West")],
    [
      "/v1/constituencies?q=lagos%20wes",
      200,
      {
        count: 0,
        notice: "q takes an exact name. Did you mean Lagos West (senatorial district, SD072)?",
      },
    ],
    ["/v1/constituencies/FC/236/LA/people", 404],
  ]);

  it.each([
    ["/v1/senatorial-districts", "senatorial_district", { all: 109, Lagos: 3, Kano: 3, FCT: 1 }],
    ["/v1/federal-constituencies", "federal_constituency", { all: 360, Lagos: 24, Kano: 24, FCT: 2 }],
    ["/v1/state-constituencies", "state_constituency", { all: 990, Lagos: 40, Kano: 40, FCT: 0 }],
  ])("%s serves the country's and a state's", async (path, kind, counts) => {
    for (const [state, count] of Object.entries(counts)) {
      const query = state === "all" ? "" : `state=${state}`;
      const listed = await read(`${path}?${query}`);
      expect([listed.count, listed.data.length], state).toEqual([count, count]);
      expect(await read(`/v1/constituencies?kind=${kind}&${query}`)).toEqual(listed);
    }
  });
});

interface Office {
  readonly office: string;
  readonly day: string;
  readonly poll: string;
  readonly newest_source: string | null;
  readonly constituencies: readonly { readonly code: string }[];
}

const offices = async (query: string): Promise<{ data: Office[]; notice?: string; count: number }> =>
  read(`/v1/offices?${query}`);

const dayOf = async (query: string, wanted: string): Promise<string | undefined> =>
  (await offices(query)).data.find(({ office }) => office === wanted)?.day;

describe("/v1/offices", () => {
  answers([
    ["/v1/offices?day=2027-02-30", 400, failure("invalid_parameter")],
    ["/v1/offices?ward=24-11-01&state=Kano", 404, failure("not_found")],
    ["/v1/offices?polling_unit=99-01-01-001", 404, failure("not_found")],
    ["/v1/offices?polling_unit=hello", 422, failure("invalid_polling_unit_code")],
    ["/v1/offices?polling_unit=24-11-01-998", 200, { notice: saying("INEC may have made it since") }],
    ["/v1/polling-units/24-11-01-998", 404, failure("not_found", "INEC may have added it later")],
  ]);

  it("has the five contests of a unit, in the constituencies and on the days of its ward", async () => {
    const { data, notice } = await offices("polling_unit=24-11-01-007");
    expect([data.length, notice]).toEqual([5, undefined]);
    const unit = await read("/v1/polling-units/24-11-01-007");
    const seats = data.flatMap(({ constituencies }) => constituencies.map(({ code }) => code));
    expect(seats).toEqual(unit.data.constituencies.map(({ code }: { code: string }) => code));
    for (const office of data) expect(office).toHaveProperty("newest_source");
    expect((await offices("polling_unit=24-11-01-998")).data).toEqual((await offices("ward=24-11-01")).data);
    const polls = await read("/v1/elections?kind=poll&status=planned");
    const days = new Map(polls.data.map(({ id, date }: { id: string; date: string }) => [id, date]));
    for (const { poll, day } of data) expect(day).toBe(days.get(poll));
  });

  it("says when a state votes that has no poll on a day, and where a day was moved to", async () => {
    const day = await dayOf("state=LA", "state_assembly");
    const fct = await offices(`day=${day}&state=FCT`);
    expect(fct.count).toBe(0);
    expect(fct.notice).toContain(`president on ${await dayOf("state=FCT", "president")}`);
    const anambra = await offices(`day=${day}&state=Anambra`);
    expect(anambra.data.map(({ office }) => office)).toEqual(["state_assembly"]);
    expect(anambra.notice).toMatch(/governor (on|in|between) /);
    const [moved] = (await read("/v1/elections?kind=poll&status=superseded&office=president")).data;
    expect((await offices(`day=${moved.date}`)).notice).toContain(moved.superseded_by);
  });
});

describe("/v1/elections", () => {
  answers(
    ["by_election", "By-Election", "bye%20elections"].map((word) => [
      `/v1/elections?kind=${word}`,
      400,
      failure("invalid_parameter", "by-election-counts.csv", { parameter: "kind" }),
    ]),
  );

  it("says of each event how old its newest source is", async () => {
    const { sources } = (await read("/v1/meta")).data;
    const retrieved = new Map<string, string | null>(
      sources.map((source: { id: string; retrieved: string | null }) => [source.id, source.retrieved]),
    );
    for (const event of (await read("/v1/elections")).data) {
      const own = event.sources.flatMap((id: string) => retrieved.get(id) ?? []);
      expect(event.newest_source).toBe(own.toSorted().at(-1) ?? null);
    }
  });

  it("is a calendar too, as other lists are not", async () => {
    const target = "/v1/elections?status=planned&kind=poll&state=LA";
    const response = await ask(`${target}&format=ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("elections.ics");
    const calendar = await response.text();
    for (const { date } of (await read(target)).data)
      if (date !== null) expect(calendar).toContain(`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`);
  });

  answers([
    ["/v1/elections?from=2027-02-01&to=2027-01-01", 400, failure("invalid_parameter", "exchange the two")],
    ["/v1/registered-voters?state=Kano", 200, { count: 1, data: [{ state_code: "KN" }] }],
    ["/v1/registered-voters", 200, { count: 37 }],
    ["/v1/parties/lp", 200, { data: { acronym: "LP" } }],
  ]);
});
