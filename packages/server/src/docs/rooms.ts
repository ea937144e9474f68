import type { Room } from "@naijaref/records";

/** The rooms in the order in which the page shows them, each with its heading and what is in it. */
export const rooms: Readonly<Record<Room, { readonly title: string; readonly about: string }>> = {
  places: {
    title: "Places",
    about:
      "States, local government areas (LGAs) and wards. Whatever identifier you hold finds the record: ISO, INEC and P-codes, names, slugs and aliases, without regard to case, accents and punctuation.",
  },
  elections: {
    title: "Elections",
    about:
      "Senatorial districts, federal and state constituencies, and the LGAs and wards that make them up.",
  },
  banks: {
    title: "Banks",
    about:
      "Institutions licensed by the Central Bank of Nigeria, and the check digit of account numbers (NUBAN).",
  },
  phones: {
    title: "Phones",
    about: "Phone numbers, read by the numbering plan of the Nigerian Communications Commission.",
  },
  plates: { title: "Plates", about: "Vehicle plate numbers and the colours of plates by category." },
  search: { title: "Search", about: "Find a place without knowing how it is written." },
  about: { title: "About", about: "What the service says of itself: dataset, health, description." },
};
