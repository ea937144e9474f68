import { downloads } from "@naijaref/api/contract/downloads";
import { dataVersion } from "naijaref/about";
import type { Site } from "./page.ts";
import type { RecordView } from "./records/view.tsx";

/** A record in schema.org's words. A party is neither a place nor a bank, and a polling unit is no area. */
export function inSchema({ kind, name, otherNames = [], codes = [], within, record }: RecordView) {
  if (kind === "party" || kind === "polling_unit") return {};
  const { lat, lon } = record as { readonly lat?: number | null; readonly lon?: number | null };
  const structured = {
    "@type": kind === "bank" ? "BankOrCreditUnion" : "AdministrativeArea",
    name,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    identifier: codes.map(({ system, value }) => ({ "@type": "PropertyValue", propertyID: system, value })),
    ...(lat != null && lon != null && { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon } }),
    ...(kind !== "bank" && {
      containedInPlace: within.reduceRight<object>(
        (outer, one) => ({ "@type": "AdministrativeArea", name: one, containedInPlace: outer }),
        { "@type": "Country", name: "Nigeria" },
      ),
    }),
  };
  return { structured };
}

/** The files that hold the whole dataset, or describe all others. */
const WHOLE = /^(?:naijaref\.|datapackage\.json$)/;

/** The dataset in schema.org's words, with the downloads where the service has them. */
export async function datasetInSchema({ publicUrl = "", downloads: listFiles }: Site) {
  const edition = await listFiles?.(dataVersion);
  const whole = (edition?.files ?? []).filter(({ name }) => WHOLE.test(name));
  const distribution = whole.map(({ name, mediaType, bytes }) => ({
    "@type": "DataDownload",
    name,
    encodingFormat: mediaType,
    contentSize: `${bytes} B`,
    contentUrl: `${publicUrl}${downloads.getDownload.path.replace("{file}", name)}`,
  }));
  return {
    "@type": "Dataset",
    name: "naijaref",
    description:
      "Reference data of Nigeria: places, constituencies, polling units, banks, phone numbers and plates.",
    license: "https://creativecommons.org/licenses/by/4.0/",
    isAccessibleForFree: true,
    ...(distribution.length > 0 && { distribution }),
  };
}
