/** The card of the record whose page is at an address: `/embed/banks/gtbank`. */
export const cardAddress = (address: string): string => `/embed${address}`;

/** A map for other pages; of the country, or of the LGAs of a state by its slug. */
export const mapEmbedAddress = (query: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(query).toString();
  return asked === "" ? "/embed/map" : `/embed/map?${asked}`;
};
