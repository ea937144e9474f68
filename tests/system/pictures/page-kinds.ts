/** One page of each kind that the tests compare with a picture, by its name. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: "/",
  state: "/states/kano",
  lga: "/lgas/lagos/ikeja",
  bank: "/banks/gtbank",
  states: "/states",
  map: "/map",
  account: "/check/account?account=0000014579&bank=first-bank",
  plates: "/plates",
  match: "/match",
  form: "/form",
  search: "/search?q=surulere",
  reference: "/v1/docs",
};

/** Pages that are drawn for people to look at, beside those. */
export const OTHER_PAGES: Readonly<Record<string, string>> = {
  ward: "/wards/24-11-02",
  unit: "/polling-units/24-11-01-007",
  quarter: "/localities/LC00887",
  towns: "/localities",
  compared: "/compare/ikeja/surulere",
  "towns-of-state": "/localities?state=lagos",
  seat: "/constituencies/FC236",
  seats: "/constituencies",
  banks: "/banks",
  lgas: "/lgas",
  "map-of-lgas": "/map?of=lgas",
  codes: "/codes",
  prefix: "/prefixes/0803",
  "area-code": "/area-codes/0201",
  "plate-code": "/plate-codes/KJA",
  downloads: "/downloads",
  where: "/where?lat=6.6018&lon=3.3515",
  vote: "/vote",
  "vote-of-unit": "/vote/24-11-01-007",
  "vote-of-ward": "/vote/04-01-01",
  elections: "/elections",
  parties: "/parties",
  party: "/parties/NDC",
  phone: "/read/phone?phone=08031234567",
  plate: "/read/plate?plate=KJA-123AB",
  coverage: "/coverage",
  changes: "/changes",
  which: "/lgas/surulere",
  missing: "/states/lagoss",
  nothing: "/nowhere",
  offline: "/offline",
  card: "/embed/banks/gtbank",
  "reference-of-domain": "/v1/docs/banks",
  "map-card": "/embed/map?state=lagos",
};

/** A phone in dark colours, and a desk in light ones. */
export const SHOTS = [
  { size: { width: 360, height: 780 }, colorScheme: "dark" },
  { size: { width: 1440, height: 900 }, colorScheme: "light" },
] as const;
