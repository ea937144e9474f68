import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import { SCORES, type Suggestion, suggest } from "naijaref/search";
import { fold } from "naijaref/text";
import { suggestionAddress } from "../addresses.ts";
import { type Entry, OWN_NUMBER, READING_WORDS, type Reading } from "./reading.ts";
import { recognise } from "./recognise.ts";

/**
 * What the box suggests for a text: numbers, plates and codes that it is or begins, then records, best first.
 * The service and the browser both ask this.
 *
 * @param least with a lower score a record is only similar
 */
export function findEntries(text: string, limit: number, least: number = SCORES.beginning): readonly Entry[] {
  const readings = recognise(text);
  const records = findRecords(text, limit);
  // A name that is typed so well comes before what a text may also be the beginning of.
  const named = records.filter(({ score }) => score >= SCORES.firstWords);
  const isFirst = (reading: Reading): boolean => reading.isWeak === undefined || named.length === 0;
  // A number that is recognised is no misspelt name.
  const others = readings.some(isFirst) ? named : records;
  return [
    ...readings.filter(isFirst).map((reading) => entryOfReading(reading, text)),
    ...named.map((record) => entryOfRecord(record, least)),
    ...readings.filter((reading) => !isFirst(reading)).map((reading) => entryOfReading(reading, text)),
    ...others.filter((record) => !named.includes(record)).map((record) => entryOfRecord(record, least)),
  ].slice(0, limit);
}

function entryOfReading({ kind, title, detail, toCome, address, isValid }: Reading, text: string): Entry {
  const isBegun = toCome !== undefined;
  return {
    title: isBegun ? `${title}, ${toCome}` : title,
    kind: isValid || isBegun ? READING_WORDS[kind] : `${READING_WORDS[kind]}: not valid`,
    detail: isBegun && detail.endsWith(toCome) ? "" : detail,
    address,
    ...(isBegun ? {} : { isValid }),
    ...(isBegun && !OWN_NUMBER.test(text) ? {} : { isOwn: true as const }),
  };
}

function entryOfRecord(record: Suggestion, least: number): Entry {
  const { title, kindWord, detail, copy } = wordsOf(record);
  return {
    title,
    kind: kindWord,
    detail,
    address: suggestionAddress(record),
    ...(copy === null ? {} : { code: copy }),
    ...(record.score < least ? { isSimilar: true as const } : {}),
  };
}

/**
 * The records that are found for a text, best first. A closed bank is found by its whole name alone, and
 * somebody who types it has only a part of it: the words that are whole find it, and its name begins so.
 */
export function findRecords(text: string, limit: number): readonly Suggestion[] {
  const found = suggested(text, limit);
  if ((found[0]?.score ?? 0) >= SCORES.beginning) return found;
  const whole = text.trim().replace(/\s+\S+$/, "");
  if (whole === text.trim() || !/\p{L}{2}/u.test(whole)) return found;
  const wider = suggested(whole, limit);
  const begun = wider.filter(({ name }) => fold(name).startsWith(fold(text)));
  const others = found.length > 0 ? found : wider;
  const codes = new Set(begun.map(({ code }) => code));
  return [...begun, ...others.filter(({ code }) => !codes.has(code))].slice(0, limit);
}

function suggested(text: string, limit: number): readonly Suggestion[] {
  const found = suggest(text, { limit });
  return found.ok ? found.value : [];
}
