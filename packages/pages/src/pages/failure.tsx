import { type RenderedPage, render } from "../find-page.tsx";
import { StylesBelow } from "../layout/page-context.tsx";
import type { Site } from "../page.ts";
import { Links } from "../parts/links.tsx";

const TITLES: Readonly<Record<number, string>> = {
  404: "There is no page here",
  405: "This cannot be done here",
  414: "The address is too long",
  429: "Too many requests",
  500: "Something failed here",
  503: "Too busy for a moment",
};

const WAYS: readonly (readonly [name: string, address: string, what: string])[] = [
  ["Front page", "/", "the box, the map and the tools"],
  ["States", "/states", "and their LGAs and wards"],
  ["Towns and quarters", "/localities", "and the LGA of each"],
  ["Constituencies", "/constituencies", "who represents each place"],
  ["Banks", "/banks", "and their codes"],
  ["Map", "/map", "states, LGAs and constituencies"],
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

/** A path is of no use to a person; how to write a name that has a slash is. */
const NoPage = ({ message }: { readonly message: string }) => (
  <>
    {message.includes("%2F") ? message : "No page has this address. It may have an error in it."} Type what
    you look for into the box above, or go on from here:
  </>
);

/** The page for a failure of the service. */
export const renderFailure = (
  { status, message }: { readonly status: number; readonly message: string },
  site: Site,
): string =>
  (
    render(
      {
        title: TITLES[status] ?? "This did not work",
        description: message,
        main: (
          <div class="message">
            <p class="kicker">{status === 404 ? "Not found" : "Sorry"}</p>
            <h1>{TITLES[status] ?? "This did not work"}</h1>
            <p class="lead">{status === 404 ? <NoPage message={message} /> : message}</p>
            <StylesBelow />
            <Links links={WAYS.map(([name, address, note]) => ({ name, address, note }))} />
          </div>
        ),
      },
      site,
    ) as RenderedPage
  ).html;
