import type { OfficeAtPlace, OfficesAtPlace, VotingPlace } from "naijaref/elections";
import { constituencyAddress, lgaAddress, stateAddress, wardAddress } from "../addresses.ts";
import { groupBy } from "../group-by.ts";
import { Name } from "../parts/name.tsx";
import { dateInWords } from "../words.ts";
import { dayInWords, INEC, OFFICE_WORDS, windowInWords } from "./words.ts";

interface VoteAnswerProps {
  readonly found: OfficesAtPlace;
  readonly place: VotingPlace;
  /** The name of the unit, where it was loaded. */
  readonly unitName?: string | undefined;
}

/**
 * What is elected at a place, in which constituency, and on which day: the same on the server and offline.
 *
 */
export const VoteAnswer = ({ found: { offices }, place, unitName }: VoteAnswerProps) => (
  <div class="vote-answer" data-vote={titleOf(place)}>
    <PlaceWords place={place} unitName={unitName} />
    {byDay(offices).map(([day, own]) => (
      <section key={day} class="poll" aria-label={day === "" ? "No day is set" : dayInWords(day)}>
        <h2 data-day={day}>
          {day === "" ? "No day is set" : <time dateTime={day}>{dayInWords(day)}</time>}
          {own.some(({ unverifiedFields }) => unverifiedFields.includes("day")) && (
            <span class="unsure">not certain</span>
          )}
        </h2>
        <dl class="offices">
          {own.map((office) => (
            <OfficeLine key={office.office} office={office} place={place} />
          ))}
        </dl>
      </section>
    ))}
    {place.state.code === "FC" && <p class="quiet">The FCT has no governor and no House of Assembly.</p>}
    <Uncertain offices={offices} place={place} />
  </div>
);

/** The offices of each day, the first day first; those without a day come last, under "". */
const byDay = (offices: readonly OfficeAtPlace[]): readonly (readonly [string, readonly OfficeAtPlace[]])[] =>
  [...groupBy(offices, ({ day }) => day ?? "")].sort(([one], [other]) =>
    (one || "9999") < (other || "9999") ? -1 : 1,
  );

export const titleOf = ({ pollingUnit, ward, lga, state }: VotingPlace): string =>
  [
    pollingUnit === null ? undefined : `Polling unit ${pollingUnit.code}`,
    ward === null ? undefined : `${ward.name} ward`,
    lga?.name,
    state.name,
  ]
    .filter((part) => part !== undefined)
    .join(", ");

function PlaceWords({
  place,
  unitName,
}: {
  readonly place: VotingPlace;
  readonly unitName: string | undefined;
}) {
  const { pollingUnit, ward, lga, state } = place;
  return (
    <p class="vote-place">
      {pollingUnit !== null && (
        <>
          <strong>{unitName ?? "Your polling unit"}</strong> <code>{pollingUnit.code}</code>
          <br />
        </>
      )}
      {ward !== null && (
        <>
          Ward{" "}
          <a href={wardAddress(ward)}>
            <Name text={ward.name} />
          </a>
          ,{" "}
        </>
      )}
      {lga !== null && (
        <>
          <a href={lgaAddress(lga)}>{lga.name}</a>,{" "}
        </>
      )}
      <a href={stateAddress(state)}>{state.name}</a>
    </p>
  );
}

function OfficeLine({ office, place }: { readonly office: OfficeAtPlace; readonly place: VotingPlace }) {
  const { constituencies, constituencyKind } = office;
  const [first, ...others] = constituencies;
  return (
    <div>
      <dt>{OFFICE_WORDS[office.office]}</dt>
      <dd>
        {constituencyKind === null && (office.stateCode === null ? "Nigeria" : place.state.name)}
        {first !== undefined && (
          <>
            <a href={constituencyAddress(first)}>{first.name}</a>
            {others.length === 0 && (
              <>
                {" "}
                <code>{first.code}</code>
              </>
            )}
            {others.map((seat) => (
              <>
                {" "}
                or <a href={constituencyAddress(seat)}>{seat.name}</a>
              </>
            ))}
          </>
        )}
        {office.unverifiedFields.includes("constituencies") && <span class="unsure">not certain</span>}
        {office.day === null && (
          <span class="note">
            {office.lastDay !== null && `The last poll was on ${dateInWords(office.lastDay)}. `}
            The next is {windowInWords(office)}.
          </span>
        )}
      </dd>
    </div>
  );
}

function Uncertain({
  offices,
  place,
}: {
  readonly offices: readonly OfficeAtPlace[];
  readonly place: VotingPlace;
}) {
  const { pollingUnit, ward } = place;
  const isIn = (field: string) => offices.some(({ unverifiedFields }) => unverifiedFields.includes(field));
  const days = byDay(offices).flatMap(([day, [first]]) =>
    day === "" || first?.newestSource == null
      ? []
      : [`The newest source for ${dateInWords(day)} is of ${dateInWords(first.newestSource)}.`],
  );
  const doubts = [
    ...(pollingUnit !== null && !pollingUnit.isListed
      ? [
          pollingUnit.former === null
            ? `The unit ${pollingUnit.code} is not in INEC's list of 2023. INEC may have made it since: the ward is read from the code.`
            : `The code ${pollingUnit.code} is of an older list of INEC. ${pollingUnit.former.codeNow === null ? "It is not known what became of the unit." : `A unit of that name, probably the same, has the code ${pollingUnit.former.codeNow} now.`}`,
        ]
      : []),
    ...(isIn("constituencies")
      ? ["A constituency is not certain: one weak source has it, or sources disagree."]
      : []),
    ...(ward === null && offices.some(({ constituencies }) => constituencies.length > 1)
      ? ["The LGA is divided: your ward decides which constituency is yours."]
      : []),
    ...(isIn("earliest") ? ["Where no day is set, the time is worked out from the last election."] : []),
    "INEC may add or move polling units before the election.",
    ...days,
  ];
  return (
    <section class="vote-doubts" aria-labelledby="vote-doubts">
      <h2 id="vote-doubts">What is not certain</h2>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <p>
        <strong>INEC decides.</strong> Before you go, look at <a href={INEC}>inecnigeria.org</a>.
      </p>
    </section>
  );
}
