import { listElectionEvents } from "naijaref/elections";
import { certain } from "../certain.ts";
import { daysInWords } from "./words.ts";

/** The day that is planned for a poll, in words. */
export function pollDay(word: string): string {
  const events = certain(listElectionEvents({ kind: "poll" }));
  const event = events.find((one) => one.event === word && one.status !== "superseded");
  return event === undefined ? "a day that is not known" : daysInWords(event);
}
