/** What pages that are plain files must know of where they are put. */
export interface StaticHost {
  /** The path below which they are, without a slash at the end; empty for a whole host. */
  readonly base: string;
  /** A service for what files cannot do, without a slash at the end; left out where there is none. */
  readonly apiUrl?: string | undefined;
}

/**
 * The address of a page on a static host. There each page is the `index.html` of a folder, which every host
 * serves at the folder's address.
 *
 * @param address a path, with what is behind `?` and `#`
 */
export function staticAddress(address: string, { base }: StaticHost): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return `${base}${path.replace(/\/?$/, "/")}${rest}`;
}
