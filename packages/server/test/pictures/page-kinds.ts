/** One page of each kind, by the name of its picture. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: "/",
  state: "/states/kano",
  lga: "/lgas/lagos/ikeja",
  ward: "/wards/24-11-01",
  seat: "/constituencies/FC236",
  bank: "/banks/gtbank",
  states: "/states",
  map: "/map?of=lgas",
  where: "/where?lat=6.6018&lon=3.3515",
  account: "/check/account?account=0000014579&bank=first-bank",
  plate: "/read/plate?plate=KJA-123AB",
  plates: "/plates",
  match: "/match",
  form: "/form",
  checkout: "/checkout",
  search: "/search?q=surulere",
  missing: "/states/lagoss",
  reference: "/v1/docs",
};

/** A phone and a desk. */
export const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const;

export const SCHEMES = ["light", "dark"] as const;
