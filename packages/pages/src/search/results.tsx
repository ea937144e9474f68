import type { PollingUnitRow } from "@naijaref/api/operations/polling-units";
import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import { KINDS, type Kind } from "naijaref/kinds";
import { SCORES, type Suggestion, suggest } from "naijaref/search";
import type { ComponentChildren } from "preact";
import { suggestionAddress, unitAddress } from "../addresses.ts";
import { groupBy } from "../group-by.ts";
import { Links, Name } from "../parts/links.tsx";
import { Fold } from "../parts/section.tsx";
import { AccountResult } from "../tools/account/account-result.tsx";
import { PhoneResult } from "../tools/phone/phone-result.tsx";
import { PlateResult } from "../tools/plate/plate-result.tsx";
import { Verdict } from "../tools/verdict.tsx";
import { capitalized, shortened } from "../words.ts";
import { findRecords } from "./entries.ts";
import { pagesFor } from "./page-rows.ts";
import { type Entry, READING_WORDS, type Reading } from "./reading.ts";
import { recognise } from "./recognise.ts";

const MAX = 40;

export const headingFor = (typed: string): string => `Results for “${shortened(typed)}”`;

interface Shown {
  readonly pictureOf?: (best: Suggestion) => ComponentChildren;
  /** What only the service can answer in place: coordinates. */
  readonly answerOf?: (reading: Reading) => ComponentChildren;
  readonly places?: readonly Entry[];
  /** Polling units of which the text has the name and the place. */
  readonly units?: readonly PollingUnitRow[];
}

export function resultsOf(typed: string, { pictureOf, answerOf, places = [], units = [] }: Shown = {}) {
  const readings = recognise(typed);
  const pages = pagesFor(typed);
  const all = findRecords(typed, MAX);
  // Beside a number that was recognised, records that are only like it say nothing.
  const records = readings.length > 0 ? all.filter(({ score }) => score >= SCORES.beginning) : all;
  // The place of an address is the answer; records that have some of its words come after it.
  const best = places.length > 0 ? undefined : records[0];
  const others = best === undefined ? records : records.slice(1);
  const isMeant = ({ score }: Suggestion): boolean => score >= SCORES.beginning;
  const [meant, similar] = [others.filter(isMeant), others.filter((one) => !isMeant(one))];
  // What is only like the text is in the way where the text is the name of something.
  const hasAnswer = places.length > 0 || units.length > 0 || (best !== undefined && isMeant(best));
  const [only] = readings;
  const answer = readings.length === 1 && only !== undefined ? answerIn(only, typed, answerOf) : null;
  return (
    <>
      {answer !== null && <div class="result">{answer}</div>}
      {answer === null && readings.length > 0 && (
        <ul class="results">
          {readings.map((reading) => (
            <li key={reading.kind}>
              <a href={withQuery(reading.address)}>{reading.title}</a>{" "}
              <span class={markOf(reading)}>{validity(reading)}</span>
              <p>
                {READING_WORDS[reading.kind]} · {reading.detail}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Links links={pages.map(({ title, address, detail }) => ({ name: title, address, note: detail }))} />
      <Places places={places} />
      {best !== undefined && (
        <div class="best">
          <div>
            <a href={suggestionAddress(best)}>
              <Name text={wordsOf(best).title} />
            </a>
            <p>{kindAndPlace(best)}</p>
            <CodeLine record={best} />
          </div>
          {pictureOf?.(best)}
        </div>
      )}
      <Units units={units} />
      <Groups records={meant} />
      {similar.length > 0 &&
        (hasAnswer ? (
          <Fold id="similar" title={`Similar names (${similar.length})`}>
            <Groups records={similar} />
          </Fold>
        ) : (
          <Groups records={similar} />
        ))}
      {readings.length === 0 &&
        records.length === 0 &&
        places.length === 0 &&
        units.length === 0 &&
        pages.length === 0 && (
          <p class="problem">
            {isTooLong(typed)
              ? "This is longer than any name. Type fewer words."
              : "Nothing has a name like this. Try fewer letters, another spelling, or the code."}{" "}
            Do you have a list of names? <a href="/match">Match a file</a>
          </p>
        )}
    </>
  );
}

/** What a number, a plate or a position says, where it was asked for; null where only its own page can. */
function answerIn(reading: Reading, typed: string, answerOf: Shown["answerOf"]): ComponentChildren {
  if (reading.toCome !== undefined || !reading.isValid) return null;
  switch (reading.kind) {
    case "phone":
      return <PhoneResult phone={typed} />;
    case "plate":
      return <PlateResult plate={typed} category="" />;
    case "account":
      return <AccountResult account={typed} bank="" />;
    case "polling_unit":
      return answerOf?.(reading) ?? <UnitAnswer unit={reading} />;
    default:
      return answerOf?.(reading) ?? null;
  }
}

function isTooLong(typed: string): boolean {
  const found = suggest(typed);
  return !found.ok && found.reason === "too_long";
}

function Places({ places }: { readonly places: readonly Entry[] }) {
  const [only, ...more] = places;
  if (only === undefined) return null;
  if (more.length === 0) {
    return (
      <div class="result">
        <Answer title={only.title} address={only.address}>
          {only.detail}.
        </Answer>
      </div>
    );
  }
  return (
    <>
      <p class="lead">The address may be in one of {places.length} LGAs. Add the state or the town to it.</p>
      <ul class="found">
        {places.map(({ title, address, code }) => (
          <li key={address}>
            <a href={address}>{title}</a>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A polling unit that a code names; its name where it is at hand. */
export const UnitAnswer = ({ unit, name }: { readonly unit: Reading; readonly name?: string }) => (
  <Answer title={name ?? unit.title} address={unit.address}>
    {name === undefined ? "" : `${unit.title}: `}ward {unit.detail}.
  </Answer>
);

/** The one thing that a text means, which has a page. */
export const Answer = ({
  title,
  address,
  children,
}: {
  readonly title: string;
  readonly address: string;
  readonly children: ComponentChildren;
}) => (
  <Verdict
    title={
      <a href={address}>
        <Name text={title} />
      </a>
    }
    is="good"
  >
    {children}
  </Verdict>
);

/** Polling units with one name, to be told by their wards. */
export function Units({ units }: { readonly units: readonly PollingUnitRow[] }) {
  if (units.length === 0) return null;
  return (
    <section>
      <h2>Polling units</h2>
      <ul class="found">
        {units.map(({ code, name, wardName, lgaName, stateName }) => (
          <li key={code}>
            <a href={unitAddress(code)}>
              <Name text={name} />
            </a>
            <code>{code}</code>
            <span class="note">
              {wardName} ward · {lgaName}, {stateName}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The other records by their kind, the kind with the best hit first. */
function Groups({ records }: { readonly records: readonly Suggestion[] }) {
  if (records.length === 0) return null;
  return (
    <div class="found-groups">
      {[...groupBy(records, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind}>
          <h2>
            {capitalized(pluralOf(kind))} <span class="note">{ofKind.length}</span>
          </h2>
          <ul class="found">
            {ofKind.map((record) => {
              const { title, kindWord, detail, copy } = wordsOf(record);
              return (
                <li key={record.code}>
                  <a href={suggestionAddress(record)}>
                    <Name text={title} />
                  </a>
                  <code>{copy ?? ""}</code>
                  <span class="note">{kind === "locality" ? `${kindWord} · ${detail}` : detail}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

const pluralOf = (kind: Kind): string => KINDS[kind].plural;

function kindAndPlace(record: Suggestion): string {
  const { kindWord, detail } = wordsOf(record);
  return detail === "" ? kindWord : `${kindWord} · ${detail}`;
}

/** The code that most people want, with a button that copies it. */
function CodeLine({ record }: { readonly record: Suggestion }) {
  const { copy: code } = wordsOf(record);
  if (code === null) return null;
  return (
    <p class="best-code">
      <code>{code}</code>{" "}
      <button type="button" class="copy" data-copy={code} aria-label={`Copy ${code}`}>
        Copy
      </button>
    </p>
  );
}

const markOf = ({ isValid, toCome }: Reading): string =>
  toCome !== undefined ? "mark" : isValid ? "mark good" : "mark bad";

/** Of an account number only the bank can say more. */
const validity = ({ kind, isValid, toCome }: Reading): string =>
  toCome ?? (kind === "account" ? "possible" : isValid ? "valid" : "not valid");

/** The same address for those without script: what is after `#` is sent as a query, which is not cached. */
const withQuery = (address: string): string => address.replace(/#(?=\w+=)/, "?");
