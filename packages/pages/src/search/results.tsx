import type { PollingUnitRow } from "@naijaref/api/operations/polling-units";
import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import { SCORES, type Suggestion, suggest } from "naijaref/search";
import type { ComponentChildren } from "preact";
import { groupBy } from "../../../naijaref/src/table/group.ts";
import { suggestionAddress, unitAddress } from "../addresses.ts";
import { Answer, type Row } from "../parts/answer.tsx";
import { pluralOf } from "../parts/field-names.ts";
import { type Link, Links } from "../parts/links.tsx";
import { Fold } from "../parts/section.tsx";
import { accountResult } from "../tools/account/account-page.tsx";
import { phoneResult } from "../tools/phone/phone-page.tsx";
import { plateResult } from "../tools/plate/plate-result.tsx";
import { capitalized, shortened } from "../words.ts";
import { findRecords } from "./entries.ts";
import { pagesFor } from "./page-rows.ts";
import { type Entry, READING_WORDS, type Reading } from "./reading.ts";
import { recognise } from "./recognise.ts";

const MAX = 40;

export const headingFor = (typed: string): string => `Results for “${shortened(typed)}”`;

interface Shown {
  readonly pictureOf?: (best: Suggestion) => ComponentChildren;
  /** The seats of a place, as on its page. */
  readonly rowsOf?: (best: Suggestion) => readonly Row[] | undefined;
  /** What only the service can answer in place: coordinates. */
  readonly answerOf?: (reading: Reading) => ComponentChildren;
  readonly places?: readonly Entry[];
  /** Polling units of which the text has the name and the place. */
  readonly units?: readonly PollingUnitRow[];
}

export function resultsOf(
  typed: string,
  { pictureOf, rowsOf, answerOf, places = [], units = [] }: Shown = {},
) {
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
  const isNothing = [readings, records, places, units, pages].every(({ length }) => length === 0);
  return (
    <>
      {answer !== null && <div class="result">{answer}</div>}
      {answer === null && readings.length > 0 && <Links links={readings.map(linkOfReading)} inFull />}
      <Links links={pages.map(({ title, address, detail }) => ({ name: title, address, note: detail }))} />
      {placesIn(places)}
      {best !== undefined && (
        <div class="best with-picture">
          <div>{answerOfRecord(best, rowsOf?.(best))}</div>
          {pictureOf?.(best)}
        </div>
      )}
      {units.length > 0 && (
        <section>
          <h2>Polling units</h2>
          <Links links={units.map(linkOfUnit)} inFull />
        </section>
      )}
      {groupsOf(meant)}
      {hasAnswer && similar.length > 0 ? (
        <Fold id="similar" title={`Similar names (${similar.length})`}>
          {groupsOf(similar)}
        </Fold>
      ) : (
        groupsOf(similar)
      )}
      {isNothing && (
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
  const { kind, isValid, toCome } = reading;
  if (toCome !== undefined || !isValid) return null;
  if (kind in RESULTS) return RESULTS[kind as keyof typeof RESULTS]({ [kind]: typed });
  return answerOf?.(reading) ?? (kind === "polling_unit" ? <UnitAnswer unit={reading} /> : null);
}

const RESULTS = { phone: phoneResult, plate: plateResult, account: accountResult };

function isTooLong(typed: string): boolean {
  const found = suggest(typed);
  return !found.ok && found.reason === "too_long";
}

function placesIn(places: readonly Entry[]) {
  const [only, ...more] = places;
  if (only === undefined) return null;
  if (more.length === 0)
    return (
      <div class="result">
        <Answer as="h2" name={only.title} address={only.address} lead={`${only.detail}.`} />
      </div>
    );
  return (
    <>
      <p class="lead">The address may be in one of {places.length} LGAs. Add the state or the town to it.</p>
      <Links
        links={places.map(({ title, address, code }) => ({ name: title, address, note: code }))}
        inFull
      />
    </>
  );
}

/** A polling unit that a code names; its name where it is at hand. */
export const UnitAnswer = ({ unit, name }: { readonly unit: Reading; readonly name?: string }) => (
  <Answer
    as="h2"
    name={name ?? unit.title}
    address={unit.address}
    lead={`${name === undefined ? "" : `${unit.title}: `}ward ${unit.detail}.`}
  />
);

/** The record that was most likely meant, with the code that most people want. */
function answerOfRecord(record: Suggestion, rows?: readonly Row[]) {
  const { title, kindWord, detail, copy } = wordsOf(record);
  return (
    <Answer
      as="h2"
      name={title}
      address={suggestionAddress(record)}
      lead={detail === "" ? kindWord : `${kindWord} · ${detail}`}
      rows={rows}
      codes={copy === null ? [] : [{ system: "Code", value: copy }]}
    />
  );
}

/** Polling units with one name are told by their wards. */
const linkOfUnit = ({ code, name, wardName, lgaName, stateName }: PollingUnitRow): Link => ({
  name,
  address: unitAddress(code),
  note: code,
  more: `${wardName} ward · ${lgaName}, ${stateName}`,
});

const linkOfReading = (reading: Reading): Link => ({
  name: reading.title,
  // For those without script: what is after `#` is sent as a query, which is not cached.
  address: reading.address.replace(/#(?=\w+=)/, "?"),
  note: validity(reading),
  more: `${READING_WORDS[reading.kind]} · ${reading.detail}`,
});

/** The other records by their kind, the kind with the best hit first. */
function groupsOf(records: readonly Suggestion[]) {
  if (records.length === 0) return null;
  return (
    <div class="found-groups">
      {[...groupBy(records, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind}>
          <h2>
            {capitalized(pluralOf(kind))} <span class="note">{ofKind.length}</span>
          </h2>
          <Links links={ofKind.map(linkOfRecord)} inFull />
        </section>
      ))}
    </div>
  );
}

function linkOfRecord(record: Suggestion): Link {
  const { title, kindWord, detail, copy } = wordsOf(record);
  return {
    name: title,
    address: suggestionAddress(record),
    note: copy ?? undefined,
    more: record.kind === "locality" ? `${kindWord} · ${detail}` : detail,
  };
}

/** Of an account number only the bank can say more. */
const validity = ({ kind, isValid, toCome }: Reading): string =>
  toCome ?? (kind === "account" ? "possible" : isValid ? "valid" : "not valid");
