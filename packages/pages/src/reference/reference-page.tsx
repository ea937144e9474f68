import { contract } from "@naijaref/api/contract";
import { limitInWords, STANDARD_LIMIT } from "@naijaref/api/contract/cost";
import { type ErrorCode, errors } from "@naijaref/api/contract/errors";
import type { OperationId } from "@naijaref/api/contract/index";
import { ALWAYS } from "@naijaref/api/contract/openapi";
import { StylesBelow } from "../layout/page-context.tsx";
import { type Content, type PageDefinition, type Site, serviceUrl } from "../page.ts";
import { Snippet } from "../parts/for-programs.tsx";
import { Trail } from "../parts/links.tsx";
import { Fact, Facts, Section } from "../parts/section.tsx";
import { FilterLine } from "../parts/table.tsx";
import { type DomainPage, domainPages, operationAddress } from "./domain-pages.ts";
import { Prose, RecordFields } from "./fields.tsx";
import { listExamples, OperationLine, OperationSection, Sample } from "./operation.tsx";
import { answerTo } from "./sample.ts";

const Introduction = ({ site }: { readonly site: Site }) => (
  <Section id="service" title="The service">
    <Facts form="text">
      <Fact name="Base URL">
        <code class="base">{serviceUrl(site)}</code>
      </Fact>
      <Fact name="Key">None needed. Any web page may call the API.</Fact>
      <Fact name="Rate limit">
        <Prose text={limitInWords(site.rateLimit ?? STANDARD_LIMIT)} />
      </Fact>
      <Fact name="Licence">
        Data <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, code MIT
      </Fact>
      <Fact name="Version">
        1; new fields and operations may be added, and nothing is removed.{" "}
        <a href="/v1/openapi.json">OpenAPI description</a>
      </Fact>
    </Facts>
  </Section>
);

const Conventions = () => (
  <Section id="conventions" title="Answers">
    <Facts form="text">
      <Fact name="One record">
        <code>{'{ "data": { … } }'}</code>
      </Fact>
      <Fact name="A list">
        <code>{'{ "count": 2, "data": [ … ] }'}</code> in a stable order.
      </Fact>
      <Fact name="An error">
        <code>{'{ "error": { "code": "…", "message": "…" } }'}</code> The code is for programs, the message
        says what to do. <a href="#errors">All codes</a>
      </Fact>
      <Fact name="Unknown values">
        Every field is always present. It is <code>null</code> if no source gives a value; lists are never{" "}
        <code>null</code>.
      </Fact>
      <Fact name="Uncertain values">
        <code>unverified_fields</code> names the fields of a record that have only one weak source, or on
        which sources disagree. <code>sources</code> says where the record comes from;{" "}
        <a href={operationAddress("getMeta")}>the dataset's description</a> has each source.
      </Fact>
      <Fact name="Caching">
        Responses have an <code>ETag</code>. Send it in <code>If-None-Match</code>: if the response has not
        changed, the service returns an empty 304.
      </Fact>
    </Facts>
  </Section>
);

const Errors = () => (
  <Section id="errors" title="Errors">
    <p>
      Each operation lists its own errors. Any operation may also return{" "}
      <Prose text={ALWAYS.map((code) => `\`${code}\``).join(", ")} />.
    </p>
    <Facts form="fields">
      {(Object.keys(errors) as ErrorCode[]).map((code) => (
        <div key={code} id={`error-${code}`}>
          <dt>
            <span class="status bad">{errors[code].status}</span> <code>{code}</code>
          </dt>
          <dd>
            <Prose text={errors[code].when} />
          </dd>
        </div>
      ))}
    </Facts>
  </Section>
);

const QUICK: readonly (readonly [what: string, id: OperationId, target: string])[] = [
  ["The code of a bank", "getBank", "/v1/banks/gtb?fields=name,cbn_code,nip_code"],
  ["The LGA at a point", "reverseGeocode", "/v1/reverse?lat=6.6018&lon=3.3515&fields=lga_name,state_name"],
  [
    "Is an account number right?",
    "validateNuban",
    "/v1/validate/nuban?account=0000014579&bank=first-bank&fields=valid,bank",
  ],
];

/** Three requests that most people come for, with what the service answers. */
const QuickStart = ({ site, answers }: { readonly site: Site; readonly answers: readonly unknown[] }) => (
  <Section id="quick-start" title="Quick start">
    <div class="quick">
      {QUICK.map(([title, id, target], at) => (
        <div key={id} class="panel">
          {listExamples(title, [target], serviceUrl(site), false)}
          <Sample body={answers[at]} isOpen />
        </div>
      ))}
    </div>
  </Section>
);

/** Every operation, which a field finds by its path, its parameters, fields and errors too. */
const Index = () => (
  <Section id="operations" title="All operations">
    <FilterLine what="operations, fields and errors" />
    <ul class="index">
      {domainPages.map(({ title, address, operations }) => (
        <>
          <li class="part">
            <a href={address}>{title}</a>
          </li>
          {operations.map(([id, operation]) => (
            <OperationLine key={id} id={id} operation={operation} />
          ))}
        </>
      ))}
    </ul>
  </Section>
);

const LIBRARY: readonly (readonly [what: string, code: string])[] = [
  [
    "Install it, in your application, with the path of the file",
    "npm pack -w packages/naijaref\nnpm install ./naijaref-0.1.0.tgz",
  ],
  ["In the terminal, after npm ci", "npx naijaref-cli lga ikeja"],
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

const Library = ({ site: { repositoryUrl } }: { readonly site: Site }) => (
  <Section id="library" title="Offline, in TypeScript">
    <p>
      All of this in a library, offline and without a dependency. It is in no registry yet: these lines work
      in a copy of the repository.
      {repositoryUrl !== undefined && (
        <>
          {" "}
          <a href={`${repositoryUrl}/blob/main/docs/library.md`}>The guide to the library</a>
        </>
      )}
    </p>
    {LIBRARY.map(([what, code]) => (
      <Snippet key={what} title={what} text={code} />
    ))}
  </Section>
);

async function reference(site: Site): Promise<Content> {
  const answers = await Promise.all(QUICK.map(([, id, target]) => answerTo(id, [target], site)));
  return {
    title: "API reference",
    description:
      "Quick start, every operation, conventions and errors of the API of Nigerian reference data.",
    address: contract.getDocs.path,
    isWide: true,
    assets: ["reference.css", "reference.js"],
    main: (
      <article class="reference">
        <h1>API reference</h1>
        <p class="lead">
          States, LGAs, wards, constituencies, banks, phone numbers and plates of Nigeria. Every operation is
          a GET request that returns JSON.
        </p>
        <StylesBelow />
        <QuickStart site={site} answers={answers} />
        <Introduction site={site} />
        <Index />
        <Conventions />
        <Errors />
        <Library site={site} />
      </article>
    ),
  };
}

async function domainReference(page: DomainPage, site: Site): Promise<Content> {
  const { title, summary, address, operations, records } = page;
  const answers = await Promise.all(operations.map(([id, { examples }]) => answerTo(id, examples, site)));
  return {
    title: `${title}: API reference`,
    description: `${summary} Operations with their parameters, answers, errors and examples to try.`,
    address,
    isWide: true,
    assets: ["reference.css", "reference.js"],
    main: (
      <article class="reference">
        <Trail steps={[{ name: "API reference", address: contract.getDocs.path }]} />
        <h1>{title}</h1>
        <p class="lead">{summary}</p>
        <StylesBelow />
        <div class="index">
          {operations.map(([id, operation], at) => (
            <OperationSection
              key={id}
              id={id}
              operation={operation}
              service={serviceUrl(site)}
              answer={answers[at]}
            />
          ))}
        </div>
        {records.length > 0 && (
          <Section id="records" title="Records">
            <p>What the fields of the answers mean.</p>
            {records.map((record) => (
              <RecordFields key={record.name} {...record} />
            ))}
          </Section>
        )}
      </article>
    ),
  };
}

const pageAt = (pattern: string, render: (site: Site) => Promise<Content>): PageDefinition => ({
  pattern,
  loads: true,
  render: (_, site) => render(site),
});

/** At the path that the contract has for it, and where people try first; and a page for each domain. */
export const referencePages: readonly PageDefinition[] = [
  ...[contract.getDocs.path, "/docs"].map((pattern) => pageAt(pattern, reference)),
  ...domainPages.map((page) => pageAt(page.address, (site) => domainReference(page, site))),
];
