import { contract } from "@naijaref/api/contract";
import { limitInWords, STANDARD_LIMIT } from "@naijaref/api/contract/cost";
import { type ErrorCode, errors } from "@naijaref/api/contract/errors";
import { ALWAYS } from "@naijaref/api/contract/openapi";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { domainNames, domains } from "@naijaref/records";
import { StylesBelow } from "../layout/page-context.tsx";
import { type Content, type PageDefinition, type Site, serviceUrl } from "../page.ts";
import { Fact, Facts } from "../parts/facts.tsx";
import { Snippet } from "../parts/for-programs.tsx";
import { Section } from "../parts/section.tsx";
import { FilterLine } from "../parts/table.tsx";
import { Prose, RecordFields } from "./fields.tsx";
import { OperationSection, Path } from "./operation.tsx";

/** What a reader needs before the first request. */
const Introduction = ({ site }: { readonly site: Site }) => (
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
);

const Conventions = () => (
  <Section id="conventions" title={<a href="#conventions">Answers</a>}>
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
        <a href="#getMeta">the dataset's description</a> has each source.
      </Fact>
      <Fact name="Caching">
        Responses have an <code>ETag</code>. Send it in <code>If-None-Match</code>: if the response has not
        changed, the service returns an empty 304.
      </Fact>
    </Facts>
  </Section>
);

/** Every error code: what it means, and the status that it comes with. */
const Errors = () => (
  <Section id="errors" title={<a href="#errors">Errors</a>}>
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

const operations: readonly (readonly [id: string, operation: Operation])[] = Object.entries(contract);

const groups = domainNames.map((domain) => ({
  id: `domain-${domain}`,
  ...domains[domain],
  operations: operations.filter(([, operation]) => operation.domain === domain),
}));

/** Every record that an operation returns, by its name. */
const records = [
  ...new Map(
    operations.flatMap(([, { answer }]) => recordsOf(answer).map((record) => [record.name, record])),
  ).values(),
];

/** All parts of the page: the narrow screen shows the main ones, and what the field finds. */
const Contents = () => (
  <nav class="contents" aria-label="Contents">
    <FilterLine what="operations" />
    <ul>
      <Part id="conventions" title="Answers" />
      {groups.map(({ id, title, operations }) => (
        <>
          <Part id={id} title={title} />
          {operations.map(([operation, about]) => (
            <li key={operation} data-words={wordsOf(about)}>
              <a href={`#${operation}`}>{about.summary}</a>
            </li>
          ))}
        </>
      ))}
      <Part id="records" title="Records" />
      <Part id="errors" title="Errors" />
      <Part id="library" title="Offline, in TypeScript" />
    </ul>
  </nav>
);

/** What finds an operation beside its name: its path, parameters, fields and errors. */
const wordsOf = ({ path, parameters, answer, errors }: Operation): string =>
  [
    path,
    ...Object.keys(parameters),
    ...recordsOf(answer).flatMap(({ name, fields }) => [name, ...Object.keys(fields)]),
    ...errors,
  ].join(" ");

const QUICK: readonly (readonly [what: string, target: string])[] = [
  ["The code of a bank", "/v1/banks/gtb?fields=name,cbn_code,nip_code"],
  ["The LGA at a point", "/v1/reverse?lat=6.6018&lon=3.3515"],
  ["Is an account number right?", "/v1/validate/nuban?account=0000014579&bank=first-bank"],
];

/** Three requests that most people come for. */
const QuickStart = ({ site }: { readonly site: Site }) => (
  <Section id="quick-start" title={<a href="#quick-start">Quick start</a>}>
    {QUICK.map(([what, target]) => (
      <Snippet key={target} title={what} text={`curl "${serviceUrl(site)}${target}"`} />
    ))}
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

/** The same data and checks without a service. */
const Library = ({ site: { repositoryUrl } }: { readonly site: Site }) => (
  <Section id="library" title={<a href="#library">Offline, in TypeScript</a>}>
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

const Part = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <li class="part">
    <a href={`#${id}`}>{title}</a>
  </li>
);

/** The reference of the API, derived from the contract. */
export const reference = (site: Site): Content => ({
  title: "API reference",
  description:
    "Every operation of the API of Nigerian reference data, with its parameters, answer, errors and examples to try.",
  address: contract.getDocs.path,
  isWide: true,
  assets: ["reference.css", "reference.js"],
  main: (
    <article class="reference">
      <h1>API reference</h1>
      <p class="lead">
        States, LGAs, wards, constituencies, banks, phone numbers and plates of Nigeria. Every operation is a
        GET request that returns JSON.
      </p>
      <StylesBelow />
      <Contents />
      <div class="parts">
        <QuickStart site={site} />
        <Introduction site={site} />
        <Conventions />
        {groups.map(({ id, title, summary, operations }) => (
          <Section key={id} id={id} title={<a href={`#${id}`}>{title}</a>}>
            <p>{summary}</p>
            <ul class="index">
              {operations.map(([operation, { path, summary }]) => (
                <li key={operation}>
                  <a href={`#${operation}`}>
                    <Path path={path} />
                  </a>{" "}
                  <span class="note">{summary}</span>
                </li>
              ))}
            </ul>
            {operations.map(([name, operation]) => (
              <OperationSection key={name} id={name} operation={operation} service={serviceUrl(site)} />
            ))}
          </Section>
        ))}
        <Section id="records" title={<a href="#records">Records</a>}>
          <p>What the fields of the answers mean.</p>
          {records.map((record) => (
            <RecordFields key={record.name} {...record} />
          ))}
        </Section>
        <Errors />
        <Library site={site} />
      </div>
    </article>
  ),
});

/** At the path that the contract has for it, and where people try first. */
export const REFERENCE_PATHS: readonly string[] = [contract.getDocs.path, "/docs"];

export const referencePages = REFERENCE_PATHS.map(
  (pattern): PageDefinition => ({ pattern, render: (_, site) => reference(site) }),
);
