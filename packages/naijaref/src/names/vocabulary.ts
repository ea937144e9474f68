/**
 * The words by which people say of which kind a name is, and other words that are no names. Each list stands
 * once: kinds, search, match and address read them here. All are folded.
 */

/** Of each kind, phrases that only say the kind. */
export const PHRASES = {
  state: ["state of nigeria", "state government", "state of", "state", "jihar", "ipinle"],
  lga: [
    ...["local government area", "local governments area", "local government", "local govt area"],
    ...["local govt", "local gov t", "area council", "council area", "l g a", "l g area"],
    ...["local government council", "local govt council", "local council", "council"],
    ...["local government secretariat", "local govt secretariat", "lga secretariat"],
    ...["local government authority", "local government headquarters", "lga headquarters", "lga hq"],
    ...["l g c", "l g", "lgc", "lg area", "lg council", "lga", "lgas", "lg", "lgea"],
    ...["karamar hukumar", "ijoba ibile"],
  ],
  ward: [
    ...["registration area", "electoral ward", "political ward", "council ward", "inec ward", "ward"],
    ...["wards", "ra"],
  ],
  senatorial_district: [
    ...["senatorial district", "senatorial dist", "sen dist", "sen zone", "senatorial zone", "senatorial"],
    ...["senate district", "sen district", "senate", "senator"],
  ],
  federal_constituency: [
    ...["federal constituency", "federal const", "fed constituency", "fed const", "federal"],
    ...["house of representatives", "house of reps", "reps", "representative", "hor"],
  ],
  state_constituency: [
    ...["state constituency", "state const", "house of assembly", "state house of assembly", "hoa"],
    ...["state assembly constituency", "state assembly"],
  ],
  locality: ["town", "city", "quarters", "quarter", "estate", "lcda", "local council development area"],
  party: ["party", "political party"],
  polling_unit: ["polling unit", "polling station", "voting point", "pu", "p u"],
  bank: [
    ...["limited", "ltd", "lim", "plc", "inc", "company limited", "company", "banking company", "nigeria"],
    ...["nigerian", "nig", "nigeria limited", "of nigeria", "bank", "bnk"],
    ...["account", "savings account", "current account", "current a c", "acct", "pos", "head office"],
    "transfer to",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Words that people put behind the name of a quarter or a town, or leave out: "Lugbe District", "Mowe Town",
 * "Idu Industrial". A name that has one itself keeps it.
 */
export const AREA_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    "district town township village city area axis environs community phase extension ext estate layout housing " +
    "industrial zone stage quarters gra central main junction hq headquarters secretariat"
  ).split(" "),
);

/** Quarters that many towns have, and no list has all. */
export const QUARTERS_OF_ANY_TOWN = ["tudun wada", "sabon gari"] as const;

export const isQuarterOfAnyTown = (folded: string): boolean =>
  QUARTERS_OF_ANY_TOWN.some((quarter) => quarter === folded);

/** The days of Igbo markets, which are names of villages and markets everywhere. */
export const MARKET_DAYS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "eke orie oye afor afo nkwo".split(" "),
);

/** How "Unguwar" is written, the Hausa word for a quarter, as the first word of its name. */
export const UNGUWAR: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    "ung unguwa unguwar unguwan unguwanni anguwa anguwan anguwar angwa angwan ungwa ungwan ungwar ungowar ang agwan " +
    "ugwan"
  ).split(" "),
);

/** INEC's and the field's ways to write the words of which many names are made. */
export const PLACE_VARIANTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...Array.from(UNGUWAR, (word): [string, string] => [word, "unguwan"]),
  ["qtrs", "quarters"],
  ["twp", "township"],
  ["saint", "st"],
  ["mallam", "malam"],
  ["municipality", "municipal"],
]);

/** Words that lists of places leave out as they like. */
export const WEAK_PLACE_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...["unguwan", "community", "environs", "and"],
]);

/** Ways to write the words of which the names of banks are made. */
export const BANK_VARIANTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...[
    "microfinanace",
    "micorfinance",
    "mircofinance",
    "microfinance",
    "mfi",
    "mfbank",
    "mifb",
    "mf",
    "micro",
  ].map((word): [string, string] => [word, "mfb"]),
  ...["morgage", "mortgages", "morgages"].map((word): [string, string] => [word, "mortgage"]),
  ["bnk", "bank"],
  ["bk", "bank"],
  ["univ", "university"],
  ["int", "international"],
  ["intl", "international"],
]);

/** Words of banks' names that name none without a word of kind. */
export const GENERIC_BANK_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...["commercial", "community", "cooperative", "credit", "first", "international", "merchant", "salary"],
  ...["savings", "standard", "trust"],
]);

/** Companies and systems that pass payments on and hold no accounts, by their names without spaces. */
export const SWITCHES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["teamapt", "a payment company, the owner of Moniepoint"],
  ["nibss", "the switch between banks"],
  ["remita", "a system for payments"],
  ["korapay", "a payment company"],
  ["kora", "a payment company"],
  ["visa", "a system for cards"],
  ["mastercard", "a system for cards"],
  ["verve", "a system for cards"],
  ["enaira", "the digital currency of the Central Bank"],
]);

/** Companies of other trades, often of one group with a bank and with its name: "GTBank Pension", "FBN Insurance". */
export const OTHER_TRADES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...["pension", "pensions", "pfa", "pfc", "insurance", "assurance", "insurers", "takaful", "hmo"],
  ...["securities", "stockbroker", "stockbrokers", "stockbroking", "trustee", "trustees", "registrars"],
]);

/** Words that tell banks of one name apart. */
export const BANK_KINDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...["mfb", "psb", "mortgage", "merchant", "finance"],
]);

/** Texts of columns of names that are none: totals, headings, and ways to write that there is no value. */
const NO_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [
    "total|totals|grand total|sub total|subtotal|overall|sum|average|mean|cumulative|balance",
    "other|others|all|any|various|several|multiple|mixed|statewide|state wide|nationwide|national|federal",
    "all states|all lgas|all wards|all banks|outside nigeria|outside|foreign|abroad|diaspora|non nigerian",
    "nil|null|none|empty|blank|unknown|n a|not stated|not applicable|not available|not specified|unspecified",
    "no data|missing|tbd|tba|pending|error|ref|value|name|x|xx|xxx|xxxx|test|see above|same|ditto|do|as above|cash",
    "s n|sn|serial number|no|number|code|date|remarks|remark|comment|comments|address|location|place",
    "select|select state|select lga|select ward|select bank|choose|please select|state of origin|lga of origin",
    "state name|name of state|lga name|name of lga|ward name|name of ward|bank name|name of bank|state code",
    "constituency name|lga code|ward code|bank code|local government name|rural|urban|headquarters|zone",
  ].flatMap((line) => line.split("|")),
);

/** Whether a folded text is a total, a heading or an empty value. "Sub-total Lagos" is one too. */
export function isNoName(folded: string): boolean {
  return (
    NO_NAMES.has(folded) ||
    (folded.includes("total") && /^(?:grand |sub ?)?totals? (?:for|of|in|votes?|number) /.test(folded))
  );
}

/**
 * Countries and cities abroad that people write in forms, words joined. The names of states and LGAs are
 * not among them.
 */
export const ABROAD: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `
  ghana accra kumasi tema togo lome cotonou portonovo beninrepublic republicofbenin cameroon cameroun douala yaounde
  chad ndjamena dosso zinder niamey nigerrepublic republicofniger mali bamako senegal dakar gambia banjul liberia monrovia
  sierraleone freetown ivorycoast cotedivoire abidjan guinea conakry equatorialguinea burkinafaso ouagadougou gabon
  libreville tchad mauritania guineabissau capeverde congo drcongo drc kinshasa angola luanda kenya nairobi mombasa uganda kampala tanzania daressalaam ethiopia addisababa
  rwanda kigali burundi zambia lusaka zimbabwe harare botswana namibia mozambique malawi madagascar mauritius
  egypt cairo morocco casablanca tunisia tunis algeria algiers libya tripoli sudan southsudan khartoum somalia
  southafrica johannesburg pretoria durban capetown
  uk unitedkingdom england london manchester birmingham liverpool leeds scotland glasgow edinburgh wales cardiff
  ireland dublin belfast
  usa us unitedstates america texas houston maryland dallas atlanta georgia california losangeles florida miami chicago
  illinois newyork brooklyn newjersey virginia ohio pennsylvania philadelphia boston massachusetts washington seattle
  canada toronto ontario alberta calgary vancouver montreal brazil saopaulo argentina mexico jamaica cuba haiti
  germany berlin france paris italy rome milan spain madrid barcelona portugal lisbon netherlands holland amsterdam
  belgium brussels switzerland zurich geneva austria vienna sweden stockholm norway oslo denmark copenhagen finland
  poland warsaw ukraine kyiv russia moscow turkey istanbul ankara greece athens cyprus malta hungary budapest romania
  china beijing shanghai guangzhou hongkong kowloon taiwan japan tokyo korea southkorea seoul india mumbai delhi newdelhi
  bangalore pakistan karachi lahore bangladesh dhaka srilanka nepal indonesia bali jakarta malaysia kualalumpur singapore
  thailand bangkok vietnam philippines manila
  australia sydney melbourne newzealand dubai abudhabi uae emirates unitedarabemirates qatar doha saudiarabia riyadh
  jeddah mecca makkah medina kuwait bahrain oman muscat lebanon beirut israel jerusalem jordan iran tehran iraq baghdad
  syria damascus`
    .trim()
    .split(/\s+/),
);

/** No name among them has more. */
export const MAX_WORDS_ABROAD = 3;
