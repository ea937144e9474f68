import { findState } from "naijaref/places";
import { stateAddress } from "../addresses.ts";
import { StylesBelow } from "../layout/styles-below.tsx";
import { COLOURS_OF } from "../map/colours.ts";
import { CountryMap } from "../map/country-map.tsx";
import { LAYER_NAMES } from "../map/layer.ts";
import { mapAddress } from "../map/map-address.ts";
import { RecordMap } from "../map/record-map.tsx";
import { LAYER_NOUNS } from "../map/regions.ts";
import type { Content, PageDefinition } from "../page.ts";
import { uncapitalized } from "../words.ts";
import { noEmbed } from "./no-embed.tsx";

const ASSETS = ["map.css", "embed.css", "map.js", "embed.js"] as const;

/** A map for other pages: the country as `/map` shows it, or the LGAs of one state. */
export const mapEmbed: PageDefinition = {
  pattern: "/embed/map",
  query: ["of", "colour", "state"],
  isEmbed: true,
  render: ({ of: askedLayer = "states", colour: askedColour, state }) => {
    if (state !== undefined) return stateMap(state);
    const of = LAYER_NAMES.find((one) => one === askedLayer);
    if (of === undefined) return noEmbed("No such map", `There are maps of ${LAYER_NAMES.join(", ")}.`);
    const colour = COLOURS_OF[of].find((one) => one === (askedColour ?? COLOURS_OF[of][0]));
    if (colour === undefined)
      return noEmbed("No such map", `This map has the colours ${COLOURS_OF[of].join(", ")}.`);
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
