import { findPage, type StaticHost, staticAddress } from "@naijaref/pages";

/**
 * The address of a page on the host. What is behind `?` a static host cannot distinguish. On a page that
 * reads what a person typed, it stays, because the page's script reads it. On others it is a folder:
 * `/banks?type=merchant` is at `/banks/type-merchant/`.
 */
export function addressOn(host: StaticHost, address: string): string {
  const { path, query, hash } = partsOf(address);
  if (query === "" || findPage(path)?.isPrivate === true) return staticAddress(address, host);
  const folders = [...new URLSearchParams(query)].map(([name, value]) => `/${name}-${value}`);
  return staticAddress(`${path}${folders.join("")}${hash}`, host);
}

/** The page that a link leads to, as the pages list it: without what a person typed, and without `#`. */
export function pageOf(address: string): string {
  const { path, query } = partsOf(address);
  return query === "" || findPage(path)?.isPrivate === true ? path : `${path}?${query}`;
}

export const isPageOfUnit = (address: string): boolean => address.startsWith("/polling-units/");

function partsOf(address: string) {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}
