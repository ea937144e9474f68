import { KINDS, type Kind } from "naijaref/kinds";
import { SCORES } from "naijaref/search";
import type { Entry } from "../../search/reading.ts";

/** Of fewer words only a name is looked for, and no unit or house beside its place. */
const WORDS_WITH_A_PLACE = 2;
const WORDS_OF_AN_ADDRESS = 3;

const MAX_UNITS = 4;
const MAX_SIMILAR = 3;

interface Row {
  readonly kind: Kind;
  readonly code: string;
  readonly score: number;
  readonly title: string;
  readonly kind_word: string;
  readonly detail: string;
  readonly copy: string | null;
}

interface Unit {
  readonly code: string;
  readonly name: string;
  readonly ward_name: string;
  readonly lga_name: string;
  readonly state_name: string;
}

interface Address {
  readonly status: "found" | "ambiguous" | "unknown";
  readonly locality_name: string | null;
  readonly lga_name: string | null;
  readonly state_name: string | null;
  readonly lga_code: string | null;
}

/** The data of an answer; undefined where there is none. */
async function ask<T>(target: string): Promise<T | undefined> {
  try {
    const response = await fetch(target, { priority: "high" });
    return response.ok ? ((await response.json()) as { readonly data: T }).data : undefined;
  } catch {
    return undefined;
  }
}

/** Units of which a text has the name and the place. */
export async function askForUnits(
  text: string,
  limit: number,
): Promise<readonly (Entry & { readonly id: string })[]> {
  const fields = "code,name,ward_name,lga_name,state_name";
  const units = await ask<readonly Unit[]>(
    `/v1/polling-units?q=${encodeURIComponent(text)}&limit=${limit}&fields=${fields}`,
  );
  return (units ?? []).map(({ code, name, ward_name, lga_name, state_name }) => ({
    title: name,
    kind: "Polling unit",
    detail: `${code} · ${ward_name} ward, ${lga_name}, ${state_name}`,
    address: `/${KINDS.polling_unit.path}/${code}`,
    id: code,
  }));
}

/** Records of which a text has the name, with their scores. */
export async function askForRecords(
  text: string,
  limit: number,
  kinds?: readonly Kind[],
): Promise<readonly (Entry & { readonly score: number; readonly id: string })[] | undefined> {
  const only = kinds === undefined ? "" : `&kinds=${kinds.join(",")}`;
  const rows = await ask<readonly Row[]>(
    `/v1/suggest?q=${encodeURIComponent(text.slice(0, 64))}&limit=${limit}&fields=kind,code,score,title,kind_word,detail,copy${only}`,
  );
  return rows?.map(({ kind, code, score, title, kind_word, detail, copy }) => ({
    title,
    kind: kind_word,
    detail,
    address: `/${KINDS[kind].path}/${encodeURIComponent(code)}`,
    score,
    id: code,
    ...(copy === null ? {} : { code: copy }),
  }));
}

async function askForAddress(text: string): Promise<readonly Entry[]> {
  const read = await ask<Address>(`/v1/address?text=${encodeURIComponent(text)}`);
  if (read?.status !== "found" || read.lga_code === null) return [];
  const { locality_name, lga_name, lga_code } = read;
  return [
    {
      title:
        locality_name === null || locality_name === lga_name
          ? `${lga_name}, ${read.state_name}`
          : `${locality_name}, ${lga_name}`,
      kind: "Address",
      detail: "The LGA of this address",
      address: `/${KINDS.lga.path}/${lga_code}`,
    },
  ];
}

/**
 * All that the service knows of a text, whole, so that the list does not change once it is shown: what is
 * meant; the place of an address; polling units; and what is only similar. Undefined if the service fails.
 */
export async function askService(text: string, limit: number): Promise<readonly Entry[] | undefined> {
  const words = text.split(/[\s,]+/).filter((word) => word !== "").length;
  const isLong = words >= WORDS_OF_AN_ADDRESS || text.includes(",");
  const [records, units, places] = await Promise.all([
    askForRecords(text, limit),
    words >= WORDS_WITH_A_PLACE ? askForUnits(text, MAX_UNITS) : [],
    isLong ? askForAddress(text) : [],
  ]);
  if (records === undefined) return undefined;
  // With a lower score a record is only like the text.
  const meant = records.filter(({ score }) => score >= SCORES.beginning);
  // Beside the very name, what is only like it is in the way; the page of results has it.
  const isExact = records.some(({ score }) => score === SCORES.name);
  const similar = isExact
    ? []
    : records.filter(({ score }) => score < SCORES.beginning).slice(0, MAX_SIMILAR);
  // A unit is called by what it stands at; a text that begins as its name does is more than an address.
  const [first = ""] = text.toLowerCase().split(/[\s,]+/);
  const isNamed = ({ title }: Entry): boolean => title.toLowerCase().startsWith(first);
  return [
    ...meant,
    ...units.filter(isNamed),
    ...(meant.length === 0 ? places : []),
    ...units.filter((unit) => !isNamed(unit)),
    ...similar.map((one) => ({ ...one, isSimilar: true as const })),
  ].slice(0, limit);
}
