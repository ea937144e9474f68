import type { ComponentChildren } from "preact";
import type { PlacedText } from "./layer.ts";

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
  const drawn = Math.min(size, most);
  return (
    <text
      class={className}
      hidden={isHidden}
      x={x}
      y={y}
      font-size={isHidden ? undefined : round(drawn)}
      data-size={round(size)}
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
