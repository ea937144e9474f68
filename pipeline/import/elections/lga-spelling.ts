import { fold } from "naijaref/text";

/** The LGA as its table has it: the name by which it goes, and the others. */
export interface NamedLga {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** What follows an LGA's name when a unit is a part of it: "North West", "Town", "II", "East I". */
const PART = /^((North|South)[ -](East|West)|North|South|East|West|Central|Town)?(^| )?(I|II|III|IV)?$/;

/** Between the LGAs of a unit stands a slash, so the slash in an LGA's own name becomes a hyphen there. */
const amongOthers = (name: string): string =>
  name.includes("/") ? name.replaceAll("-", " ").replaceAll("/", "-") : name;

type Spellings = (lga: NamedLga) => readonly string[];

function respellPart(part: string, lgas: readonly NamedLga[], spellings: Spellings): string {
  const words = part.split(" ");
  for (let count = words.length; count > 0; count--) {
    const [head, rest] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    const lga = lgas.find((candidate) => spellings(candidate).some((name) => fold(name) === fold(head)));
    if (lga === undefined || !PART.test(rest)) continue;
    const name = lgas.length === 1 ? lga.name : amongOthers(lga.name);
    return rest === "" ? name : `${name} ${rest}`;
  }
  return part;
}

function respell(name: string, lgas: readonly NamedLga[], spellings: Spellings): string {
  const parts = lgas.length === 1 ? [name] : name.split("/");
  return parts.map((part) => respellPart(part, lgas, spellings)).join("/");
}

/** A unit's name in which its LGAs have the hyphens, slashes and capitals of their own table; no letter changes. */
export const spellAsLgas = (name: string, lgas: readonly NamedLga[]): string =>
  respell(name, lgas, (lga) => [lga.name]);

/** A unit's name in which its LGAs go by their own names ("Somolu I" of "Shomolu I"); the same where they do. */
export const nameByLgas = (name: string, lgas: readonly NamedLga[]): string =>
  respell(name, lgas, (lga) => [lga.name, ...lga.aliases]);
