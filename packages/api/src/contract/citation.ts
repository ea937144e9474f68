/** What a citation of the dataset says: in `CITATION.cff` and `CITATION.bib`, and on the page of a record. */
export const CITED = {
  author: "naijaref",
  title: "naijaref: Nigerian reference data",
  licence: "CC BY 4.0",
} as const;

/** The day of an edition, as `2026-11-23`: a data version begins with the day of its newest change. */
export const editionDay = (dataVersion: string): string => dataVersion.slice(0, 10);

export interface Citation {
  readonly dataVersion: string;
  /** Where it leads; left out where the dataset has no public address. */
  readonly address?: string | undefined;
  /** One record of the dataset; left out, all of it. */
  readonly record?: { readonly code: string; readonly name: string };
}

/** A citation as a sentence for a list of references. */
export function citeInWords({ dataVersion, address, record }: Citation): string {
  const what = record === undefined ? "" : ` “${record.name}” (${record.code}).`;
  const where = address === undefined ? "" : ` ${address}`;
  return `${CITED.title}.${what} Data version ${dataVersion}, ${CITED.licence}.${where}`;
}

/** Letters that TeX reads as commands. */
const tex = (text: string): string => text.replace(/[&%$#_{}]/g, "\\$&");

/** The same for BibTeX. The version is in the note too, because most styles print no version. */
export function writeBibtex({ dataVersion, address, record }: Citation): string {
  const key = [
    CITED.author,
    editionDay(dataVersion).replaceAll("-", ""),
    ...(record === undefined ? [] : [record.code.replaceAll(/[^\w-]/g, "-")]),
  ].join("_");
  const title = record === undefined ? CITED.title : `${record.name} (${record.code})`;
  const fields = [
    `author = {{${CITED.author}}}`,
    `title = {{${tex(title)}}}`,
    ...(record === undefined ? [] : [`howpublished = {${CITED.title}}`]),
    `year = {${dataVersion.slice(0, 4)}}`,
    `version = {${dataVersion}}`,
    ...(address === undefined ? [] : [`url = {${address}}`]),
    `note = {Data version ${dataVersion}, ${CITED.licence}}`,
  ];
  return `@misc{${key},\n  ${fields.join(",\n  ")}\n}\n`;
}
