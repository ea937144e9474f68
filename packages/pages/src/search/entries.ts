import { wordsOf } from "@naijaref/api/operations/suggestion-words";
import { SCORES, type Suggestion } from "naijaref/search";
import { suggestionAddress } from "./addresses.ts";
import type { Entry } from "./entry.ts";
import { READING_WORDS, type Reading } from "./reading.ts";
import { recognise } from "./recognise.ts";
import { findRecords } from "./records.ts";

/** As many digits are an account or phone number. */
const OWN_NUMBER = /(?:\d\D?){6}/;

/**
 * What the box suggests for a text: numbers, plates and codes that it is or begins, then records, best first.
 * The service and the browser both ask this.
 */
export function findEntries(text: string, limit: number): readonly Entry[] {
  const readings = recognise(text);
  const records = findRecords(text, limit);
  // A name that is typed so well comes before what a text may also be the beginning of.
  const named = records.filter(({ score }) => score >= SCORES.firstWords);
  const isFirst = (reading: Reading): boolean => reading.isWeak === undefined || named.length === 0;
  // A number that is recognised is no misspelt name.
  const others = readings.some(isFirst) ? named : records;
  return [
    ...readings.filter(isFirst).map((reading) => entryOfReading(reading, text)),
    ...named.map(entryOfRecord),
    ...readings.filter((reading) => !isFirst(reading)).map((reading) => entryOfReading(reading, text)),
    ...others.filter((record) => !named.includes(record)).map(entryOfRecord),
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

function entryOfRecord(record: Suggestion): Entry {
  const { title, kindWord, detail, copy } = wordsOf(record);
  return {
    title,
    kind: kindWord,
    detail,
    address: suggestionAddress(record),
    ...(copy === null ? {} : { code: copy }),
    ...(record.score < SCORES.beginning ? { isSimilar: true as const } : {}),
  };
}
