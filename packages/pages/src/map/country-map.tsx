import type { ComponentChildren } from "preact";
import { uncapitalized } from "../words.ts";
import { COLOUR_WORDS, COLOURS_OF, type ColourName, colouringOf } from "./colours.ts";
import type { LayerName } from "./layer.ts";
import { COUNTRY_LAYERS } from "./layers.ts";
import { MapFrame } from "./map-frame.tsx";
import { MapName, MapNames } from "./names.tsx";
import { linesBetween, readPath } from "./path.ts";
import { LAYER_NOUNS, regionOf } from "./regions.ts";
import { Waters } from "./waters.tsx";

/** How large the letters of names are, in parts of the map's width: about 15 pixels on a map of 900. */
const LARGEST = 1 / 62;
/** Names that would be smaller than about 9 pixels there are left out. */
const SMALLEST = 1 / 100;
/** Names that can be read when the map is zoomed; the smallest are left out. */
const SMALLEST_ZOOMED = 1 / 900;
/** Codes are for narrow maps: on a map of 340 pixels they have about 11. */
const LARGEST_CODE = 1 / 30;
const SMALLEST_CODE = 1 / 42;

/**
 * The country in its states, LGAs or constituencies. Each shape is a link to its page, with and without
 * script.
 */
export function CountryMap({
  of,
  colour = COLOURS_OF[of][0] as ColourName,
  children,
}: {
  readonly of: LayerName;
  readonly colour?: ColourName | undefined;
  readonly children?: ComponentChildren;
}) {
  const layer = COUNTRY_LAYERS[of]();
  const { width, height, waters } = layer;
  const shapes = layer.shapes.map((shape) => [shape, regionOf(shape)] as const);
  const { classOf, wordsOf, legend } = colouringOf(colour, shapes);
  return (
    <MapFrame
      name={`nigeria-${of.replaceAll("_", "-")}`}
      label={`Map of Nigeria: ${uncapitalized(LAYER_NOUNS[of])}. Colours: ${uncapitalized(COLOUR_WORDS[colour])}`}
      box={{ x: 0, y: 0, width, height }}
      projection={layer.projection}
      legend={legend}
      aside={children}
    >
      <g class="shapes">
        {shapes.map(([shape, region]) => {
          const value = wordsOf(shape, region);
          return (
            <a
              key={shape.code}
              href={region.address}
              class={region.isDivided ? "divided" : classOf(shape, region)}
            >
              <title>{value === undefined ? region.name : `${region.name}: ${value}`}</title>
              <path d={shape.path} />
            </a>
          );
        })}
      </g>
      <Waters waters={waters} />
      {of !== "states" && (
        <path
          class="lines"
          d={linesBetween(
            [...shapes.map(([{ path }, { stateCode }]) => ({ path, stateCode })), ...waters].map(
              ({ path, stateCode }) => ({ group: stateCode, rings: readPath(path) }),
            ),
          )}
        />
      )}
      <MapNames>
        {shapes.map(([{ code, name, short }]) => (
          <>
            {name.size >= width * (of === "states" ? SMALLEST : SMALLEST_ZOOMED) && (
              <MapName
                key={code}
                className={of === "states" ? "long" : undefined}
                text={name}
                most={width * LARGEST}
                isHidden={name.size < width * SMALLEST}
              />
            )}
            {short !== undefined && short.size >= width * SMALLEST_CODE && (
              <MapName key={`${code} code`} className="short" text={short} most={width * LARGEST_CODE} />
            )}
          </>
        ))}
      </MapNames>
    </MapFrame>
  );
}
