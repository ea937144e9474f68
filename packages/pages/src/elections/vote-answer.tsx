import type { OfficeAtPlace, OfficesAtPlace, VotingPlace } from "naijaref/elections";
import { constituencyAddress, lgaAddress, stateAddress, wardAddress } from "../addresses.ts";
import { groupBy } from "../group-by.ts";
import { Name } from "../parts/links.tsx";
import { dateInWords } from "../words.ts";
import { dayInWords, INEC, OFFICE_WORDS, shortDay, windowInWords } from "./words.ts";

interface VoteAnswerProps {
  readonly found: OfficesAtPlace;
  readonly place: VotingPlace;
  /** The name of the unit, where it was loaded. */
  readonly unitName?: string | undefined;
  /** Of the name: h2 where a form stands above it. */
  readonly heading?: "h1" | "h2";
}

/** What is elected at a place, in which constituency, and on which day: the same on the server and offline. */
export const VoteAnswer = ({
  found: { offices },
  place,
  unitName,
  heading: Heading = "h1",
}: VoteAnswerProps) => {
  const Part = Heading === "h1" ? "h2" : "h3";
  return (
    <div class="vote-answer" data-vote={titleOf(place, unitName)}>
      <Heading tabIndex={-1}>
        <Name text={nameOf(place, unitName)} />
      </Heading>
      <PlaceWords place={place} hasName={unitName !== undefined} />
      <div class="polls">
        {byDay(offices).map(([day, own]) => (
          <section key={day} class="poll" aria-label={day === "" ? "No day is set" : dayInWords(day)}>
            <Part data-day={day}>
              {day === "" ? "No day is set" : <time dateTime={day}>{shortDay(day)}</time>}
              {own.some(({ unverifiedFields }) => unverifiedFields.includes("day")) && (
                <span class="unsure"> not certain</span>
              )}
            </Part>
            <dl class="offices">
              {own.map((office) => (
                <OfficeLine key={office.office} office={office} place={place} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {place.state.code === "FC" && <p class="quiet">The FCT has no governor and no House of Assembly.</p>}
      <Uncertain offices={offices} place={place} Part={Part} />
    </div>
  );
};

/** The offices of each day, the first day first; those without a day come last, under "". */
const byDay = (offices: readonly OfficeAtPlace[]): readonly (readonly [string, readonly OfficeAtPlace[]])[] =>
  [...groupBy(offices, ({ day }) => day ?? "")].sort(([one], [other]) =>
    (one || "9999") < (other || "9999") ? -1 : 1,
  );

function nameOf({ pollingUnit, ward, lga, state }: VotingPlace, unitName: string | undefined): string {
  if (pollingUnit !== null) return unitName ?? `Polling unit ${pollingUnit.code}`;
  return ward === null ? (lga ?? state).name : `${ward.name} ward`;
}

/** In one line, for a title or a picture. */
export const titleOf = (place: VotingPlace, unitName?: string): string =>
  [
    nameOf(place, unitName),
    ...(place.pollingUnit !== null && unitName !== undefined ? [place.pollingUnit.code] : []),
    ...(place.pollingUnit !== null && place.ward !== null ? [`${place.ward.name} ward`] : []),
    ...(place.ward === null || place.lga === null ? [] : [place.lga.name]),
    ...(place.lga === null ? [] : [place.state.name]),
  ].join(", ");

/** The code, and each place that is around the one in the heading. */
const PlaceWords = ({
  place: { pollingUnit, ward, lga, state },
  hasName,
}: {
  readonly place: VotingPlace;
  readonly hasName: boolean;
}) => (
  <p class="vote-place">
    {pollingUnit !== null && hasName && (
      <>
        <code>{pollingUnit.code}</code>
        {" · "}
      </>
    )}
    {pollingUnit !== null && ward !== null && (
      <>
        Ward{" "}
        <a href={wardAddress(ward)}>
          <Name text={ward.name} />
        </a>
        ,{" "}
      </>
    )}
    {ward !== null && lga !== null && (
      <>
        <a href={lgaAddress(lga)}>{lga.name}</a>,{" "}
      </>
    )}
    <a href={stateAddress(state)}>{state.name}</a>
  </p>
);

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
        {office.unverifiedFields.includes("constituencies") && <span class="unsure"> not certain</span>}
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
  Part,
}: {
  readonly Part: "h2" | "h3";
  readonly offices: readonly OfficeAtPlace[];
  readonly place: VotingPlace;
}) {
  const { pollingUnit, ward } = place;
  const isIn = (field: string) => offices.some(({ unverifiedFields }) => unverifiedFields.includes(field));
  const days = byDay(offices).flatMap(([day, [first]]) =>
    day === "" || first?.newestSource == null
      ? []
      : [`Last checked for ${dateInWords(day)}: ${dateInWords(first.newestSource)}.`],
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
      ? ["One constituency is not certain: sources disagree, or only one has it."]
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
      <Part id="vote-doubts">What is not certain</Part>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <p>
        <strong>Only INEC can confirm this.</strong> See <a href={INEC}>inecnigeria.org</a> before you go.
      </p>
    </section>
  );
}
