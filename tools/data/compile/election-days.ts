import type { Cell, Dataset, Row } from "../table/index.ts";

const listIn = (row: Row, field: string): readonly string[] => {
  const cell: Cell | undefined = row[field];
  return Array.isArray(cell) ? cell : [];
};

/** The rows with the date of the newest of their sources. Of a year and a day in it, the day is newer. */
function withNewestSource(rows: readonly Row[], sources: readonly Row[]): Row[] {
  const dates = new Map(sources.map(({ id, retrieved }) => [id, retrieved]));
  return rows.map((row) => {
    const known = listIn(row, "sources").flatMap((id) => dates.get(id) ?? []);
    return { ...row, newest_source: known.map(String).sort().at(-1) ?? null };
  });
}

/** Events with what became of them: a line that names another in `supersedes` is all that moves a day. */
function withStatus(events: readonly Row[]): Row[] {
  const successors = new Map(
    events.flatMap(({ id, supersedes }) => (supersedes ? [[supersedes, id] as const] : [])),
  );
  return events.map((event) => {
    const successor = successors.get(event["id"] as string) ?? null;
    const status = successor !== null ? "superseded" : event["took_place"] === true ? "done" : "planned";
    return { ...event, status, superseded_by: successor };
  });
}

/** Whether an event is a poll in which an office is elected. */
export function elects(event: Row, office: Row): boolean {
  if (event["kind"] !== "poll" || !listIn(event, "offices").includes(String(office["office"]))) return false;
  const states = listIn(event, "state_codes");
  return states.length === 0 ? office["cycle"] === "general" : states.includes(String(office["state_code"]));
}

/** Offices with the poll that is planned for each. */
function withPoll(offices: readonly Row[], events: readonly Row[]): Row[] {
  const planned = events.filter(({ status }) => status === "planned");
  return offices.map((office) => {
    const poll = planned.find((event) => elects(event, office));
    const { date = null, earliest = null, latest = null, id = null } = poll ?? {};
    const doubts = listIn(poll ?? {}, "unverified_fields").map((field) => (field === "date" ? "day" : field));
    const inherited = doubts.filter((field) => ["day", "earliest", "latest"].includes(field));
    // A day is as old as its event, and as doubtful.
    return {
      ...office,
      day: date,
      earliest,
      latest,
      poll: id,
      newest_source: poll?.["newest_source"] ?? office["newest_source"] ?? null,
      unverified_fields: [...listIn(office, "unverified_fields"), ...inherited],
      sources: [...new Set([...listIn(poll ?? {}, "sources"), ...listIn(office, "sources")])],
    };
  });
}

/** The dataset with what follows from the days of elections: nothing that follows is typed a second time. */
export function workOutElectionDays(dataset: Dataset): Dataset {
  const { sources } = dataset;
  const electionEvents = withStatus(withNewestSource(dataset.electionEvents, sources));
  return {
    ...dataset,
    electionEvents,
    offices: withPoll(withNewestSource(dataset.offices, sources), electionEvents),
    parties: withNewestSource(dataset.parties, sources),
  };
}
