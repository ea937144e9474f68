import type { ComponentChildren } from "preact";
import { useLinkTarget } from "../layout/page-context.tsx";
import { uncapitalized } from "../words.ts";
import { COLOUR_WORDS, type ColourName, colouringOf } from "./colours.ts";
import { COUNTRY_LAYERS, type LayerName, type Shape } from "./layer.ts";
import { MapFrame, MapName, MapNames } from "./map-frame.tsx";
import { LAYER_NOUNS, regionOf } from "./regions.ts";
import { Sea, Waters } from "./sea.tsx";

/** How large the letters of names are, in parts of the map's width: about 15 pixels on a map of 900. */
const MAX = 1 / 62;
/** Names that would be smaller than 13 pixels there are left out. */
const SMALLEST = 1 / 69;
/** Names that can be read when the map is zoomed; the smallest are left out. */
const SMALLEST_ZOOMED = 1 / 900;
/** Codes are for narrow maps: on a map of 340 pixels they have about 11. */
const MAX_CODE = 1 / 30;
const SMALLEST_CODE = 1 / 42;
/** Around the country, and of the sea below it, as shares of the width. */
const MARGIN = 0.012;
const SEA = 0.075;

/**
 * Where the names of states stand that are too small for them, in parts of the map's width: in the sea, or
 * abroad, with a line to the state.
 */
const BESIDE: Readonly<Record<string, readonly [x: number, y: number]>> = {
  LA: [0.07, 0.7],
  AN: [0.2, 0.83],
  AB: [0.4, 0.86],
};

interface CountryMapProps {
  readonly of: LayerName;
  readonly colour: ColourName;
  readonly children?: ComponentChildren;
}

/**
 * The country in its states, LGAs or constituencies. Each shape is a link to its page, with and without
 * script.
 */
export function CountryMap({ of, colour, children }: CountryMapProps) {
  const target = useLinkTarget();
  const layer = COUNTRY_LAYERS[of]();
  const { width, height, waters } = layer;
  const shapes = layer.shapes.map((shape) => [shape, regionOf(shape)] as const);
  const { classOf, wordsOf, legend } = colouringOf(colour, shapes);
  const seen = {
    x: -Math.round(width * MARGIN),
    y: -Math.round(width * MARGIN),
    width: Math.round(width * (1 + 2 * MARGIN)),
    height: Math.round(height + width * (MARGIN + SEA)),
  };
  return (
    <MapFrame
      name={`nigeria-${of.replaceAll("_", "-")}`}
      label={`Map of Nigeria: ${uncapitalized(LAYER_NOUNS[of])}. Colours: ${uncapitalized(COLOUR_WORDS[colour])}`}
      box={seen}
      legend={legend}
      aside={children}
    >
      <Sea box={seen} projection={layer.projection} />
      <g class="shapes">
        {shapes.map(([shape, region]) => (
          <a
            key={shape.code}
            href={region.address}
            target={target}
            class={region.isDivided ? "divided" : classOf(shape, region)}
          >
            <title>{`${region.name}: ${wordsOf(shape, region)}`}</title>
            <path d={shape.path} />
          </a>
        ))}
      </g>
      <Waters waters={waters} />
      {layer.lines !== undefined && <path class="lines" d={layer.lines} />}
      <MapNames>
        {shapes.map(([shape]) => {
          const { code, name, short } = shape;
          const beside = of === "states" ? BESIDE[code] : undefined;
          if (beside !== undefined) return besideState(shape, beside, width);
          return (
            <>
              {name.size >= width * (of === "states" ? SMALLEST : SMALLEST_ZOOMED) && (
                <MapName
                  key={code}
                  className={of === "states" ? "long" : undefined}
                  text={name}
                  most={width * MAX}
                  isHidden={name.size < width * SMALLEST}
                />
              )}
              {short !== undefined && short.size >= width * SMALLEST_CODE && (
                <MapName key={`${code} code`} className="short" text={short} most={width * MAX_CODE} />
              )}
            </>
          );
        })}
      </MapNames>
    </MapFrame>
  );
}

/** A name beside its state with a line to it; where it has no space, the code. */
function besideState({ code, name, short }: Shape, [x, y]: readonly [x: number, y: number], width: number) {
  const spot = { x: Math.round(x * width), y: Math.round(y * width), size: width * MAX_CODE };
  return (
    <>
      <path class="leader" d={`M${spot.x} ${Math.round(spot.y - width * 0.018)}L${name.x} ${name.y}`} />
      {/* First the name: a code is shown only where the name is not. */}
      <MapName className="long beside" text={{ ...spot, lines: name.lines }} most={width * MAX} />
      <MapName
        className="short beside"
        text={{ ...spot, lines: short?.lines ?? [code] }}
        most={width * MAX_CODE}
      />
    </>
  );
}
