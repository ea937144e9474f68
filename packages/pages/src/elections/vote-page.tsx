import { unitsNamed } from "@naijaref/api/operations/polling-units";
import { readAddress } from "naijaref/address";
import { findLga, getLga, getState, getWard, type Lga, listStates, type Ward } from "naijaref/places";
import { voteAddress } from "../addresses.ts";
import { StylesBelow } from "../layout/page-context.tsx";
import type { Content, PageDefinition, Site } from "../page.ts";
import { type Link, Links } from "../parts/links.tsx";
import { Field } from "../tools/live-form.tsx";
import { ASK_FOR_AREA, type ReadPlace, readVoterCode } from "./vote-answer.tsx";
import { INEC, pollDay } from "./words.ts";

const MAX_LENGTH = 200;
/** Schools of one name in one town. */
const MAX_UNITS = 20;

export const votePage: PageDefinition = {
  pattern: "/vote",
  query: ["at"],
  // It may be where a person lives.
  isPrivate: true,
  loads: true,
  addresses: () => ["/vote"],
  render: async ({ at = "" }, site) => {
    const typed = at.trim().slice(0, MAX_LENGTH);
    if (typed === "") return contentOf("");
    const read = await readPlace(typed, site);
    return "code" in read ? { redirect: voteAddress(read.code) } : contentOf(typed, read);
  },
};

interface Read {
  readonly problem: string;
  readonly places: readonly Link[];
  readonly why: string;
}

const contentOf = (typed: string, { problem, places, why }: Partial<Read> = {}): Content => ({
  ...(problem && { status: 422 as const }),
  title: `${problem ? "Error: " : ""}Your vote in 2027: unit, constituencies and days`,
  description:
    "Type the name of the school or street where you vote, or the code on your voter's card: your polling unit, your five offices and constituencies, and the days of the election of 2027.",
  address: "/vote",
  assets: ["tools.css", "vote.css", "vote.js"],
  main: (
    <>
      <h1>Your vote in 2027</h1>
      <p class="lead">
        President and National Assembly: {pollDay("election_national")}. Governors and Houses of Assembly:{" "}
        {pollDay("election_state")}.
      </p>
      <StylesBelow />
      <form class="live vote-form" action="/vote" method="get" data-vote-form>
        <div class="suggest-in">
          <Field name="School, street, town or the code on your card">
            <input
              name="at"
              id="vote-at"
              value={typed}
              autocomplete="off"
              maxlength={MAX_LENGTH}
              placeholder="Anifowoshe primary school, Ikeja"
              aria-describedby="vote-hint vote-problem"
              aria-invalid={problem ? "true" : undefined}
              required
            />
          </Field>
        </div>
        <button type="submit">Show</button>
        <button type="button" class="plain if-script" data-here>
          Use where I am
        </button>
      </form>
      <p class="privacy" id="vote-hint">
        A code is read on this device: it is not sent.
      </p>
      <StateChips typed={typed} isHidden={!problem} />
      <div class="result" data-vote-result />
      {problem && (
        <div class="result" data-served>
          <p class="problem" id="vote-problem">
            {problem}
          </p>
        </div>
      )}
      {places && (
        <div class="result" data-served>
          <h2>{why}</h2>
          <Links links={places} />
        </div>
      )}
      <p class="more">
        <a href="/elections">All days, and what moved</a> · <a href="/parties">Parties</a> ·{" "}
        <a href={INEC}>inecnigeria.org</a>
      </p>
    </>
  ),
});

/** A state for each text that does not tell its place: it is added to what was typed. */
const StateChips = ({ typed, isHidden }: { readonly typed: string; readonly isHidden: boolean }) => (
  <div class="state-chips" data-vote-states hidden={isHidden}>
    <p>In which state?</p>
    <p class="chips">
      {listStates().map(({ code, name }) => (
        <a key={code} href={`/vote?at=${encodeURIComponent(`${typed}, ${name}`)}`} data-state={name}>
          {code === "FC" ? "FCT" : name}
        </a>
      ))}
    </p>
  </div>
);

/** The place that a code, a school, a street, the name of an LGA or an address names. */
async function readPlace(text: string, site: Site): Promise<ReadPlace> {
  const code = readVoterCode(text);
  if (code !== undefined) return code;
  const lga = findLga(text);
  if (lga.ok) return { code: lga.value.code };
  if (lga.reason === "ambiguous")
    return {
      places: lga.candidates.map(linkTo),
      why: "LGAs of several states have this name. Which one is yours?",
    };
  const units = ((await unitsNamed(text, MAX_UNITS, site)) ?? []).map((unit) => ({
    name: unit.name,
    address: voteAddress(unit.code),
    note: `${unit.wardName} ward, ${unit.lgaName}, ${unit.stateName}`,
  }));
  if (units.length > 0) return { places: units, why: "Which polling unit is yours?" };
  const address = readAddress(text);
  if (!address.ok) return { problem: ASK_FOR_AREA };
  const { status, lgaCode, wardCodes, candidates } = address.value;
  const wards = wardCodes.flatMap((one) => getWard(one) ?? []);
  if (status === "found" && wards.length > 0)
    return { places: wards.map(linkTo), why: "Which ward is on your card?" };
  if (status === "found" && lgaCode !== null) return { code: lgaCode };
  const lgas = candidates.flatMap((one) => getLga(one.lgaCode) ?? []);
  return lgas.length > 0
    ? { places: lgas.map(linkTo), why: "Which LGA is yours?" }
    : { problem: ASK_FOR_AREA };
}

/** A place with what it is in: `Ikeja, Lagos`. */
function linkTo(place: Ward | Lga) {
  const state = getState(place.stateCode)?.name ?? "";
  const note = "lgaCode" in place ? `${getLga(place.lgaCode)?.name}, ${state}` : state;
  return { name: place.name, address: voteAddress(place.code), note };
}
