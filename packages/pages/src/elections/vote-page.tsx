import { readAddress } from "naijaref/address";
import { findLga, getLga, getState, getWard, type Lga, type Ward } from "naijaref/places";
import { StylesBelow } from "../layout/styles-below.tsx";
import type { Content, PageDefinition } from "../page.ts";
import { Links } from "../parts/links.tsx";
import { Field } from "../tools/field.tsx";
import { voteAddress } from "./addresses.ts";
import { pollDay } from "./poll-day.ts";
import { EXAMPLES, type ReadPlace, readVoterCode } from "./voter-code.ts";
import { INEC } from "./words.ts";

const VoteForm = ({ typed = "" }: { readonly typed?: string }) => (
  <>
    <form class="live vote-form" action="/vote" method="get" data-vote-form>
      <Field name="Code on your voter's card, ward, or address">
        <input
          name="at"
          value={typed}
          autocomplete="off"
          maxlength={200}
          placeholder="24-11-01-007"
          aria-describedby="vote-hint"
          required
        />
      </Field>
      <button type="submit">Show</button>
      <button type="button" class="plain if-script" data-here>
        Use where I am
      </button>
    </form>
    <p class="privacy" id="vote-hint">
      A code is read on this device: it is not sent.
    </p>
    <div class="result" role="status" data-vote-result />
  </>
);

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

/** The place that a code, the name of an LGA or an address names. */
function readPlace(text: string): ReadPlace {
  const code = readVoterCode(text);
  if (code !== undefined) return code;
  const lga = findLga(text);
  if (lga.ok) return { code: lga.value.code };
  if (lga.reason === "ambiguous")
    return { places: lga.candidates, why: "LGAs of several states have this name. Which one is yours?" };
  const address = readAddress(text);
  if (!address.ok) return { problem: EXAMPLES };
  const { status, lgaCode, wardCodes, candidates, why } = address.value;
  const wards = wardCodes.flatMap((one) => getWard(one) ?? []);
  if (status === "found" && wards.length > 0)
    return { places: wards, why: `${why} These wards are there; your card says which one is yours.` };
  if (status === "found" && lgaCode !== null) return { code: lgaCode };
  const lgas = candidates.flatMap((one) => getLga(one.lgaCode) ?? []);
  return lgas.length > 0 ? { places: lgas, why } : { problem: `${why} ${EXAMPLES}` };
}

/** A place with what it is in: `Ikeja, Lagos`. */
function withinOf(place: Ward | Lga): string {
  const state = getState(place.stateCode)?.name ?? "";
  return "lgaCode" in place ? `${getLga(place.lgaCode)?.name}, ${state}` : state;
}
