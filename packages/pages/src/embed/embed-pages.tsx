import { findState } from "naijaref/places";
import type { ComponentChild } from "preact";
import { cardAddress, stateAddress } from "../addresses.ts";
import type { AssetName } from "../assets.ts";
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

const CARD: readonly AssetName[] = ["embed.css", "embed.js"];
/** A map for other pages: the country as `/map` shows it, or the LGAs of one state. */
const mapEmbed: PageDefinition = {
  pattern: "/embed/map",
  query: ["of", "colour", "state"],
  isEmbed: true,
  render: ({ of: askedLayer, colour: askedColour, state }) => {
    if (state !== undefined) return stateMap(state);
    const { of, colour, problem } = readMap(askedLayer, askedColour);
    if (problem !== undefined) return noEmbed("No such map", problem);
    const noun = LAYER_NOUNS[of];
    return {
      ...embedded(`${noun} of Nigeria`, <CountryMap of={of} colour={colour} />),
      description: `A map of the ${uncapitalized(noun)} of Nigeria, for other pages.`,
      address: mapAddress(of, colour),
    };
  },
};

function stateMap(identifier: string): Content {
  const found = findState(identifier);
  if (!found.ok) return noEmbed("No such state", "Write the name or the code of a state, such as LA.");
  const { code, name } = found.value;
  return {
    ...embedded(`LGAs of ${name}`, <RecordMap code={code} withInset />),
    description: `A map of the LGAs of ${name}, for other pages.`,
    address: stateAddress(found.value),
  };
}

const noEmbed = (title: string, advice: string): Content => ({
  ...embedded(
    title,
    <p class="lead">{advice} Each record’s page has its code, and the lines to copy for this frame.</p>,
  ),
  status: 404,
  description: `${title}. ${advice}`,
  assets: CARD,
});

const embedded = (title: string, content: ComponentChild) => ({
  title,
  isEmbed: true as const,
  assets: ["map.css", "embed.css", "map.js", "embed.js"] as const,
  main: (
    <>
      <StylesBelow />
      <h1>{title}</h1>
      {content}
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
    assets: [...assets.filter((name) => !MAP_ASSETS.includes(name)), ...CARD],
    isEmbed: true,
  } satisfies Content;
}

/** What other pages may frame: a map, and a card of each record, and two beside each other. */
export const embedPages: readonly PageDefinition[] = [
  mapEmbed,
  ...[...recordPages, ...codePages, ...comparePages].map(embedOf),
];
