import type { ListKind } from "../kinds/kinds.ts";
import { ABROAD, isNoName } from "../names/vocabulary.ts";
import { lazyFor } from "../table/lazy.ts";
import type { Area } from "./area.ts";
import { findBranch, findNumber, findOtherCompany, findSwitch } from "./banks.ts";
import { findCode, findCodeBeside, findDamage } from "./codes.ts";
import { entryOf, type Found, findRewritten, findSame, sureOf } from "./find.ts";
import { Query } from "./query.ts";
import {
  candidateFrom,
  explainDoubt,
  explainName,
  type MatchResult,
  matched,
  nothing,
  nounsOf,
  quote,
  type RecordKind,
  severalOf,
} from "./result.ts";
import {
  matchPlace,
  matchPlaceAmong,
  matchPlaceMisspelt,
  matchWardOfLga,
  namedOtherwise,
  placeBeside,
  placeInAnotherLga,
  tooShort,
  townOfAnotherState,
} from "./towns.ts";
import {
  doubtTypo,
  findDivided,
  findNumberedWard,
  findNumberInCode,
  findPart,
  findTwoNumbers,
  placeInAnother,
  wardOfAnother,
} from "./wards.ts";
import { doubtOf, findLikely, offered, type Weighed } from "./weigh.ts";
import { ELSEWHERE, MAX_CANDIDATES } from "./weights.ts";

/** What a text means, or that it means nothing; undefined where the rule has no answer. */
export interface Rule {
  readonly name: string;
  /** The lists that it is for; all if left out. */
  readonly lists?: readonly ListKind[];
  readonly decide: (query: Query) => MatchResult | undefined;
}

/**
 * In this order, the first answer counts. Each rule says in a sentence what it reads; `rules.test.ts` has the
 * cases that it serves, and fails if they come out the same without it.
 */
export const RULES: readonly Rule[] = [
  // A code of the list is its record.
  { name: "code", decide: findCode },
  // "Ward 3" is the ward that INEC numbers so.
  { name: "numbered ward", lists: ["ward"], decide: findNumberedWard },
  // A payment company or a switch is no bank, though a bank has its name among others.
  { name: "switch", lists: ["bank"], decide: findSwitch },
  // A code beside the name of the same record.
  { name: "code beside", decide: findCodeBeside },
  // A name is its record, however it is written; the name of several is ambiguous.
  { name: "name", decide: (query) => named(query, findSame(query.folded, query.reading, query.names)) },
  // Totals, headings and empty values are no names.
  {
    name: "no name",
    decide: ({ text, folded }) =>
      isNoName(folded)
        ? nothing(`${quote(text)} is a total, a heading or an empty value, and no name.`)
        : undefined,
  },
  // A bank of another country is none of Nigeria, and an insurer with a bank's name is no bank.
  { name: "other company", lists: ["bank"], decide: findOtherCompany },
  // Directions are shortened, parts turned, remarks put in brackets.
  {
    name: "rewritten",
    decide(query) {
      const result = named(query, findRewritten(query));
      return result?.status === "alias" && query.list === "lga"
        ? (placeBeside(query, result) ?? result)
        : result;
    },
  },
  // A town, a quarter or a headquarters means the LGA in which it lies.
  { name: "place", lists: ["lga"], decide: matchPlace },
  // "Douala" is no typing error of Dala. Wards and banks have names of anything.
  {
    name: "abroad",
    decide: ({ text, run, list }) =>
      ABROAD.has(run) && list !== "ward" && list !== "bank"
        ? nothing(`${quote(text)} is a place outside Nigeria.`)
        : undefined,
  },
  // What is no name so far is weighed against all records.
  // The place in the name of a branch is no part of an institution's name.
  { name: "branch", lists: ["bank"], decide: findBranch },
  // "Oyiakiri III Ward 2" is not Oyiakiri II.
  { name: "two numbers", lists: ["ward"], decide: findTwoNumbers },
  // A code that a spreadsheet changed is said, not repaired.
  { name: "damage", decide: findDamage },
  // Sort codes, SWIFT codes, account numbers and former codes are told apart; no neighbour is offered.
  { name: "number of a bank", lists: ["bank"], decide: findNumber },
  // "Abbi 8" is the ward of that name whose number in INEC's code is eight.
  { name: "number in the code", lists: ["ward"], decide: findNumberInCode },
  // What is likely enough is coded, but a place of another record is no typing error.
  {
    name: "likely",
    decide(query) {
      const sure = findLikely(query);
      if (query.list === "locality" && sure?.code) return lgaOfAnother(query, sure) ?? sure;
      if (sure?.status !== "typo") return sure;
      if (query.list === "lga")
        return (
          townOfAnotherState(query, sure) ??
          namedOtherwise(query, sure) ??
          placeBeside(query, sure) ??
          wardOfAnother(query, sure) ??
          placeInAnotherLga(query, sure) ??
          tooShort(query, sure) ??
          sure
        );
      return query.list === "ward" ? (placeInAnother(query, sure) ?? sure) : sure;
    },
  },
  // "Ukanu East" is the name of a place with a slip.
  { name: "place misspelt", lists: ["lga"], decide: matchPlaceMisspelt },
  // What only one ward of the LGA has in its name is that ward.
  { name: "part", lists: ["ward"], decide: findPart },
  // A letter or a number that no ward of the name has is another list's.
  { name: "divided", lists: ["ward"], decide: findDivided },
  // A ward of one LGA of the state means that LGA, where nothing is spelt alike.
  { name: "ward of an LGA", lists: ["lga"], decide: matchWardOfLga },
  // "Garki Market": a word beside the place says nothing.
  { name: "place among", lists: ["lga"], decide: matchPlaceAmong },
  // A name of another state is said, with what the text could mean in this one.
  { name: "elsewhere", decide: findElsewhere },
];

/** The names of polling units are matched as others are; `polling-units.ts` reads their codes. */
const OF_UNITS = ["name", "rewritten", "likely"];

const rulesFor = /* @__PURE__ */ lazyFor((list: RecordKind) =>
  RULES.filter(({ name, lists }) =>
    list === "polling_unit" ? OF_UNITS.includes(name) : lists === undefined || lists.includes(list),
  ),
);

/** What a text means in one list, in an area. */
export const matchInList = (text: string, list: ListKind, area: Area): MatchResult =>
  matchQuery(new Query(text, list, area));

/** The same of a text that is read. */
export function matchQuery(query: Query, rules = rulesFor(query.list)): MatchResult {
  for (let at = 0; at < rules.length; at++) {
    const result = (rules[at] as Rule).decide(query);
    if (result !== undefined) return result;
  }
  return doubtOf(query, noneCalled(query));
}

function named(query: Query, found: Found | undefined): MatchResult | undefined {
  if (found === undefined) return undefined;
  if (found.status !== "ambiguous")
    return matched(entryOf(found), found.status, sureOf(found), explainName(query.text, found));
  return severalOf(
    explainDoubt(query, found.names),
    found.names.map(({ entry }) => entry),
  );
}

const noneCalled = ({ text, meant, area: { ward, lga, state } }: Query): string =>
  `No ${nounsOf(meant)} of ${(ward ?? lga ?? state)?.label ?? "Nigeria"} is called ${quote(text)}`;

const hasWholeName = ({ reading, name }: Weighed): boolean =>
  reading.joined !== "" && reading.joined === name.reading.joined;

/** "Mainland" in Lagos is an LGA, and no Maryland with a slip. */
function lgaOfAnother(query: Query, likely: MatchResult): MatchResult | undefined {
  const { code, why } = matchInList(query.text, "lga", query.area);
  const isSame = code === query.weighed[0]?.entry.lgaCode;
  return code === null || isSame ? undefined : doubtTypo(likely, [], why);
}

function findElsewhere(query: Query): MatchResult | undefined {
  const { list, area, run, scopes } = query;
  if (area.state === undefined || list === "bank" || list === "state") return undefined;
  const weighed = query.weighed;
  // "Igbudu" may be Igbudu I or II of the LGA, whatever ward elsewhere is called so.
  if (list === "ward" && weighed.filter(hasWholeName).length > 1) return undefined;
  const same = scopes.named(run);
  if (same.length === 0 || same.length > 3) return undefined;
  return nothing(`${noneCalled(query)}, but ${same.map(({ label }) => label).join("; ")} is.`, [
    ...offered(weighed).slice(0, MAX_CANDIDATES - same.length),
    ...same.map((entry) => candidateFrom(entry, ELSEWHERE)),
  ]);
}
