import { dataVersion } from "naijaref/about";
import { type ElectionEvent, getElectionEvent, listElectionEvents } from "naijaref/elections";
import { certain } from "../certain.ts";
import { hasApi } from "../page.ts";
import { listPage } from "../parts/listing.tsx";
import { Fold } from "../parts/section.tsx";
import { dateInWords } from "../words.ts";
import { daysInWords, INEC, pollDay } from "./words.ts";

const PARTS = [
  { id: "to-come", title: "To come", status: "planned" },
  { id: "done", title: "Done", status: "done" },
  { id: "moved", title: "What moved", status: "superseded" },
] as const;

export const timetablePage = listPage("/elections", (site) => ({
  title: "Days of the elections of 2026 and 2027",
  description:
    "INEC's timetable of the general election of 2027 and of the elections of governors: what is to come, what is done, what moved, with how old each source is.",
  assets: ["tools.css", "vote.css"],
  heading: "Days of the elections",
  lead: (
    <>
      The president and the National Assembly are elected on {pollDay("election_national")}, governors and
      Houses of Assembly on {pollDay("election_state")}. Only INEC can confirm this:{" "}
      <a href={INEC}>inecnigeria.org</a>.
    </>
  ),
  main: (
    <>
      <p class="more">
        <a href="/vote">What you vote for</a>
        {hasApi(site) && (
          <>
            {" "}
            · <a href="/v1/elections?status=planned&format=ics">To the calendar</a>
          </>
        )}
      </p>
      {PARTS.map(({ id, title, status }) => (
        <Fold key={id} id={id} title={title} isOpen={status === "planned"}>
          <ol class="events">{certain(listElectionEvents({ status })).map(lineOf)}</ol>
        </Fold>
      ))}
      <p class="afterword">Data version {dataVersion}.</p>
    </>
  ),
}));

function lineOf(event: ElectionEvent) {
  const { id, name, note, unverifiedFields, newestSource, supersededBy, supersedes, announced } = event;
  const later = getElectionEvent(supersededBy ?? "");
  const before = getElectionEvent(supersedes ?? "");
  const isUnsure = ["date", "dateEnd", "earliest"].some((field) => unverifiedFields.includes(field));
  return (
    <li key={id} id={id}>
      <span class="when">
        {later === undefined ? daysInWords(event) : <s>{daysInWords(event)}</s>}
        {isUnsure && <span class="unsure">not certain</span>}
      </span>
      <span>
        {name}
        {later !== undefined && (
          <>
            : moved to <a href={`#${later.id}`}>{daysInWords(later)}</a>
          </>
        )}
        <span class="note">
          {before !== undefined && `Before: ${daysInWords(before)}. `}
          {note !== null && `${note} `}
          {announced !== null && `INEC announced this on ${dateInWords(announced)}. `}
          {newestSource !== null && `Last checked: ${dateInWords(newestSource)}.`}
        </span>
      </span>
    </li>
  );
}
