import { expect, it } from "vitest";
import { type NamedLga, nameByLgas, spellAsLgas } from "./lga-spelling.ts";

const lga = (name: string, ...aliases: string[]): NamedLga => ({ name, aliases });

it.each([
  ["Port-Harcourt III", [lga("Port Harcourt")], "Port Harcourt III"],
  ["Ibadan North-East II", [lga("Ibadan North East")], "Ibadan North East II"],
  ["Katsina Ala East", [lga("Katsina-Ala")], "Katsina-Ala East"],
  ["Qua'An Pan North", [lga("Qua'an Pan")], "Qua'an Pan North"],
  ["Kala Balge", [lga("Kala/Balge")], "Kala/Balge"],
  ["Bama/Ngala/Kala Balge", [lga("Bama"), lga("Kala/Balge"), lga("Ngala")], "Bama/Ngala/Kala-Balge"],
  ["Oron/Urue-Offong/Oruko", [lga("Urue-Offong/Oruko")], "Oron/Urue-Offong/Oruko"],
  ["Mbo/Urue Offong-Oruko", [lga("Mbo"), lga("Urue-Offong/Oruko")], "Mbo/Urue Offong-Oruko"],
  // Of another LGA's words, and of a longer name, nothing changes.
  ["Aba Central", [lga("Aba North"), lga("Aba South")], "Aba Central"],
  ["Oke-Ogun Ilu", [lga("Oke Ogun")], "Oke-Ogun Ilu"],
  ["Fika/Ngalda", [lga("Fika")], "Fika/Ngalda"],
  ["Obingwa East", [lga("Obi Ngwa")], "Obingwa East"],
  ["Arewa/Dandi", [lga("Arewa Dandi"), lga("Dandi")], "Arewa/Dandi"],
])("spells %s as the LGAs are spelt", (name, lgas, spelt) => {
  expect(spellAsLgas(name, lgas)).toBe(spelt);
});

it.each([
  ["Shomolu I", [lga("Somolu", "Shomolu")], "Somolu I"],
  ["Ifako/Ijaiye II", [lga("Ifako-Ijaye", "Ifako Ijaiye")], "Ifako-Ijaye II"],
  ["Kura/Garun Mallam", [lga("Garun Malam", "Garun Mallam"), lga("Kura")], "Kura/Garun Malam"],
  ["Ikeja I", [lga("Ikeja")], "Ikeja I"],
])("names %s by its LGAs' own names", (name, lgas, named) => {
  expect(nameByLgas(name, lgas)).toBe(named);
});
