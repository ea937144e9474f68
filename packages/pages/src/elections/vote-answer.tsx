import { type OfficeAtPlace, type OfficesAtPlace, officesAt, type VotingPlace } from "naijaref/elections";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { lgaAddress, stateAddress, wardAddress } from "../addresses.ts";
import { Answer, Rows } from "../parts/answer.tsx";
import { type Link, Name } from "../parts/links.tsx";
import { dateInWords } from "../words.ts";
import { dayInWords, doubtOfUnit, INEC, officeRows, shortDay, windowInWords } from "./words.ts";

interface VoteAnswerProps {
  readonly found: OfficesAtPlace;
  readonly place: VotingPlace;
  /** The name of the unit, where it was loaded. */
  readonly unitName?: string | undefined;
  /** Of the name: h2 where a form stands above it. */
  readonly heading?: "h1" | "h2";
}

/** What is elected at a place, in which constituency, and on which day: the same on the server and offline. */
export const VoteAnswer = ({ found: { offices }, place, unitName, heading = "h1" }: VoteAnswerProps) => {
  const Part = heading === "h1" ? "h2" : "h3";
  return (
    <div class="vote-answer" data-vote={titleOf(place, unitName)}>
      <Answer as={heading} name={nameOf(place, unitName)} lead={placeWords(place, unitName !== undefined)} />
      <div class="polls">
        {byDay(offices).map(([day, own]) => (
          <section key={day} class="poll" aria-label={day === "" ? "No day is set" : dayInWords(day)}>
            <Part>{day === "" ? "No day is set" : <time dateTime={day}>{shortDay(day)}</time>}</Part>
            <Rows
              rows={own.flatMap((office) =>
                officeRows(office, place.state.name, office.day === null ? nextPoll(office) : undefined),
              )}
            />
          </section>
        ))}
      </div>
      {place.state.code === "FC" && <p class="quiet">The FCT has no governor and no House of Assembly.</p>}
      <section class="vote-doubts" aria-labelledby="doubts">
        <Part id="doubts">What is not certain</Part>
        <ul>
          {doubtsOf(offices, place).map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        <p>
          <strong>Only INEC can confirm this.</strong> See <a href={INEC}>inecnigeria.org</a> before you go.
        </p>
      </section>
    </div>
  );
};

const nextPoll = (office: OfficeAtPlace): string =>
  [
    office.lastDay !== null && `The last poll was on ${dateInWords(office.lastDay)}.`,
    `The next is ${windowInWords(office)}.`,
  ]
    .filter(Boolean)
    .join(" ");

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
export function titleOf(place: VotingPlace, unitName?: string): string {
  const { pollingUnit, ward, lga, state } = place;
  const around = [
    unitName !== undefined && pollingUnit?.code,
    pollingUnit && ward && `${ward.name} ward`,
    ward && lga?.name,
    lga && state.name,
  ];
  return [nameOf(place, unitName), ...around].filter(Boolean).join(", ");
}

/** The code, and each place that is around the one in the heading. */
const placeWords = ({ pollingUnit, ward, lga, state }: VotingPlace, hasName: boolean) => (
  <>
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
  </>
);

function doubtsOf(offices: readonly OfficeAtPlace[], { pollingUnit, ward }: VotingPlace): readonly string[] {
  const isIn = (field: string) => offices.some(({ unverifiedFields }) => unverifiedFields.includes(field));
  return [
    pollingUnit !== null && !pollingUnit.isListed && doubtOfUnit(pollingUnit),
    isIn("constituencies") && "One constituency is not certain: sources disagree, or only one has it.",
    ward === null &&
      offices.some(({ constituencies }) => constituencies.length > 1) &&
      "The LGA is divided: your ward decides which constituency is yours.",
    isIn("earliest") && "Where no day is set, the time is worked out from the last election.",
    "INEC may add or move polling units before the election.",
    ...byDay(offices).map(
      ([day, [first]]) =>
        day !== "" &&
        first?.newestSource != null &&
        `Last checked for ${dateInWords(day)}: ${dateInWords(first.newestSource)}.`,
    ),
  ].filter((doubt) => doubt !== false);
}

export type ReadPlace =
  /** The code of a polling unit, a ward or an LGA. */
  | { readonly code: string }
  /** Several places fit. */
  | { readonly places: readonly Link[]; readonly why: string }
  | { readonly problem: string };

export const ASK_FOR_AREA =
  "We need your area too. Add the town or LGA: “Central School, Ikeja”. Or type the code on your voter’s card, such as 24-11-01-007.";

/** What is elected at a place, by the code of a unit, a ward or an LGA. */
export function officesOf(code: string): OfficesAtPlace | undefined {
  for (const options of [{ pollingUnit: code }, { ward: code }, { lga: code }]) {
    const found = officesAt(options);
    if (found.ok) return found.value;
  }
  return undefined;
}

/** A code of a unit or a ward; undefined for other words. */
export function readVoterCode(text: string): ReadPlace | undefined {
  const unit = officesAt({ pollingUnit: text });
  if (unit.ok) return { code: unit.value.place?.pollingUnit?.code ?? "" };
  switch (unit.reason) {
    case "unknown_state":
      return { problem: "No state has this number: they are 01 to 37. Look at your card again." };
    case "unknown_lga":
      return { problem: "The state has no LGA with this number. Look at your card again." };
    case "unknown_ward":
      return "lga" in unit
        ? { problem: `${unit.lga.name} has no ward with this number. Look at your card again.` }
        : { problem: ASK_FOR_AREA };
    case "empty":
      return { problem: ASK_FOR_AREA };
  }
  const ward = officesAt({ ward: text });
  return ward.ok && ward.value.place?.ward ? { code: ward.value.place.ward.code } : undefined;
}
