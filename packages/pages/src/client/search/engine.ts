import { suggest } from "naijaref/search";
import { suggestionAddress } from "../../search/addresses.ts";
import { KIND_WORDS, placeWords, READING_WORDS } from "../../search/found.tsx";
import { recognise } from "../../search/recognise.ts";
import type { Entry, FindEntries } from "./entry.ts";

/** The library's own search and readers, in the browser: what is typed is not sent. */
export const findEntries: FindEntries = (text, limit) => {
  const read = recognise(text).map(
    ({ kind, title, detail, address, isValid }): Entry => ({
      title,
      kind: isValid ? READING_WORDS[kind] : `${READING_WORDS[kind]}: not valid`,
      detail,
      address,
      isValid,
    }),
  );
  const found = suggest(text, { limit });
  const records = (found.ok ? found.value : []).map(
    (record): Entry => ({
      title: record.name,
      kind: KIND_WORDS[record.kind],
      detail: placeWords(record),
      address: suggestionAddress(record),
    }),
  );
  return [...read, ...records].slice(0, limit);
};
