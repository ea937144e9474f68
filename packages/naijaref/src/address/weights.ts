/** Every figure that decides, in one place. `npm run bench:match` prints what they give. */

export const WORTH = { lga: 40, headquarters: 25, half: 12, city: 25, town: 24, area: 16, lcda: 10 } as const;

/** The LGAs after the first one of a place that spans several. */
export const SECOND_LGA = 0.6;

/** What is left for the LGAs that a name does not stand for: people take the next town, and names repeat. */
export const LEFT = { lga: 0.03, city: 0.12, name: 0.06, road: 0.3 } as const;

/** A word is taken to be seen so often in no LGA in particular. For each further state that has it, more. */
export const UNSEEN = { first: 1, state: 0.25 } as const;

export const ROLE = { place: 1, road: 0.6, near: 0.5 } as const;

/** A road that is named for a town is long: "Aba Road" leads through two LGAs of Rivers. It counts so much. */
export const ROAD_TO_TOWN = 0.1;

/** So many units with the name of a road, all in one LGA, say that the road is there: of a hundred, 95 more are. */
export const UNITS_OF_ROAD = 4;
/** So many on a road that is named for a quarter of the same LGA: of a thousand, 995 more are in it. One: 966. */
export const UNITS_ON_ROAD_OF_QUARTER = 2;

export const OTHER_ROLE = 0.3;

/** What units say of an LGA in which a place is not that they have in their names. */
export const ELSEWHERE = 0.5;

/** A name counts less for each of the next two known names that follow it. */
export const EARLIER = 0.75;

/** "Ikeja LGA" is worth so many times "Ikeja": a village elsewhere may have more units. */
export const SAID_TO_BE_LGA = 5;

/** A name that is misspelt counts less. */
export const MISSPELT = 0.7;

/** A name of several words counts so much more. */
export const SEVERAL_WORDS = 1.4;

/** Below 1, the sum of what the words say counts more than they say alone. */
export const TEMPERATURE = 0.65;

/** What a word says at most against an LGA that does not have it: the units name few places. */
export const LEAST_SAID = { word: -1.2, name: -6 } as const;

/** So many units make a name half sure. */
export const ENOUGH = 0.8;

/** From this confidence on there is one answer. Chosen by cross-validation: docs/localities.md. */
export const FOUND = 0.66;

/**
 * Where no place is known by name, but only words of units or the name of a road, from this one on. Measured
 * on units that the evidence did not have: a quarter fewer wrong answers for a sixteenth fewer right ones.
 */
export const FOUND_BY_WORDS = 0.8;

/** From this share of one state on there is one answer, where no state is said. */
export const STATE_FOUND = 0.9;

/** A place of which an LGA has a smaller share of the units with its name is not in it. */
export const LEAST_SHARE_OF_NAME = 0.02;

/** A word that units have so many times oftener than it is taken to be seen anywhere tells much. */
export const TELLING = 4;

/** Candidates below this are not listed. */
export const LEAST_CANDIDATE = 0.03;

/**
 * An LGA that is so probable beside the first one may be meant as well, if only words of units speak, and so
 * many of them are there.
 */
export const RIVAL = { share: 0.11, units: 4.5 } as const;

/** A word that units of so many states have is a word of the language, and no name. */
export const COMMON_WORD = 12;

/** The name of a town that stands in names of so many states is a word as well: a rimi is a tree. */
export const COMMON_NAME = 8;

/**
 * The town of a post office counts so much where a place beside it is known, or has so many units with its
 * name, so large a share of them in one LGA.
 */
export const POSTAL_TOWN = { weight: 0.05, units: 4, share: 0.9 } as const;
