import type { ComponentChildren } from "preact";
import type { AssetName } from "../assets.ts";
import { MAP_CREDIT, type PlacedText } from "./layer.ts";
import type { Box } from "./path.ts";

export const MAP_ASSETS: readonly AssetName[] = ["map.css", "map.js"];

interface Frame {
  readonly name: string;
  readonly label: string;
  readonly box: Box;
  readonly legend?: readonly { readonly className: string; readonly text: string }[];
  readonly aside?: ComponentChildren;
  readonly isSmall?: boolean;
  readonly hasStripes?: boolean;
  readonly children: ComponentChildren;
}

export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** What every map has: the picture, and what `client/entries/map.ts` finds it by. The buttons need script. */
export function MapFrame({
  name,
  label,
  box,
  legend = [],
  aside,
  isSmall = false,
  hasStripes = !isSmall,
  children,
}: Frame) {
  const { width, height } = box;
  return (
    <figure class={isSmall ? "map small" : "map"} data-map={name} data-credit={MAP_CREDIT}>
      <div class="map-view">
        <div class="map-window">
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing of links is no set of controls */}
          <svg viewBox={viewBoxOf(box)} width={width} height={height} role="group" aria-label={label}>
            {hasStripes && (
              <defs>
                <pattern
                  id="divided"
                  width="6"
                  height="6"
                  patternUnits="userSpaceOnUse"
                  patternTransform={`rotate(45) scale(${width / (isSmall ? 300 : 900)})`}
                >
                  <rect class={isSmall ? "land" : "p0"} width="6" height="6" />
                  <rect class={isSmall ? "own" : "p4"} width="3" height="6" />
                </pattern>
              </defs>
            )}
            {children}
          </svg>
        </div>
        <output class="map-tip" hidden />
      </div>
      {/* Below the picture, so that they cover no shape and nothing covers them. */}
      <div class="map-buttons">
        <button type="button" data-zoom="in" aria-label="Zoom in">
          +
        </button>
        <button type="button" data-zoom="out" aria-label="Zoom out">
          −
        </button>
        <button type="button" data-zoom="all" aria-label="Show all">
          ⤢
        </button>
        <span class="map-files">
          Save as{" "}
          <button type="button" data-save="svg">
            SVG
          </button>{" "}
          <button type="button" data-save="png">
            PNG
          </button>
        </span>
      </div>
      <figcaption>
        <ul class="map-legend">
          {legend.map(({ className, text }) => (
            <li key={className} class={className}>
              {text}
            </li>
          ))}
        </ul>
        {aside}
        <p class="map-credit">{MAP_CREDIT}</p>
      </figcaption>
    </figure>
  );
}

/**
 * The names on a map. Each shape is a link with its name, so those who hear the page need not hear them
 * again.
 */
export const MapNames = ({ children }: { readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot have the focus
  <g class="names" aria-hidden="true">
    {children}
  </g>
);

const LINE = 1.1;

/** A name of a map, written inside its shape. The script makes it smaller when the map is zoomed. */
export function MapName({
  text: { lines, x, y, size },
  most,
  className,
  isHidden = false,
}: {
  readonly text: PlacedText;
  readonly most: number;
  readonly className?: string | undefined;
  /** Whether it fits only when the map is zoomed. */
  readonly isHidden?: boolean;
}) {
  const drawn = isHidden ? undefined : round(Math.min(size, most));
  const whole = isHidden ? Math.floor(size) : round(size);
  // The script reads what is not the size that is drawn, and gives all short ones one size.
  const isRead = whole !== drawn && !className?.startsWith("short");
  return (
    <text
      class={className}
      hidden={isHidden}
      x={x}
      y={y}
      font-size={drawn}
      data-size={isRead ? whole : undefined}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, at) => (
            <tspan key={line} x={x} dy={`${at === 0 ? round((-(lines.length - 1) / 2) * LINE) : LINE}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

const round = (number: number): number => Math.round(number * 10) / 10;
