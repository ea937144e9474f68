import { detailedLgas } from "./layers.ts";
import { type Box, joinBoxes } from "./path.ts";
import { drawnLgas, type Subject } from "./subject.ts";

/** A name that would be smaller is left out, in parts of the map's width. */
export const LEAST_NAME = 1 / 55;

/**
 * How small the names are of LGAs that are drawn larger together: first those of a city, such as Kano or
 * Ibadan, which are by far the smallest of their state; else all without a name.
 */
const SMALL = [1 / 90, LEAST_NAME];

const REACH = 1 / 12;

/** Fewer LGAs without a name are found by zooming. */
const LEAST = 4;

/** Around what is drawn larger, in parts of its width. */
const MARGIN = 0.1;

/** It is drawn so many times larger at least. */
const LARGER = 2.5;

/** As wide as high at least, and at most so much wider. */
const WIDEST = 1.6;

/**
 * The part of a state's map where its LGAs are too small for their names, as on the mainland of Lagos: it is
 * drawn again, larger. Undefined where it would help little.
 */
export function insetOf(subject: Subject, box: Box): Box | undefined {
  for (const small of SMALL) {
    const found = around(groupOf(subject, box.width, small));
    if (found !== undefined && found.width * LARGER <= box.width) return found;
  }
  return undefined;
}

/** The most LGAs with small names that are near one of them. */
function groupOf({ lgas }: Subject, width: number, small: number): readonly Box[] {
  const nameless = detailedLgas.shapes
    .filter(({ code, name }) => lgas.has(code) && name.size < width * small)
    .flatMap(({ code }) => drawnLgas().get(code)?.box ?? []);
  return nameless
    .map((one) => nameless.filter((other) => isNear(one, other, width * REACH)))
    .reduce((most, one) => (one.length > most.length ? one : most), []);
}

function around(group: readonly Box[]): Box | undefined {
  if (group.length < LEAST) return undefined;
  const own = joinBoxes(group);
  const margin = own.width * MARGIN * 2;
  const wide = Math.max(own.width + margin, own.height + margin);
  const high = Math.max(own.height + margin, wide / WIDEST);
  return {
    x: Math.round(own.x + own.width / 2 - wide / 2),
    y: Math.round(own.y + own.height / 2 - high / 2),
    width: Math.round(wide),
    height: Math.round(high),
  };
}

const isNear = (one: Box, other: Box, reach: number): boolean =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < reach &&
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < reach;
