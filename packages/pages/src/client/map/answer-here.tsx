import "../host-links.ts";
import {
  boundaryOf,
  type Position as Corner,
  type Location,
  neighboursOf,
  reverseGeocode,
} from "naijaref/boundaries";
import { render } from "preact";
import { lgaAddress } from "../../addresses.ts";
import { NoPlace, PlaceAnswer } from "../../map/place-answer.tsx";
import { hostAddress } from "../host.ts";

/**
 * What is at a position, looked up and drawn on the device, as the service shows it.
 *
 * @param accuracy in metres; left out for a point that somebody named
 */
export function answerHere(
  point: { readonly lat: number; readonly lon: number },
  accuracy?: number,
): Element {
  const found = reverseGeocode(point);
  const answered = document.createElement("div");
  answered.className = "answered-here with-picture";
  const words = document.createElement("div");
  answered.append(words);
  render(
    found.ok ? <PlaceAnswer location={found.value} accuracy={accuracy} /> : <NoPlace failure={found} />,
    words,
  );
  const drawn = found.ok ? drawHere(found.value, accuracy) : undefined;
  if (drawn !== undefined) answered.append(drawn);
  words.querySelector(".answer")?.setAttribute("tabindex", "-1");
  return answered;
}

const WIDTH = 600;
/** Around the LGA, as a share of its longer side. */
const MARGIN = 0.12;
const LETTERS = 24;
const METRES_PER_DEGREE = 111_320;
const SVG = "http://www.w3.org/2000/svg";

type Properties = Readonly<Record<string, string | number>>;

function element(name: string, properties: Properties, ...children: Element[]): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/**
 * A map of the LGA with its neighbours and the position, drawn on the device from the outlines that the
 * look-up has loaded.
 *
 * @param accuracy in metres; left out for a point that somebody named
 */
function drawHere({ lga, lat, lon }: Location, accuracy?: number): Element | undefined {
  const own = boundaryOf(lga);
  const around = neighboursOf(lga);
  if (!own.ok || !around.ok) return undefined;
  const [west, south, east, north] = own.value.bbox;
  const stretch = Math.cos((lat * Math.PI) / 180);
  const side = Math.max((east - west) * stretch, north - south) * MARGIN;
  const unit = WIDTH / ((east - west) * stretch + 2 * side);
  const toX = (degrees: number): number => Math.round(((degrees - west) * stretch + side) * unit);
  const toY = (degrees: number): number => Math.round((north - degrees + side) * unit);
  const height = toY(south - side);

  const shape = (code: string, className: string): Element | undefined => {
    const found = boundaryOf(code);
    if (!found.ok) return undefined;
    const { geometry } = found.value;
    const polygons: readonly (readonly (readonly Corner[])[])[] =
      geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    const d = polygons
      .flat()
      .map((ring) => `M${ring.map(([x, y]) => `${toX(x)} ${toY(y)}`).join("L")}z`)
      .join("");
    const name = found.value.properties.name;
    const address = "slug" in found.value.properties ? lgaAddress(found.value.properties as typeof lga) : "";
    return element(
      "a",
      { href: hostAddress(address), class: className, "aria-label": name },
      element("path", { d }),
    );
  };
  const shapes = [...around.value.map((one) => shape(one.lga.code, "other")), shape(lga.code, "own")].filter(
    (one) => one !== undefined,
  );

  const write = (text: string, x: number, y: number): Element => {
    const made = element("text", { x, y, "font-size": LETTERS });
    made.textContent = text;
    return made;
  };
  const [hereX, hereY] = [toX(lon), toY(lat)];
  const below = hereY + LETTERS * 1.6;
  const names = [
    write(lga.name, hereX, below),
    ...around.value.flatMap(({ lga: { name, lat: north, lon: east } }) => {
      if (north === null || east === null) return [];
      const [x, y] = [toX(east), toY(north)];
      // A name that would be cut is left out.
      const half = name.length * LETTERS * 0.3;
      const isSeen = x > half && x < WIDTH - half && y > LETTERS && y < height - LETTERS;
      return isSeen ? [write(name, x, y)] : [];
    }),
  ];

  const metres = (unit / METRES_PER_DEGREE) * (accuracy ?? 0);
  const svg = element(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: "group",
      "aria-label": `Map of ${lga.name} with the position`,
    },
    element("rect", { class: "sea", width: WIDTH, height }),
    element("g", { class: "shapes" }, ...shapes),
    element("g", { class: "names", "aria-hidden": "true" }, ...names),
    ...(metres > 8 ? [element("circle", { class: "accuracy", cx: hereX, cy: hereY, r: metres })] : []),
    element("circle", { class: "here", cx: hereX, cy: hereY, r: 8 }),
  );
  const figure = document.createElement("div");
  figure.className = "map small drawn-here";
  const frame = document.createElement("div");
  frame.className = "map-window";
  frame.append(svg);
  figure.append(frame);
  return figure;
}
