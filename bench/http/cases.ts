import { listBanks } from "naijaref/banks";
import { reverseGeocode } from "naijaref/boundaries";
import { listConstituencies } from "naijaref/elections";
import { findLga, listLgas, listStates, listWards } from "naijaref/places";
import { isAddress, readLines } from "../address/quality.ts";
import { seededRandom } from "../random.ts";
import { editOnce } from "../search/typing.ts";

/** Names of wards as people mistype them, each different. */
function mistypeWards(count: number): string[] {
  const random = seededRandom(1);
  const pick = (bound: number): number => Math.floor(random() * bound);
  const names = listWards()
    .map(({ name }) => name)
    .filter(({ length }) => length > 3 && length < 64);
  const typed = new Set<string>();
  while (typed.size < count) typed.add(editOnce(names[pick(names.length)] ?? "", pick));
  return [...typed];
}

export const CASES = [
  "record",
  "record page",
  "not found",
  "not modified",
  "list",
  "list, gzip",
  "list, br",
  "wards",
  "new search",
  "new account",
  "new phone",
  "new plate",
  "new point",
  "new address",
  "mix",
] as const;

export type CaseName = (typeof CASES)[number];

export interface Load {
  readonly targets: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const RECORD = "/v1/states/LA";
/** The same record for people: the longest page of a record, as browsers ask for it. */
const PAGE = "/states/lagos";
const LIST = "/v1/lgas";
/** More of each than a run asks for, so that nothing is asked for twice. */
const SEARCHES = 2 ** 17;
const NUMBERS = 2 ** 19;
const POINTS = 2 ** 18;
const DRAWN = 2 ** 15;

const searches = (): string[] =>
  mistypeWards(SEARCHES).map((text) => `/v1/search?q=${encodeURIComponent(text)}`);

function accounts(): string[] {
  const random = seededRandom(2);
  return Array.from({ length: NUMBERS }, () => {
    const account = String(Math.floor(random() * 1e10)).padStart(10, "0");
    return `/v1/validate/nuban?account=${account}&bank=011`;
  });
}

/** Mobile numbers as people write them, with and without the country code. */
function phones(): string[] {
  const random = seededRandom(5);
  const prefixes = ["0803", "0806", "0805", "0802", "0809", "0701", "0816", "%2B234803", "234706"];
  return Array.from({ length: NUMBERS }, () => {
    const prefix = prefixes[Math.floor(random() * prefixes.length)];
    return `/v1/phone/${prefix}${String(Math.floor(random() * 1e7)).padStart(7, "0")}`;
  });
}

/** Private plates of the format of 2011, with the place codes of LGAs. */
function plates(): string[] {
  const random = seededRandom(6);
  const below = (bound: number): number => Math.floor(random() * bound);
  const letter = (): string => String.fromCharCode(65 + below(26));
  const places = ["KJA", "ABC", "APP", "BWR", "KRD", "GGE", "NSR", "PHC", "ENU", "KTU"];
  return Array.from({ length: NUMBERS }, () => {
    const serial = String(1 + below(999)).padStart(3, "0");
    return `/v1/plates/${places[below(places.length)]}-${serial}${letter()}${letter()}`;
  });
}

/** Points in Nigeria with five decimals, as a telephone sends them. */
function points(): string[] {
  const random = seededRandom(4);
  const drawn: string[] = [];
  while (drawn.length < POINTS) {
    const [lat, lon] = [(4.27 + random() * 9.62).toFixed(5), (2.69 + random() * 11.99).toFixed(5)];
    if (reverseGeocode({ lat: Number(lat), lon: Number(lon) }).ok)
      drawn.push(`/v1/reverse?lat=${lat}&lon=${lon}`);
  }
  return drawn;
}

/** Lines that others wrote, each time at another number of the street. */
function addresses(): string[] {
  const random = seededRandom(7);
  const lines = readLines().filter(isAddress);
  return Array.from({ length: SEARCHES }, (_, at) => {
    const { text = "", state = "" } = lines[at % lines.length] ?? {};
    const number = 1 + Math.floor(random() * 99_999);
    const query = new URLSearchParams({ text: `No. ${number}, ${text}`, ...(state === "" ? {} : { state }) });
    return `/v1/address?${query}`;
  });
}

function constituencyCodes(): string[] {
  const list = listConstituencies();
  return list.ok ? list.value.map(({ code }) => code) : [];
}

/** The address of every record, and the lists that belong to places. */
export const everyPath = (): string[] => [
  "/v1/states",
  LIST,
  ...listStates().flatMap(({ code }) => [`/v1/states/${code}`, `/v1/states/${code}/lgas`]),
  ...listLgas().flatMap(({ code }) => [
    `/v1/lgas/${code}`,
    `/v1/lgas/${code}/wards`,
    `/v1/lgas/${code}/constituencies`,
  ]),
  ...listWards().map(({ code }) => `/v1/wards/${code}`),
  ...constituencyCodes().map((code) => `/v1/constituencies/${code}`),
  ...listBanks({ active: false }).map(({ id }) => `/v1/banks/${id}`),
];

/** Addresses of records by Zipf's law: the k-th most asked one is asked 1/k as often as the first. */
function drawByZipf(): string[] {
  const random = seededRandom(3);
  const paths = everyPath();
  for (let at = paths.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [paths[at], paths[other]] = [paths[other] ?? "", paths[at] ?? ""];
  }
  const sums: number[] = [];
  for (let rank = 1; rank <= paths.length; rank++) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const total = sums.at(-1) ?? 1;
  return Array.from({ length: DRAWN }, () => {
    const drawn = random() * total;
    return paths[sums.findIndex((sum) => sum >= drawn)] ?? RECORD;
  });
}

/** Made once, because to find points in Nigeria takes seconds. */
const targetsOf = new Map<() => string[], readonly string[]>();

function made(make: () => string[]): Load {
  const targets = targetsOf.get(make) ?? make();
  targetsOf.set(make, targets);
  return { targets };
}

/** The load of a case. `etag` asks the server for the tag that it gave to a path. */
export async function loadOf(name: CaseName, etag: (path: string) => Promise<string>): Promise<Load> {
  switch (name) {
    case "record":
      return { targets: [RECORD] };
    case "record page":
      return { targets: [PAGE], headers: { "Accept-Encoding": "gzip, deflate, br" } };
    case "not found":
      return { targets: ["/v1/states/Atlantis"] };
    case "not modified":
      return { targets: [RECORD], headers: { "If-None-Match": await etag(RECORD) } };
    case "list":
      return { targets: [LIST] };
    case "list, gzip":
      return { targets: [LIST], headers: { "Accept-Encoding": "gzip" } };
    case "list, br":
      return { targets: [LIST], headers: { "Accept-Encoding": "br" } };
    case "wards":
      return { targets: [`/v1/lgas/${ikeja()}/wards`] };
    case "new search":
      return made(searches);
    case "new account":
      return made(accounts);
    case "new phone":
      return made(phones);
    case "new plate":
      return made(plates);
    case "new point":
      return made(points);
    case "new address":
      return made(addresses);
    case "mix":
      return made(drawByZipf);
  }
}

function ikeja(): string {
  const found = findLga("Ikeja");
  if (!found.ok) throw new Error("Ikeja is gone");
  return found.value.code;
}
