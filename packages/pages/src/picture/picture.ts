import type { Pause } from "@naijaref/api/operations/in-parts";
import { getConstituency } from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { getLga, getState, getWard } from "naijaref/places";
import { COUNTRY, PICTURE } from "../addresses.ts";
import { colours } from "../generated/colours.ts";
import { detailedLgas, MAP_CREDIT } from "../map/layer.ts";
import { type Box, doOverlap, joinBoxes, type Ring } from "../map/path.ts";
import { districtAt, listZones, zoneOf } from "../map/regions.ts";
import { landAround } from "../map/sea.tsx";
import { boxAround, drawnLgas, type Subject, subjectOf, watersIn } from "../map/subject.ts";
import { capitalized } from "../words.ts";
import { type Canvas, createCanvas, fill } from "./canvas.ts";
import { encodePng } from "./png.ts";
import { fitted, SHADES, shadeWords, type Words, widthOf } from "./words.ts";

/** In pixels: the strip below the map. */
export const CAPTION = 132;

const EDGE = 40;
const [NAME, SMALLEST_NAME, LINE, SMALL] = [60, 40, 30, 20];

/** What a picture is of, and what that is: `Ikeja`, `LGA of Lagos`. */
function namesOf(code: string): readonly [name: string, kind: string] {
  const state = getState(code);
  if (state !== undefined)
    return [state.name, state.code === "FC" ? "Nigeria" : `State of Nigeria, ${state.zone}`];
  const lga = getLga(code);
  if (lga !== undefined)
    return [lga.name, `${lga.stateCode === "FC" ? "Area council" : "LGA"} of ${stateOf(lga)}`];
  const seat = getConstituency(code);
  return seat === undefined
    ? ["Nigeria", "Places, seats, banks and codes"]
    : [seat.name, `${capitalized(KINDS[seat.kind].noun)} of ${stateOf(seat)}`];
}

const stateOf = ({ stateCode }: { readonly stateCode: string }): string => getState(stateCode)?.name ?? "";

/** The words below the map of a picture: the name as large as it fits, its kind, and who drew the borders. */
export function captionOf(code: string, width: number): readonly Words[] {
  const [name, kind] = namesOf(code);
  const right = width - EDGE;
  const site = "naijaref";
  const space = right - EDGE - widthOf(site) * LINE - EDGE;
  const size = Math.max(SMALLEST_NAME, Math.min(NAME, space / widthOf(name)));
  const credit = widthOf(MAP_CREDIT) * SMALL;
  return [
    { text: fitted(name, space / size), x: EDGE, y: 64, size },
    { text: site, x: right, y: 64, size: LINE, isRight: true },
    { text: fitted(kind, (right - 2 * EDGE - credit) / LINE), x: EDGE, y: 108, size: LINE },
    { text: MAP_CREDIT, x: right, y: 108, size: SMALL, isRight: true },
  ];
}

function pictured(code: string): Subject | undefined {
  if (code !== COUNTRY) return getWard(code) === undefined ? subjectOf(code) : undefined;
  return {
    label: "Nigeria",
    lgas: new Set(detailedLgas.shapes.map((shape) => shape.code)),
    isState: true,
    inPart: new Set(),
  };
}

export function pictureAt(path: string): string | undefined {
  const code = /^\/pictures\/([A-Z0-9]+)\.png$/.exec(path)?.[1];
  return code === undefined || pictured(code) === undefined ? undefined : code;
}

/**
 * The map of a record as PNG, for what shows a picture beside a link and takes no SVG. It shows what the map
 * on the record's page shows, in the colours of the day, with its name, its kind and the credit below.
 *
 * @param pause waits between its parts, while others are answered.
 */
export async function drawPicture(code: string, pause?: Pause): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const subject = pictured(code);
  const { width, height } = PICTURE;
  const mapHeight = height - CAPTION;
  const box = subject && boxAround(subject, width / mapHeight);
  if (subject === undefined || box === undefined) return undefined;
  await pause?.();
  const canvas = createCanvas(width, mapHeight);
  const parts = fillParts(canvas, subject, box);
  await pause?.();
  const pixels = new Uint8Array(width * height);
  pixels.set(colourPixels(canvas, parts));
  await pause?.();
  const shades = shadeWords(captionOf(code, width), width, CAPTION);
  pixels.set(
    shades.map((shade) => MAP_COLOURS.length + shade),
    width * mapHeight,
  );
  await pause?.();
  return encodePng(PICTURE, pixels, PALETTE, MAP_CREDIT);
}

const { land, water, abroad, border, own, ground, text, "state-line": stateLine } = colours;
const ZONES = [colours.h0, colours.h1, colours.h2, colours.h3, colours.h4, colours.h5];
const DISTRICTS = [colours.d0, colours.d1, colours.d2];

/** From the ground to the colour of words: the edges of letters are between. */
const INK: readonly number[] = Array.from({ length: SHADES + 1 }, (_, shade) =>
  [16, 8, 0].reduce((colour, bits) => {
    const [from, to] = [(ground >> bits) & 255, (text >> bits) & 255];
    return colour + (Math.round(from + ((to - from) * shade) / SHADES) << bits);
  }, 0),
);

const MAP_COLOURS: readonly number[] = [water, abroad, land, own, border, stateLine, ...ZONES, ...DISTRICTS];

const PALETTE: readonly number[] = [...MAP_COLOURS, ...INK];

const placeOf = (colour: number): number => PALETTE.indexOf(colour);

const rectangle = ({ x, y, width, height }: Box): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

interface Part {
  /** Its place in the palette. */
  readonly colour: number;
  /** The state that it is in; empty outside the country. */
  readonly state: string;
}

/** The country is in its zones and a state in its senatorial districts, as on their pages. */
function colourOf(lga: string, state: string, { isState, lgas }: Subject): number {
  if (!isState) return own;
  const isCountry = lgas.size === detailedLgas.shapes.length;
  return (isCountry ? ZONES[listZones().indexOf(zoneOf(state))] : DISTRICTS[districtAt(lga)]) ?? own;
}

/** Fills in what the box shows. What is at place n of the returned parts has the number n on the canvas. */
function fillParts(canvas: Canvas, subject: Subject, box: Box): readonly Part[] {
  const parts: Part[] = [{ colour: placeOf(ground), state: "" }];
  // The land around the country ends in the west and the east: beyond it is no sea.
  const { x, width } = joinBoxes(landAround().map((land) => land.box));
  fill(canvas, [rectangle({ ...box, x, width })], box, parts.length);
  parts.push({ colour: placeOf(water), state: "" });
  for (const { rings } of landAround().filter((land) => doOverlap(land.box, box))) {
    fill(canvas, rings, box, parts.length);
    parts.push({ colour: placeOf(abroad), state: "" });
  }
  for (const { water: of, rings } of watersIn(box)) {
    fill(canvas, rings, box, parts.length);
    parts.push({ colour: placeOf(water), state: of.stateCode });
  }
  for (const { code } of detailedLgas.shapes) {
    const drawn = drawnLgas().get(code);
    if (drawn === undefined || !doOverlap(drawn.box, box)) continue;
    fill(canvas, drawn.rings, box, parts.length);
    const state = getLga(code)?.stateCode ?? "";
    parts.push({ colour: placeOf(subject.lgas.has(code) ? colourOf(code, state, subject) : land), state });
  }
  return parts;
}

/** The colour of each pixel, with lines where one part ends: thin between LGAs, thick between states. */
function colourPixels({ width, height, pixels }: Canvas, parts: readonly Part[]): Uint8Array {
  const colours = Uint8Array.from(parts, ({ colour }) => colour);
  const names = [...new Set(parts.map(({ state }) => state))];
  const states = Uint8Array.from(parts, ({ state }) => names.indexOf(state));
  const coloured = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) coloured[at] = colours[pixels[at] as number] as number;
  const [thin, thick] = [placeOf(border), placeOf(stateLine)];
  const [stateEnds, lgaEnds]: [number[], number[]] = [[], []];
  const compare = (at: number, next: number): void => {
    const [own, other] = [pixels[at] as number, pixels[next] as number];
    if (own !== other) (states[own] === states[other] ? lgaEnds : stateEnds).push(at, next);
  };
  for (let at = 0; at + width + 1 < pixels.length; at++) {
    if ((at + 1) % width !== 0) compare(at, at + 1);
    compare(at, at + width);
  }
  for (const at of lgaEnds) coloured[at] = thin;
  // Last, and wider by a pixel, so that no thin line crosses it.
  for (const at of stateEnds) {
    coloured[at] = coloured[at + width] = thick;
    // What follows the end of a row is the beginning of the next.
    if ((at + 1) % width !== 0) coloured[at + 1] = thick;
  }
  return coloured;
}
