import { dataVersion } from "naijaref/about";
import { licence } from "../contract/about.ts";
import type { DownloadEntry } from "../contract/downloads.ts";
import { contract } from "../contract/index.ts";
import type { ServiceState } from "./operations.ts";

const LICENCE = "https://creativecommons.org/licenses/by/4.0/";
const FILE_TYPES = "http://publications.europa.eu/resource/authority/file-type/";

/** The formats of the downloads, as the European Union's list of file types names them. */
const FORMS = ["CSV", "JSON", "JSON_LINES", "PARQUET", "XLSX", "GEOJSON"];

const inEnglish = (text: string) => ({ "@language": "en", "@value": text });

/** The terms that are used, so that a reader needs no file from elsewhere. */
const CONTEXT = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  spdx: "http://spdx.org/rdf/terms#",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
};

/** The outlines have a licence of their own; every other file has that of the data. */
const OUTLINES = /geojson|topojson|gpkg|_map\.parquet/;
const LICENCE_OF_OUTLINES = "https://creativecommons.org/licenses/by/3.0/igo/";

const day = { "@type": "xsd:date", "@value": dataVersion.slice(0, 10) };

/**
 * The dataset in the words of catalogues of open data: DCAT 3, with what DCAT-AP 3 asks for. Addresses are
 * relative to the document's own where the service does not know its public address. Each file is there if
 * the service has the files, and otherwise the forms in which they come.
 */
export async function catalogue({
  publicUrl,
  repositoryUrl,
  downloads,
}: Pick<ServiceState, "publicUrl" | "repositoryUrl" | "downloads">): Promise<string> {
  const files = (await downloads?.(dataVersion))?.files ?? [];
  const at = (path: string) => ({ "@id": `${publicUrl ?? ""}${path}` });
  const own = at(contract.getCatalogue.path)["@id"];
  const publisher = { "@id": `${own}#publisher`, "@type": "foaf:Agent", "foaf:name": "naijaref" };
  const reference = { "@id": publisher["@id"] };
  const title = inEnglish("naijaref: Nigerian reference data");
  const description = inEnglish(
    "States, local government areas, wards, constituencies, polling units, licensed banks, phone numbers and vehicle plates of Nigeria, every record sourced.",
  );
  const distribution = (form: string) => ({
    "@id": `${own}#${form.toLowerCase()}`,
    "@type": "dcat:Distribution",
    "dct:title": inEnglish(`The tables as ${form.replace("_", " ")}`),
    "dcat:accessURL": at(contract.listDownloads.path),
    "dct:format": { "@id": `${FILE_TYPES}${form}` },
    "dct:license": { "@id": LICENCE },
    "dcat:accessService": { "@id": `${own}#api` },
  });
  /** A file: where it is, how large, and its checksum. */
  const file = ({ name, description, mediaType, bytes, sha256 }: DownloadEntry) => ({
    "@id": `${own}#${name}`,
    "@type": "dcat:Distribution",
    "dct:title": name,
    "dct:description": inEnglish(description),
    "dcat:accessURL": at(contract.listDownloads.path),
    "dcat:downloadURL": at(contract.getDownload.path.replace("{file}", encodeURIComponent(name))),
    "dcat:mediaType": {
      "@id": `https://www.iana.org/assignments/media-types/${mediaType.split(";", 1)[0]}`,
    },
    "dcat:byteSize": { "@type": "xsd:nonNegativeInteger", "@value": String(bytes) },
    "spdx:checksum": {
      "@type": "spdx:Checksum",
      "spdx:algorithm": { "@id": "spdx:checksumAlgorithm_sha256" },
      "spdx:checksumValue": { "@type": "xsd:hexBinary", "@value": sha256 },
    },
    "dct:issued": day,
    "dct:license": { "@id": OUTLINES.test(name) ? LICENCE_OF_OUTLINES : LICENCE },
  });
  const dataset = {
    "@id": `${own}#dataset`,
    "@type": "dcat:Dataset",
    "dct:title": title,
    "dct:description": description,
    "dct:identifier": `naijaref ${dataVersion}`,
    "dcat:version": dataVersion,
    "dct:issued": day,
    "dct:modified": day,
    "dct:publisher": reference,
    "dcat:contactPoint": {
      "@type": "vcard:Organization",
      "vcard:fn": "naijaref",
      "vcard:hasURL": repositoryUrl === undefined ? at("/") : { "@id": repositoryUrl },
    },
    "dct:spatial": { "@id": "http://publications.europa.eu/resource/authority/country/NGA" },
    "dcat:theme": { "@id": "http://publications.europa.eu/resource/authority/data-theme/GOVE" },
    "dcat:keyword": ["Nigeria", "administrative divisions", "constituencies", "polling units", "banks"].map(
      inEnglish,
    ),
    "dcat:landingPage": at("/"),
    "foaf:page": at(contract.getDocs.path),
    "dcat:distribution": files.length === 0 ? FORMS.map(distribution) : files.map(file),
  };
  const service = {
    "@id": `${own}#api`,
    "@type": "dcat:DataService",
    "dct:title": inEnglish("naijaref API"),
    "dcat:endpointURL": at("/v1"),
    "dcat:endpointDescription": at(contract.getOpenApi.path),
    "dct:license": { "@id": LICENCE },
    "dcat:servesDataset": { "@id": dataset["@id"] },
  };
  return JSON.stringify({
    "@context": CONTEXT,
    "@id": own,
    "@type": "dcat:Catalog",
    "dct:title": title,
    "dct:description": description,
    "dct:publisher": publisher,
    "dct:license": { "@id": LICENCE },
    "dct:rights": inEnglish(`Data ${licence.data}, code ${licence.code}`),
    "dct:modified": day,
    "dcat:dataset": dataset,
    "dcat:service": service,
  });
}
