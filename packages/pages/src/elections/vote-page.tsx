import { StylesBelow } from "../layout/styles-below.tsx";
import type { Content, PageDefinition } from "../page.ts";
import { Links } from "../parts/links.tsx";
import { voteAddress } from "./addresses.ts";
import { pollDay } from "./poll-day.ts";
import { readPlace, withinOf } from "./read-place.ts";
import { VoteForm } from "./vote-form.tsx";
import type { ReadPlace } from "./voter-code.ts";
import { INEC } from "./words.ts";

export const votePage: PageDefinition = {
  pattern: "/vote",
  query: ["at"],
  // It may be where a person lives.
  isPrivate: true,
  addresses: () => ["/vote"],
  render: ({ at = "" }) => {
    if (at.trim() === "") return contentOf(at, undefined);
    const read = readPlace(at.slice(0, 200));
    return "code" in read ? { redirect: voteAddress(read.code) } : contentOf(at, read);
  },
};

const contentOf = (at: string, read: Exclude<ReadPlace, { code: string }> | undefined): Content => ({
  ...(read !== undefined && "problem" in read && { status: 422 as const }),
  title: "Your vote in 2027: unit, constituencies and days",
  description:
    "Type the code on your voter's card, your ward or your address: your polling unit, your five offices and constituencies, and the days of the election of 2027.",
  address: "/vote",
  assets: ["tools.css", "vote.css", "vote.js"],
  main: (
    <>
      <h1>Your vote in 2027</h1>
      <p class="lead">
        The president and the National Assembly on {pollDay("election_national")}, governors and Houses of
        Assembly on {pollDay("election_state")}. Find your polling unit and your constituencies:
      </p>
      <StylesBelow />
      <VoteForm typed={at} />
      {read !== undefined && (
        <div class="result" data-served>
          {"problem" in read ? (
            <p class="problem">{read.problem}</p>
          ) : (
            <>
              <p>{read.why}</p>
              <Links
                links={read.places.map((place) => ({
                  name: place.name,
                  address: voteAddress(place.code),
                  note: withinOf(place),
                }))}
              />
            </>
          )}
        </div>
      )}
      <p class="more">
        <a href="/elections">All days, and what moved</a> · <a href="/parties">Parties</a> ·{" "}
        <a href={INEC}>INEC decides: inecnigeria.org</a>
      </p>
    </>
  ),
});
