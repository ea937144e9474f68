import { listBanks } from "naijaref/banks";
import { reverseGeocode } from "naijaref/boundaries";
import { listConstituencies } from "naijaref/elections";
import { listLgas, listStates, listWards } from "naijaref/places";
import { isAddress, readLines } from "../address/quality.ts";
import { seededRandom } from "../random.ts";
import { editOnce } from "../search/typing.ts";

/** So many texts, each made by chance, the same in every run. */
function drawn(count: number, seed: number, make: (below: (bound: number) => number, at: number) => string) {
  const random = seededRandom(seed);
  const below = (bound: number): number => Math.floor(random() * bound);
  return Array.from({ length: count }, (_, at) => make(below, at));
}

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

const digits = (number: number, count: number): string => String(number).padStart(count, "0");

const accounts = (): string[] =>
  drawn(NUMBERS, 2, (below) => `/v1/validate/nuban?account=${digits(below(1e10), 10)}&bank=011`);

/** Mobile numbers as people write them, with and without the country code. */
function phones(): string[] {
  const prefixes = ["0803", "0806", "0805", "0802", "0809", "0701", "0816", "%2B234803", "234706"];
  return drawn(
    NUMBERS,
    5,
    (below) => `/v1/phone/${prefixes[below(prefixes.length)]}${digits(below(1e7), 7)}`,
  );
}

/** Private plates of the format of 2011, with the place codes of LGAs. */
function plates(): string[] {
  const places = ["KJA", "ABC", "APP", "BWR", "KRD", "GGE", "NSR", "PHC", "ENU", "KTU"];
  return drawn(NUMBERS, 6, (below) => {
    const serial = digits(1 + below(999), 3);
    const letter = (): string => String.fromCharCode(65 + below(26));
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
  const lines = readLines().filter(isAddress);
  return drawn(SEARCHES, 7, (below, at) => {
    const { text = "", state = "" } = lines[at % lines.length] ?? {};
    const number = 1 + below(99_999);
    const query = new URLSearchParams({ text: `No. ${number}, ${text}`, ...(state === "" ? {} : { state }) });
    return `/v1/address?${query}`;
  });
}

/** The address of every record, and the lists that belong to places. */
export function everyPath(): string[] {
  const seats = listConstituencies();
  return [
    "/v1/states",
    LIST,
    ...listStates().flatMap(({ code }) => [`/v1/states/${code}`, `/v1/states/${code}/lgas`]),
    ...listLgas().flatMap(({ code }) =>
      ["", "/wards", "/constituencies"].map((part) => `/v1/lgas/${code}${part}`),
    ),
    ...listWards().map(({ code }) => `/v1/wards/${code}`),
    ...(seats.ok ? seats.value : []).map(({ code }) => `/v1/constituencies/${code}`),
    ...listBanks({ active: false }).map(({ id }) => `/v1/banks/${id}`),
  ];
}

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
function made(make: () => readonly string[]): () => Load {
  let targets: readonly string[] | undefined;
  return () => {
    targets ??= make();
    return { targets };
  };
}

const accepting = (target: string, encodings: string) => (): Load => ({
  targets: [target],
  headers: { "Accept-Encoding": encodings },
});

/** The load of each case. `etag` asks the server for the tag that it gave to a path. */
export const LOADS = {
  record: () => ({ targets: [RECORD] }),
  "record page": accepting(PAGE, "gzip, deflate, br"),
  "not found": () => ({ targets: ["/v1/states/Atlantis"] }),
  "not modified": async (etag) => ({ targets: [RECORD], headers: { "If-None-Match": await etag(RECORD) } }),
  list: () => ({ targets: [LIST] }),
  "list, gzip": accepting(LIST, "gzip"),
  "list, br": accepting(LIST, "br"),
  // Ikeja's.
  wards: () => ({ targets: ["/v1/lgas/NG025011/wards"] }),
  "new search": made(() => mistypeWards(SEARCHES).map((text) => `/v1/search?q=${encodeURIComponent(text)}`)),
  "new account": made(accounts),
  "new phone": made(phones),
  "new plate": made(plates),
  "new point": made(points),
  "new address": made(addresses),
  mix: made(drawByZipf),
} satisfies Readonly<Record<string, (etag: (path: string) => Promise<string>) => Load | Promise<Load>>>;

export type CaseName = keyof typeof LOADS;

export const CASES = Object.keys(LOADS) as readonly CaseName[];
