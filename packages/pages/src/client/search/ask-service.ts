import type { PollingUnitRow } from "@naijaref/api/operations/polling-units";
import type { SuggestionWords } from "@naijaref/api/operations/suggestion-words";
import type { AddressReading } from "naijaref/address";
import { KINDS, type Kind } from "naijaref/kinds";
import { SCORES, type Suggestion } from "naijaref/search";
import type { Entry } from "../../search/reading.ts";

/** Of fewer words only a name is looked for, and no unit or house beside its place. */
const WORDS_WITH_A_PLACE = 2;
const WORDS_OF_AN_ADDRESS = 3;

const MAX_UNITS = 4;
const MAX_SIMILAR = 3;

/** The data of an answer, with the names of the library; undefined where there is none. */
async function ask<T>(target: string): Promise<T | undefined> {
  const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  try {
    const response = await fetch(target, { priority: "high" });
    if (!response.ok) return undefined;
    return (JSON.parse((await response.text()).replace(/"\w+":/g, toCamel)) as { readonly data: T }).data;
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
  const units = await ask<readonly PollingUnitRow[]>(
    `/v1/polling-units?q=${encodeURIComponent(text)}&limit=${limit}&fields=${fields}`,
  );
  return (units ?? []).map(({ code, name, wardName, lgaName, stateName }) => ({
    title: name,
    kind: "Polling unit",
    detail: `${code} · ${wardName} ward, ${lgaName}, ${stateName}`,
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
  const rows = await ask<readonly (Suggestion & SuggestionWords)[]>(
    `/v1/suggest?q=${encodeURIComponent(text.slice(0, 64))}&limit=${limit}&fields=kind,code,score,title,kind_word,detail,copy${only}`,
  );
  return rows?.map(({ kind, code, score, title, kindWord, detail, copy }) => ({
    title,
    kind: kindWord,
    detail,
    address: `/${KINDS[kind].path}/${encodeURIComponent(code)}`,
    score,
    id: code,
    ...(copy === null ? {} : { code: copy }),
  }));
}

async function askForAddress(text: string): Promise<readonly Entry[]> {
  const read = await ask<AddressReading>(`/v1/address?text=${encodeURIComponent(text)}`);
  if (read?.status !== "found" || read.lgaCode === null) return [];
  const { localityName, lgaName, lgaCode, stateName } = read;
  return [
    {
      title:
        localityName === null || localityName === lgaName
          ? `${lgaName}, ${stateName}`
          : `${localityName}, ${lgaName}`,
      kind: "Address",
      detail: "The LGA of this address",
      address: `/${KINDS.lga.path}/${lgaCode}`,
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
