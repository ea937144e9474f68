export interface StaticHost {
  /** The path below which they are, without a slash at the end; empty for a whole host. */
  readonly base: string;
  /** A service for what files cannot do, without a slash at the end; left out where there is none. */
  readonly apiUrl?: string | undefined;
}

const UNIT = /^\/polling-units\/(\d\d-\d\d-\d\d)-(\d{3})$/;
/** A code that a tool reads as well. */
const CODE = /^\/(plate-codes|prefixes|area-codes)\/([^/?#]+)$/;
/** What each place elects, and each pair of records: more pages than all others together. */
const ON_SERVICE = /^\/(?:vote|compare)\/./;

/**
 * Where a link of the service leads where files serve the pages: what is not a file is on the service that is
 * named; without one, a polling unit is a line on the page of its ward, and a tool reads a code.
 *
 * @returns a path among the files, or a whole address on the service
 */
export function leadsTo(address: string, { apiUrl }: StaticHost): string {
  const [unit, ward, number] = UNIT.exec(address) ?? [];
  const [code, list, typed] = CODE.exec(address) ?? [];
  const isElsewhere = unit !== undefined || code !== undefined || ON_SERVICE.test(address);
  if (apiUrl !== undefined && isElsewhere) return apiUrl + address;
  if (code !== undefined)
    return list === "plate-codes" ? `/read/plate#plate=${typed}` : `/read/phone#phone=${typed}`;
  return unit === undefined ? address : `/wards/${ward}#unit-${number}`;
}

/**
 * The address of a page on a static host. There each page is the `index.html` of a folder, which every host
 * serves at the folder's address.
 *
 * @param address a path, with what is behind `?` and `#`
 */
export function staticAddress(address: string, host: StaticHost): string {
  const target = leadsTo(address, host);
  if (!target.startsWith("/")) return target;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return `${host.base}${path.replace(/\/?$/, "/")}${rest}`;
}
