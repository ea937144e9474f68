import { getLga } from "naijaref/places";
import { detailedLgas } from "./layers.ts";
import { MapFrame } from "./map-frame.tsx";
import { MapName, MapNames } from "./names.tsx";
import { type Box, doOverlap, linesBetween } from "./path.ts";
import { regionOf } from "./regions.ts";
import { boxAround, drawnLgas, subjectOf, watersIn } from "./subject.ts";
import { Waters } from "./waters.tsx";

interface RecordMapProps {
  readonly code: string;
  /** A point that is marked, in degrees. */
  readonly at?: { readonly lat: number; readonly lon: number } | undefined;
}

/**
 * The small map of a record with what is around it: of a state, its LGAs; of an LGA or a constituency, where
 * it is among its neighbours; of a ward, where its LGA is. Nothing for a code that has no place on the map.
 */
export function RecordMap({ code, at }: RecordMapProps) {
  const subject = subjectOf(code);
  if (subject === undefined) return null;
  const all = drawnLgas();
  const box = boxAround(subject, WIDTH_TO_HEIGHT);
  if (box === undefined) return null;
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
  const { west, north, perLon, perLat } = detailedLgas.projection;
  const isNamed = (lga: string): boolean =>
    // A point would cover the name of its LGA, which stands above the map.
    subject.isState ? subject.lgas.has(lga) : at === undefined || !subject.lgas.has(lga);
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
      {at !== undefined && (
        <circle
          class="here"
          cx={Math.round((at.lon - west) * perLon)}
          cy={Math.round((north - at.lat) * perLat)}
          r={box.width / 70}
        />
      )}
    </MapFrame>
  );
}

/** Every record's map has the same form: a long state would push its facts off a phone's screen. */
const WIDTH_TO_HEIGHT = 4 / 3;

/** Whether the middle of a name is inside a box, with enough space for the name. */
const isWithin = ({ x, y }: { readonly x: number; readonly y: number }, box: Box): boolean =>
  x > box.x + box.width * 0.08 &&
  x < box.x + box.width * 0.92 &&
  y > box.y + box.height * 0.05 &&
  y < box.y + box.height * 0.95;
