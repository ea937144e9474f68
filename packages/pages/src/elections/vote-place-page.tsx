import type { VotingPlace } from "naijaref/elections";
import { wardsOfLga } from "naijaref/places";
import { voteAddress } from "../addresses.ts";
import { certain } from "../certain.ts";
import { StylesBelow } from "../layout/page-context.tsx";
import { hasApi, type PageDefinition, type Site } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { Links } from "../parts/links.tsx";
import { Section } from "../parts/section.tsx";
import { PollingUnitList } from "../records/ward.tsx";
import { capitalized, count } from "../words.ts";
import { officesOf, titleOf, VoteAnswer } from "./vote-answer.tsx";

export const votePlacePage: PageDefinition = {
  pattern: "/vote/{place}",
  loads: true,
  render: async ({ place: code = "" }, site) => {
    const found = officesOf(code);
    const place = found?.place;
    if (found === undefined || place == null)
      return notFound({ what: "polling unit, ward or LGA", identifier: code, suggestions: [] });
    const own = (place.pollingUnit ?? place.ward ?? place.lga)?.code ?? "";
    if (own !== code) return { redirect: voteAddress(own) };
    const units = place.ward === null ? [] : certain(await site.pollingUnits.pollingUnitsOf(place.ward.code));
    const unit = units.find(({ code }) => code === place.pollingUnit?.code);
    return {
      title: `Your vote in 2027: ${titleOf(place, unit?.name)}`,
      description: `What the voters of ${titleOf(place, unit?.name)} elect in 2027: five offices with their constituencies and days, what is not certain, and the polling units of the ward.`,
      address: voteAddress(own),
      assets: ["tools.css", "vote.css", "vote.js"],
      ...(place.lga !== null && { picture: place.lga.code }),
      main: (
        <article class="vote">
          <p class="kicker">Your vote in 2027</p>
          <StylesBelow />
          <VoteAnswer found={found} place={place} unitName={unit?.name} />
          {actionsAt(place, site)}
          {place.ward === null ? (
            wardsOf(place)
          ) : (
            <Section
              id="units"
              title={`${capitalized(count(units.length, "polling unit"))} of the ward ${place.ward.name}`}
            >
              <PollingUnitList units={units} addressOf={voteAddress} current={place.pollingUnit?.code} />
            </Section>
          )}
          <p class="more">
            <a href="/vote">Another unit or address</a> · <a href="/elections">All days, and what moved</a> ·{" "}
            <a href="/parties">Parties</a>
          </p>
        </article>
      ),
    };
  },
};

/** The next steps. Without script a browser prints and shares by its own menu. */
const actionsAt = (place: VotingPlace, site: Site) => (
  <p class="vote-actions">
    {hasApi(site) && (
      <a
        class="button"
        href={`/v1/elections?state=${place.state.code}&kind=poll&status=planned&format=ics`}
        data-calendar={place.state.code}
      >
        Add the days to the calendar
      </a>
    )}
    <button type="button" class="if-script" data-picture>
      Save as a picture
    </button>
    <button type="button" class="if-script" data-share>
      Share
    </button>
    <button type="button" class="if-script" data-print>
      Print
    </button>
  </p>
);

function wardsOf({ lga }: VotingPlace) {
  const wards = lga === null ? [] : certain(wardsOfLga(lga.code));
  return (
    <Section id="wards" title={`Which of the ${count(wards.length, "ward")} is yours?`}>
      <Links links={wards.map(({ code, name }) => ({ name, address: voteAddress(code), note: code }))} />
    </Section>
  );
}
