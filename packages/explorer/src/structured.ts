import type { Code } from "./parts/codes.tsx";

interface PlaceDescription {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly codes: readonly Code[];
  /** What it is in, the smallest first. */
  readonly within: readonly string[];
  readonly lat?: number | null;
  readonly lon?: number | null;
}

/** A place in schema.org's words. */
export const placeInSchema = ({ name, otherNames, codes, within, lat, lon }: PlaceDescription) => ({
  "@type": "AdministrativeArea",
  name,
  ...(otherNames.length > 0 && { alternateName: otherNames }),
  identifier: codes.map(({ system, value }) => ({ "@type": "PropertyValue", propertyID: system, value })),
  ...(lat != null && lon != null && { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon } }),
  containedInPlace: [...within]
    .reverse()
    .reduce<object>((outer, one) => ({ "@type": "AdministrativeArea", name: one, containedInPlace: outer }), {
      "@type": "Country",
      name: "Nigeria",
    }),
});
