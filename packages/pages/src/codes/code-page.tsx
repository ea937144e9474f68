import type { PageDefinition } from "../page.ts";
import { notFound } from "../pages/not-found.tsx";
import { RecordPage, type RecordPageProps } from "../parts/record-page.tsx";

/** How all codes are listed: the pages of each lead there. */
export const CODES = { name: "Codes of phones and plates", address: "/codes" } as const;

interface CodeWords extends Omit<RecordPageProps, "site" | "trail" | "side"> {
  readonly title: string;
  readonly description: string;
}

interface CodesOfKind {
  /** The first word of their addresses. */
  readonly path: string;
  /** In a sentence: `area code`. */
  readonly what: string;
  readonly list: () => readonly string[];
  /** The code that a person means by another writing; undefined where there is none. */
  readonly find: (written: string) => string | undefined;
  readonly wordsOf: (code: string) => CodeWords;
}

export const codePage = ({ path, what, list, find, wordsOf }: CodesOfKind): PageDefinition => ({
  pattern: `/${path}/{code}`,
  addresses: () => list().map((code) => `/${path}/${code}`),
  render: ({ code: identifier = "" }, site) => {
    const code = find(identifier);
    if (code === undefined) return notFound({ what, identifier, suggestions: [] });
    const address = `/${path}/${code}`;
    if (code !== identifier) return { redirect: address };
    const { title, description, ...page } = wordsOf(code);
    return { title, description, address, main: <RecordPage {...page} trail={[CODES]} site={site} /> };
  },
});
