import { numbersOf } from "./numerals.ts";
import { type Token, tokensOf, withWord } from "./tokens.ts";
import { UNGUWAR } from "./vocabulary.ts";

/** The words of an address that say how others are meant. They are those that addresses in Nigeria use. */

const wordsOf = (text: string): ReadonlySet<string> => /* @__PURE__ */ new Set(text.trim().split(/\s+/));

/**
 * After the name of a road. "Offa Garage" and "Offa Motor Park" are where the buses to Offa leave, as "Offa Road"
 * leads there.
 */
const ROADS = wordsOf(`
  road rd roads street str st strt streets stree sreet avenue ave av close cl crescent cres cresc crsc lane ln drive drv
  dr way expressway express highway boulevard blvd bypass bye byepass street2 link garage motor
`);

export const NEAR = wordsOf(`
  opposite opp opposit oppo off along alongside by near beside besides behind behinde adjacent adjascent adj before
  after across facing close beyond past via between infront next under alonge
`);

/** What stands at a place: after it, a landmark's name is at its end. They tell no LGA from another. */
const LANDMARKS = wordsOf(`
  school schools sch schl primary pri pry secondary sec college polytechnic university campus hospital hosp clinic
  maternity health centre center phc dispensary pharmacy medical medicals laboratory lab church mosque chapel
  cathedral bank filling petrol station stations police post office market mkt shopping mall plaza complex hotel
  building house bldg hall palace garage park motor stop bus stadium barracks barrack cemetery bridge gate
  roundabout round about junction junc jct jn terminal secretariat court company factory depot shop supermarket
  nursery academy institute
`);

/** After the name of a business, which may be that of any place, family or saint. */
const BUSINESSES = wordsOf(`
  plaza plazas mall malls hotel hotels motel motels club restaurant restaurants resort resorts suites lounge inn
  hall bakery boutique cinema cinemas university polytechnic college
`);

/** Words that stand in addresses anywhere. */
export const COMMON = wordsOf(`
  no nos number plot block blk flat suite room shop floor house km kilometre kilometer mile miles phase zone unit units
  opposite opp first second third 1st 2nd 3rd new old the of in at and to for with on from p o box pmb c
  nigeria nig town village city community area district ward state local government govt lga lg council quarters quarter
  estate est layout extension ext general central federal medical centre center service services home office
  ground ltd limited main major side end state town big small upper lower inside within premises compound
  beside north south east west line field
  gtbank gtb uba fcmb zenith access fidelity firstbank polaris keystone ecobank union sterling wema
  mtn glo airtel etisalat total mobil oando conoil texaco agip nnpc forte nipco shoprite
  comp compd residence hse memorial emir emirs
  nil none na null test unknown road street express hospital church mosque
`);

const PERSONS = wordsOf(`
  chief alhaji alh alhaja mallam malam mal hajiya hon dr mr mrs prof engr barr pastor late oba
  prince bale baale eze igwe sarki hakimi wakili dagaci bulama lawan jauro ardo maigari kofar
  kofan gidan gida garkar garkan layin shiyar
`);

/** How a word of an address may be meant, one bit each: so that a word is looked up once. */
export const IS = { road: 1, near: 2, landmark: 4, business: 8, common: 16, person: 32 } as const;

const MEANINGS: ReadonlyMap<string, number> = /* @__PURE__ */ (() => {
  const meanings = new Map<string, number>();
  const lists = [ROADS, NEAR, LANDMARKS, BUSINESSES, COMMON, PERSONS];
  lists.forEach((words, bit) => {
    for (const word of words) meanings.set(word, (meanings.get(word) ?? 0) | (1 << bit));
  });
  return meanings;
})();

/** What a word of an address may be meant as: bits of `IS`. */
export const meaningsOf = (word: string): number => MEANINGS.get(word) ?? 0;

const TELLS_NOTHING = IS.common | IS.landmark | IS.near | IS.road;

export function tells(word: string, meanings = meaningsOf(word)): boolean {
  if (word.length < 3 || (meanings & TELLS_NOTHING) !== 0 || numbersOf(word).length > 0) return false;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at);
    if (letter >= 48 && letter <= 57) return false;
  }
  return true;
}

/** How every spelling of "Unguwar" is compared. */
export const QUARTER = "unguwar";

/** A folded word as it is compared: the spellings of "Unguwar" are one. */
export const spelt = (word: string): string => (UNGUWAR.has(word) ? QUARTER : word);

/** The words of a text, spelt as they are compared. */
export function speltTokens(text: string, most: number): Token[] {
  const tokens = tokensOf(text, most);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const word = spelt(token.word);
    if (word !== token.word) tokens[at] = withWord(token, word);
  }
  return tokens;
}
