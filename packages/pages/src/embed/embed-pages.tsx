import { findState } from "naijaref/places";
import { cardAddress, stateAddress } from "../addresses.ts";
import { codePages } from "../codes/codes-page.tsx";
import { comparePages } from "../compare/compare-page.tsx";
import { StylesBelow } from "../layout/page-context.tsx";
import { mapAddress, readMap } from "../map/colours.ts";
import { CountryMap } from "../map/country-map.tsx";
import { MAP_ASSETS } from "../map/map-frame.tsx";
import { RecordMap } from "../map/record-map.tsx";
import { LAYER_NOUNS } from "../map/regions.ts";
import type { Content, Outcome, PageDefinition } from "../page.ts";
import { recordPages } from "../records/index.tsx";
import { uncapitalized } from "../words.ts";

const ASSETS = ["map.css", "embed.css", "map.js", "embed.js"] as const;

/** A map for other pages: the country as `/map` shows it, or the LGAs of one state. */
const mapEmbed: PageDefinition = {
  pattern: "/embed/map",
  query: ["of", "colour", "state"],
  isEmbed: true,
  render: ({ of: askedLayer, colour: askedColour, state }) => {
    if (state !== undefined) return stateMap(state);
    const { of, colour, problem } = readMap(askedLayer, askedColour);
    if (problem !== undefined) return noEmbed("No such map", problem);
    const title = `${LAYER_NOUNS[of]} of Nigeria`;
    return {
      title,
      description: `A map of the ${uncapitalized(LAYER_NOUNS[of])} of Nigeria, for other pages.`,
      address: mapAddress(of, colour),
      assets: ASSETS,
      isEmbed: true,
      main: (
        <>
          <StylesBelow />
          <h1>{title}</h1>
          <CountryMap of={of} colour={colour} />
        </>
      ),
    };
  },
};

function stateMap(identifier: string): Content {
  const found = findState(identifier);
  if (!found.ok) return noEmbed("No such state", "Write the name or the code of a state, such as LA.");
  const { code, name } = found.value;
  return {
    title: `LGAs of ${name}`,
    description: `A map of the LGAs of ${name}, for other pages.`,
    address: stateAddress(found.value),
    assets: ASSETS,
    isEmbed: true,
    main: (
      <>
        <StylesBelow />
        <h1>LGAs of {name}</h1>
        <RecordMap code={code} withInset />
      </>
    ),
  };
}

const noEmbed = (title: string, advice: string): Content => ({
  status: 404,
  title,
  description: `${title}. ${advice}`,
  assets: ["embed.css", "embed.js"],
  isEmbed: true,
  main: (
    <>
      <StylesBelow />
      <h1>{title}</h1>
      <p class="lead">{advice} Each record’s page has its code, and the lines to copy for this frame.</p>
    </>
  ),
});

/**
 * The card of a kind of record, made from its page: `parts/record-page.tsx` draws less where it is embedded.
 * Any identifier that leads to the page leads to the card too.
 */
const embedOf = (page: PageDefinition): PageDefinition => ({
  pattern: cardAddress(page.pattern),
  isEmbed: true,
  ...(page.loads && { loads: true }),
  render: (values, site) => {
    const outcome = page.render(values, site);
    return outcome instanceof Promise ? outcome.then(toCard) : toCard(outcome);
  },
});

function toCard(outcome: Outcome): Outcome {
  if ("redirect" in outcome) return { redirect: cardAddress(outcome.redirect) };
  const { status = 200, title, description, address, main, assets = [] } = outcome;
  if (status === 300) return noEmbed(title, "Several records have this name. Write the code of one of them.");
  if (status !== 200 || address === undefined)
    return noEmbed(title, "Check the code in the address of this frame.");
  return {
    title,
    description,
    address,
    main,
    assets: [...assets.filter((name) => !MAP_ASSETS.includes(name)), "embed.css", "embed.js"],
    isEmbed: true,
  } satisfies Content;
}

/** What other pages may frame: a map, and a card of each record, and two beside each other. */
export const embedPages: readonly PageDefinition[] = [
  mapEmbed,
  ...[...recordPages, ...codePages, ...comparePages].map(embedOf),
];
