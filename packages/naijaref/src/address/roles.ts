import { BUSINESSES, COMMON, LANDMARKS, NEAR, ROADS } from "../names/address-words.ts";
import type { Token } from "../names/tokens.ts";

/**
 * How a word is meant: the name of a place, of a road, or of something that the place is near to. The name of
 * a business is as far from the place as that.
 */
export type Role = "place" | "road" | "near";

/** How many words before "Road" may be its name. */
const LONGEST_ROAD = 2;

/** How many words after "opposite" are what it is opposite to, if nothing says where that ends. */
const LONGEST_LANDMARK = 2;

/** How many words before "Hotel" may be its name. */
const LONGEST_BUSINESS = 2;

const isNumber = (word: string): boolean => /^\d/.test(word);

/** The role of each word. Words are the name of a road that "Road" follows, as far as the name may reach. */
export function rolesOf(tokens: readonly Token[]): Role[] {
  const roles: Role[] = tokens.map(() => "place");
  tokens.forEach((token, at) => {
    if (NEAR.has(token.word)) markLandmark(tokens, roles, at);
  });
  tokens.forEach((token, at) => {
    if (ROADS.has(token.word)) markRoad(tokens, roles, at);
  });
  tokens.forEach((token, at) => {
    if (BUSINESSES.has(token.word)) markBusiness(tokens, roles, at);
    if (token.word === "garage") markGarage(tokens, roles, at);
  });
  return roles;
}

/** "Offa Garage" is where the buses to Offa leave, as "Offa Road" leads there. */
function markGarage(tokens: readonly Token[], roles: Role[], at: number): void {
  const before = tokens[at - 1];
  if (before === undefined || before.part !== (tokens[at] as Token).part || roles[at - 1] !== "place") return;
  if (isNumber(before.word) || COMMON.has(before.word)) return;
  roles[at - 1] = "road";
  roles[at] = "road";
}

/** "Kajola Cooperative Hall" and "Eku Plaza" may be anywhere; "Aba Town Hall" is in Aba. */
function markBusiness(tokens: readonly Token[], roles: Role[], at: number): void {
  const { part } = tokens[at] as Token;
  for (let before = at - 1; before >= Math.max(0, at - LONGEST_BUSINESS); before--) {
    const { part: its, word } = tokens[before] as Token;
    if (its !== part || roles[before] !== "place" || COMMON.has(word) || isNumber(word)) return;
    roles[before] = "near";
  }
}

function markRoad(tokens: readonly Token[], roles: Role[], at: number): void {
  roles[at] = "road";
  let words = 0;
  let chained = false;
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before] as Token;
    if (token.part !== (tokens[at] as Token).part || ROADS.has(token.word) || NEAR.has(token.word)) return;
    if (LANDMARKS.has(token.word) || isNumber(token.word)) return;
    // "Magboro Lagos/Ibadan Expressway": what a sign joins is the name, and nothing before it.
    const next = tokens[before + 1] as Token;
    if (words > 0 && !next.joined && (words >= LONGEST_ROAD || chained)) return;
    if (words > 0 && next.joined) chained = true;
    roles[before] = "road";
    words++;
  }
}

function markLandmark(tokens: readonly Token[], roles: Role[], at: number): void {
  roles[at] = "near";
  const { part } = tokens[at] as Token;
  let end = at + LONGEST_LANDMARK;
  for (let after = at + 1; after < tokens.length && after <= at + 5; after++) {
    const token = tokens[after] as Token;
    if (token.part !== part) break;
    if (LANDMARKS.has(token.word)) end = Math.max(after, end);
    if (ROADS.has(token.word)) {
      end = after;
      break;
    }
  }
  // What ends the line is where the place is: "Opposite Zenith Bank Lekki".
  for (let after = at + 1; after <= end && after < tokens.length; after++) {
    if ((tokens[after] as Token).part !== part) return;
    roles[after] = "near";
  }
}
