export interface StaticHost {
  /** The path below which they are, without a slash at the end; empty for a whole host. */
  readonly base: string;
  /** A service for what files cannot do, without a slash at the end; left out where there is none. */
  readonly apiUrl?: string | undefined;
  readonly hasUnits?: boolean | undefined;
}

const UNIT = /^\/polling-units\/(\d\d-\d\d-\d\d)-(\d{3})$/;
/** What each place elects, and each pair of records: more pages than all others together. */
const ON_SERVICE = /^\/(?:vote|compare)\/./;

/**
 * Where a link of the service leads where files serve the pages: what is not a file is on the service that is
 * named; without one, a polling unit is a line on the page of its ward.
 *
 * @returns a path among the files, or a whole address on the service
 */
export function leadsTo(address: string, { apiUrl, hasUnits }: StaticHost): string {
  const [unit, ward, number] = hasUnits === true ? [] : (UNIT.exec(address) ?? []);
  if (apiUrl !== undefined && (unit !== undefined || ON_SERVICE.test(address))) return apiUrl + address;
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
