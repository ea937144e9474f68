import { getConstituency, lgasOfConstituency } from "naijaref/elections";
import { getLga, getState, getWard } from "naijaref/places";
import type { Water } from "./layer.ts";
import { detailedLgas } from "./layers.ts";
import { MapFrame } from "./map-frame.tsx";
import { MapName, MapNames } from "./names.tsx";
import { type Box, boxOf, doOverlap, joinBoxes, linesBetween, type Ring, readPath } from "./path.ts";
import { lgaCodesOf, regionOf } from "./regions.ts";
import { Waters } from "./waters.tsx";

/** What a record's map shows: the LGAs that it consists of, or that it is in. */
interface Subject {
  readonly label: string;
  readonly lgas: ReadonlySet<string>;
  /** Whether the LGAs themselves are what people look for: they are then coloured and named. */
  readonly isState: boolean;
}

function subjectOf(code: string): Subject | undefined {
  const state = getState(code);
  if (state !== undefined)
    return { label: `The LGAs of ${state.name}`, lgas: new Set(lgaCodesOf(code)), isState: true };
  const lga = getLga(code) ?? getLga(getWard(code)?.lgaCode ?? "");
  if (lga !== undefined)
    return { label: `${lga.name} and the LGAs around it`, lgas: new Set([lga.code]), isState: false };
  const seat = getConstituency(code);
  const lgas = seat === undefined ? undefined : lgasOfConstituency(seat.code);
  if (seat === undefined || !lgas?.ok) return undefined;
  return {
    label: `${seat.name} and the LGAs around it`,
    lgas: new Set(lgas.value.map((one) => one.code)),
    isState: false,
  };
}

interface Drawn {
  readonly rings: readonly Ring[];
  readonly box: Box;
}

const drawnOf = (path: string): Drawn => {
  const rings = readPath(path);
  return { rings, box: boxOf(rings) };
};

/** The rings and box of each LGA, read once. */
let drawn: ReadonlyMap<string, Drawn> | undefined;

const drawnLgas = (): ReadonlyMap<string, Drawn> => {
  drawn ??= new Map(detailedLgas.shapes.map(({ code, path }) => [code, drawnOf(path)]));
  return drawn;
};

let drawnWaters: readonly (Drawn & { readonly water: Water })[] | undefined;

/** The waters that a map shows. */
const watersIn = (box: Box) => {
  drawnWaters ??= detailedLgas.waters.map((water) => ({ water, ...drawnOf(water.path) }));
  return drawnWaters.filter((one) => doOverlap(one.box, box));
};

/**
 * The small map of a record with what is around it: of a state, its LGAs; of an LGA or a constituency, where
 * it is among its neighbours; of a ward, where its LGA is. Nothing for a code that has no place on the map.
 */
export function RecordMap({ code }: { readonly code: string }) {
  const subject = subjectOf(code);
  if (subject === undefined) return null;
  const all = drawnLgas();
  const own = [...subject.lgas].flatMap((lga) => all.get(lga)?.box ?? []);
  if (own.length === 0) return null;
  const box = around(joinBoxes(own), subject.isState ? 0.04 : own.length === 1 ? 0.6 : 0.2);
  const shapes = detailedLgas.shapes.filter((shape) => {
    const one = all.get(shape.code);
    return one !== undefined && doOverlap(one.box, box);
  });
  const waters = watersIn(box);
  const states = [
    ...shapes.map((shape) => ({
      group: getLga(shape.code)?.stateCode ?? "",
      rings: all.get(shape.code)?.rings ?? [],
    })),
    ...waters.map(({ water, rings }) => ({ group: water.stateCode, rings })),
  ];
  const least = box.width / 55;
  const isNamed = (lga: string): boolean => !subject.isState || subject.lgas.has(lga);
  return (
    <MapFrame
      name={code.toLowerCase()}
      label={subject.label}
      box={box}
      projection={detailedLgas.projection}
      isSmall
    >
      <g class="shapes">
        {shapes.map((shape) => {
          const isOwn = subject.lgas.has(shape.code);
          const region = regionOf(shape);
          return (
            <a
              key={shape.code}
              href={region.address}
              class={isOwn ? (subject.isState ? `h${shape.hue}` : "own") : "other"}
              aria-current={isOwn && !subject.isState ? "true" : undefined}
            >
              <title>{region.name}</title>
              <path d={shape.path} />
            </a>
          );
        })}
      </g>
      <Waters waters={waters.map(({ water }) => water)} />
      <path class="lines" d={linesBetween(states)} />
      <MapNames>
        {shapes
          .filter((shape) => isNamed(shape.code) && shape.name.size >= least && isWithin(shape.name, box))
          .map((shape) => (
            <MapName key={shape.code} text={shape.name} most={box.width / 30} />
          ))}
      </MapNames>
    </MapFrame>
  );
}

/** Every record's map has the same form: a long state would push its facts off a phone's screen. */
const WIDTH_TO_HEIGHT = 4 / 3;

/** A box in that form, with a margin. */
function around({ x, y, width, height }: Box, room: number): Box {
  const margin = Math.min(width, height) * room * 2;
  const wide = Math.max(width + margin, (height + margin) * WIDTH_TO_HEIGHT);
  const high = wide / WIDTH_TO_HEIGHT;
  return {
    x: Math.round(x + width / 2 - wide / 2),
    y: Math.round(y + height / 2 - high / 2),
    width: Math.round(wide),
    height: Math.round(high),
  };
}

/** Whether the middle of a name is inside a box, with enough space for the name. */
const isWithin = ({ x, y }: { readonly x: number; readonly y: number }, box: Box): boolean =>
  x > box.x + box.width * 0.08 &&
  x < box.x + box.width * 0.92 &&
  y > box.y + box.height * 0.05 &&
  y < box.y + box.height * 0.95;
