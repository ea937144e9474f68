import { SCORES } from "naijaref/search";
import { type RenderedPage, render } from "../find-page.tsx";
import type { Site } from "../page.ts";
import type { Link } from "../parts/links.tsx";
import { Message } from "../parts/message.tsx";
import { findEntries } from "../search/entries.ts";
import { pagesFor } from "../search/page-rows.ts";

const TITLES: Readonly<Record<number, string>> = {
  404: "There is no page here",
  405: "This cannot be done here",
  414: "The address is too long",
  429: "Too many requests",
  500: "Something failed here",
  503: "Too busy for a moment",
};

const WAYS: readonly Link[] = [
  { name: "Front page", address: "/", note: "the box, the map and the tools" },
  { name: "States", address: "/states", note: "and their LGAs and wards" },
  { name: "Towns and quarters", address: "/localities", note: "and the LGA of each" },
  { name: "Constituencies", address: "/constituencies", note: "who represents each place" },
  { name: "Banks", address: "/banks", note: "and their codes" },
  { name: "Map", address: "/map", note: "states, LGAs and constituencies" },
];

/**
 * The message of a failure for a person who reads pages. What programs are told of units and of the library
 * does not help there.
 */
export function messageForPeople(status: number, message: string): string {
  const seconds = status === 429 ? /try again in (\d+) s\b/.exec(message)?.[1] : undefined;
  if (seconds === undefined) return message;
  const wait = seconds === "1" ? "a second" : `${seconds} seconds`;
  return `Too many requests from your network. Wait ${wait}.`;
}

/** An address of more parts is no writing of a name. */
const MAX_PARTS = 3;
const MAX_MEANT = 5;

/**
 * The pages that the parts of an address may mean, where no page has it: `/lagos/ikeja`, `/lga/ikeja`. What the
 * box says of them is asked; a first part that leads nowhere, as in `/states/lagos/ikeja`, is left out. An address
 * has whole names, and no beginnings.
 *
 * @param path that can be decoded
 */
export function meantBy(path: string): readonly Link[] {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (parts.length > MAX_PARTS) return [];
  for (const from of parts.keys()) {
    const words = parts.slice(from).join(" ");
    const found = [...pagesFor(words), ...findEntries(words, MAX_MEANT, SCORES.firstWords)].filter(
      ({ isSimilar, isValid }) => isSimilar !== true && isValid !== false,
    );
    if (found.length > 0)
      return found.map(({ title, kind, detail, address }) => ({
        name: title,
        address,
        note: [kind, detail].filter(Boolean).join(" · "),
      }));
  }
  return [];
}

/** A path is of no use to a person; how to write a name that has a slash is. */
const noPage = (message: string) => (
  <>
    {message.includes("%2F") ? message : "No page has this address. It may have an error in it."} Type what
    you look for into the box above, or go on from here:
  </>
);

interface FailureProps {
  readonly status: number;
  readonly message: string;
  /** The pages that the address may mean. */
  readonly meant?: readonly Link[];
}

export function renderFailure({ status, message, meant = [] }: FailureProps, site: Site): string {
  const title = TITLES[status] ?? "This did not work";
  const lead = meant.length > 0 ? "Did you mean:" : status === 404 ? noPage(message) : message;
  const main = (
    <Message
      kicker={status === 404 ? "Not found" : "Sorry"}
      title={title}
      lead={lead}
      links={meant.length > 0 ? meant : WAYS}
    />
  );
  return (render({ title, description: message, main }, site) as RenderedPage).html;
}
