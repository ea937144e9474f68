import { hasApi, type PageDefinition } from "../page.ts";
import { Listing } from "../parts/listing.tsx";
import { Section } from "../parts/section.tsx";
import { Snippet } from "../parts/snippet.tsx";

const EXAMPLES: readonly (readonly [title: string, code: string])[] = [
  [
    "Places",
    'import { findLga, wardsOfLga } from "naijaref/places";\n\nconst lga = findLga("Surulere", { state: "Lagos" });\nif (lga.ok) wardsOfLga(lga.value.code);',
  ],
  [
    "Banks and account numbers",
    'import { checkAccount } from "naijaref/banks";\n\nconst check = checkAccount("0000014579", "First Bank");\nif (check.ok) check.value.valid;',
  ],
  [
    "Phone numbers",
    'import { parsePhone } from "naijaref/phones";\n\nconst phone = parsePhone("0803 123 4567");\nif (phone.ok) phone.value.e164;',
  ],
  [
    "The schema of a form",
    'import { account, phone } from "naijaref/schema";\n\nconst fields = { phone: phone(), account: account({ bank: "gtbank" }) };',
  ],
];

/** The library that has all of this offline, where somebody who wants to use it begins. */
export const libraryPage: PageDefinition = {
  pattern: "/library",
  addresses: () => ["/library"],
  render: (_, site) => ({
    title: "The library",
    description:
      "The same data and checks offline, in a TypeScript library without dependencies: places, seats, banks, phone numbers and plates of Nigeria.",
    address: "/library",
    main: (
      <Listing
        title="The library"
        lead="All that these pages show, offline and without a dependency. Functions that read what a person typed return a value or a reason. None throws."
      >
        <Section id="install" title="Install it">
          <p>The package is in no registry yet. These lines work in a copy of the repository.</p>
          <Snippet
            title="npm: the second line in your application, with the path of the file"
            text={"npm pack -w packages/naijaref\nnpm install ./naijaref-0.1.0.tgz"}
          />
          <Snippet title="In the terminal, after npm ci" text="npx naijaref-cli lga ikeja" />
        </Section>
        <Section id="use" title="Use it">
          {EXAMPLES.map(([title, code]) => (
            <Snippet key={title} title={title} text={code} />
          ))}
        </Section>
        <Section id="more" title="More">
          <p>
            <a href="/checkout">A checkout with form controls</a>,{" "}
            <a href="/form">a form without a library</a>
            {hasApi(site) && (
              <>
                , and <a href="/v1/docs">the same over HTTP</a>
              </>
            )}
            {site.repositoryUrl !== undefined && (
              <>
                . <a href={`${site.repositoryUrl}/blob/main/docs/library.md`}>The guide to the library</a>{" "}
                says what each import costs a page
              </>
            )}
            .
          </p>
        </Section>
      </Listing>
    ),
  }),
};
