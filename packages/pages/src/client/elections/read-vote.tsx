import { dataVersion } from "naijaref/about";
import { listElectionEvents, writeCalendar } from "naijaref/elections";
import type { ComponentChild } from "preact";
import { recordAddress, voteAddress } from "../../addresses.ts";
import { officesOf, readVoterCode, VoteAnswer } from "../../elections/vote-answer.tsx";
import { hasService } from "../host.ts";
import { locate, positionProblem } from "../map/where-am-i.ts";

/** Codes, positions and the calendar of `/vote`, read on the device. It is loaded when it is first needed. */

export type Here = { readonly answer: ComponentChild } | { readonly problem: string };

/** The answer for a place whose code is known; the units of its ward are on the page of the place. */
function answerFor(code: string): Here | undefined {
  const found = officesOf(code);
  const place = found?.place;
  if (found === undefined || place == null) return undefined;
  const words =
    place.ward === null
      ? "Choose your ward"
      : hasService
        ? "Its page: units, calendar, print, share"
        : "The ward: its units and constituencies";
  return {
    answer: (
      <>
        <VoteAnswer found={found} place={place} heading="h2" />
        <p class="more">
          <a class="button" href={hasService ? voteAddress(code) : recordAddress(place)}>
            {words}
          </a>
        </p>
      </>
    ),
  };
}

/** Undefined: it is no code, and has to be looked for. */
export function readCode(text: string): Here | undefined {
  const read = readVoterCode(text);
  if (read === undefined) return undefined;
  if ("code" in read) return answerFor(read.code);
  return "problem" in read ? read : undefined;
}

/** The LGA where the person is. The look-up is on the device: nothing is sent. */
export async function readPosition(): Promise<Here> {
  const outside = { problem: "You are not in an LGA of Nigeria. Write the code on your voter’s card." };
  try {
    const { coords } = await locate();
    // The borders are as large as all else here.
    const { reverseGeocode } = await import("naijaref/boundaries");
    const found = reverseGeocode({ lat: coords.latitude, lon: coords.longitude });
    return (found.ok && answerFor(found.value.lga.code)) || outside;
  } catch (error) {
    return { problem: positionProblem(error) };
  }
}

/** The days of a state's polls as a file for calendars. */
export function calendarOf(state: string): Blob | undefined {
  const events = listElectionEvents({ state, kind: "poll", status: "planned" });
  if (!events.ok) return undefined;
  return new Blob([writeCalendar(events.value, { version: dataVersion })], { type: "text/calendar" });
}
