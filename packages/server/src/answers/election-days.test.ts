import { describe, expect, it } from "vitest";
import { ask } from "../../../../tests/library/ask.ts";

/** Days of elections, offices and parties. */

interface Body {
  readonly count?: number;
  readonly notice?: string;
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly error?: { readonly code: string; readonly message: string; readonly suggestions?: unknown[] };
}

async function get(target: string): Promise<Body & { readonly status: number }> {
  const response = await ask(target);
  return { ...((await response.json()) as Body), status: response.status };
}

const daysOf = ({ data }: Body): ReadonlyMap<unknown, unknown> =>
  new Map(data.map(({ office, day }) => [office, day]));

describe("/v1/offices", () => {
  it("has the five contests of a unit, in the constituencies of its ward", async () => {
    const [offices, unit] = await Promise.all([
      get("/v1/offices?polling_unit=24-11-01-007"),
      get("/v1/polling-units/24-11-01-007"),
    ]);
    const { constituencies } = unit.data as unknown as { constituencies: { code: string }[] };
    expect(offices.data).toHaveLength(5);
    expect(offices.notice).toBeUndefined();
    const seats = offices.data.flatMap((office) => office["constituencies"] as { code: string }[]);
    expect(seats.map(({ code }) => code)).toEqual(constituencies.map(({ code }) => code));
    for (const office of offices.data) expect(office).toHaveProperty("newest_source");
  });

  it("has the day of the poll that is planned", async () => {
    const [{ data: polls }, offices] = await Promise.all([
      get("/v1/elections?kind=poll&status=planned"),
      get("/v1/offices?ward=24-11-01"),
    ]);
    const days = new Map(polls.map(({ id, date }) => [id, date]));
    for (const { poll, day } of offices.data) expect(day).toBe(days.get(poll));
  });

  it("says that INEC may have made a unit since, and answers for its ward", async () => {
    const made = await get("/v1/offices?polling_unit=24-11-01-998");
    expect(made.status).toBe(200);
    expect(made.notice).toContain("INEC may have made it since");
    expect(made.data).toEqual((await get("/v1/offices?ward=24-11-01")).data);
    const unit = await get("/v1/polling-units/24-11-01-998");
    expect(unit.status).toBe(404);
    expect(unit.error?.message).toContain("INEC may have added it later");
  });

  it("says when a state votes that has no poll on a day", async () => {
    const day = daysOf(await get("/v1/offices?state=LA")).get("state_assembly");
    const fct = await get(`/v1/offices?day=${day}&state=FCT`);
    expect(fct).toMatchObject({ status: 200, count: 0 });
    const national = daysOf(await get("/v1/offices?state=FCT")).get("president");
    expect(fct.notice).toContain(`president on ${national}`);
    const anambra = await get(`/v1/offices?day=${day}&state=Anambra`);
    expect(anambra.data.map(({ office }) => office)).toEqual(["state_assembly"]);
    expect(anambra.notice).toMatch(/governor (on|in|between) /);
  });

  it("says where a day was moved to", async () => {
    const { data } = await get("/v1/elections?kind=poll&status=superseded&office=president");
    const [moved] = data;
    const answer = await get(`/v1/offices?day=${moved?.["date"]}`);
    expect(answer.count).toBe(0);
    expect(answer.notice).toContain(moved?.["superseded_by"]);
  });

  it.each([
    ["day=2027-02-30", 400, "invalid_parameter"],
    ["lga=Surulere", 409, "ambiguous"],
    ["ward=24-11-01&state=Kano", 404, "not_found"],
    ["polling_unit=99-01-01-001", 404, "not_found"],
    ["polling_unit=hello", 422, "invalid_polling_unit_code"],
    ["state=Atlantis", 404, "not_found"],
  ])("refuses %s", async (query, status, code) => {
    const refused = await get(`/v1/offices?${query}`);
    expect(refused.status).toBe(status);
    expect(refused.error?.code).toBe(code);
    expect(refused.error?.message).toMatch(/\.$/);
  });
});

describe("/v1/elections", () => {
  it("says of each event how old its newest source is", async () => {
    const { data } = await get("/v1/elections");
    const sources = (await get("/v1/meta")).data as unknown as {
      sources: { id: string; retrieved: string | null }[];
    };
    const dates = new Map(sources.sources.map(({ id, retrieved }) => [id, retrieved]));
    for (const event of data) {
      const own = (event["sources"] as string[]).flatMap((id) => dates.get(id) ?? []);
      expect(event["newest_source"]).toBe(own.toSorted().at(-1) ?? null);
    }
  });

  it("is a calendar too", async () => {
    const response = await ask(`/v1/elections?status=planned&kind=poll&state=LA&format=ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("elections.ics");
    const calendar = await response.text();
    const { data } = await get("/v1/elections?status=planned&kind=poll&state=LA");
    for (const { date } of data)
      if (date !== null) expect(calendar).toContain(`DTSTART;VALUE=DATE:${String(date).replaceAll("-", "")}`);
    expect((await ask(`/v1/states?format=ics`)).status).toBe(400);
  });

  it("refuses days the wrong way round", async () => {
    const refused = await get("/v1/elections?from=2027-02-01&to=2027-01-01");
    expect(refused.status).toBe(400);
    expect(refused.error?.message).toContain("exchange the two days");
  });
});

describe("/v1/parties", () => {
  it("finds a party by its acronym in any case, its name, and in the search of everything", async () => {
    const { data } = await get("/v1/parties");
    for (const { acronym, name } of data) {
      for (const given of [String(acronym).toLowerCase(), String(name)])
        expect((await get(`/v1/parties/${encodeURIComponent(given)}`)).data).toMatchObject({ acronym });
    }
    const [party] = data;
    const found = await get(`/v1/suggest?q=${encodeURIComponent(String(party?.["name"]))}&kinds=party`);
    expect(found.data[0]).toMatchObject({ kind: "party", code: party?.["acronym"] });
  });

  it("suggests one for a name with an error", async () => {
    const missing = await get("/v1/parties/Labuor%20Party");
    expect(missing.status).toBe(404);
    expect(missing.error?.suggestions).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "party", code: "LP" })]),
    );
  });
});

it("has the register by state", async () => {
  expect((await get("/v1/registered-voters?state=Kano")).data).toMatchObject([{ state_code: "KN" }]);
  expect((await get("/v1/registered-voters")).count).toBe((await get("/v1/states")).count);
});
