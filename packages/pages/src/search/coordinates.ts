/** Latitude and longitude in decimal degrees, as a map shows them: `6.6018, 3.3515`, `6.6018°N 3.3515°E`. */
const COORDINATES =
  /^\(?\s*(-?\d{1,3}\.\d+|\d{1,3}(?=\s*°))\s*°?\s*([NS])?\s*(?:,|;|\s)\s*(-?\d{1,3}\.\d+|\d{1,3}(?=\s*°))\s*°?\s*([EW])?\s*\)?$/i;

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** Undefined if the text is not written as coordinates. They may still be no place on earth. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, lat, south, lon, west] = COORDINATES.exec(text.trim()) ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  return { lat: signed(lat, south, "s"), lon: signed(lon, west, "w") };
}

const signed = (text: string, letter: string | undefined, negative: string): number =>
  letter?.toLowerCase() === negative ? -Number(text) : Number(text);
